"""Atom feeds, by the rules of RFC 4287."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from urllib.parse import urlsplit
from xml.etree import ElementTree

from sitegen.checks.built import BuiltSite
from sitegen.checks.findings import Finding
from sitegen.checks.text import leftovers
from sitegen.checks.xml import is_time, parse, text_of

_NAMESPACE = "http://www.w3.org/2005/Atom"
_ATOM = f"{{{_NAMESPACE}}}"
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def feeds(site: BuiltSite) -> Iterator[Finding]:
    """What is wrong with the files that end in .atom, and the languages that have none."""
    addresses = [address for address in site.files if address.endswith(".atom")]
    roots = {address: parse(site, address) for address in addresses}
    spoken = {root.get(_LANGUAGE) for root in roots.values() if isinstance(root, ElementTree.Element)}
    for code in sorted(site.languages - spoken):
        yield Finding(f"{code}/", "there is no feed in this language")
    for address, root in roots.items():
        if isinstance(root, Finding):
            yield root
        elif root.tag != f"{_ATOM}feed":
            yield Finding(address, f"expected a feed, got <{root.tag}>")
        else:
            yield from (Finding(address, message) for message in _feed(site, address, root))


def _feed(site: BuiltSite, address: str, root: ElementTree.Element) -> Iterator[str]:
    yield from _common("the feed", root)
    if root.find(f"{_ATOM}author/{_ATOM}name") is None:
        yield "the feed has no author"
    if _link(root, "self") != site.base + address:
        yield f"the feed does not say where it is: {site.base}{address}"
    yield from _leads("the feed", site, _link(root, "alternate"))
    entries = root.findall(f"{_ATOM}entry")
    seen: set[str] = set()
    for entry in entries:
        name = f'the entry "{text_of(entry, "title", _NAMESPACE)}"'
        yield from _common(name, entry)
        yield from _leads(name, site, _link(entry, "alternate"))
        if not text_of(entry, "summary", _NAMESPACE):
            yield f"{name} has no summary"
        for text in (text_of(entry, "title", _NAMESPACE), text_of(entry, "summary", _NAMESPACE)):
            yield from (f"{name}: {message}" for message in leftovers(escape(text)))
        key = text_of(entry, "id", _NAMESPACE)
        if key in seen:
            yield f"{name} has the id of another entry, {key}"
        seen.add(key)
    newest = max((text_of(entry, "updated", _NAMESPACE) for entry in entries), default="")
    if entries and text_of(root, "updated", _NAMESPACE) != newest:
        yield f"the feed was not updated when its newest entry was, {newest}"


def _common(name: str, element: ElementTree.Element) -> Iterator[str]:
    for child in ("id", "title", "updated"):
        if len(element.findall(_ATOM + child)) != 1 or not text_of(element, child, _NAMESPACE):
            yield f"{name} needs one <{child}>"
    if not urlsplit(text_of(element, "id", _NAMESPACE)).scheme:
        yield f"the id of {name} is no absolute address"
    for child in ("updated", "published"):
        if (time := text_of(element, child, _NAMESPACE)) and not is_time(time):
            yield f'{name} has no time with its zone in <{child}>, but "{time}"'


def _link(element: ElementTree.Element, relation: str) -> str:
    links = element.findall(f"{_ATOM}link")
    return next((link.get("href", "") for link in links if link.get("rel", "alternate") == relation), "")


def _leads(name: str, site: BuiltSite, url: str) -> Iterator[str]:
    if site.at(url) not in site.pages:
        yield f"{name} leads to {url or 'no page'}, which is no page of the site"
