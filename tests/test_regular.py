"""Only regular files are read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sitegen.i18n import load_languages
from sitegen.output import read_manifest
from sitegen.regular import read_regular
from sitegen.settings import load_settings


def test_a_link_to_a_file_is_followed(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"text")
    (tmp_path / "b").symlink_to("a")
    assert read_regular(tmp_path / "b") == b"text"


def test_pipes_and_devices_are_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "device").symlink_to("/dev/zero")
    for name in ("pipe", "device", "."):
        with pytest.raises(OSError, match=r"Not a regular file|Is a directory"):
            read_regular(tmp_path / name)


def test_settings_messages_and_manifest_in_a_pipe(tmp_path: Path) -> None:
    (tmp_path / "i18n").mkdir()
    os.mkfifo(tmp_path / "site.yaml")
    os.mkfifo(tmp_path / "i18n/en.po")
    os.mkfifo(tmp_path / "manifest.json")
    assert [str(problem) for problem in load_settings(tmp_path)[1]] == [
        "site.yaml: expected a readable file, got: not a regular file (check its permissions)"
    ]
    assert [str(problem) for problem in load_languages(tmp_path, ["en"])[1]] == [
        "i18n/en.po: cannot be read: Not a regular file (make it a readable file)"
    ]
    assert read_manifest(tmp_path / "manifest.json") is None
