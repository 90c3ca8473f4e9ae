"""Sitemaps: an index, one sitemap a language, one for pages that all languages share. https://sitemaps.org

A page's date is its record's or its article's, and that of a list or a pair of records the newest one's; other pages
have none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from xml.sax.saxutils import escape

from sitegen.facts import Summaries
from sitegen.i18n import Language
from sitegen.pages.addresses import (
    CHOOSER,
    NOT_FOUND,
    SITEMAP,
    absolute,
    card_pair_path,
    card_path,
    default_version,
    home_path,
    model_pair_path,
    model_path,
    sitemap_path,
)
from sitegen.pages.page import File
from sitegen.pages.site import Site

SHARED = "shared"
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
_VERSIONS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'


def language_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `language_files` makes."""
    yield sitemap_path(code)


def language_files(site: Site, language: Language) -> Iterator[File]:
    """The sitemap of one language, each page with its versions in all of them."""
    code = language.code
    dates = _dates(site, code)
    pages = [path for path in _pages(site) if path.startswith(f"{code}/")]
    known = frozenset(site.addresses)
    entries = (_entry(site, path, dates.get(path), _versions(site, path, known)) for path in pages)
    yield File(sitemap_path(code), _sitemap(entries))


def shared_paths(summaries: Summaries) -> Iterator[str]:
    """The addresses of what `shared_files` makes."""
    yield from (SITEMAP, sitemap_path(SHARED))


def shared_files(site: Site) -> Iterator[File]:
    """The index of all sitemaps, and the sitemap of the pages that all languages share."""
    codes = [language.code for language in site.languages]
    latest = newest(site)
    maps = "".join(
        f"<sitemap><loc>{_url(site, sitemap_path(name))}</loc><lastmod>{latest}</lastmod></sitemap>\n"
        for name in (*codes, SHARED)
    )
    yield File(SITEMAP, f"{_HEAD}<sitemapindex {_NAMESPACE}>\n{maps}</sitemapindex>\n".encode())
    homes = [(code, home_path(code)) for code in codes] + [("x-default", CHOOSER)]
    pages = [path for path in _pages(site) if path.partition("/")[0] not in codes]
    entries = (_entry(site, path, None, homes if path == CHOOSER else ()) for path in pages)
    yield File(sitemap_path(SHARED), _sitemap(entries))


def newest(site: Site) -> date:
    """The date of the record that changed last."""
    return max(max(table.model.changed for table in site.tables), max(entry.card.changed for entry in site.deck.cards))


def _pages(site: Site) -> Iterator[str]:
    """Addresses of all pages that search engines may list."""
    return (path for path in site.addresses if path.endswith(".html") and path.rpartition("/")[2] != NOT_FOUND)


def _dates(site: Site, code: str) -> dict[str, date]:
    """Dates by address: of models, cards and articles, and of the lists of all models and cards."""
    models = {model_path(code, table.model.slug): table.model.changed for table in site.tables}
    cards = {card_path(code, entry.card.slug): entry.card.changed for entry in site.deck.cards}
    articles = {each.path: each.article.updated for each in site.prose.written}
    lists = {home_path(code): newest(site)}
    for records in (models, cards):
        lists[f"{next(iter(records)).rpartition('/')[0]}/index.html"] = max(records.values())
    return lists | _pair_dates(site, code) | models | cards | articles


def _pair_dates(site: Site, code: str) -> dict[str, date]:
    """Dates of the pages of pairs."""
    models = {table.model.slug: table.model.changed for table in site.tables}
    cards = {entry.card.slug: entry.card.changed for entry in site.deck.cards}
    pairs = site.summaries.pairs
    found = {card_pair_path(code, pair.slug): max(cards[pair.first], cards[pair.second]) for pair in pairs.cards}
    return found | {
        model_pair_path(code, pair.slug): max(models[pair.first], models[pair.second]) for pair in pairs.models
    }


def _versions(site: Site, path: str, known: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The versions of a page that exist, by language, then the one for everybody else."""
    rest = path.partition("/")[2]
    for language in site.languages:
        if (version := f"{language.code}/{rest}") in known:
            yield language.code, version
    yield "x-default", default_version(path, site.languages[0].code)


def _entry(site: Site, path: str, changed: date | None, versions: Iterable[tuple[str, str]]) -> str:
    day = f"<lastmod>{changed}</lastmod>" if changed else ""
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href="{_url(site, version)}"/>' for code, version in versions
    )
    return f"<url><loc>{_url(site, path)}</loc>{day}{links}</url>\n"


def _sitemap(entries: Iterable[str]) -> bytes:
    return f"{_HEAD}<urlset {_NAMESPACE} {_VERSIONS}>\n{''.join(entries)}</urlset>\n".encode()


def _url(site: Site, path: str) -> str:
    return escape(absolute(site.settings.base_url, path), {'"': "&quot;"})
