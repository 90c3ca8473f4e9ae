"""Memory, speed, fit and confidence of one model on one card at one context: plain arithmetic on numbers.

No arrays, no I/O, no catalogue, no locale.
"""

from sitegen.estimator.buffers import ComputeShape
from sitegen.estimator.cache import CacheLayout, LayerGroup
from sitegen.estimator.coefficients import (
    CACHE_BYTES_PER_VALUE,
    DENSE,
    GENERIC,
    GIB,
    LADDER,
    LEVELS,
    MISS_LEVEL,
    MIXTURE,
    RECALLED,
    STATE_BYTES_PER_VALUE,
    TOLERANCE_GB,
    Confidence,
    SpeedProfile,
)
from sitegen.estimator.estimate import (
    CardSpec,
    Estimate,
    Fit,
    LevelCost,
    ModelSpec,
    card_spec,
    cell,
    context_gb,
    estimate,
    fit_of,
    level_costs,
    miss,
    speed_tok_s,
    usual_cost,
)
from sitegen.estimator.presets import DEFAULT_CONTEXT_TOKENS, context_presets, default_context
from sitegen.estimator.quantization import Traits, known_level
from sitegen.estimator.storage import NATIVE, TYPES, bits_per_weight
from sitegen.estimator.weights import LevelWeights, PartBytes, TensorGroup, Weights, level_weights, offered

__all__ = [
    "CACHE_BYTES_PER_VALUE",
    "DEFAULT_CONTEXT_TOKENS",
    "DENSE",
    "GENERIC",
    "GIB",
    "LADDER",
    "LEVELS",
    "MISS_LEVEL",
    "MIXTURE",
    "NATIVE",
    "RECALLED",
    "STATE_BYTES_PER_VALUE",
    "TOLERANCE_GB",
    "TYPES",
    "CacheLayout",
    "CardSpec",
    "ComputeShape",
    "Confidence",
    "Estimate",
    "Fit",
    "LayerGroup",
    "LevelCost",
    "LevelWeights",
    "ModelSpec",
    "PartBytes",
    "SpeedProfile",
    "TensorGroup",
    "Traits",
    "Weights",
    "bits_per_weight",
    "card_spec",
    "cell",
    "context_gb",
    "context_presets",
    "default_context",
    "estimate",
    "fit_of",
    "known_level",
    "level_costs",
    "level_weights",
    "miss",
    "offered",
    "speed_tok_s",
    "usual_cost",
]
