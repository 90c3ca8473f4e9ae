"""robots.txt and the sitemaps: they name exactly the pages that search engines may list. https://sitemaps.org"""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

from sitegen.checks.built import BuiltSite
from sitegen.checks.findings import Finding
from sitegen.checks.xml import is_day, parse, text_of

ROBOTS = "robots.txt"
MOST_ADDRESSES = 50_000  # in one file
MOST_BYTES = 50 * 2**20
_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
_LINK = "{http://www.w3.org/1999/xhtml}link"


def sitemaps(site: BuiltSite) -> Iterator[Finding]:
    """What is wrong with robots.txt and the sitemaps that it names."""
    if ROBOTS not in site.files:
        yield Finding(ROBOTS, "there is no such file")
        return
    lines = site.read(ROBOTS).decode(errors="replace").splitlines()
    urls = [line.partition(":")[2].strip() for line in lines if line.lower().startswith("sitemap:")]
    if not urls:
        yield Finding(ROBOTS, "names no sitemap")
    listed: dict[str, str] = {}
    for url in urls:
        yield from _sitemap(site, ROBOTS, url, listed)
    for page in site.pages.values():
        if page.indexable and page.path not in listed:
            yield Finding(page.path, "no sitemap lists it")


def _sitemap(site: BuiltSite, source: str, url: str, listed: dict[str, str]) -> Iterator[Finding]:
    address = site.at(url)
    if address is None:
        yield Finding(source, f"names {url}, which is no file of the site")
        return
    root = parse(site, address)
    if isinstance(root, Finding):
        yield root
    elif root.tag == f"{{{_NAMESPACE}}}sitemapindex":
        for entry in root:
            yield from _date(address, entry)
            yield from _sitemap(site, address, text_of(entry, "loc", _NAMESPACE), listed)
    elif root.tag == f"{{{_NAMESPACE}}}urlset":
        if len(root) > MOST_ADDRESSES or site.files[address] > MOST_BYTES:
            yield Finding(
                address, f"has {len(root):,} addresses in {site.files[address]:,} bytes, too many for one file"
            )
        for entry in root:
            yield from _date(address, entry)
            yield from _page(site, address, entry, listed)
    else:
        yield Finding(address, f"expected a sitemap, got <{root.tag}>")


def _page(site: BuiltSite, address: str, entry: ElementTree.Element, listed: dict[str, str]) -> Iterator[Finding]:
    url = text_of(entry, "loc", _NAMESPACE)
    page = site.pages.get(site.at(url) or "")
    if page is None:
        yield Finding(address, f"lists {url}, which is no page of the site")
        return
    if not page.indexable:
        yield Finding(address, f"lists {url}, which search engines must not list")
    elif url != page.canonical:
        yield Finding(address, f"lists {url}, whose canonical address is {page.canonical}")
    if page.path in listed:
        yield Finding(address, f"lists {url}, which {listed[page.path]} lists as well")
    listed[page.path] = address
    alternates = {(link.get("hreflang"), link.get("href")) for link in entry.findall(_LINK)}
    if alternates != set(page.alternates):
        yield Finding(address, f"the alternates of {url} are not those of the page")


def _date(address: str, entry: ElementTree.Element) -> Iterator[Finding]:
    day = entry.findtext(f"{{{_NAMESPACE}}}lastmod")
    if day is not None and not is_day(day):
        yield Finding(address, f'expected a date in <lastmod>, got "{day}"')
