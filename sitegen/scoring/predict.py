"""What the estimator says of a measured row."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from sitegen.catalog import Model
from sitegen.estimator import GENERIC, LEVELS, ModelSpec, card_spec, speed_tok_s
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


def predict(row: MeasuredRow) -> Prediction | Unpredictable:
    """The estimate for one row, as pages would state it for its quantization and depth."""
    if row.device_count > 1:
        return Unpredictable("several GPUs at once")
    if row.device.bandwidth_gb_s is None:
        return Unpredictable("memory bandwidth not known")
    bytes_per_token = weights_read_bytes(row)
    if bytes_per_token is None:
        return Unpredictable("size of the model's file not known")
    spec = model_spec(row)
    memory_gb = row.device.memory_gb or USUAL_MEMORY_GB
    card = card_spec(memory_gb, row.device.bandwidth_gb_s, row.device.vendor, row.device.generation)
    cache = spec.cache.read_bytes(row.depth_tokens) if spec.cache else 0.0
    effective = (bytes_per_token + cache) / (_efficiency(row) * spec.profile.efficiency_scale)
    speed = speed_tok_s(effective, spec.profile.overhead_s, card)
    return Prediction(speed, speed * spec.profile.low, speed * spec.profile.high)


def weights_read_bytes(row: MeasuredRow) -> float | None:
    """Bytes of weights that one token reads, or None where neither a file's size nor the quantization is known."""
    read = row.model.active_parameters or row.model.parameters
    if row.file_bytes is not None:
        return row.file_bytes * read / row.model.parameters
    bits = quant(row.quant).bits
    return None if bits is None else read * bits / 8


def model_spec(row: MeasuredRow) -> ModelSpec:
    """The model side of a row: the record's layers, or the stand-in's with the row's own parameters."""
    return _spec(row.model)


@lru_cache(1024)
def _spec(model: ReportedModel) -> ModelSpec:
    if model.record is not None:
        return spec_of_model(model.record)
    if model.stand_in is None:
        return ModelSpec(int(model.parameters), int(model.active_parameters or model.parameters), None, GENERIC)
    return spec_of_model(_resized(model.stand_in, model.parameters, model.active_parameters))


def _resized(model: Model, parameters: float, active_parameters: float | None) -> Model:
    active = None if active_parameters is None else int(active_parameters)
    size = model.size.model_copy(update={"parameters": int(parameters), "active_parameters": active})
    return model.model_copy(update={"size": size})


def _efficiency(row: MeasuredRow) -> float:
    """The efficiency of the level of the ladder that is nearest in bits."""
    bits = quant(row.quant).bits or 8 * (row.file_bytes or 0) / row.model.parameters
    return min(LEVELS, key=lambda level: abs(8 * level.bytes_per_weight - bits)).efficiency
