"""The directory that a site is built into: the only writer of it.

A build is all or nothing. Files that differ are first written to a staging directory inside, on the same disk; when
every page is there, each is moved to its place in one step. Until then the previous site is whole, and it stays so
when a template fails, a worker dies or the disk is full.
"""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from sitegen.output.manifest import digest

MARKER = ".sitegen"
MARKER_TEXT = """\
sitegen builds its site into this directory and removes whatever else it finds here,
except files and directories at the top whose names begin with a dot.
"""
STAGING = ".sitegen-staging"


class OutputError(Exception):
    """The output directory cannot be used. The message says why and what to do."""


@dataclass(frozen=True, slots=True)
class Written:
    """One file of the site as this build made it. `changed` is false where the same bytes were there already."""

    path: str
    digest: str
    changed: bool


@dataclass(frozen=True, slots=True)
class OutputTree:
    """Paths given to its methods are addresses: relative, with `/`."""

    root: Path

    @contextmanager
    def open(self, addresses: Iterable[str], inputs: Iterable[Path]) -> Iterator[None]:
        """Claim the directory for one build and make room for `addresses`; what is staged and not moved is dropped.

        Raises OutputError where the directory is not ours, in use, or where writing would leave it.
        """
        folders = sorted({str(PurePosixPath(address).parent) for address in addresses})
        self._refuse(folders, inputs)
        self.root.mkdir(parents=True, exist_ok=True)
        marker = self.root / MARKER
        if not marker.is_file() or marker.read_text(encoding="utf-8") != MARKER_TEXT:
            marker.write_text(MARKER_TEXT, encoding="utf-8")
        with _locked(marker):
            try:
                self._drop_staging()
                for folder in folders:
                    (self.root / STAGING / folder).mkdir(parents=True, exist_ok=True)
                yield
            finally:
                self._drop_staging()

    def stage(self, address: str, content: bytes) -> Written:
        """Keep `content` ready for `address` where it differs from what is there."""
        changed = self._read(address) != content
        if changed:
            (self.root / STAGING / address).write_bytes(content)
        return Written(address, digest(content), changed)

    def publish(self, files: Iterable[Written]) -> None:
        """Move every staged file to its place."""
        changed = sorted(file.path for file in files if file.changed)
        for folder in sorted({str(PurePosixPath(address).parent) for address in changed}):
            self._clear_way(PurePosixPath(folder))
            (self.root / folder).mkdir(parents=True, exist_ok=True)
        for address in changed:
            if (self.root / address).is_dir() and not (self.root / address).is_symlink():
                shutil.rmtree(self.root / address)  # of an earlier site, or not ours: pruned in any case
            os.replace(self.root / STAGING / address, self.root / address)

    def prune(self, addresses: Iterable[str]) -> tuple[str, ...]:
        """Remove what `addresses` does not name; returns what was removed."""
        wanted = frozenset(addresses)
        removed = tuple(address for address in self.files() if address not in wanted)
        for address in removed:
            (self.root / address).unlink()
        for folder, _, _ in os.walk(self.root, topdown=False):
            if Path(folder) != self.root and not _hidden(Path(folder).relative_to(self.root)):
                _remove_if_empty(folder)
        return removed

    def files(self) -> tuple[str, ...]:
        """Addresses of all that is there, links included, sorted; without names at the top that begin with a dot."""
        found: list[str] = []
        for folder, folders, names in os.walk(self.root):
            here = Path(folder).relative_to(self.root)
            if here == Path():
                folders[:] = [name for name in folders if not name.startswith(".")]
                names = [name for name in names if not name.startswith(".")]
            names += [name for name in folders if os.path.islink(os.path.join(folder, name))]
            found += [(here / name).as_posix() for name in names]
        return tuple(sorted(found))

    def holds(self, files: Mapping[str, str]) -> bool:
        """True where exactly `files` (digests by address) are there, each with its digest."""
        if not (self.root / MARKER).is_file() or self.files() != tuple(sorted(files)):
            return False
        return all(self._digest(address) == expected for address, expected in files.items())

    def _clear_way(self, folder: PurePosixPath) -> None:
        """Remove a file that stands where a folder has to be."""
        for part in (*reversed(folder.parents), folder):
            if (self.root / part).is_file():
                (self.root / part).unlink()

    def _digest(self, address: str) -> str | None:
        content = self._read(address)
        return None if content is None else digest(content)

    def _read(self, address: str) -> bytes | None:
        """The bytes at `address`; None where there is no file, or a link instead of one."""
        try:
            handle = os.open(self.root / address, os.O_RDONLY | os.O_NOFOLLOW)
            with open(handle, "rb", buffering=0) as file:
                return file.read()
        except OSError:
            return None

    def _refuse(self, folders: Iterable[str], inputs: Iterable[Path]) -> None:
        place = self.root.resolve()
        for source in inputs:
            if place.is_relative_to(source.resolve()):
                raise OutputError(f"{self.root}: lies inside {source}, which the build reads; choose another --out")
        if (self.root.exists() or self.root.is_symlink()) and not self.root.is_dir():
            raise OutputError(f"{self.root}: is not a directory; remove it or choose another --out")
        if self.root.is_dir() and any(self.root.iterdir()) and not (self.root / MARKER).is_file():
            raise OutputError(
                f"{self.root}: is not empty and was not made by sitegen; empty it or choose another --out"
            )
        for name in (MARKER, STAGING, *folders):
            for path in (self.root / name, *(self.root / name).parents):
                if path != self.root and path.is_relative_to(self.root) and path.is_symlink():
                    raise OutputError(f"{path}: is a symbolic link, and links are not followed; remove it")

    def _drop_staging(self) -> None:
        staging = self.root / STAGING
        if staging.is_file():
            staging.unlink()
        shutil.rmtree(staging, ignore_errors=True)


@contextmanager
def _locked(marker: Path) -> Iterator[None]:
    """Hold the directory for this build alone; the lock goes with the process, however that ends."""
    with marker.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise OutputError(f"{marker.parent}: another build is writing here; wait for its end") from None
        yield


def _hidden(path: Path) -> bool:
    return path.parts[0].startswith(".")


def _remove_if_empty(folder: str) -> None:
    try:
        os.rmdir(folder)
    except OSError:
        return  # it holds files, or it is a link that was kept
