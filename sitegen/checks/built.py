"""A built site as the checks see it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from urllib.parse import unquote

from sitegen.checks.page import PageFacts, canonical_of, read_page

ROOT = "index.html"
PROCESSES = 2
_CHUNK = 64  # pages handed to a process at a time


@dataclass(frozen=True, slots=True)
class BuiltSite:
    """`base` is the site's address with a slash at its end, as the root page's canonical address tells it."""

    root: Path
    base: str
    files: Mapping[str, int]  # bytes by address, sorted
    pages: Mapping[str, PageFacts]  # by address, sorted

    @property
    def languages(self) -> frozenset[str]:
        """Languages of the site: those whose pages lie in a directory of that name."""
        return frozenset(page.language for page in self.pages.values() if page.path.startswith(f"{page.language}/"))

    def at(self, url: str) -> str | None:
        """The file that an absolute URL of the site names; None where it is another site's, or names no file."""
        if not url.startswith(self.base):
            return None
        address = unquote(url.removeprefix(self.base).partition("#")[0])
        address = f"{address}{ROOT}" if not address or address.endswith("/") else address
        return address if address in self.files else None

    def read(self, address: str) -> bytes:
        """The bytes of a file."""
        return (self.root / address).read_bytes()


def read_site(root: Path) -> BuiltSite | None:
    """Read every page below `root`; None where there is no root page."""
    files = dict(sorted(_files(root)))
    if ROOT not in files:
        return None
    base = canonical_of(root, ROOT).removesuffix(ROOT)
    paths = [path for path in files if path.endswith(".html")]
    with ProcessPoolExecutor(min(PROCESSES, os.cpu_count() or 1)) as pool:
        read = pool.map(partial(read_page, root, base), paths, chunksize=_CHUNK)
        return BuiltSite(root, base, files, dict(zip(paths, read, strict=True)))


def own_addresses(base: str, path: str) -> Iterable[str]:
    """The absolute addresses that mean a page: the root of a folder is its index as well."""
    address = base + path
    return (address, address.removesuffix(ROOT)) if path == ROOT or path.endswith(f"/{ROOT}") else (address,)


def _files(root: Path) -> Iterable[tuple[str, int]]:
    for folder, _, names in os.walk(root):
        here = Path(folder).relative_to(root).as_posix()
        for name in names:
            path = name if here == "." else f"{here}/{name}"
            if not path.startswith("."):
                yield path, os.stat(os.path.join(folder, name)).st_size
