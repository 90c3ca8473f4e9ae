"""Data files say, for every card, context and floor, what the table says."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sitegen.estimator import LEVELS
from sitegen.tables import CardDeck, ModelTable, build_table, cards_data, model_data
from tests.records import architecture, card, model

DECK = CardDeck(
    [card(f"Card {gb}-{speed}", gb, speed) for gb in (4, 8, 8, 24, 80) for speed in (200, 900)]
    + [card("Mac 36", 36, 400, vendor="Apple", generation="M3", kind="unified", unified_usable_fraction=0.67)]
)


def shown(table: ModelTable, context_tokens: int, floor: int) -> list[tuple[Any, ...]]:
    """What a reader of the two files shows of each card: level, need, speed, low, high, fit, shortfall."""
    cards, data = json.loads(cards_data(DECK)), json.loads(model_data(table))
    context = next(each for each in data["contexts"] if each["tokens"] == context_tokens)
    speeds = [number for line in context["speeds"] for number in line]
    rows = []
    for _, name, _, class_index, *_ in cards["cards"]:
        level = sum(start <= class_index for start in context["starts"]) - 1
        if level < floor:
            group = sum(first <= class_index for first in cards["groups"]) - 1
            rows.append((name, None, 0.0, 0.0, 0.0, "none", context["short"][floor][group]))
            continue
        at = 3 * (class_index - context["starts"][0])
        fit = "comfortable" if class_index >= context["roomy"][level] else "tight"
        rows.append((name, data["levels"][level], *speeds[at : at + 3], fit, 0.0))
    return rows


@given(
    st.integers(10**8, 2 * 10**11),
    st.sampled_from([None, architecture(), architecture(context_limit_tokens=1_048_576, vocabulary_size=128_256)]),
    st.sampled_from([None, "FP8", "INT4"]),
    st.integers(0, len(LEVELS) - 1),
    st.data(),
)
@settings(max_examples=60, deadline=None)
def test_every_card_at_every_context_and_floor(
    parameters: int, layers: Any, native_format: str | None, floor: int, data: st.DataObject
) -> None:
    table = build_table(model("M", parameters, layers, native_format=native_format), DECK)
    context_tokens = data.draw(st.sampled_from([context.context_tokens for context in table.contexts]))
    cells = table.cells(context_tokens, floor)
    expected = [
        (
            entry.card.name,
            (cell := cells[entry.class_index]).level,
            cell.speed_tok_s,
            cell.low_tok_s,
            cell.high_tok_s,
            cell.fit,
            cell.shortfall_gb,
        )
        for entry in DECK.cards
    ]
    assert shown(table, context_tokens, floor) == expected


def test_a_line_of_a_diff_is_a_card_or_a_memory() -> None:
    lines = cards_data(DECK).splitlines()
    assert len(lines) == len(DECK.cards) + 3
    text = model_data(build_table(model("M", 2_000_000_000), DECK))
    assert text.endswith("]}\n")
    assert max(map(len, text.splitlines())) < 400
