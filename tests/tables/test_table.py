"""Tables hold what the estimator says, cell for cell."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sitegen.catalog import Card
from sitegen.tables import CardDeck, build_table, estimate_cell
from tests.records import architecture, card, model

VENDORS = [("NVIDIA", "Ampere"), ("NVIDIA", "Pascal"), ("AMD", "RDNA 3.0"), ("Intel", "Xe-HPG")]


def some_card(index: int, memory_gb: int, bandwidth_gb_s: float, vendor: tuple[str, str]) -> Card:
    return card(f"Card {index}", memory_gb, bandwidth_gb_s, *vendor)


card_values = st.tuples(st.integers(4, 300), st.floats(20, 9000), st.sampled_from(VENDORS))
parameters = st.integers(10**8, 10**12)


@settings(deadline=None)
@given(st.lists(card_values, min_size=1, max_size=12), parameters, st.booleans(), st.booleans())
def test_every_cell_is_the_estimators(
    values: list[tuple[int, float, tuple[str, str]]], count: int, known: bool, mixture: bool
) -> None:
    record = model("M", count, architecture() if known else None, count // 10 if mixture else None)
    deck = CardDeck(some_card(index, *value) for index, value in enumerate(values))
    table = build_table(record, deck)
    for context in table.contexts:
        for row in table.rows(context.context_tokens):
            assert row == estimate_cell(record, row.card, context.context_tokens)


def test_cards_with_the_same_figures_share_a_class() -> None:
    deck = CardDeck([card("A", 24, 1000), card("B", 24, 1000), card("C", 24, 900)])
    assert len(deck.classes) == 2
    assert len(deck.cards) == 3


def test_longest_context_on_a_card() -> None:
    record = model("M", 8_000_000_000, architecture())
    small, large, tiny = card("Small", 8), card("Large", 80), card("Tiny", 4)
    table = build_table(record, CardDeck([small, large, tiny]))
    longest = table.longest_context_tokens(small)
    assert longest is not None
    assert estimate_cell(record, small, longest).level is not None
    assert estimate_cell(record, small, longest * 2).level is None
    assert table.longest_context_tokens(large) == 131_072
    assert table.longest_context_tokens(tiny) is None
