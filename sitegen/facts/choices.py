"""Which rows a page names: extremes, answers by capacity, the nearest miss. Every tie has a rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sitegen.facts.model_facts import CapacityAnswer, Miss
from sitegen.tables import ModelTable, Row

COMMON_CAPACITIES_GB = (8, 12, 16, 24)
"""Asked of every model: the sizes most cards in use have (GB)."""

LARGER_CAPACITIES_GB = (32, 48, 80, 96, 128, 192, 288)
"""Asked, up to the first two that hold the model, of models that no common size holds (GB)."""


def ordered(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Rows that run the model, fastest first, then the others, least shortfall first.

    Ties keep the deck's order: newer card first, then by name.
    """
    return tuple(sorted(rows, key=lambda row: (row.level is None, -row.speed_tok_s, row.shortfall_gb)))


def smallest(fitting: Iterable[Row]) -> Row | None:
    """The card with the least memory; the oldest of them, then by name."""
    return min(fitting, key=lambda row: (row.card.memory.size_gb, row.card.released, row.card.name), default=None)


KINDS_FIRST_NAMED = frozenset({"desktop", "workstation", "laptop", "unified"})
"""Cards that a person buys come before server parts, mining cards and slices of virtual GPUs. Our choice."""


def smallest_supported(fitting: Iterable[Row], count: int) -> tuple[Row, ...]:
    """Supported cards, least memory first, among equals those that people buy, the fastest, the newest, by name."""

    def order(row: Row) -> tuple[int, bool, float]:
        return row.card.memory.size_gb, row.card.kind not in KINDS_FIRST_NAMED, -row.speed_tok_s

    return tuple(sorted((row for row in fitting if row.supported), key=order)[:count])


def nearest_miss(missing: Sequence[Row]) -> Miss | None:
    """The largest card that cannot hold the model; `missing` as `ordered` leaves it."""
    return Miss(missing[0].card, missing[0].shortfall_gb) if missing else None


def capacity_answers(rows: Sequence[Row], table: ModelTable) -> tuple[CapacityAnswer, ...]:
    """An answer for each capacity worth asking, smallest capacity first; `rows` as `ordered` leaves them."""
    answers = [_capacity_answer(size, rows, table) for size in COMMON_CAPACITIES_GB]
    if any(answer.row for answer in answers):
        return tuple(answers)
    for size in LARGER_CAPACITIES_GB:
        answers.append(_capacity_answer(size, rows, table))
        if sum(answer.row is not None for answer in answers) == 2:
            break
    return tuple(answers)


def _capacity_answer(size_gb: int, rows: Sequence[Row], table: ModelTable) -> CapacityAnswer:
    of_size = [row for row in rows if row.card.memory.size_gb == size_gb]
    fitting = [row for row in of_size if row.level]
    best = next((row for row in fitting if row.supported), fitting[0] if fitting else None)
    if best is None:
        lack = min((row.shortfall_gb for row in of_size), default=0.0)
        return CapacityAnswer(size_gb, None, lack, None)
    return CapacityAnswer(size_gb, best, 0.0, table.longest_context_tokens(best.card))
