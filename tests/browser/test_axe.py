"""No violation of accessibility that axe-core can find, on every kind of page, in both schemes, narrow and wide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.card_reference import CardState
from tests.browser.conftest import visitor
from tests.browser.reference import State
from tests.browser.sample import LARGEST, NO_CARD, USUAL
from tests.site import PROJECT

AXE = PROJECT / "node_modules/axe-core/axe.min.js"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WIDTHS = (320, 1_280)
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
RUN = "axe.run(document, {resultTypes: ['violations']}).then(results => results.violations)"
FEWER_ROWS = (
    "document.querySelectorAll('tbody tr:nth-child(n + 30):nth-last-child(n + 30)').forEach(row => row.remove())"
)
MISSES = State(context=1024, all=True, sort="card", rows=850)  # the cards that miss come last
MISSES_OF_A_CARD = CardState(context=1024, all=True, sort="model", rows=850)
NOTHING = State(search="no such card")
PAGES = {  # with what is there when the page is as it shall be
    "model": (f"/en/models/{LARGEST}.html", "#tool-controls"),
    "model that no card holds": (f"/en/models/{NO_CARD}.html", "#tool-controls"),
    "model, filtered, with misses": (f"/fr/models/{USUAL}.html{MISSES.query}", "#table .none"),
    "model, nothing found": (f"/es/models/{USUAL}.html{NOTHING.query}", "#tool-empty"),
    "card": ("/fr/gpus/geforce-rtx-3090.html", "#tool-controls"),
    "card, filtered, with misses": (f"/en/gpus/geforce-rtx-3090.html{MISSES_OF_A_CARD.query}", "#table .none"),
    "card that runs little": ("/it/gpus/atari-vcs-400-gpu.html", "#tool-controls"),
    "home": ("/en/index.html", "main"),
    "index": ("/it/models/index.html", "table"),
    "index, filtered": ("/en/models/index.html?search=qwen&year=2025&sort=-1", "table"),
    "index of cards": ("/fr/gpus/index.html?memory=24", "table"),
    "memory": ("/es/memory/24-gb.html", "table"),
    "family": ("/fr/families/qwen3-5.html", "table"),
    "organization": ("/en/organizations/alibaba.html", "table"),
    "whole table": (f"/tables/{LARGEST}.html", "table"),
    "whole table of a card": ("/tables/cards/geforce-rtx-3090.html", "table"),
    "chooser": ("/index.html", "main"),
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
    address, ready = PAGES[kind]
    unguarded.goto(address)
    expect(unguarded.locator(ready).first).to_be_visible()
    assert violations_in_every_look(unguarded) == []


@pytest.mark.usefixtures("faults")
def test_no_violation_in_what_the_search_finds(unguarded: Page) -> None:
    unguarded.goto(PAGES["home"][0])
    unguarded.add_script_tag(path=AXE)
    unguarded.get_by_role("combobox").fill("4090")
    unguarded.get_by_role("option").first.wait_for()
    unguarded.keyboard.press("ArrowDown")
    assert violations(unguarded) == []


def test_it_sees_violations(unguarded: Page) -> None:
    unguarded.goto(PAGES["chooser"][0])
    unguarded.add_script_tag(path=AXE)
    unguarded.evaluate("document.querySelector('main').innerHTML = '<input><img src=/assets/favicon.svg>'")
    assert {violation.split(":")[0] for violation in violations(unguarded)} >= {"image-alt", "label"}


def violations_in_every_look(page: Page) -> list[str]:
    """In both schemes, narrow and wide."""
    page.add_script_tag(path=AXE)
    page.evaluate(FEWER_ROWS)  # the others are like these, and would take 10 s
    found = []
    for scheme, width in product(SCHEMES, WIDTHS):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(PAINTED)
        found += [f"{scheme}, {width} px: {violation}" for violation in violations(page)]
    return found


def violations(page: Page) -> list[str]:
    """Each violation with the first element it is found at."""
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]}" for each in found]
