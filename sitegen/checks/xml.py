"""XML files of a site: read with located messages, and what sitemaps and feeds have in common."""

from __future__ import annotations

from datetime import date, datetime
from xml.etree import ElementTree

from sitegen.checks.built import BuiltSite
from sitegen.checks.findings import Finding


def parse(site: BuiltSite, address: str) -> ElementTree.Element | Finding:
    """The root element of a file, or what is wrong with it."""
    try:
        return ElementTree.fromstring(site.read(address))
    except ElementTree.ParseError as error:
        return Finding(address, f"is no XML: {error}")


def text_of(element: ElementTree.Element, name: str, namespace: str) -> str:
    """The text of a child, or ""."""
    return (element.findtext(f"{{{namespace}}}{name}") or "").strip()


def is_day(text: str) -> bool:
    """Whether a text is a date, or a time with its zone, as sitemaps and feeds write them (RFC 3339)."""
    try:
        return bool(date.fromisoformat(text)) if len(text) == len("2026-01-31") else is_time(text)
    except ValueError:
        return False


def is_time(text: str) -> bool:
    """Whether a text is a time with its zone (RFC 3339)."""
    try:
        return len(text) > len("2026-01-31") and datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        return False
