"""Memory, speed, fit and confidence of one model on one card at one context."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from sitegen.estimator import coefficients as c
from sitegen.estimator.buffers import ComputeShape
from sitegen.estimator.cache import CacheLayout
from sitegen.estimator.weights import LevelWeights

Fit = Literal["comfortable", "tight", "none"]


@dataclass(frozen=True, slots=True)
class ModelSpec:
    """What the estimate needs to know of a model.

    `read_parameters` are those that one token reads: the active ones of a mixture of experts, else all.
    `cache` is None where the layers are unknown: memory then follows the generic profile. `weights` are the model's at
    each level, least compressed first: the level it was published in, if that is one of few bits, then those of
    `LEVELS`; () where shapes are unknown. `buffers` is None where they are, too.
    """

    parameters: int
    read_parameters: int
    cache: CacheLayout | None
    profile: c.SpeedProfile
    weights: tuple[LevelWeights, ...] = ()
    buffers: ComputeShape | None = None


@dataclass(frozen=True, slots=True)
class CardSpec:
    """What the estimate needs to know of a card: usable memory (GiB), bandwidth that its generation makes use of
    (bytes/s), and the share of the profile's speed that its vendor's runtime reaches (ratio)."""

    usable_gb: float
    bandwidth_bytes_s: float
    runtime_factor: float


@dataclass(frozen=True, slots=True)
class LevelCost:
    """One model at one quantization level and context: its need (GiB, stated to a tenth), and the bytes that a token
    reads over the efficiency of reading them: seconds a token = `effective_bytes` / card's bytes/s + overhead."""

    level: str
    need_gb: float
    effective_bytes: float


class Estimate(NamedTuple):
    """One cell. Where nothing fits, `level` is None, `need_gb` is the need at Q4_K_M, `shortfall_gb` (GiB) what the
    card lacks of it, and the speeds (tok/s) are 0. A tuple, because millions are made: 4 times as fast as a frozen
    dataclass."""

    level: str | None
    need_gb: float
    speed_tok_s: float
    low_tok_s: float
    high_tok_s: float
    fit: Fit
    confidence: c.Confidence
    shortfall_gb: float


def card_spec(
    memory_gb: float, bandwidth_gb_s: float, vendor: str, generation: str, unified_usable_fraction: float | None = None
) -> CardSpec:
    """The card side of every estimate: `memory_gb` in GiB, `bandwidth_gb_s` in 10^9 bytes/s."""
    usable = min(c.USABLE_FRACTION, unified_usable_fraction or c.USABLE_FRACTION)
    generation_factor = c.BEFORE_VOLTA_FACTOR if vendor == "NVIDIA" and generation in c.BEFORE_VOLTA else 1.0
    return CardSpec(usable * memory_gb, bandwidth_gb_s * 1e9 * generation_factor, c.VENDOR_FACTOR[vendor])


def context_gb(model: ModelSpec, context_tokens: int) -> float:
    """GiB that a conversation of `context_tokens` takes beside weights and runtime: its cache and buffers."""
    if model.cache is None:
        per_1024 = (
            c.GENERIC_CACHE_GB_PER_1024_TOKENS + c.GENERIC_CACHE_GB_PER_1024_TOKENS_AND_BILLION * model.parameters / 1e9
        )
        return context_tokens / 1024 * per_1024
    buffers = model.buffers.buffer_bytes(context_tokens) if model.buffers else c.MASK_BYTES_PER_TOKEN * context_tokens
    return (model.cache.kept_bytes(context_tokens) + buffers) / c.GIB


def stated_gb(gb: float) -> float:
    """GiB to a tenth, half up. A need is rounded before it is compared, so that no page shows 3.6 GB as too much
    for 3.6 GB; the reference figures are made so too."""
    return int(gb * 10 + 0.5) / 10


