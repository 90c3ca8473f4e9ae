"""Failures of the system are one line and exit code 1, whatever the command."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sitegen.commands import cli, main
from sitegen.output import Manifest, write_manifest


def test_a_failure_of_the_disk_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def full(**_: object) -> None:
        raise OSError(28, os.strerror(28), "content/models/.a.yaml.new")

    monkeypatch.setattr(cli.commands["estimate"], "callback", full)
    with pytest.raises(SystemExit) as ended:
        main(["estimate", "a", "b"])
    assert ended.value.code == 1
    assert capsys.readouterr().err == "Error: content/models/.a.yaml.new: No space left on device\n"


def test_a_manifest_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / ".cache").write_text("a file where the folder should be")
    write_manifest(tmp_path / ".cache/manifest.json", Manifest("inputs", {}))
    assert (tmp_path / ".cache").is_file()
