"""Every constant of the estimator: name, unit, source. Calibration replaces the speed profiles, nothing else.

Memory sizes are GiB (2^30 bytes), which cards' boxes and this site print as "GB"; bandwidth is in 10^9 bytes/s.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

Confidence = Literal["high", "medium", "low"]

GIB = 2**30
"""Bytes in a GiB."""


@dataclass(frozen=True, slots=True)
class Level:
    """One quantization level.

    `bytes_per_weight` is bytes/weight, `efficiency` the share of a card's bandwidth that decoding reaches (ratio).
    Source of both: the generic profile behind the reference figures (the tables of the calculator whichllm 0.5.21).
    """

    name: str
    bytes_per_weight: float
    efficiency: float


LADDER = (
    Level("Q8_0", 1.0625, 0.45),
    Level("Q6_K", 0.8125, 0.50),
    Level("Q5_K_M", 0.6875, 0.52),
    Level("Q4_K_M", 0.5625, 0.55),
    Level("IQ4_XS", 0.5000, 0.52),
    Level("Q3_K_M", 0.4375, 0.50),
)
"""Least compressed first; a card runs the first level that fits. The last one is the default quality floor."""

BELOW_FLOOR = (
    Level("IQ3_XXS", 0.4025, 0.45),
    Level("Q2_K", 0.3948, 0.45),
    Level("IQ2_XXS", 0.2925, 0.45),
)
"""Levels for those who lower the floor. `bytes_per_weight`: median over the 714 dense models of the catalogue whose
tensors are known (weights.py); `efficiency`: whichllm 0.5.21 for Q2_K, taken for the two others as well, which it does
not list."""

LEVELS = LADDER + BELOW_FLOOR
"""All levels that are made of a model, least compressed first."""

PUBLISHED = (
    Level("FP8", 1.0000, 0.45),
    Level("FP4", 0.5625, 0.55),
    Level("INT4", 0.5625, 0.55),
    Level("MXFP4", 0.5625, 0.55),
    Level("I2_S", 0.2500, 0.45),
)
"""Levels that some models are published in: their best one. `efficiency` is that of the level of the ladder that is
nearest in size, until calibration tells them apart."""

EFFICIENCY = {level.name: level.efficiency for level in LEVELS + PUBLISHED}
"""Share of a card's bandwidth that decoding reaches at a level (ratio)."""

LEAST_SAVING = 0.01
"""A level whose file is not smaller than the next better one's by this share (ratio) is not offered. Our choice."""

MISS_LEVEL = "Q4_K_M"
"""The level whose need a card that holds nothing is measured against. Source: reference figures."""

USABLE_FRACTION = 0.90
"""Share of a card's memory that a model may fill (ratio); the rest is the driver's and the desktop's.
Source: reference figures. A unified-memory machine's own limit applies where it is lower."""

COMFORTABLE_FRACTION = 0.85
"""Share of the usable memory up to which a fit is comfortable (ratio). Source: reference figures."""

TOLERANCE_GB = 1e-9
"""Slack for binary fractions when two memory figures are compared (GiB): 3.6 must fit 0.9 x 4. Our choice."""

RUNTIME_GB = 0.60
"""Memory that a runtime takes whatever the model (GiB), where its shapes are unknown. Source: generic profile of the
reference figures."""

GENERIC_CACHE_GB_PER_1024_TOKENS = 0.03
GENERIC_CACHE_GB_PER_1024_TOKENS_AND_BILLION = 0.02
"""KV cache and buffers of a model of unknown layers: 0.03 GiB + 0.02 GiB x parameters/10^9 for each 1,024 tokens.
Source: generic profile of the reference figures."""

CACHE_BYTES_PER_VALUE = 2
"""The KV cache is kept in 16-bit floats (bytes). Source: llama.cpp, default of --cache-type-k and --cache-type-v."""

STATE_BYTES_PER_VALUE = 4
"""Recurrent and convolution states are kept in 32-bit floats (bytes). Source: llama.cpp, llama-memory-recurrent."""

BACKEND_GB = 0.45
"""Memory that the driver takes for a program that computes (GiB), for models whose buffers are known. Source:
llama.cpp's own breakdown on RTX 4090, 451 to 456 MiB unaccounted for (ggml-org/llama.cpp pull request 15860)."""

MICRO_BATCH_TOKENS = 512
"""Tokens of the prompt that are computed at a time. Source: llama.cpp, default of --ubatch-size."""

ACTIVATION_BYTES = 4
"""Activations are 32-bit floats (bytes). Source: llama.cpp, the results of ggml_mul_mat."""

FFN_ACTIVATIONS = 3
HIDDEN_ACTIVATIONS = 3
"""How many vectors of the feed-forward width (gate, up, their product) and of the hidden size are held at a time.
Source: the compute buffers that llama.cpp logs; they come out within 12 % (tests/estimator/test_runs.py)."""

MASK_BYTES_PER_TOKEN = MICRO_BATCH_TOKENS * 2
"""Attention mask a token of context (bytes): one row a token of the micro-batch, in F16.
Source: llama.cpp, build_attn_inp_kv in llama-graph.cpp with flash attention."""

VENDOR_FACTOR = {"NVIDIA": 1.0, "AMD": 0.78, "Intel": 0.65, "Apple": 0.82}
"""Share of the efficiency above that a vendor's runtime reaches (ratio). Source: reference figures, whichllm 0.5.21."""

BEFORE_VOLTA = frozenset(
    {"Tesla 2.0", "Fermi", "Fermi 2.0", "Kepler", "Kepler 2.0", "Maxwell", "Maxwell 2.0", "Pascal"}
)
BEFORE_VOLTA_FACTOR = 0.85
"""The same for NVIDIA generations before Volta (ratio). Source: reference figures."""


@dataclass(frozen=True, slots=True)
class SpeedProfile:
    """How a class of models turns bytes read into time.

    time per token = bytes / (bandwidth x efficiency x `efficiency_scale`) + `overhead_s` (seconds a token).
    The range is speed x `low` to speed x `high` (ratios).
    """

    efficiency_scale: float
    overhead_s: float
    low: float
    high: float
    confidence: Confidence


GENERIC = SpeedProfile(efficiency_scale=1.0, overhead_s=0.0, low=0.6, high=1.6, confidence="low")
"""Layers unknown. Source: reference figures."""

DENSE = SpeedProfile(efficiency_scale=1.45, overhead_s=0.0015, low=0.55, high=1.35, confidence="medium")
"""Dense model, layers known. Source: first fit to 374 published decode speeds (llama.cpp and kin, one GPU, quants of
the ladder, depth up to 600 tokens): median error 16 %; 80 % of the rows lie between x0.57 and x1.31 of the estimate."""

MIXTURE = SpeedProfile(efficiency_scale=1.15, overhead_s=0.003, low=0.5, high=1.45, confidence="low")
"""Mixture of experts, layers known. Source: the same fit over 47 rows: median error 24 %; 80 % between x0.56 and
x1.40, stated a little wider because the rows are few."""

RECALLED = replace(DENSE, low=0.5, high=1.45, confidence="low")
"""Dense model whose layers were recalled by a curator, not read from a published configuration: less sure."""
