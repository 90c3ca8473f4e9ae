"""How many files a site has, and how many bytes: what hosts take, and what each kind of file weighs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sitegen.checks.built import BuiltSite
from sitegen.checks.findings import Finding

MOST_FILES = 25_000
MOST_BYTES = 10**9  # GitHub Pages publishes 1 GB
LARGEST_FILE = 25 * 2**20  # bytes; Cloudflare Pages


@dataclass(frozen=True, slots=True)
class Weight:
    """All files of a kind together. A kind is a folder, `*` standing for every language."""

    kind: str
    files: int
    bytes: int
    largest: int  # bytes


def over_budget(site: BuiltSite) -> Iterator[Finding]:
    """What is more than hosts take."""
    if len(site.files) > MOST_FILES:
        yield Finding("", f"the site has {len(site.files):,} files, more than {MOST_FILES:,}")
    if (total := sum(site.files.values())) > MOST_BYTES:
        yield Finding("", f"the site has {total:,} bytes, more than {MOST_BYTES:,}")
    for address, size in site.files.items():
        if size > LARGEST_FILE:
            yield Finding(address, f"has {size:,} bytes, more than {LARGEST_FILE:,}")


def weigh(site: BuiltSite) -> tuple[Weight, ...]:
    """The weight of each kind of file, heaviest first."""
    kinds: dict[str, list[int]] = {}
    languages = site.languages
    for address, size in site.files.items():
        folder, slash, _ = address.rpartition("/")
        first, between, rest = folder.partition("/")
        kind = f"*{between}{rest}" if first in languages else folder
        kinds.setdefault(f"{kind}{slash}", []).append(size)
    found = (Weight(kind or "./", len(sizes), sum(sizes), max(sizes)) for kind, sizes in kinds.items())
    return tuple(sorted(found, key=lambda weight: (-weight.bytes, weight.kind)))