def level_costs(model: ModelSpec, context_tokens: int) -> tuple[LevelCost, ...]:
    """The model side of every estimate at `context_tokens`, one entry a level, least compressed first. A level that
    is not offered has the entry of the one before it."""
    overhead_gb = (c.BACKEND_GB if model.buffers else c.RUNTIME_GB) + context_gb(model, context_tokens)
    cache_read = model.cache.read_bytes(context_tokens) if model.cache else 0.0
    return tuple(
        LevelCost(
            weights.level,
            stated_gb(weights.card_bytes / c.GIB + overhead_gb),
            (weights.read_bytes + cache_read) / (c.EFFICIENCY[weights.level] * model.profile.efficiency_scale),
        )
        for weights in model.weights or generic_weights(model)
    )


def generic_weights(model: ModelSpec) -> tuple[LevelWeights, ...]:
    """Weights of a model of unknown shapes: bytes a parameter."""
    return tuple(
        LevelWeights(
            level.name,
            model.parameters * level.bytes_per_weight,
            model.parameters * level.bytes_per_weight,
            model.read_parameters * level.bytes_per_weight,
        )
        for level in c.LEVELS
    )


def fit_of(need_gb: float, usable_gb: float) -> Fit:
    """Verdict for a need and a usable memory, both GiB."""
    if need_gb > usable_gb + c.TOLERANCE_GB:
        return "none"
    return "comfortable" if need_gb <= c.COMFORTABLE_FRACTION * usable_gb + c.TOLERANCE_GB else "tight"


def speed_tok_s(effective_bytes: float, overhead_s: float, card: CardSpec) -> float:
    """Decode speed of a single request (tok/s).

    The rate is rounded to a tenth, half up, before the runtime's factor, because the reference figures are made so
    (H100 NVL: 249.06 counts as 249.1, whose high end 398.56 prints as 399).
    """
    tenths = int(10.0 / (effective_bytes / card.bandwidth_bytes_s + overhead_s) + 0.5)
    return tenths / 10 * card.runtime_factor


def stated_speed(tok_s: float) -> float:
    """A speed as it is stated, half up: one decimal under 100, none from 100 on."""
    tenths = int(tok_s * 10 + 0.5)
    return tenths / 10 if tenths < 1000 else float(int(tok_s + 0.5))


def stated_end(tok_s: float) -> float:
    """An end of a range as it is stated, half up: one decimal under 10, none from 10 on."""
    tenths = int(tok_s * 10 + 0.5)
    return tenths / 10 if tenths < 100 else float(int(tok_s + 0.5))


def cell(cost: LevelCost, card: CardSpec, profile: c.SpeedProfile) -> Estimate:
    """One cell at a level that the card holds. Speeds are stated here, so that whatever compares them, a page, a
    sorted table or a browser, compares what it shows."""
    speed = speed_tok_s(cost.effective_bytes, profile.overhead_s, card)
    low, high = stated_end(speed * profile.low), stated_end(speed * profile.high)
    fit = fit_of(cost.need_gb, card.usable_gb)
    return Estimate(cost.level, cost.need_gb, stated_speed(speed), low, high, fit, profile.confidence, 0.0)


LEAST_SHORTFALL_GB = 0.1
"""The least that a card can be stated to lack (GiB): none is "0.0 GB short"."""


def miss(need_gb: float, card: CardSpec, profile: c.SpeedProfile) -> Estimate:
    """One cell of a card that holds none of the levels; `need_gb` is what it is measured against (GiB)."""
    shortfall_gb = max(LEAST_SHORTFALL_GB, stated_gb(need_gb - card.usable_gb))
    return Estimate(None, need_gb, 0.0, 0.0, 0.0, "none", profile.confidence, shortfall_gb)


def estimate(model: ModelSpec, card: CardSpec, context_tokens: int) -> Estimate:
    """One cell at the default floor, from first principles; tables hold the same figures for all cells."""
    costs = level_costs(model, context_tokens)
    for cost in costs[: -len(c.BELOW_FLOOR)]:
        if fit_of(cost.need_gb, card.usable_gb) != "none":
            return cell(cost, card, model.profile)
    return miss(usual_cost(costs).need_gb, card, model.profile)


_USUAL = [level.name for level in c.LEVELS].index(c.MISS_LEVEL) - len(c.LEVELS)


def usual_cost(costs: Sequence[LevelCost]) -> LevelCost:
    """What a card that holds nothing is measured against: the usual level, or what is offered in its place; `costs`
    least compressed first."""
    return costs[_USUAL]
