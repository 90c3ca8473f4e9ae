"""Every language: the tool speaks it, and writes figures as the rest of the page does."""

from __future__ import annotations

import re

import pytest

from tests.browser.reference import DEFAULT, State
from tests.browser.sample import CODES, LARGEST, NO_CARD, ONE_CARD, USUAL
from tests.browser.tool import Tool

STATES = (
    State(context=2_048),
    State(quality="IQ2_XXS", all=True, rows=850),
    State(search="no such card"),
    State(search="rtx 4090", kind="desktop"),
    State(search="gtx 480", all=True),
    State(supported=True, sort="-bandwidth"),
    State(speed=500),
)
SPOKEN = """() => [...document.querySelectorAll(
  "#tool :is(label, legend, summary, button:not([translate=no]), option, small, th, p)")]
  .filter(element => !element.closest("tbody, datalist"))
  .flatMap(element => [...element.childNodes])
  .filter(node => node.nodeType === Node.TEXT_NODE)
  .map(node => node.textContent.trim()).filter(text => /\\p{Ll}{3}/u.test(text))"""
SAME_IN_ALL = re.compile(r"NVIDIA|Apple|Intel|Workstation|Data center|Mining|Console|tok/s")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("slug", [LARGEST, USUAL, ONE_CARD, NO_CARD])
def test_figures_and_sentences(tool: Tool, slug: str, code: str) -> None:
    tool.open(slug, code=code)
    for state in STATES:
        tool.go(state)
        tool.must_show(state)
        tool.must_answer(state)
    tool.must_count(state)


@pytest.mark.parametrize("code", CODES)
def test_thousands_and_tenths(tool: Tool, code: str) -> None:
    """The sample has figures that the languages write differently."""
    written = {"en": ("1,010", "7.8"), "es": ("1010", "7,8"), "fr": ("1\u202f010", "7,8"), "it": ("1010", "7,8")}
    state = State(search="geforce rtx 4090", sort="card")
    tool.open(USUAL, state, code)
    tool.must_show(state)
    first, *_ = tool.rows()
    assert (first.bandwidth, first.need) == written[code]


def test_who_changes_the_language_keeps_the_state(tool: Tool) -> None:
    state = State(context=32_768, vendor="AMD")
    tool.open(USUAL, state)
    tool.page.locator(".languages a[hreflang=fr]").click()
    tool.page.wait_for_url("**/fr/models/**")
    tool.code = "fr"
    tool.must_show(state)
    tool.must_say(state)


@pytest.mark.parametrize("code", CODES[1:])
def test_no_english_is_left(tool: Tool, code: str) -> None:
    for state in (State(context=2_048, all=True), State(search="no such card")):
        english = set(spoken_texts(tool, "en", state))
        spoken = spoken_texts(tool, code, state)
        assert len(spoken) > 20
        assert not [text for text in spoken if text in english and not SAME_IN_ALL.search(text)]


def spoken_texts(tool: Tool, code: str, state: State) -> list[str]:
    """The texts of a page at a state that has words in them."""
    tool.open(code=code, state=state)
    tool.must_count(state)
    return list(tool.page.evaluate(SPOKEN))


@pytest.mark.parametrize("code", CODES)
def test_the_first_sentence_is_there_before_the_script(tool: Tool, code: str) -> None:
    """The script takes over a page that already says what it would say."""
    tool.open(code=code)
    before = tool.text("answer")
    tool["all"].check()
    tool.must_show(State(all=True))
    tool["all"].uncheck()
    tool.must_show(DEFAULT)
    tool.must_answer(DEFAULT)
    assert tool.text("answer") == before
