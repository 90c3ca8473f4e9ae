"""One digest of all that a build depends on: the site's files, this program, the libraries that shape its bytes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

from sitegen.output.manifest import digest

INPUTS = ("content", "i18n", "themes", "site.yaml")
LIBRARIES = ("babel", "jinja2", "markupsafe", "polib", "pydantic", "pyyaml")


def inputs_digest(site: Path) -> str:
    """The digest of all inputs of the site at `site`. Equal digests give equal sites, byte for byte."""
    program = Path(__file__).parents[1]
    total = blake2b(digest_size=16)
    for name in LIBRARIES:
        total.update(f"{name} {version(name)}\n".encode())
    total.update(sys.version.encode())
    for root in (program, *(site / name for name in INPUTS)):
        for path in _files(root, set()):
            content = digest(path.read_bytes())
            total.update(
                f"\n{root.name}/{path.relative_to(root).as_posix()} {content}".encode("utf-8", "surrogateescape")
            )
    return total.hexdigest()


def _files(path: Path, seen: set[tuple[int, int]]) -> Iterator[Path]:
    """Every file at or under `path`, in the order of their names. Links to directories are followed, each once."""
    try:
        entries = sorted(os.scandir(path), key=lambda entry: entry.name)
    except NotADirectoryError:
        yield path
        return
    except FileNotFoundError:
        return
    for entry in entries:
        if entry.is_file():
            yield Path(entry.path)
        elif entry.is_dir() and entry.name != "__pycache__":
            status = entry.stat()
            place = (status.st_dev, status.st_ino)
            if place not in seen:
                yield from _files(Path(entry.path), seen | {place})
