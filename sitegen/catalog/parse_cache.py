"""Parsed records by the digest of their file's bytes. It spares only the parsing: validation always runs.

The first line is a digest of everything below it together with the code that reads records, so a cache that is old,
damaged or edited is not used. It may be deleted at any time.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path

import yaml

from sitegen.catalog import reader, scalars, syntax, text
from sitegen.regular import read_regular

_NAME = "records"


def digest(raw: bytes) -> str:
    """Digest of a file's bytes, as the cache's key."""
    return blake2b(raw, digest_size=20).hexdigest()


class ParseCache:
    """JSON text of clean records by digest of their YAML. Without a folder it only forgets."""

    def __init__(self, folder: Path | None) -> None:
        self._file = folder / _NAME if folder else None
        self._known = _load(self._file) if self._file else {}
        self._used: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        found = self._known.get(key)
        if found is not None:
            self._used[key] = found
        return found

    def put(self, key: str, json_text: str) -> None:
        self._used[key] = json_text

    def save(self) -> None:
        """Write what this run used, if it differs. A cache that cannot be written is no error."""
        if self._file is None or self._used == self._known:
            return
        body = "".join(f"{key} {json_text}\n" for key, json_text in sorted(self._used.items())).encode()
        fresh = self._file.with_name(f"{_NAME}.{os.getpid()}")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(_seal(body) + b"\n" + body)
            fresh.replace(self._file)
        except OSError:
            with suppress(OSError):
                fresh.unlink()


def _load(file: Path) -> dict[str, str]:
    try:
        seal, _, body = read_regular(file).partition(b"\n")
    except OSError:
        return {}
    if seal != _seal(body):
        return {}
    return dict(line.split(" ", 1) for line in body.decode().splitlines())


def _seal(body: bytes) -> bytes:
    return blake2b(body, key=_reader_digest()).hexdigest().encode()


@cache
def _reader_digest() -> bytes:
    code = b"".join(Path(str(module.__file__)).read_bytes() for module in (reader, scalars, syntax, text))
    return blake2b(code + yaml.__version__.encode(), digest_size=32).digest()
