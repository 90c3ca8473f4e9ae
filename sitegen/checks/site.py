"""All pages of a built site together: links, reachability, uniqueness, addresses, languages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from sitegen.checks.findings import Finding
from sitegen.checks.page import PageFacts, read_page

ROOT = "index.html"
PROCESSES = 2
_CHUNK = 64  # pages handed to a process at a time

Pages = Mapping[str, PageFacts]


def check_site(root: Path) -> tuple[Finding, ...]:
    """Every fault of the site built into `root`, sorted by page; empty where all is well."""
    files = _files(root)
    paths = [path for path in files if path.endswith(".html")]
    if ROOT not in paths:
        return (Finding(ROOT, "the site has no root page"),)
    with ProcessPoolExecutor(min(PROCESSES, os.cpu_count() or 1)) as pool:
        pages = dict(zip(paths, pool.map(partial(read_page, root), paths, chunksize=_CHUNK), strict=True))
    findings = [finding for page in pages.values() for finding in page.findings]
    findings += _links(pages, frozenset(files))
    findings += _unreachable(pages)
    findings += _doubles(pages, "title", lambda page: page.title)
    findings += _doubles(pages, "description", lambda page: page.description)
    findings += _addresses(pages)
    return tuple(sorted(findings))


def _files(root: Path) -> tuple[str, ...]:
    found = [path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()]
    return tuple(sorted(path for path in found if not path.startswith(".")))


def _links(pages: Pages, files: frozenset[str]) -> Iterator[Finding]:
    for page in pages.values():
        for address, fragment in page.targets:
            if address not in files:
                yield Finding(page.path, f"broken link to {address}")
            elif fragment and address in pages and fragment not in pages[address].ids:
                yield Finding(page.path, f"broken link to {address}: there is no #{fragment}")


def _unreachable(pages: Pages) -> Iterator[Finding]:
    seen = {ROOT}
    ahead = [ROOT]
    while ahead:
        for address, _ in pages[ahead.pop()].targets:
            if address in pages and address not in seen:
                seen.add(address)
                ahead.append(address)
    for path in pages.keys() - seen:
        yield Finding(path, "no link from the root page leads here")


def _doubles(pages: Pages, name: str, value: Callable[[PageFacts], str]) -> Iterator[Finding]:
    """Two pages of a language that search engines would show alike."""
    first: dict[tuple[str, str], str] = {}
    for page in pages.values():
        if text := value(page):
            other = first.setdefault((page.language, text), page.path)
            if other != page.path:
                yield Finding(page.path, f"has the same {name} as {other}")


def _addresses(pages: Pages) -> Iterator[Finding]:
    """Canonical addresses and alternates, as seen from the root page's address."""
    base = pages[ROOT].canonical.removesuffix(ROOT)
    if not base.startswith(("https://", "http://")) or not base.endswith("/"):
        yield Finding(ROOT, f'the canonical address is not the absolute address of the root page, but "{base}"')
        return
    by_address = {address: page for page in pages.values() for address in _own(base, page.path)}
    languages = _languages(pages)
    for page in pages.values():
        if page.canonical not in _own(base, page.path):
            yield Finding(page.path, f'the canonical address is not the page\'s own, but "{page.canonical}"')
        yield from _alternates(page, by_address, languages, pages)


def _alternates(
    page: PageFacts, by_address: Mapping[str, PageFacts], languages: frozenset[str], pages: Pages
) -> Iterator[Finding]:
    codes = [code for code, _ in page.alternates]
    for code in sorted({code for code in codes if codes.count(code) > 1}):
        yield Finding(page.path, f'hreflang="{code}" is given twice')
    folder, _, rest = page.path.partition("/")
    if folder in languages:
        versions = {code for code in languages if f"{code}/{rest}" in pages}
        if missing := sorted({*versions, "x-default"} - set(codes)):
            yield Finding(page.path, f"hreflang is missing for {', '.join(missing)}")
        if (page.language, page.canonical) not in page.alternates:
            yield Finding(page.path, "hreflang does not name the page itself")
    for code, address in page.alternates:
        other = by_address.get(address)
        if other is None:
            yield Finding(page.path, f'hreflang="{code}" names {address}, which is no page of the site')
        elif code not in ("x-default", other.language):
            yield Finding(page.path, f'hreflang="{code}" names {other.path}, whose language is "{other.language}"')
        elif other is not page and page.canonical not in (back for _, back in other.alternates):
            yield Finding(page.path, f'hreflang="{code}" names {other.path}, which does not name this page')


def _languages(pages: Pages) -> frozenset[str]:
    """Languages of the site: those whose pages lie in a directory of that name."""
    return frozenset(page.language for page in pages.values() if page.path.startswith(f"{page.language}/"))


def _own(base: str, path: str) -> Iterable[str]:
    """The addresses that mean this page."""
    address = base + path
    return (address, address.removesuffix(ROOT)) if path == ROOT or path.endswith(f"/{ROOT}") else (address,)
