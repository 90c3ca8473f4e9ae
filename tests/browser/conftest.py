"""A browser, and a site of models of all kinds: built once by the real program, served on this machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    expect,
)

from sitegen.i18n import Language, load_languages
from tests.browser.sample import CODES, MODELS, Sample, copy_site, load_sample
from tests.browser.server import serving
from tests.browser.tool import PATIENCE_S, Tool
from tests.site import PROJECT, SmallSite

expect.set_options(timeout=1000 * PATIENCE_S)
VIEWPORT: ViewportSize = {"width": 1280, "height": 900}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    """Built once for all processes that share the tests: whoever comes first builds it, the others wait."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    root, done = shared / "browser", shared / "browser.done"
    with (shared / "browser.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not done.exists():
            copy_site(root, MODELS)
            done.touch()
    return SmallSite(root)


@pytest.fixture(scope="session")
def base_url(site: SmallSite) -> Iterator[str]:
    with serving(site.public) as address:
        yield address


@pytest.fixture(scope="session")
def sample(site: SmallSite) -> Sample:
    return load_sample(site.root)


@pytest.fixture(scope="session")
def languages() -> dict[str, Language]:
    loaded, problems = load_languages(PROJECT, CODES)
    assert not problems
    return {language.code: language for language in loaded}


@pytest.fixture(scope="session")
def heard() -> list[str]:
    """What pages complained about, and requests that left this machine."""
    return []


@pytest.fixture
def faults(heard: list[str]) -> Iterator[list[str]]:
    """Nothing may go wrong behind a test's back."""
    heard.clear()
    yield heard
    assert not heard


@pytest.fixture(scope="session")
def shared_page(browser: Browser, base_url: str, heard: list[str]) -> Iterator[Page]:
    """A tab for most tests: to open one takes longer than what many of them do with it."""
    context = visitor(browser, base_url, heard)
    yield context.new_page()
    context.close()


@pytest.fixture
def page(shared_page: Page, faults: list[str]) -> Iterator[Page]:
    """The shared tab as if it were new, but for its history."""
    shared_page.set_viewport_size(VIEWPORT)
    shared_page.emulate_media(media="null", color_scheme="null", reduced_motion="reduce")
    shared_page.mouse.move(0, 0)
    yield shared_page
    shared_page.unroute_all()
    if shared_page.url.startswith("http"):
        shared_page.evaluate("localStorage.clear()")


@pytest.fixture
def provoked(page: Page, faults: list[str]) -> Iterator[None]:
    """For a test that makes faults: none of them is left behind, and none that was still to come."""
    yield
    page.goto("/index.html")
    faults.clear()


@pytest.fixture
def context(browser: Browser, base_url: str, heard: list[str], faults: list[str]) -> Iterator[BrowserContext]:
    """A visitor of the test's own, who has been nowhere yet."""
    made = visitor(browser, base_url, heard)
    yield made
    made.close()


@pytest.fixture
def tool(page: Page, sample: Sample, languages: dict[str, Language]) -> Tool:
    return Tool(page, sample, languages)


@pytest.fixture
def own_tool(context: BrowserContext, sample: Sample, languages: dict[str, Language]) -> Tool:
    """In a tab that no other test has used."""
    return Tool(context.new_page(), sample, languages)


def visitor(browser: Browser, base_url: str, faults: list[str], **options: Any) -> BrowserContext:
    """A context whose errors of scripts, complaints on the console and requests to other hosts are noted."""

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            faults.append(f"console: {message.text}")

    def see(request: Request) -> None:
        if not request.url.startswith((f"{base_url}/", "data:")):
            faults.append(f"request: {request.url}")

    context = browser.new_context(base_url=base_url, reduced_motion="reduce", viewport=VIEWPORT, **options)
    context.set_default_timeout(1000 * PATIENCE_S)
    context.on("console", hear)
    context.on("request", see)
    context.on("weberror", lambda error: faults.append(f"script: {error.error}"))
    return context
