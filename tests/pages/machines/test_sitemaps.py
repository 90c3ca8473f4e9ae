"""Sitemaps name every page once, with its versions and its record's date."""

from __future__ import annotations

from xml.etree import ElementTree

from sitegen.pages.machines import sitemaps
from sitegen.pages.page import File
from tests.pages.materials import deck, models, site_of

MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
LINK = "{http://www.w3.org/1999/xhtml}link"
SLUGS = ("polycoder", "llama-3-8b")
SITE = site_of(SLUGS, ("en", "es"))
BASE = "https://tokmeter.example/"


def entries(file: File) -> dict[str, ElementTree.Element]:
    """Entries of a sitemap by address from the root."""
    return {each.findtext(f"{MAP}loc", "").removeprefix(BASE): each for each in ElementTree.fromstring(file.content)}


def of_language(code: str) -> dict[str, ElementTree.Element]:
    language = next(each for each in SITE.languages if each.code == code)
    (file,) = sitemaps.language_files(SITE, language)
    return entries(file)


def test_a_language_lists_its_pages_and_no_other_file() -> None:
    listed = of_language("es")
    assert {f"es/models/{slug}.html" for slug in SLUGS} <= set(listed)
    assert all(path.startswith("es/") and path.endswith(".html") for path in listed)
    assert "es/404.html" not in listed


def test_versions_and_dates() -> None:
    entry = of_language("es")["es/models/llama-3-8b.html"]
    links = {link.get("hreflang"): link.get("href") for link in entry.findall(LINK)}
    english = f"{BASE}en/models/llama-3-8b.html"
    assert links == {"en": english, "es": f"{BASE}es/models/llama-3-8b.html", "x-default": english}
    model = models()["llama-3-8b"]
    assert model.sources.updated is not None
    assert model.sources.updated > model.origin.published
    assert entry.findtext(f"{MAP}lastmod") == str(model.sources.updated)


def test_the_list_of_models_changed_when_its_newest_record_did() -> None:
    listed = of_language("en")
    newest = max(models()[slug].changed for slug in SLUGS)
    cards = max(entry.card.changed for entry in deck().cards)
    day = listed["en/models/index.html"].findtext(f"{MAP}lastmod")
    assert day in (str(newest), str(max(newest, cards)))


def test_the_index_names_a_sitemap_a_language_and_one_for_what_they_share() -> None:
    index, shared = sitemaps.shared_files(SITE)
    assert list(entries(index)) == [f"sitemaps/{name}.xml" for name in ("en", "es", "shared")]
    root = entries(shared)["index.html"]
    assert [link.get("hreflang") for link in root.findall(LINK)] == ["en", "es", "x-default"]
