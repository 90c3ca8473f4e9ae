"""JSON-LD: readable, whole, and true of the page that it stands on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from sitegen.checks.built import ROOT, BuiltSite
from sitegen.checks.findings import Finding
from sitegen.checks.page import PageFacts

CONTEXT = "https://schema.org"


def linked_data(site: BuiltSite) -> Iterator[Finding]:
    """What is wrong with the JSON-LD of pages; pages in a language, but for their first, need a trail of crumbs."""
    languages = site.languages
    for page in site.pages.values():
        yield from (Finding(page.path, f"JSON-LD: {message}") for message in _page(site, page))
        language, _, rest = page.path.partition("/")
        if (
            page.indexable
            and language in languages
            and rest != ROOT
            and "BreadcrumbList" not in "".join(page.linked_data)
        ):
            yield Finding(page.path, "JSON-LD: no BreadcrumbList")


def _page(site: BuiltSite, page: PageFacts) -> Iterator[str]:
    if len(page.linked_data) > 1:
        yield f"expected one block, got {len(page.linked_data)}"
    for text in page.linked_data:
        if "<" in text or "&" in text:
            yield "< and & have to be escaped, as \\u003c and \\u0026"
        try:
            data = json.loads(text)
        except ValueError as error:
            yield f"is no JSON: {error}"
            continue
        if not isinstance(data, dict) or data.get("@context") != CONTEXT or not isinstance(data.get("@graph"), list):
            yield f'expected one object with "@context": "{CONTEXT}" and a list as "@graph"'
            continue
        yield from _graph(site, page, data["@graph"])


def _graph(site: BuiltSite, page: PageFacts, graph: list[Any]) -> Iterator[str]:
    nodes = [node for node in _nodes(graph) if "@type" in node]
    known = {node["@id"] for node in nodes if "@id" in node}
    for node in _nodes(graph):
        if set(node) == {"@id"} and node["@id"] not in known:
            yield f'"@id": "{node["@id"]}" stands for nothing on the page'
    for url in _texts(graph):
        if url.startswith(site.base) and url not in known and site.at(url) is None:
            yield f"names {url}, which is no file of the site"
    for node in nodes:
        if node["@type"] == "BreadcrumbList":
            yield from _crumbs(page, node.get("itemListElement", []))


def _crumbs(page: PageFacts, items: list[dict[str, Any]]) -> Iterator[str]:
    if [item.get("position") for item in items] != list(range(1, len(items) + 1)):
        yield "the crumbs are not numbered from 1"
    if not all(item.get("name") for item in items):
        yield "a crumb has no name"
    if not items or items[-1].get("item", page.canonical) != page.canonical:
        yield "the last crumb is not the page itself"


def _nodes(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _nodes(each)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _texts(each)
