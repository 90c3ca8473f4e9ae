"""What the estimator says of a measured row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import exp
from typing import NamedTuple

from sitegen.catalog import Model
from sitegen.estimator import (
    EFFECTS,
    GENERIC,
    LEVELS,
    SPREAD,
    CardFacts,
    ModelSpec,
    card_spec,
    card_speed,
    evidence,
    generic_speed_tok_s,
    ranges,
    token_seconds,
    token_work,
)
from sitegen.scoring.circumstances import AS_PAGES, backend_of, circumstances
from sitegen.scoring.costs import RowCost, device_facts, row_cost
from sitegen.scoring.quants import quant
from sitegen.scoring.rows import MeasuredRow, ReportedModel
from sitegen.tables import spec_of_model

USUAL_MEMORY_GB = 16
"""Stands for a device's memory where no report says it; the speed does not depend on it."""


class Prediction(NamedTuple):
    """Decode speed and the ends of its range (tok/s)."""

    speed_tok_s: float
    low_tok_s: float
    high_tok_s: float


class Unpredictable(NamedTuple):
    """Why nothing can be said of a row."""

    reason: str


Predictor = Callable[[MeasuredRow], Prediction | Unpredictable]


def predict(
    row: MeasuredRow,
    effects: Mapping[str, float] = EFFECTS,
    spread: Mapping[str, float] = SPREAD,
    *,
    as_pages: bool = False,
) -> Prediction | Unpredictable:
    """The estimate for one row at its quantization and depth: on the engine and backend, in the year and by the way of
    measuring that it states, or `as_pages` state it, whatever software it was measured with."""
    if row.device_count > 1:
        return Unpredictable("several GPUs at once")
    if row.backend == "cpu":
        return Unpredictable("ran on the processor, not on the GPU")
    facts = device_facts(row.device)
    if facts is None:
        return Unpredictable("memory bandwidth not known")
    if row.file_bytes is None and quant(row.quant).bits is None:
        return Unpredictable("size of the model's file not known")
    cost = row_cost(row)
    return generic_prediction(row, facts) if cost is None else _fitted(row, facts, cost, effects, spread, as_pages)


def _fitted(
    row: MeasuredRow,
    facts: CardFacts,
    cost: RowCost,
    effects: Mapping[str, float],
    spread: Mapping[str, float],
    as_pages: bool,
) -> Prediction:
    said = AS_PAGES if as_pages else circumstances(row)
    card = card_speed(facts if as_pages else facts._replace(backend=backend_of(row)), said.applied(effects))
    work = token_work(
        cost.traits,
        cost.level,
        cost.weight_bytes,
        cost.expert_bytes,
        cost.cache_bytes,
        cost.parameters,
        row.depth_tokens,
        effects,
    )
    speed = exp(sum(effects.get(name, 0.0) for name in said.speed)) / token_seconds(work, card)
    ends = ranges(facts.vendor, evidence(facts, effects), spread, as_pages=as_pages)[work.range_index]
    return Prediction(speed, speed * ends.low, speed * ends.high)


def predict_as_pages(row: MeasuredRow) -> Prediction | Unpredictable:
    """The estimate for one row as pages state it, whatever software it was measured with."""
    return predict(row, as_pages=True)


def generic_prediction(row: MeasuredRow, facts: CardFacts) -> Prediction:
    """What the generic profile says of a row, as for models whose layers nobody knows."""
    size = row.stored_bytes
    read = size * (row.model.active_parameters or row.model.parameters) / row.model.parameters
    card = card_spec(row.device.memory_gb or USUAL_MEMORY_GB, facts)
    speed = generic_speed_tok_s(read / _efficiency(row), card)
    return Prediction(speed, speed * GENERIC.low, speed * GENERIC.high)


def model_spec(row: MeasuredRow) -> ModelSpec:
    """The model side of a row: the record's layers, or the stand-in's with the row's own parameters."""
    return _spec(row.model)


@lru_cache(1024)
def _spec(model: ReportedModel) -> ModelSpec:
    if model.record is not None:
        return spec_of_model(model.record)
    if model.stand_in is None:
        return ModelSpec(int(model.parameters), int(model.active_parameters or model.parameters), None, None)
    return spec_of_model(_resized(model.stand_in, model.parameters, model.active_parameters))


def _resized(model: Model, parameters: float, active_parameters: float | None) -> Model:
    active = None if active_parameters is None else int(active_parameters)
    size = model.size.model_copy(update={"parameters": int(parameters), "active_parameters": active})
    return model.model_copy(update={"size": size})


def _efficiency(row: MeasuredRow) -> float:
    """The efficiency of the level of the ladder that is nearest in bits."""
    bits = quant(row.quant).bits or 8 * (row.file_bytes or 0) / row.model.parameters
    return min(LEVELS, key=lambda level: abs(8 * level.bytes_per_weight - bits)).efficiency
