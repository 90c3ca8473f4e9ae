"""Which rows a page names: extremes, answers by capacity, the nearest miss. Every tie has a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sitegen.catalog import Card
from sitegen.estimator import fit_of
from sitegen.facts.model_facts import CapacityAnswer, ContextStep, Extremes, Miss
from sitegen.tables import ModelTable, Row, is_bought

COMMON_CAPACITIES_GB = (8, 12, 16, 24)
"""Asked of every model: the sizes most cards in use have (GB)."""

READING_SPEED_TOK_S = 10.0
"""About as fast as people read (tok/s). Source: reference pages."""

LARGER_CAPACITIES_GB = (32, 48, 80, 96, 128, 192, 288, 512)
"""Asked, up to the first two that hold the model, of models that no common size holds (GB)."""


def ordered(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Rows that run the model, fastest first, then the others, least shortfall first.

    Ties keep the deck's order: newer card first, then by name.
    """
    return tuple(sorted(rows, key=lambda row: (row.level is None, -row.speed_tok_s, row.shortfall_gb)))


def smallest(fitting: Iterable[Row]) -> Row | None:
    """The card with the least memory; the oldest of them, then by name."""
    return min(fitting, key=lambda row: (row.card.memory.size_gb, row.card.released, row.card.name), default=None)


def by_memory(fitting: Iterable[Row]) -> list[Row]:
    """Least memory first; among equals by standing, then the most modest that keeps up with a reader: who asks for the
    smallest card does not want the dearest of its size."""
    return sorted(fitting, key=lambda row: (row.card.memory.size_gb, row.standing, modesty(row.speed_tok_s)))


def modesty(speed_tok_s: float) -> float:
    """Slower is more modest down to the speed of reading; below it, faster comes first."""
    return speed_tok_s if speed_tok_s >= READING_SPEED_TOK_S else 1e6 - speed_tok_s


def smallest_comfortable(supported: Iterable[Row], table: ModelTable, context_tokens: int) -> Row | None:
    """The smallest supported card with room to spare at the usual level; `supported` as `by_memory` leaves it.

    At each card's own level, a card with more memory can be tighter than a smaller one.
    """
    need_gb = table.context(context_tokens).usual.need_gb
    return _first(supported, lambda row: fit_of(need_gb, table.usable_gb(row.card)) == "comfortable")


def least_compressed(fitting: Iterable[Row], best_level: str) -> Row | None:
    """The fastest card that runs the least compressed level."""
    return _first(fitting, lambda row: row.level == best_level)


def portable_unified(fitting: Iterable[Row]) -> Row | None:
    """The fastest laptop whose graphics share the system memory; the least memory among equals."""
    return min((row for row in fitting if _in_laptops(row.card)), key=_fast_then_small, default=None)


def _in_laptops(card: Card) -> bool:
    """Apple builds every M chip but the Ultra into laptops, others the Ryzen AI Max; not NVIDIA's GB10."""
    return card.kind == "unified" and card.vendor != "NVIDIA" and "Ultra" not in card.name


def _fast_then_small(row: Row) -> tuple[float, int]:
    return -row.speed_tok_s, row.card.memory.size_gb


def laptops(fitting: Iterable[Row]) -> Extremes | None:
    """The supported laptop parts among the cards that run the model."""
    return _extremes([row for row in fitting if row.card.kind == "laptop" and row.supported])


def macs(fitting: Iterable[Row]) -> Extremes | None:
    """The Macs among the cards that run the model."""
    return _extremes([row for row in fitting if row.card.vendor == "Apple"])


def _first(rows: Iterable[Row], wanted: Callable[[Row], bool]) -> Row | None:
    return next(filter(wanted, rows), None)


def _extremes(rows: Sequence[Row]) -> Extremes | None:
    return Extremes(len(rows), min(rows, key=_fast_then_small), by_memory(rows)[0]) if rows else None


def nearest_miss(missing: Sequence[Row], smallest_gb: float, table: ModelTable) -> Miss | None:
    """The largest card that cannot hold the model; `missing` as `ordered` leaves it.

    Named is one that people can buy and use, with less memory than the smallest such card that holds the model
    (`smallest_gb`): a machine that may use less of a larger memory would be a riddle.
    """
    usual = (row for row in missing if _everyday(row) and row.card.memory.size_gb < smallest_gb)
    row = next(usual, missing[0] if missing else None)
    return Miss(row.card, table.usable_gb(row.card), row.shortfall_gb) if row else None


def _everyday(row: Row) -> bool:
    return row.supported and is_bought(row.standing)


def capacity_answers(rows: Sequence[Row]) -> tuple[CapacityAnswer, ...]:
    """An answer for each capacity worth asking, smallest capacity first; `rows` as `ordered` leaves them."""
    answers = [_capacity_answer(size, rows) for size in COMMON_CAPACITIES_GB]
    if any(answer.row for answer in answers):
        return tuple(answers)
    for size in LARGER_CAPACITIES_GB:
        answers.append(_capacity_answer(size, rows))
        if sum(answer.row is not None for answer in answers) == 2:
            break
    return tuple(answers)


def _capacity_answer(size_gb: int, rows: Sequence[Row]) -> CapacityAnswer:
    of_size = [row for row in rows if row.card.memory.size_gb == size_gb]
    fitting = [row for row in of_size if row.level]
    best = next((row for row in fitting if row.supported), fitting[0] if fitting else None)
    if best is None:
        lack = min((row.shortfall_gb for row in of_size), default=0.0)
        return CapacityAnswer(size_gb, None, None, lack)
    everyday = None if _everyday(best) else _first(fitting, _everyday)
    return CapacityAnswer(size_gb, best, everyday, 0.0)


def context_steps(supported: Iterable[Row], table: ModelTable) -> tuple[ContextStep, ...]:
    """How much memory reaches which context, from the least memory to the model's longest preset.

    `supported` as `by_memory` leaves it.
    """
    steps: list[ContextStep] = []
    for row in supported:
        reached = table.longest_context_tokens(row.card)
        if reached and (not steps or reached > steps[-1].context_tokens):
            if steps and steps[-1].memory_gb == row.card.memory.size_gb:
                steps.pop()
            steps.append(ContextStep(row.card.memory.size_gb, reached))
    return tuple(steps)
