"""One cell, term by term: what memory it takes, what a token reads, and what the time of a token consists of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from sitegen.catalog import Card, Model
from sitegen.estimator import (
    BACKEND_GB,
    GENERIC,
    GIB,
    RUNTIME_GB,
    CardSpec,
    LevelCost,
    LevelWeights,
    ModelSpec,
    cell,
    context_gb,
    evidence,
    fit_of,
    generic_weights,
    level_costs,
    miss,
    token_times,
    usual_cost,
)
from sitegen.tables.rows import Row
from sitegen.tables.specs import facts_of_card, spec_of_card, spec_of_model
from sitegen.tables.standing import standing
from sitegen.tables.support import support


class MemoryTerm(NamedTuple):
    """A part of the need (GiB). `parameters` and `bits` a weight for parts of the model, else None."""

    name: str
    gb: float
    parameters: float | None = None
    bits: float | None = None


class TimeTerm(NamedTuple):
    """A part of a token's time (seconds), and the bytes it reads, None where it reads nothing."""

    name: str
    seconds: float
    read_bytes: float | None = None


@dataclass(frozen=True, slots=True)
class Explanation:
    """The row of one model on one card at one context and level, and what it consists of. `usable_gb` is what a model
    may fill of the card; `low` and `high` are the ends of the range over the speed; `basis` says what they rest on."""

    row: Row
    level: str
    memory: tuple[MemoryTerm, ...]
    usable_gb: float
    times: tuple[TimeTerm, ...]
    low: float
    high: float
    basis: str


def offered_levels(model: Model) -> tuple[str, ...]:
    """Levels that a model can be estimated at, least compressed first."""
    return tuple(dict.fromkeys(weights.level for weights in _weights(spec_of_model(model))))


def estimate_at(model: Model, card: Card, context_tokens: int, level: str) -> Row:
    """One cell at one of the offered levels, whether or not the card would hold a less compressed one."""
    spec, card_spec = spec_of_model(model), spec_of_card(card)
    cost = _cost(spec, context_tokens, level)
    holds = fit_of(cost.need_gb, card_spec.usable_gb) != "none"
    found = cell(cost, card_spec) if holds else miss(cost.need_gb, card_spec)
    return Row(card, support(card), standing(card), *found)


def explain(row: Row, model: Model, context_tokens: int, level: str | None) -> Explanation:
    """What a row consists of at `level`, one of the offered levels; without one, at what a card that holds none is
    measured against."""
    spec, card_spec = spec_of_model(model), spec_of_card(row.card)
    level = level or usual_cost(level_costs(spec, context_tokens)).level
    cost = _cost(spec, context_tokens, level)
    weights = next(weights for weights in _weights(spec) if weights.level == level)
    ends = GENERIC if cost.work is None else card_spec.speed.ranges[cost.work.range_index]
    return Explanation(
        row,
        level,
        tuple(_memory(spec, weights, context_tokens)),
        card_spec.usable_gb,
        tuple(_times(spec, weights, cost, card_spec, context_tokens)),
        ends.low,
        ends.high,
        _basis(model, row.card),
    )


def _weights(spec: ModelSpec) -> tuple[LevelWeights, ...]:
    return spec.weights or generic_weights(spec)


def _cost(spec: ModelSpec, context_tokens: int, level: str) -> LevelCost:
    return next(cost for cost in level_costs(spec, context_tokens) if cost.level == level)


def _memory(spec: ModelSpec, weights: LevelWeights, context_tokens: int) -> list[MemoryTerm]:
    terms = [
        MemoryTerm(part.part, part.card_bytes / GIB, part.parameters, 8 * part.file_bytes / part.parameters)
        for part in weights.parts
    ] or [MemoryTerm("weights", weights.card_bytes / GIB, spec.parameters, 8 * weights.file_bytes / spec.parameters)]
    context = context_gb(spec, context_tokens)
    cache = spec.cache.kept_gb(context_tokens) if spec.cache else context
    terms.append(MemoryTerm("cache" if spec.cache else "cache and buffers", cache))
    if spec.cache:
        terms.append(MemoryTerm("compute buffers", context - cache))
    terms.append(MemoryTerm("runtime", BACKEND_GB if spec.buffers else RUNTIME_GB))
    return terms


def _times(
    spec: ModelSpec, weights: LevelWeights, cost: LevelCost, card: CardSpec, context_tokens: int
) -> list[TimeTerm]:
    """Parts of a token's time in the order of `estimator/speed.py`; reading is one part under the generic profile."""
    cache = spec.cache.read_bytes(context_tokens) if spec.cache else 0.0
    if cost.work is None:
        seconds = cost.effective_bytes / card.bandwidth_bytes_s / card.runtime_factor
        return [TimeTerm("weights and cache", seconds, weights.read_bytes + cache)]
    experts = weights.routed_read_bytes
    reads = {"weights": weights.read_bytes - experts, "experts": experts, "cache": cache}
    return [TimeTerm(name, time, reads.get(name)) for name, time in token_times(cost.work, card.speed).items()]


def _basis(model: Model, card: Card) -> str:
    architecture = model.architecture
    if architecture is None:
        return "generic profile: the layers of the model are not on record"
    layers = "recalled layers" if architecture.recalled else "layers on record"
    return f"{layers}, and measurements of {_EVIDENCE[evidence(facts_of_card(card))]}"


_EVIDENCE = {"card": "this card", "generation": "cards of its generation", "vendor": "its vendor's cards alone"}
