"""Measured rows as the fit sees them: for each part of a token's time, its size and the names of its effects."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from sitegen.estimator import (
    CardFacts,
    Family,
    expert_effects,
    family_effects,
    family_of,
    launch_effects,
    mixture_effects,
    operations_s,
    term_effects,
)
from sitegen.scoring import Circumstances, MeasuredRow, RowCost, backend_of, circumstances, device_facts, row_cost


class Part(NamedTuple):
    """seconds = `size` x exp(sum of `effects`)."""

    size: float
    effects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FitRow:
    """One measured row: seconds a token = its `parts`, added up as `solve` does, over exp(sum of `speed` effects)."""

    row: MeasuredRow
    facts: CardFacts
    cost: RowCost
    family: Family
    parts: tuple[Part, ...]
    speed: tuple[str, ...]


TINY = 1e-12
"""Stands for a part that a row has none of (its own unit)."""


def fit_rows(rows: Iterable[MeasuredRow]) -> list[FitRow]:
    """The rows that calibrate: one GPU, quality A or B, bandwidth and layers known; in their order."""
    return [
        fitted
        for row in rows
        if row.device_count == 1
        and row.backend != "cpu"
        and row.quality != "C"
        and (fitted := _fit_row(row)) is not None
    ]


def _fit_row(row: MeasuredRow) -> FitRow | None:
    facts, cost = device_facts(row.device), row_cost(row)
    if facts is None or cost is None:
        return None
    facts = facts._replace(backend=backend_of(row))
    family = family_of(cost.level)
    said = circumstances(row)
    own = (f"speed/architecture/{cost.traits.architecture}", f"speed/{facts.key}")
    return FitRow(row, facts, cost, family, _parts(facts, cost, family, said), own + said.speed)


def _parts(facts: CardFacts, cost: RowCost, family: Family, said: Circumstances) -> tuple[Part, ...]:
    launch = term_effects("launch", facts) + launch_effects(cost.traits) + said.launch
    if cost.traits.mixture:
        launch += mixture_effects(facts)
    weights = term_effects("weights", facts)
    unpack = term_effects("unpack", facts) + family_effects(family, facts) + said.unpack
    byte_s = 1 / (facts.bandwidth_gb_s * 1e9)
    return (
        Part(1.0, term_effects("start", facts)),
        Part(cost.traits.layers, launch),
        Part(max(cost.weight_bytes * byte_s, TINY), weights),
        Part(max(cost.expert_bytes * byte_s, TINY), weights + expert_effects(facts)),
        Part(max(cost.cache_bytes * byte_s, TINY), term_effects("cache", facts) + said.cache),
        Part(max(cost.parameters / operations_s(facts), TINY), unpack),
    )
