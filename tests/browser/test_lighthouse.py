"""Lighthouse's scores of a model's page, as a host serves it. Of more kinds, and how fast they are:
benchmarks/lighthouse.py.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping
from typing import Any

import pytest

from tests.browser.sample import LARGEST
from tests.site import PROJECT

SCRIPT = PROJECT / "tests/browser/lighthouse.mjs"
PAGES = {"model": f"en/models/{LARGEST}.html"}
MORE_PAGES = {
    "card": "es/gpus/geforce-rtx-3090.html",
    "index": "fr/models/index.html",
    "home": "it/index.html",
    "whole table": f"tables/{LARGEST}.html",
}


def lighthouse(base_url: str, chromium: str, pages: Mapping[str, str], *options: str) -> Mapping[str, dict[str, Any]]:
    """What Lighthouse says of each kind of page."""
    command = ["node", str(SCRIPT), *options, *(f"{base_url}/{page}" for page in pages.values())]
    environment = os.environ | {"CHROME_PATH": chromium}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, f"{done.stderr}\nIf lighthouse is missing: run `make test`, which installs it."
    return dict(zip(pages, map(json.loads, done.stdout.splitlines()), strict=True))


@pytest.fixture(scope="module")
def scores(base_url: str, chromium: str) -> Mapping[str, dict[str, Any]]:
    return lighthouse(base_url, chromium, PAGES)


@pytest.mark.parametrize("kind", PAGES)
def test_a_page_has_full_marks(scores: Mapping[str, dict[str, Any]], kind: str) -> None:
    got = scores[kind]
    assert (got["accessibility"], got["best-practices"], got["seo"]) == (100, 100, 100), got["faults"]
