"""A browser for whoever looks at pages."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright


@pytest.fixture(scope="session")
def chromium() -> str:
    """The system's browser. Where it is missing, the tests fail: nothing else would notice that they did not run."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "Chromium is missing: run `make test`, which installs it, or install it (Debian: chromium)"
    return path


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium)
        yield opened
        opened.close()
