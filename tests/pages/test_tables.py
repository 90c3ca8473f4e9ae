"""Rows print what the tables hold, in the page's language and in international notation alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.pages.tables import bar, international_figures
from sitegen.pages.views import CardRow, Range
from sitegen.tables import Row
from tests.estimator.golden import POLYCODER, GoldenRow
from tests.pages.materials import KINDS, english, facts_of, page_of, table_of
from tests.records import card


def row(speed_tok_s: float, low_tok_s: float = 1.0, high_tok_s: float = 2.0, need_gb: float = 1.0) -> Row:
    return Row(
        card=card("Card"),
        support="cuda",
        standing=0,
        level="Q8_0",
        need_gb=need_gb,
        speed_tok_s=speed_tok_s,
        low_tok_s=low_tok_s,
        high_tok_s=high_tok_s,
        fit="tight",
        confidence="low",
        shortfall_gb=0.0,
    )


def test_a_page_shows_25_rows_and_the_whole_table_all() -> None:
    facts = facts_of("polycoder")
    page, table = page_of(facts), table_of(facts)
    assert len(page.rows) == 25
    assert len(table.lines) == facts.cards_total == 849
    assert [line.name for line in table.lines[:25]] == [shown.name for shown in page.rows]


def test_printed_rows_are_those_of_the_reference() -> None:
    shown = {each.name: each for each in page_of(facts_of("polycoder")).rows}
    same = [golden for golden in POLYCODER if golden.card in shown and _same_card(golden, shown[golden.card])]
    assert len(same) > 15
    for golden in same:
        each = shown[golden.card]
        figures = [figure.replace(",", "") for figure in (each.speed, each.low, each.high, each.need)]
        assert figures == [golden.speed, golden.low, golden.high, golden.need], golden.card
        assert (each.level, each.fit) == (golden.level, golden.fit)


def _same_card(golden: GoldenRow, shown: CardRow) -> bool:
    return (shown.memory, shown.bandwidth.replace(",", "")) == (f"{golden.memory_gb:g}", f"{golden.bandwidth_gb_s:g}")


def test_the_whole_table_says_what_does_not_fit() -> None:
    facts = facts_of(KINDS["no card"])
    table = table_of(facts)
    assert {line.sign for line in table.lines} == {"○"}
    level = facts.usual_level
    assert {(line.speed, line.low, line.high, line.level) for line in table.lines} == {("", "", "", level)}
    assert all(line.need for line in table.lines)


@given(st.floats(0.01, 20_000), st.floats(0.1, 20_000))
def test_international_figures_are_the_english_ones_without_separators(speed_tok_s: float, need_gb: float) -> None:
    speed, _, _, need = international_figures(row(speed_tok_s, need_gb=need_gb))
    assert speed == english().speed(speed_tok_s).replace(",", "")
    assert need == english().memory(need_gb).replace(",", "")


@pytest.mark.parametrize(("speed_tok_s", "printed"), [(2.85, "2.9"), (99.95, "100"), (99.94, "99.9"), (100.5, "101")])
def test_half_rounds_up(speed_tok_s: float, printed: str) -> None:
    assert international_figures(row(speed_tok_s))[0] == printed


def test_bars_are_logarithmic_and_stay_inside() -> None:
    assert bar(row(100.0, 10.0, 1000.0)) == Range(25, 50, 75)
    assert bar(row(0.5, 0.1, 90_000.0)) == Range(0, 0, 100)


def test_ends_of_slow_ranges_have_a_decimal() -> None:
    assert international_figures(row(5.0, 3.04, 9.96))[1:3] == ("3.0", "10")
