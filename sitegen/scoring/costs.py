"""What a measured row asked of its device, and under which circumstances: the numbers that the fit and scores use."""

from __future__ import annotations

from dataclasses import dataclass

from sitegen.catalog import Model
from sitegen.estimator import (
    LEVELS,
    NATIVE,
    ROUTED,
    TYPES,
    CardFacts,
    LevelWeights,
    SpeedTraits,
    level_weights,
)
from sitegen.estimator.quantization import BASE_TYPE, LARGE_EMBEDDINGS
from sitegen.scoring.quants import quant
from sitegen.scoring.rows import Device, MeasuredRow
from sitegen.scoring.sources import kernels_of
from sitegen.tables import cache_layout, facts_of_card, model_weights, speed_traits

CACHE_SHARE = {"fp8": 0.5, "q8_0": 0.53, "q4_0": 0.28}
"""Bytes of a compressed cache over those of 16 bits (ratio). Source: block sizes of the types."""

DYNAMIC_BITS = 8.0
"""What tensors outside routed experts have at least in Unsloth's dynamic files ("UD-") of mixtures (bits a weight).
Source: listings of those files: attention and shared experts at Q8_0, some F16, in the smallest files some Q6_K
(Qwen3.5-35B-A3B-UD-Q6_K_XL: 90 tensors F16, 264 Q8_0, 78 Q6_K, ikawrakow/ik_llama.cpp issue 1420)."""

LEAST_EXPERT_SHARE = 0.4
"""Routed experts are never taken to be less of a mixture's file (ratio)."""

SAME_LEVEL = {"Q4_K_XL": "Q4_K_M", "Q5_K_XL": "Q5_K_M", "Q6_K_XL": "Q6_K", "Q8_K_XL": "Q8_0", "Q2_K_XL": "Q2_K",
              "BF16": "F16", "NVFP4": "FP4"}  # fmt: skip
"""Levels whose tensors are typed nearly as another's."""


@dataclass(frozen=True, slots=True)
class RowCost:
    """What one token of a row asked for: bytes of weights outside and inside routed experts, of cache, and weights
    used; `level` names how they were stored."""

    traits: SpeedTraits
    level: str
    weight_bytes: float
    expert_bytes: float
    cache_bytes: float
    parameters: float


class _Shapes:
    """A model's layers, as far as its rows need them; its weights at a level are made when a row asks for them."""

    __slots__ = ("_levels", "_weights", "cache", "model", "traits")

    def __init__(self, model: Model) -> None:
        self.model = model
        self.traits = speed_traits(model)
        self.cache = cache_layout(model.architecture) if model.architecture else None
        self._weights = model_weights(model)
        self._levels: dict[str, LevelWeights] = {}

    def stored(self, level: str) -> LevelWeights | None:
        """The model's weights at one level, or None where its shapes are not on record."""
        if self._weights is None:
            return None
        if level not in self._levels:
            self._levels[level] = level_weights(self._weights, (level,))[0]
        return self._levels[level]


_kept: dict[str, _Shapes] = {}


def _shapes(model: Model) -> _Shapes:
    """Shapes of a model, made once: a hundred rows may be of one."""
    found = _kept.get(model.slug)
    if found is None or found.model is not model:
        found = _kept[model.slug] = _Shapes(model)
    return found


def device_facts(device: Device) -> CardFacts | None:
    """The card side of a row, or None where its bandwidth is unknown."""
    if device.cards:
        return facts_of_card(device.cards[0])
    if device.bandwidth_gb_s is None:
        return None
    return CardFacts(device.vendor, device.generation, device.bandwidth_gb_s, device.fp32_gflops, None, device.key)


def row_cost(row: MeasuredRow) -> RowCost | None:
    """The model side of a row; None where no layers are known for it, or neither a size nor a quantization."""
    model, said = row.model.record or row.model.stand_in, quant(row.quant)
    bits = said.bits or 8 * (row.file_bytes or 0) / row.model.parameters
    if model is None or not bits:
        return None
    shapes = _shapes(model)
    checkpoint = _checkpoint(row, said.level)
    stored = shapes.stored(checkpoint or _known_level(said.level, bits))
    if stored is None or shapes.traits is None:
        return None
    by_tensors = row.file_bytes is None and row.model.record is not None and _is_level(said.level)
    known = checkpoint or (by_tensors and not said.stated)
    size = stored.file_bytes if known else row.file_bytes or bits * row.model.parameters / 8
    weight_bytes, expert_bytes = _read_bytes(stored, size, row.quant.startswith("UD-"))
    cache = shapes.cache.read_bytes(row.depth_tokens) if shapes.cache else 0.0
    return RowCost(
        shapes.traits,
        "MXFP4" if "MXFP4" in row.quant else said.level or "other",
        weight_bytes,
        expert_bytes,
        cache * CACHE_SHARE.get((row.cache_type or "").lower(), 1.0),
        stored.read_parameters * (1.0 if row.model.record else row.model.parameters / model.size.parameters),
    )


def _checkpoint(row: MeasuredRow, level: str | None) -> str | None:
    """The published checkpoint that a row's engine read, where that is no GGUF. Its size then follows from its tensors:
    files hold parts that no token reads (vision, drafts of tokens), and reports often halve the size in BF16."""
    if kernels_of(row.engine) != "vLLM" or level not in ("FP8", "MXFP4", "NVFP4"):
        return None
    return f"{level} dense checkpoint" if level == "NVFP4" and not row.model.mixture else f"{level} checkpoint"


def _read_bytes(stored: LevelWeights, size: float, dynamic: bool) -> tuple[float, float]:
    """Bytes that a token reads outside and inside routed experts, of a file of `size` bytes."""
    experts = [part for part in stored.parts if part.part == ROUTED]
    others = [part for part in stored.parts if part.part != ROUTED]
    scale = size / stored.file_bytes
    if not experts:
        return scale * stored.read_bytes, 0.0
    expert_share = sum(part.read_bytes for part in experts) / sum(part.file_bytes for part in experts)
    other_file = scale * sum(part.file_bytes for part in others)
    if dynamic:
        other_file = max(other_file, DYNAMIC_BITS / 8 * sum(part.parameters for part in others))
    other_file = min(other_file, (1 - LEAST_EXPERT_SHARE) * size)
    other_share = sum(part.read_bytes for part in others) / sum(part.file_bytes for part in others)
    return other_file * other_share, (size - other_file) * expert_share


def _is_level(name: str | None) -> bool:
    """True for names that the rules of quantization know, so that a file's size follows from its tensors."""
    return name in TYPES or name in BASE_TYPE or name in LARGE_EMBEDDINGS or name in NATIVE


def _known_level(level: str | None, bits: float) -> str:
    """A level that the rules of quantization know: the same, or the one nearest in bits."""
    name = SAME_LEVEL.get(level or "", level or "")
    if _is_level(name):
        return name
    return min(LEVELS, key=lambda one: abs(8 * one.bytes_per_weight - bits)).name
