"""What the last successful build read and wrote, so that a build with nothing to do does nothing.

It only ever saves time: without it, or with a damaged one, a build gives the same bytes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from sitegen.regular import read_regular

FORMAT = 2


@dataclass(frozen=True, slots=True)
class Manifest:
    """`inputs` is the digest of all inputs; `files` holds the digest of each file of the site by its path; `notes` are
    what the build told translators, told again as long as nothing changes."""

    inputs: str
    files: Mapping[str, str]
    notes: tuple[str, ...] = ()


def digest(content: bytes) -> str:
    """The digest by which contents of files are compared."""
    return blake2b(content, digest_size=16).hexdigest()


def read_manifest(path: Path) -> Manifest | None:
    """The manifest at `path`, or None where there is none that can be understood."""
    try:
        data = json.loads(read_regular(path))
        if data["format"] != FORMAT:
            return None
        files = {str(file): str(content) for file, content in data["files"].items()}
        return Manifest(str(data["inputs"]), files, tuple(map(str, data["notes"])))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None


def write_manifest(path: Path, manifest: Manifest) -> None:
    """Replace the manifest at `path`. One that cannot be written is no error: the next build only takes longer."""
    data = {"format": FORMAT, "inputs": manifest.inputs, "files": dict(sorted(manifest.files.items()))}
    data["notes"] = manifest.notes
    fresh = path.with_suffix(".new")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(json.dumps(data, indent=0) + "\n", encoding="utf-8")
        os.replace(fresh, path)
