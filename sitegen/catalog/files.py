"""The files of content/: which there are, and whether each can be read at all."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

from sitegen.catalog.problem import Problem
from sitegen.catalog.text import LARGEST_FILE_BYTES


def files_of(root: Path, folder: Path, extension: str = ".yaml") -> Iterator[tuple[str, bytes | Problem]]:
    """Name (relative to `root`) and bytes of every file of one folder, sorted by name, or what is wrong with it.

    Hidden files are skipped, as editors and file managers leave them behind.
    """
    name = folder.relative_to(root).as_posix()
    try:
        entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    except OSError as error:
        found = "no folder" if isinstance(error, FileNotFoundError) else (error.strerror or "an error").lower()
        yield name, Problem(name, 0, 0, "", f"expected a folder of records, got {found}", "build in the site's folder")
        return
    for entry in entries:
        if not entry.name.startswith("."):
            file = f"{name}/{entry.name.encode(errors='backslashreplace').decode()}"  # names need not be UTF-8
            yield file, _checked(file, entry, extension)


def _checked(file: str, path: Path, extension: str) -> bytes | Problem:
    try:
        state = path.lstat()
        if wrong := _refusal(path, extension, state.st_mode, state.st_size):
            return Problem(file, 0, 0, "", *wrong)
        return path.read_bytes()
    except OSError as error:
        reason = (error.strerror or "unknown error").lower()
        return Problem(file, 0, 0, "", f"expected a readable file, got: {reason}", "check its permissions")


def _refusal(path: Path, extension: str, mode: int, size_bytes: int) -> tuple[str, str] | None:
    if stat.S_ISLNK(mode):
        return "expected a regular file, got a symbolic link", "put the file itself here"
    if stat.S_ISDIR(mode):
        return "expected a file, got a folder", "files lie side by side"
    if not stat.S_ISREG(mode):
        return "expected a regular file", "put the file itself here"
    if path.suffix != extension:
        wrong = path.suffix or "none"
        return f"expected the extension {extension}, got {wrong}", f"rename it to {path.stem}{extension}"
    if size_bytes > LARGEST_FILE_BYTES:
        return (
            f"expected at most {LARGEST_FILE_BYTES // 1024} KiB, got {size_bytes // 1024} KiB",
            "a file has a few KiB",
        )
    return None
