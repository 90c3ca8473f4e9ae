"""No violation of accessibility that axe-core can find, on every kind of page, in both schemes, narrow and wide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import visitor
from tests.browser.reference import State
from tests.browser.sample import LARGEST, NO_CARD, USUAL
from tests.site import PROJECT

AXE = PROJECT / "node_modules/axe-core/axe.min.js"
WIDTHS = (320, 1_280)
RUN = "axe.run(document, {resultTypes: ['violations']}).then(results => results.violations)"
FEWER_ROWS = (
    "document.querySelectorAll('tbody tr:nth-child(n + 30):nth-last-child(n + 30)').forEach(row => row.remove())"
)
MISSES = State(context=1024, memory=6, all=True, sort="card")
NOTHING = State(search="no such card")
PAGES = {
    "model": f"/en/models/{LARGEST}.html",
    "model that no card holds": f"/en/models/{NO_CARD}.html",
    "model, filtered, with misses": f"/fr/models/{USUAL}.html{MISSES.query}",
    "model, nothing found": f"/es/models/{USUAL}.html{NOTHING.query}",
    "home": "/en/index.html",
    "index": "/it/models/index.html",
    "index, filtered": "/en/models/index.html?search=qwen&year=2025&sort=-1",
    "index of cards": "/fr/gpus/index.html?memory=24",
    "memory": "/es/memory/24-gb.html",
    "family": "/fr/families/qwen3-5.html",
    "organization": "/en/organizations/alibaba.html",
    "whole table": f"/tables/{LARGEST}.html",
    "chooser": "/index.html",
}


@pytest.fixture(scope="module")
def unguarded(browser: Browser, base_url: str, heard: list[str]) -> Iterator[Page]:
    """Without the policy, which would keep axe-core out as it keeps out every other script that is not the site's."""
    assert AXE.exists(), "axe-core is missing: run `make test`, which installs it"
    context = visitor(browser, base_url, heard, bypass_csp=True)
    yield context.new_page()
    context.close()


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize("kind", PAGES)
def test_no_violation(unguarded: Page, kind: str) -> None:
    unguarded.goto(PAGES[kind])
    unguarded.wait_for_load_state("networkidle")
    unguarded.add_script_tag(path=AXE)
    unguarded.evaluate(FEWER_ROWS)  # the others are like these, and would take 10 s
    for scheme, width in product(("light", "dark"), WIDTHS):
        unguarded.emulate_media(color_scheme=scheme)
        unguarded.set_viewport_size({"width": width, "height": 900})
        assert violations(unguarded) == [], f"{scheme}, {width} px"


@pytest.mark.usefixtures("faults")
def test_no_violation_in_what_the_search_finds(unguarded: Page) -> None:
    unguarded.goto(PAGES["home"])
    unguarded.add_script_tag(path=AXE)
    unguarded.get_by_role("combobox").fill("4090")
    unguarded.get_by_role("option").first.wait_for()
    unguarded.keyboard.press("ArrowDown")
    assert violations(unguarded) == []


def test_it_sees_violations(unguarded: Page) -> None:
    unguarded.goto(PAGES["chooser"])
    unguarded.add_script_tag(path=AXE)
    unguarded.evaluate("document.querySelector('main').innerHTML = '<input><img src=/assets/favicon.svg>'")
    assert {violation.split(":")[0] for violation in violations(unguarded)} >= {"image-alt", "label"}


def violations(page: Page) -> list[str]:
    """Each violation with the first element it is found at."""
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(it => it.violations)"
    )
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]}" for each in found]
