"""The same page in several languages: each has its own words and names the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sitegen.checks.built import BuiltSite, own_addresses
from sitegen.checks.findings import Finding
from sitegen.checks.page import PageFacts


def doubles(site: BuiltSite) -> Iterator[Finding]:
    """Two pages of a language that search engines would show alike."""
    first: dict[tuple[str, str, str], str] = {}
    for page in site.pages.values():
        for name, text in (("title", page.title), ("description", page.description)):
            if text and page.indexable:
                other = first.setdefault((page.language, name, text), page.path)
                if other != page.path:
                    yield Finding(page.path, f"has the same {name} as {other}")


def addresses(site: BuiltSite) -> Iterator[Finding]:
    """Canonical addresses and alternates."""
    by_address = {url: page for page in site.pages.values() for url in own_addresses(site.base, page.path)}
    for page in site.pages.values():
        if page.indexable and page.canonical not in own_addresses(site.base, page.path):
            yield Finding(page.path, f'the canonical address is not the page\'s own, but "{page.canonical}"')
        yield from _alternates(page, by_address, _versions(page, site))


def _versions(page: PageFacts, site: BuiltSite) -> frozenset[str]:
    """The languages in which a page exists; none where the page is no language's own."""
    folder, _, rest = page.path.partition("/")
    languages = site.languages
    return (
        frozenset(code for code in languages if f"{code}/{rest}" in site.pages) if folder in languages else frozenset()
    )


def _alternates(page: PageFacts, by_address: Mapping[str, PageFacts], versions: frozenset[str]) -> Iterator[Finding]:
    codes = [code for code, _ in page.alternates]
    for code in sorted({code for code in codes if codes.count(code) > 1}):
        yield Finding(page.path, f'hreflang="{code}" is given twice')
    if page.indexable and versions:
        if missing := sorted({*versions, "x-default"} - set(codes)):
            yield Finding(page.path, f"hreflang is missing for {', '.join(missing)}")
        if (page.language, page.canonical) not in page.alternates:
            yield Finding(page.path, "hreflang does not name the page itself")
    for code, address in page.alternates:
        other = by_address.get(address)
        if other is None or not other.indexable:
            yield Finding(page.path, f'hreflang="{code}" names {address}, which is no page of the site')
        elif code not in ("x-default", other.language):
            yield Finding(page.path, f'hreflang="{code}" names {other.path}, whose language is "{other.language}"')
        elif other is not page and page.canonical not in (back for _, back in other.alternates):
            yield Finding(page.path, f'hreflang="{code}" names {other.path}, which does not name this page')
