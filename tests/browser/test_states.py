"""Whatever is chosen, the browser shows what Python computes: 200 states drawn by lot, in all languages."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from random import Random

import pytest

from tests.browser.reference import State, matching
from tests.browser.sample import CODES, MODELS, Sample
from tests.browser.states import random_state
from tests.browser.tool import Tool

STATES = 200
PLAIN = State(all=True, rows=850)


def drawn(sample: Sample, slug: str) -> list[tuple[State, str]]:
    """A model's share of the states, each with a language."""
    dice = Random(slug)
    return [(random_state(dice, sample, slug), dice.choice(CODES)) for _ in range(-(-STATES // len(MODELS)))]


@pytest.mark.parametrize("slug", MODELS)
def test_random_states(tool: Tool, sample: Sample, slug: str) -> None:
    """Each language's share is opened once, and then followed from state to state as "back" does."""
    for code, states in groupby(sorted(drawn(sample, slug), key=itemgetter(1)), itemgetter(1)):
        first, *others = (state for state, _ in states)
        tool.open(slug, first, code)
        must_be_right(tool, first)
        for state in others:
            tool.go(state)
            must_be_right(tool, state)


def must_be_right(tool: Tool, state: State) -> None:
    tool.must_show(state)
    tool.must_answer(state)


@pytest.mark.parametrize("slug", MODELS)
def test_every_card_at_the_default_context(tool: Tool, slug: str) -> None:
    tool.open(slug, PLAIN)
    tool.must_show(PLAIN)


def test_the_lot_is_not_blind(sample: Sample) -> None:
    """Most states show something, some show nothing, and they differ."""
    found = [
        len(matching(sample.tables[slug], sample.deck, state)) for slug in MODELS for state, _ in drawn(sample, slug)
    ]
    assert len(found) >= STATES
    assert sum(count > 0 for count in found) > STATES / 2
    assert sum(count == 0 for count in found) > STATES / 40
    assert len(set(found)) > STATES / 4
