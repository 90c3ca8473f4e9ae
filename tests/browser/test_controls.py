"""Every control, alone and with others: moved as a visitor moves it, the table and the address follow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.reference import DEFAULT, LEVEL_NAMES, State, plain_text
from tests.browser.sample import NO_CARD, ONE_CONTEXT, USUAL, Sample
from tests.browser.states import KINDS, VENDORS, random_state, sizes
from tests.browser.tool import Tool

Move = Callable[[Tool], object]
ALONE: dict[str, tuple[Move, State]] = {
    "context": (lambda tool: tool.move_slider(131_072), State(context=131_072)),
    "quality": (lambda tool: tool["quality"].select_option("IQ2_XXS"), State(quality="IQ2_XXS")),
    "search": (lambda tool: tool["search"].fill("rtx 30"), State(search="rtx 30")),
    "memory": (lambda tool: tool["memory"].select_option("16"), State(memory=16)),
    "kind": (lambda tool: tool["kind"].select_option("laptop"), State(kind="laptop")),
    "vendor": (lambda tool: tool["vendor"].select_option("Intel"), State(vendor="Intel")),
    "supported": (lambda tool: tool["supported"].check(), State(supported=True)),
    "all": (lambda tool: tool["all"].check(), State(all=True)),
    "speed": (lambda tool: tool["speed"].fill("40"), State(speed=40)),
    "sort": (lambda tool: tool.sort("card"), State(sort="card")),
    "rows": (lambda tool: tool["more"].click(), State(rows=50)),
}


@pytest.mark.parametrize("name", ALONE)
def test_alone(tool: Tool, name: str) -> None:
    move, state = ALONE[name]
    tool.open()
    move(tool)
    tool.must_show(state)
    tool.must_say(state)
    assert (tool.count(state), tool.expected(state)) != (tool.count(DEFAULT), tool.expected(DEFAULT))


def test_exactly_that_memory(tool: Tool) -> None:
    tool.open()
    tool["memory"].select_option("16")
    tool["exact"].check()
    tool.must_show(State(memory=16, exact=True))
    assert {row.memory for row in tool.rows()} == {"16"}


@pytest.mark.parametrize("number", range(12))
def test_together_and_back(tool: Tool, sample: Sample, number: int) -> None:
    """From state to state by the controls alone; each address opens the same table again; "reset" undoes it all."""
    dice = Random(number)
    tool.open()
    for _ in range(2):
        state = something(dice, sample, tool)
        tool.choose(state)
        tool.must_show(state)
        tool.must_say(state)
    tool.page.reload()
    tool.must_show(state)
    tool["reset"].click()
    tool.must_show(DEFAULT)
    tool.must_say(DEFAULT)


def something(dice: Random, sample: Sample, tool: Tool) -> State:
    """A state that shows some cards, since the heads of an empty table are not there to be pressed."""
    while True:
        drawn = random_state(dice, sample, USUAL)
        state = replace(drawn, rows=25, search=drawn.search.strip())  # as the field says it
        if count := tool.count(state):
            return replace(state, rows=75) if count > 50 else state


def test_the_slider_goes_through_all_presets_and_says_them(tool: Tool) -> None:
    tool.open()
    slider, value = tool["context"], tool["context-value"]
    presets = tool.presets()
    expect(slider).to_have_attribute("min", "0")
    expect(slider).to_have_attribute("max", str(len(presets) - 1))
    for tokens in presets:
        tool.move_slider(tokens)
        tool.must_show(State(context=tokens))
        said = plain_text(tool.language.plural("count.tokens", tokens, count=tokens))
        expect(value).to_have_text(said)
        expect(slider).to_have_attribute("aria-valuetext", said)


def test_a_model_with_one_context(tool: Tool) -> None:
    """There is nothing to slide, and everything else works."""
    tool.open(ONE_CONTEXT)
    tool["vendor"].select_option("Apple")
    tool.must_show(State(vendor="Apple"))


def test_a_lower_quality_lets_cards_in_where_none_was(tool: Tool) -> None:
    tool.open(NO_CARD)
    state = State(quality="IQ2_XXS")
    assert (tool.count(DEFAULT), tool.count(state)) == (0, 4)
    tool["quality"].select_option("IQ2_XXS")
    tool.must_show(state)


def test_what_a_model_lacks_everywhere(tool: Tool) -> None:
    state = State(all=True)
    tool.open(NO_CARD)
    tool["all"].check()
    tool.must_show(state)


def test_the_choices_are_those_that_exist(tool: Tool, sample: Sample) -> None:
    tool.open()
    tool["memory"].select_option("4")  # the files are there once something is chosen
    tool.must_show(State(memory=4))
    assert set(tool.options("memory")) == {"", *map(str, sizes(sample))}
    assert set(tool.options("kind")) == {"", *KINDS}
    assert set(tool.options("vendor")) == {"", *VENDORS}
    assert sorted(tool.options("quality")) == sorted(LEVEL_NAMES)


@pytest.mark.parametrize("text", ["0", "-5", "1e9999", "2.5", ""])
def test_a_speed_that_is_none_is_no_filter(tool: Tool, text: str) -> None:
    tool.open(state=State(speed=100))
    tool["speed"].fill(text)
    tool["speed"].blur()
    tool.must_show(DEFAULT)


def test_what_moves_with_the_pointer_is_not_kept_in_the_history(own_tool: Tool) -> None:
    own_tool.open()
    before = past(own_tool)
    own_tool.page.evaluate(
        """() => { const slider = document.querySelector("#tool-context");
        for (let value = 0; value < 5; value++) {
          slider.value = value; slider.dispatchEvent(new Event("input", {bubbles: true})); } }"""
    )
    own_tool.must_show(State(context=16_384))
    own_tool.must_say(State(context=16_384))
    assert past(own_tool) == before
    own_tool["context"].dispatch_event("change")
    own_tool.must_come_to(lambda: past(own_tool), before + 1)
    own_tool.page.go_back()
    own_tool.must_show(DEFAULT)


def past(tool: Tool) -> int:
    """How many addresses the history of the tab has."""
    return int(tool.page.evaluate("history.length"))
