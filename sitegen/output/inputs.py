"""One digest of all that a build depends on: the site's files, this program, the libraries that shape its bytes."""

from __future__ import annotations

import errno
import os
import sys
import zlib
from collections.abc import Iterator
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

from sitegen.output.manifest import digest
from sitegen.regular import read_regular

INPUTS = ("content", "i18n", "themes", "site.yaml")
LIBRARIES = ("babel", "fontpkg-noto-sans", "jinja2", "markdown", "markupsafe", "pillow", "polib", "pydantic", "pyyaml")


def inputs_digest(site: Path) -> str:
    """The digest of all inputs of the site at `site`. Equal digests give equal sites, byte for byte."""
    program = Path(__file__).parents[1]
    total = blake2b(digest_size=16)
    for name in LIBRARIES:
        total.update(f"{name} {version(name)}\n".encode())
    total.update(f"{sys.version} zlib {zlib.ZLIB_RUNTIME_VERSION}".encode())
    for root, paths in ((program, _program_files(program)), (site, _site_files(site))):
        for path in paths:
            total.update(f"\n{path.relative_to(root).as_posix()} ".encode("utf-8", "surrogateescape"))
            total.update(_content(path).encode("utf-8", "surrogateescape"))
    return total.hexdigest()


def _program_files(program: Path) -> Iterator[Path]:
    return (path for path in _below(program) if "__pycache__" not in path.parts)


def _site_files(site: Path) -> Iterator[Path]:
    """What a build reads, in a fixed order. Links are followed to a whole theme or a whole folder of records, but not
    below: a link there may lead anywhere."""
    yield site / "site.yaml"
    for pattern in ("content/*/*", "content/pages/*/*", "i18n/*"):
        yield from sorted(site.glob(pattern))
    for theme in sorted(site.glob("themes/*")):
        yield theme
        for part in ("assets", "templates"):
            yield from _below(theme / part)


def _below(root: Path) -> Iterator[Path]:
    for folder, folders, names in os.walk(root):
        folders.sort()
        yield from (Path(folder, name) for name in sorted([*names, *folders]))


def _content(path: Path) -> str:
    """What stands for a path's content: a file's digest, for a link also where it leads, for all else its nature."""
    link = f"{os.readlink(path)} " if path.is_symlink() else ""
    try:
        return link + digest(read_regular(path))
    except OSError as error:
        return f"{link}{errno.errorcode.get(error.errno or 0, '')}"
