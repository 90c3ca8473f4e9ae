"""What a build depends on, and what it remembers."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sitegen.output import Manifest, inputs_digest, read_manifest, write_manifest


def site(root: Path) -> Path:
    (root / "content/models").mkdir(parents=True)
    (root / "content/models/a.yaml").write_text("a")
    (root / "site.yaml").write_text("name: A")
    return root


def test_every_change_of_an_input_is_seen(tmp_path: Path) -> None:
    root = site(tmp_path)
    seen = [inputs_digest(root)]
    (root / "content/models/a.yaml").write_text("b")
    seen.append(inputs_digest(root))
    (root / "content/models/a.yaml").rename(root / "content/models/b.yaml")
    seen.append(inputs_digest(root))
    (root / "themes").mkdir()
    (root / "themes/x.css").touch()
    seen.append(inputs_digest(root))
    (root / "site.yaml").write_text("name: B")
    seen.append(inputs_digest(root))
    assert len(set(seen)) == len(seen)


def test_what_is_no_input_is_not_seen(tmp_path: Path) -> None:
    root = site(tmp_path)
    before = inputs_digest(root)
    (root / "public").mkdir()
    (root / "public/index.html").touch()
    (root / "content/models/a.yaml").touch()
    assert inputs_digest(root) == before


def test_linked_directories_are_inputs_and_circles_end(tmp_path: Path) -> None:
    root = site(tmp_path / "site")
    shared = tmp_path / "shared"
    (shared / "templates").mkdir(parents=True)
    (shared / "templates/page.html").write_text("one")
    (shared / "templates/circle").symlink_to(shared)
    (root / "themes").mkdir()
    (root / "themes/mine").symlink_to(shared)
    before = inputs_digest(root)
    (shared / "templates/page.html").write_text("two")
    assert inputs_digest(root) != before


@pytest.mark.parametrize("place", ["content/models", "i18n", "themes/default/assets"])
def test_nothing_outside_is_read_and_no_pipe_is_waited_for(tmp_path: Path, place: str) -> None:
    root = site(tmp_path)
    (root / place).mkdir(parents=True, exist_ok=True)
    before = inputs_digest(root)
    (root / place / "root").symlink_to("/")
    (root / place / "device").symlink_to("/dev/zero")
    os.mkfifo(root / place / "pipe")
    (root / "site.yaml").unlink()
    os.mkfifo(root / "site.yaml")
    assert inputs_digest(root) != before


def test_the_manifest_is_read_as_it_was_written(tmp_path: Path) -> None:
    manifest = Manifest("inputs", {"b.html": "2", "a.html": "1"})
    write_manifest(tmp_path / ".cache/manifest.json", manifest)
    assert read_manifest(tmp_path / ".cache/manifest.json") == manifest


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff",
        b'{"format": 0}',
        b"[" * 100_000,
        b'{"format": 1, "inputs": "x", "files": []}',
    ],
)
def test_a_damaged_manifest_is_none(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / "manifest.json").write_bytes(damaged)
    assert read_manifest(tmp_path / "manifest.json") is None
    assert read_manifest(tmp_path / "absent.json") is None
