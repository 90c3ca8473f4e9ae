"""The arrows between the rooms, as pyproject.toml states them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[1]


def test_rooms_know_only_the_rooms_before_them() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " 0 broken" in done.stdout


def test_the_pipeline_fits_two_screens() -> None:
    source = (PROJECT / "sitegen/pipeline.py").read_text(encoding="utf-8")
    body = source.partition("\ndef build(")[2].partition("\n\n\n")[0]
    assert 0 < body.count("\n") < 80
