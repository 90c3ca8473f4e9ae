"""JSON-LD says where a page stands, and no name can end the element that it stands in."""

from __future__ import annotations

import json

from sitegen.pages.machines.linked_data import crumbs, linked_data
from tests.pages.materials import facts_of, page_of


def test_names_cannot_end_the_element() -> None:
    text = linked_data([crumbs([("</script><b>R&D", "https://x.example/")])])
    assert "<" not in text
    assert "&" not in text
    assert json.loads(text)["@graph"][0]["itemListElement"][0]["name"] == "</script><b>R&D"


def test_a_model_stands_below_its_index() -> None:
    graph = json.loads(page_of(facts_of("polycoder")).head.linked_data)["@graph"]
    (trail,) = [node for node in graph if node["@type"] == "BreadcrumbList"]
    items = trail["itemListElement"]
    assert [item["position"] for item in items] == list(range(1, len(items) + 1))
    assert items[-2]["item"] == "https://tokmeter.example/en/models/index.html"
    assert items[-1] == {"@type": "ListItem", "position": len(items), "name": "PolyCoder"}
