"""The state is in the address: readable, complete, and harmless whatever stands there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.reference import DEFAULT, State
from tests.browser.sample import LARGEST, ONE_CONTEXT, USUAL
from tests.browser.tool import Tool

EVERYTHING = State(
    context=32_768,
    quality="Q2_K",
    search="geforce rtx",
    memory=12,
    exact=True,
    kind="desktop",
    vendor="NVIDIA",
    supported=True,
    all=True,
    speed=1,
    sort="released",
    rows=50,
)


def test_it_reads_well() -> None:
    assert State(context=32_768, quality="Q4_K_M", memory=24).query == "?context=32768&quality=Q4_K_M&memory=24"
    assert DEFAULT.query == ""


def test_everything_at_once(tool: Tool) -> None:
    tool.open(state=EVERYTHING)
    tool.must_show(EVERYTHING)
    tool.must_say(EVERYTHING)
    for name in ("quality", "search", "memory", "kind", "vendor", "speed"):
        expect(tool[name]).to_have_value(str(getattr(EVERYTHING, name)))
    for name in ("exact", "supported", "all"):
        expect(tool[name]).to_be_checked()
    expect(tool["context"]).to_have_value(str(tool.presets().index(32_768)))
    tool.must_be_sorted("released")


def test_back_and_forward(tool: Tool) -> None:
    steps = [DEFAULT, State(memory=24), State(memory=24, vendor="AMD"), State(memory=24, vendor="AMD", sort="card")]
    tool.open()
    tool["memory"].select_option("24")
    tool["vendor"].select_option("AMD")
    tool.sort("card")
    for state in reversed(steps[:-1]):
        tool.page.go_back()
        tool.must_show(state)
        tool.must_say(state)
        expect(tool["vendor"]).to_have_value(state.vendor or "")
    for state in steps[1:]:
        tool.page.go_forward()
        tool.must_show(state)
    tool.page.go_back()
    tool.must_show(steps[-2])
    tool["all"].check()  # from here on there is another future
    tool.must_show(State(memory=24, vendor="AMD", all=True))


def test_back_to_the_page_from_another_page(tool: Tool) -> None:
    state = State(context=16_384, kind="laptop", rows=50)
    tool.open(state=state)
    tool.must_show(state)
    tool.page.goto("/en/models/index.html")
    tool.page.go_back()
    tool.must_show(state)


def test_other_languages_keep_nothing_that_the_page_did_not_say(tool: Tool) -> None:
    """The same address after another language's page shows the same cards."""
    state = State(context=2_048, quality="Q6_K", memory=16, exact=True)
    for code in ("en", "fr"):
        tool.open(state=state, code=code)
        tool.must_show(state)


NOTHING = [
    "?context=4095", "?context=-1", "?context=4096.0", "?context=1e4", "?context=0x1000", "?context=", "?context=NaN",
    "?context=%3Cscript%3E", "?context=8192%20", "?quality=q3_k_m", "?quality=Q9", "?quality=__proto__", "?memory=7",
    "?memory=-24", "?memory=Infinity", "?memory=24GB", "?exact=2", "?exact=true", "?exact=", "?kind=toString",
    "?kind=LAPTOP", "?vendor=nvidia", "?vendor=constructor", "?supported=yes", "?all=01", "?speed=0", "?speed=-3",
    "?speed=1.5", "?speed=1e3", "?speed=Infinity", "?speed=%F0%9F%98%80", "?sort=__proto__", "?sort=--speed",
    "?sort=-", "?sort=", "?sort=hasOwnProperty", "?sort=speed%20desc", "?rows=0", "?rows=-25", "?rows=NaN", "?rows=24",
    "?rows=1e3", "?__proto__=1", "?constructor[prototype]=1", "?unknown=1", "?search=", "?search=%20%20", "?", "?&&==&",
    "?%", "?%E0%A4%A=1", "?context=%E0%A4%A", "?CONTEXT=8192", "?exact=1", "?utm_source=x&fbclid=y",
]  # fmt: skip
SOMETHING: dict[str, State] = {
    "?context=8192&context=2048": State(context=8_192),
    "?quality=nonsense&memory=24&unknown=1": State(memory=24),
    "?search=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E": State(search="<img src=x onerror=alert(1)>"),
    "?search=.*": State(search=".*"),
    "?search=(": State(search="("),
    "?search=%5C": State(search="\\"),
    "?search=%00rtx": State(search="\0rtx"),
    "?search=RTX+4090": State(search="RTX 4090"),
    "?search=" + "x" * 5_000: DEFAULT,
    "?search=g%C3%A9force": State(search="geforce"),
    "?search=%F0%9F%98%80": State(search="😀"),
    "?rows=1000000000000&all=1": State(all=True),
    "?rows=9975&all=1": State(rows=9_975, all=True),
    "?sort=-card&rows=100": State(sort="-card", rows=100),
}


def test_what_means_nothing_is_ignored(tool: Tool) -> None:
    tool.open()
    for query in NOTHING:
        print(query)  # shown where it fails
        tool.go(query)
        tool["memory"].select_option("24")  # dropped at the next change
        tool.must_show(State(memory=24))
        tool.must_say(State(memory=24))


@pytest.mark.parametrize("query", SOMETHING)
def test_what_means_something_is_followed_and_no_more(tool: Tool, query: str) -> None:
    tool.open(LARGEST, query=query)
    tool.must_show(SOMETHING[query])
    assert tool.page.locator("main img, main script[src]").count() == 0


def test_a_context_that_only_other_models_have(tool: Tool) -> None:
    for slug, tokens in ((ONE_CONTEXT, 4_096), (USUAL, 1_048_576)):
        tool.open(slug, query=f"?context={tokens}")
        tool.must_show(DEFAULT)
