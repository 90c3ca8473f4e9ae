"""Pictures for those who share a page, and icons: they exist, and are as large as they are said to be."""

from __future__ import annotations

from collections.abc import Iterator

from sitegen.checks.built import BuiltSite
from sitegen.checks.findings import Finding

PICTURE = (1200, 630)
MOST_BYTES = 30_000
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def pictures(site: BuiltSite) -> Iterator[Finding]:
    """Pages in a language that have no picture of their kind, and pictures of another size."""
    languages = site.languages
    used: dict[str, None] = {}
    for page in site.pages.values():
        if not page.picture:
            if page.indexable and page.path.partition("/")[0] in languages:
                yield Finding(page.path, "no og:image")
        elif (address := site.at(page.picture)) is None:
            yield Finding(page.path, f"og:image names {page.picture}, which is no file of the site")
        else:
            used[address] = None
    for address in used:
        if size_of(site, address) != PICTURE:
            yield Finding(address, f"expected a PNG of {PICTURE[0]} x {PICTURE[1]} pixels")
        if site.files[address] > MOST_BYTES:
            yield Finding(address, f"has {site.files[address]:,} bytes, more than {MOST_BYTES:,}")


def size_of(site: BuiltSite, address: str) -> tuple[int, int] | None:
    """Width and height of a PNG in pixels; None where the file is none."""
    head = site.read(address)[:24]
    if not head.startswith(_SIGNATURE) or len(head) < 24:
        return None
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
