"""A feed has the records that changed last, in their order, in the words of its language."""

from __future__ import annotations

from xml.etree import ElementTree

from sitegen.pages.machines import feeds
from tests.pages.materials import KINDS, cards, models, site_of

ATOM = "{http://www.w3.org/2005/Atom}"
SLUGS = tuple(sorted(KINDS.values()))


def feed(code: str) -> ElementTree.Element:
    site = site_of(SLUGS, (code,))
    (file,) = feeds.feed_files(site, site.languages[0])
    return ElementTree.fromstring(file.content)


def test_newest_first_by_the_records_own_dates() -> None:
    root = feed("en")
    days = [entry.findtext(f"{ATOM}updated", "") for entry in root.findall(f"{ATOM}entry")]
    dates = [models()[slug].changed for slug in SLUGS] + [card.changed for card in cards()]
    changed = [f"{day}T00:00:00Z" for day in sorted(dates, reverse=True)]
    assert days == changed[: feeds.ENTRIES]
    assert len(days) == feeds.ENTRIES
    assert root.findtext(f"{ATOM}updated") == days[0]


def test_entries_say_what_is_new() -> None:
    entries = {entry.findtext(f"{ATOM}title"): entry.findtext(f"{ATOM}summary") for entry in feed("es")}
    runs, none = (entries[models()[slug].name] or "" for slug in ("polycoder", KINDS["no card"]))
    assert runs.startswith("Modelo de Carnegie Mellon University (CMU) con 2,7 mil millones de parámetros.")
    assert none.endswith("Ninguna tarjeta puede con él por sí sola.")
