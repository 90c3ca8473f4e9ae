"""A whole small site in one string, built into a temporary directory and read with a real parser.

The string holds files, each after a line `-- path --`. Translations and the default theme are the project's own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

PROJECT = Path(__file__).parents[1]
_FILE = re.compile(r"^-- (.+) --$\n?", re.MULTILINE)

SMALL = """\
-- site.yaml --
name: Small Site
base_url: https://small.example
languages: [en, es]
theme: default
-- content/gpus/geforce-gtx-1650.yaml --
name: GeForce GTX 1650
slug: geforce-gtx-1650
vendor: NVIDIA
generation: Turing
kind: desktop
released: 2019-04-23
memory:
  size_gb: 4
  bandwidth_gb_s: 128.1
compute:
  cuda_compute_capability: "7.5"
  vulkan: "1.3"
sources:
  specification: data sheet
-- content/gpus/geforce-rtx-4090.yaml --
name: GeForce RTX 4090
slug: geforce-rtx-4090
vendor: NVIDIA
generation: Ada Lovelace
kind: desktop
released: 2022-10-12
memory:
  size_gb: 24
  bandwidth_gb_s: 1008.0
compute:
  cuda_compute_capability: "8.9"
  vulkan: "1.3"
sources:
  specification: data sheet
-- content/models/gentle-1b.yaml --
name: Gentle 1B
slug: gentle-1b
kind: decoder
origin:
  organizations: [Some Lab]
  countries: [FR]
  published: 2024-05-01
purpose:
  domains: [language]
  tasks: [chat]
size:
  parameters: 1000000000
availability:
  access: open-weights
sources: {}
-- content/models/quiet-7b.yaml --
name: Quiet 7B
slug: quiet-7b
kind: decoder
origin:
  organizations: [Some Lab, Other Lab]
  published: 2025-02-03
purpose:
  domains: [language, mathematics]
size:
  parameters: 7000000000
  training_tokens: 2000000000000
availability:
  access: open-weights-unrestricted
  license: Apache 2.0
sources:
  reference: A quiet model
-- content/models/vast-900b.yaml --
name: Vast 900B
slug: vast-900b
kind: decoder
origin:
  organizations: [Big Lab]
  published: 2026-01-15
purpose:
  domains: [language]
size:
  parameters: 900000000000
availability:
  access: open-weights-restricted
sources: {}
"""


@dataclass(frozen=True)
class Done:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


@dataclass(frozen=True)
class SmallSite:
    """A site in a directory of its own."""

    root: Path

    @property
    def public(self) -> Path:
        return self.root / "public"

    def write(self, files: str) -> None:
        """Add or replace the files of a string."""
        _, *parts = _FILE.split(files)
        for name, text in zip(parts[::2], parts[1::2], strict=True):
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        """Edit one file; the old text has to be there."""
        path = self.root / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def run(self, *arguments: str, env: Mapping[str, str] | None = None) -> Done:
        """Run a command in the site's directory, as its owner would."""
        command = [sys.executable, "-m", "sitegen", *arguments]
        surroundings = os.environ | {"PYTHONPATH": str(PROJECT)} | dict(env or {})
        done = subprocess.run(command, cwd=self.root, env=surroundings, capture_output=True, text=True, timeout=600)
        return Done(done.returncode, done.stdout, done.stderr)

    def build(self, *arguments: str, env: Mapping[str, str] | None = None) -> Done:
        """Build, which has to succeed."""
        done = self.run("build", *arguments, env=env)
        assert done.code == 0, done.err
        return done

    def page(self, address: str) -> LexborHTMLParser:
        """A built page."""
        return LexborHTMLParser((self.public / address).read_bytes())

    def snapshot(self) -> dict[str, bytes]:
        """Every file of the built site with its bytes."""
        files = sorted(path for path in self.public.rglob("*") if path.is_file())
        return {path.relative_to(self.public).as_posix(): path.read_bytes() for path in files}

    def stamps(self) -> dict[str, tuple[int, int]]:
        """Inode and time of the last change of every built file: both new where a file was written."""
        return {name: _stamp(self.public / name) for name in self.snapshot()}


def small_site(root: Path, files: str = SMALL) -> SmallSite:
    """Write a site below `root`, with the project's translations and default theme."""
    root.mkdir(parents=True, exist_ok=True)
    for name in ("i18n", "themes"):
        shutil.copytree(PROJECT / name, root / name)
    site = SmallSite(root)
    site.write(files)
    return site


def _stamp(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_ino, status.st_mtime_ns
