"""JSON-LD: where a page stands in the site, and what search engines for data sets ask for. https://schema.org"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from markupsafe import Markup

Node = Mapping[str, object]

_ESCAPES = str.maketrans({"<": "\\u003c", ">": "\\u003e", "&": "\\u0026"})


def linked_data(nodes: Iterable[Node]) -> Markup:
    """The content of a page's script element; it cannot end that element, whatever the names are."""
    graph = {"@context": "https://schema.org", "@graph": list(nodes)}
    return Markup(json.dumps(graph, ensure_ascii=False, separators=(",", ":")).translate(_ESCAPES))


def crumbs(trail: Iterable[tuple[str, str]]) -> Node:
    """The way to a page: names and absolute addresses, from the first page of the language to the page itself."""
    *before, (name, _) = trail
    items: list[Node] = [
        {"@type": "ListItem", "position": position, "name": each, "item": url}
        for position, (each, url) in enumerate(before, 1)
    ]
    items.append({"@type": "ListItem", "position": len(before) + 1, "name": name})
    return {"@type": "BreadcrumbList", "itemListElement": items}


def web_site(name: str, url: str, language: str) -> Node:
    """The site, as its first page in a language introduces it."""
    return {"@type": "WebSite", "name": name, "url": url, "inLanguage": language}
