"""The document as the library has parsed it, made to look like the rest of the site: links, tables, ids."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree.ElementTree import Element  # the library's own

from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor

_HEADINGS = ("h2", "h3", "h4", "h5", "h6")
_AFTER_ALL_OTHERS = 1


class SiteTree(Extension):
    """Collects `ids` and `links` into the site as they were written, and replaces these by what `href` says."""

    def __init__(self, href: Callable[[str], str]) -> None:
        super().__init__()
        self.href = href
        self.ids: set[str] = set()
        self.links: list[str] = []

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (the library's name)
        md.treeprocessors.register(_Processor(md, self), "site", _AFTER_ALL_OTHERS)


class _Processor(Treeprocessor):
    def __init__(self, md: Markdown, site: SiteTree) -> None:
        super().__init__(md)
        self.site = site

    def run(self, root: Element) -> None:
        for element in root.iter():
            self.site.ids.update(filter(None, [element.get("id")]))
            if element.tag == "a" and not element.get("class", "").startswith("footnote-"):
                self.link(element)
        for parent in tuple(root.iter()):
            self.tables(parent)

    def link(self, element: Element) -> None:
        target = element.get("href", "")
        if not target.startswith(("https://", "http://")):
            self.site.links.append(target)
            element.set("href", self.site.href(target))

    def tables(self, parent: Element) -> None:
        heading = None
        for index, child in enumerate(parent):
            if child.tag in _HEADINGS:
                heading = child.get("id")
            if child.tag == "table":
                parent[index] = _scrolling(child, heading)


def _scrolling(table: Element, heading: str | None) -> Element:
    """The table in a box that scrolls sideways, named after the heading above it.

    A group and no landmark: those have to differ in name, and several tables may stand under one heading.
    """
    named = {"aria-labelledby": heading} if heading else {}
    box = Element("div", {"class": "scroll", "role": "group", "tabindex": "0", **named})
    box.tail, table.tail = table.tail, None
    box.append(table)
    table.attrib.update(named)
    for row in table.iter("tr"):
        for cell in row:
            if cell.attrib.pop("align", "") == "right":
                cell.set("class", "figure")
    for cell in table.findall("thead/tr/th"):
        cell.set("scope", "col")
    for row in table.findall("tbody/tr"):
        row[0].tag = "th"
        row[0].set("scope", "row")
    return box
