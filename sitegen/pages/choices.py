"""What a model's pages choose from its rows, once for all languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import log10

from sitegen.estimator import LADDER
from sitegen.facts import KINDS_FIRST_NAMED, ModelFacts
from sitegen.pages.views import Range
from sitegen.tables import Row

ROWS_SHOWN = 25
BAR_DECADES = 4
"""A bar spans 1 to 10,000 tok/s."""


@dataclass(frozen=True, slots=True)
class Extremes:
    """How many rows there are, the fastest of them, and the one with the least memory (of equals the fastest)."""

    count: int
    fastest: Row
    smallest: Row


@dataclass(frozen=True, slots=True)
class Choices:
    """Rows that run the model; None where there is none. `bars` is by the card's slug."""

    shown: tuple[Row, ...]
    bars: Mapping[str, Range]
    smallest_comfortable: Row | None  # supported
    least_compressed: Row | None  # at the first level of the ladder
    laptops: Extremes | None  # supported
    macs: Extremes | None
    unified: Row | None  # the fastest machine whose graphics share the system memory


def choices(facts: ModelFacts) -> Choices:
    """Everything a model's pages choose; `facts.rows` has the fastest first."""
    fitting = facts.rows[: facts.cards_fit]
    shown = fitting[:ROWS_SHOWN]
    named = (*shown, *facts.ten_fastest, *facts.ten_smallest)
    return Choices(
        shown=shown,
        bars={row.card.slug: bar(row) for row in named},
        smallest_comfortable=_least_memory(row for row in fitting if row.fit == "comfortable" and row.supported),
        least_compressed=_first(fitting, lambda row: row.level == LADDER[0].name),
        laptops=_extremes([row for row in fitting if row.card.kind == "laptop" and row.supported]),
        macs=_extremes([row for row in fitting if row.card.vendor == "Apple"]),
        unified=_first(fitting, lambda row: row.card.kind == "unified"),
    )


def bar(row: Row) -> Range:
    """Where a row's speeds lie on a logarithmic bar, in 1/1000 of it."""
    return Range(*(_position(speed) for speed in (row.low_tok_s, row.speed_tok_s, row.high_tok_s)))


def _position(speed_tok_s: float) -> int:
    if speed_tok_s <= 1:
        return 0
    return min(1000, round(1000 / BAR_DECADES * log10(speed_tok_s)))


def _extremes(rows: list[Row]) -> Extremes | None:
    smallest = _least_memory(rows)
    return Extremes(len(rows), rows[0], smallest) if smallest else None


def _least_memory(rows: Iterable[Row]) -> Row | None:
    """Of equals one that people buy, then the fastest."""
    return min(rows, key=lambda row: (row.card.memory.size_gb, row.card.kind not in KINDS_FIRST_NAMED), default=None)


def _first(rows: Iterable[Row], wanted: Callable[[Row], bool]) -> Row | None:
    return next(filter(wanted, rows), None)
