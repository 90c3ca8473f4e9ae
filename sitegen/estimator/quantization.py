"""Which storage type llama.cpp's quantizer gives each tensor at each level.

Source of every rule here: llama.cpp, src/llama-quant.cpp, functions `llama_ftype_get_default_type` (the base type of
a level), `llama_tensor_get_type_impl` (which tensors differ) and `tensor_allows_quantization` (what stays as it is).
Files are taken to be made with an importance matrix, as nearly all published ones are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from sitegen.estimator.storage import NATIVE, TYPES, Role

BASE_TYPE = {
    "Q2_K_S": "Q2_K",
    "Q3_K_S": "Q3_K",
    "Q3_K_M": "Q3_K",
    "Q3_K_L": "Q3_K",
    "Q4_K_S": "Q4_K",
    "Q4_K_M": "Q4_K",
    "Q5_K_S": "Q5_K",
    "Q5_K_M": "Q5_K",
    "IQ2_S": "IQ2_XS",
    "IQ2_M": "IQ2_S",
    "IQ3_XS": "IQ3_S",
    "IQ3_M": "IQ3_S",
}
"""The type of most tensors, where it has another name than the level. Source: `llama_ftype_get_default_type`."""

LARGE_EMBEDDINGS = {"Q6_K_L": "Q6_K", "Q5_K_L": "Q5_K_M", "Q4_K_L": "Q4_K_M", "Q3_K_XL": "Q3_K_L", "Q2_K_L": "Q2_K"}
"""Levels that are another one with embeddings and head at Q8_0. Source: model cards of bartowski's GGUF files."""

VERY_LOW = frozenset({"IQ1_S", "IQ1_M", "IQ2_XXS", "IQ2_XS", "IQ2_S", "IQ2_M"})
LOW_BUT_LARGER = frozenset({"IQ2_S", "IQ2_M"})
"""Of the very low levels, the two whose exceptions are IQ3_S rather than Q2_K."""


def known_level(level: str) -> bool:
    """True where the rules, or a form that models are published in, say what a file of that name holds."""
    name = LARGE_EMBEDDINGS.get(level, level)
    return BASE_TYPE.get(name, name) in TYPES or level in NATIVE


@dataclass(frozen=True, slots=True)
class Traits:
    """What the rules ask of a model as a whole: query heads for each KV head (of its first layer), experts (0 if
    dense), whether llama.cpp counts it among the 70B models (80 layers, grouped queries), whether it is Falcon, and
    whether fused QKV tensors have rules of their own, as Falcon has, in files made before March 2026."""

    heads_per_kv_head: int
    experts: int = 0
    is_70b: bool = False
    is_falcon: bool = False
    qkv_apart: bool = False


def base_type(level: str) -> str:
    """The type of most tensors at a level."""
    plain = LARGE_EMBEDDINGS.get(level, level)
    return BASE_TYPE.get(plain, plain)


@cache
def type_counts(
    level: str, role: Role, positions: Sequence[int], of: int, traits: Traits
) -> tuple[tuple[str, int], ...]:
    """How many of the tensors of one role at `positions` (0 to `of` - 1, counted as the rules count them) get which
    type, before fallbacks."""
    counts: dict[str, int] = {}
    for position in positions:
        name = tensor_type(level, role, position, of, traits)
        counts[name] = counts.get(name, 0) + 1
    return tuple(counts.items())


def tensor_type(level: str, role: Role, position: int, of: int, traits: Traits) -> str:
    """The type of one tensor, before fallbacks."""
    if level in LARGE_EMBEDDINGS:
        level = LARGE_EMBEDDINGS[level]
        if role in ("embeddings", "tied-embeddings", "output"):
            return "Q8_0"
    base = BASE_TYPE.get(level, level)
    if role == "kept":
        return "F32"
    if role == "half" or base in ("F16", "BF16"):
        return "F16"
    if role in ("output", "tied-embeddings"):
        return "Q8_0" if traits.is_falcon else _output(level, base)
    if role == "embeddings":
        return _embeddings(level, base)
    if role.startswith("ffn-"):
        return _feed_forward(level, base, role, position, of, traits)
    return _attention(level, base, role, position, of, traits)


def _attention(level: str, base: str, role: Role, position: int, of: int, traits: Traits) -> str:
    if role == "attention-qkv" and traits.qkv_apart:
        return _QKV_APART.get(level, base)
    if role in ("attention-v", "attention-qkv"):
        return _attention_v(level, base, position, of, traits)
    if role == "attention-output":
        return _attention_output(level, base, traits)
    return base if role == "other" else _attention_qk(level, base, role, traits)


def _feed_forward(level: str, base: str, role: Role, position: int, of: int, traits: Traits) -> str:
    if role == "ffn-down":
        return _ffn_down(level, base, position, of, traits)
    return "IQ3_XXS" if level == "IQ3_XS" and of // 8 <= position < 7 * of // 8 else base


def _output(level: str, base: str) -> str:
    if base == "Q8_0":
        return "Q8_0"
    return "Q5_K" if level in VERY_LOW or level == "IQ3_XXS" else "Q6_K"


def _embeddings(level: str, base: str) -> str:
    if level in VERY_LOW:
        return "IQ3_S" if level in LOW_BUT_LARGER else "Q2_K"
    return "IQ3_S" if level == "IQ3_XXS" else base


def _more_bits(position: int, of: int) -> bool:
    """The first eighth, the last eighth, and every third between."""
    return position < of // 8 or position >= 7 * of // 8 or (position - of // 8) % 3 == 2


def _attention_v(level: str, base: str, position: int, of: int, traits: Traits) -> str:
    grouped = traits.heads_per_kv_head >= 4
    if level in VERY_LOW:
        if grouped or traits.experts >= 4:
            return "Q4_K"
        return "IQ3_S" if level in LOW_BUT_LARGER else "Q2_K"
    if traits.experts == 8:
        return "Q8_0"
    name = _attention_v_of_level(level, base, grouped, position, of)
    return "Q5_K" if traits.is_70b and name in ("Q3_K", "Q4_K") else name


def _attention_v_of_level(level: str, base: str, grouped: bool, position: int, of: int) -> str:
    if level == "Q2_K":
        return "Q4_K" if grouped else "Q3_K"
    if level in ("Q2_K_S", "IQ3_XXS", "IQ3_XS", "IQ3_S"):
        return "Q4_K" if grouped else base
    if level in ("IQ4_NL", "IQ4_XS"):
        return "Q5_K" if grouped else base
    if level == "Q3_K_M":
        return "Q5_K" if position < 2 else "Q4_K"
    if level in ("Q4_K_M", "Q5_K_M") and _more_bits(position, of):
        return "Q6_K"
    if level == "Q4_K_S" and position < 4:
        return "Q5_K"
    return {"IQ3_M": "Q4_K", "Q3_K_L": "Q5_K"}.get(level, base)


def _attention_qk(level: str, base: str, role: Role, traits: Traits) -> str:
    if traits.experts == 8 and role == "attention-k":
        return "Q4_K" if level in VERY_LOW else "Q8_0"
    return {"IQ3_XS": "IQ3_XXS", "IQ3_XXS": "IQ2_S"}.get(level, base)


_QKV_APART = {"Q3_K_M": "Q4_K", "Q3_K_L": "Q4_K", "IQ3_M": "Q4_K", "Q4_K_M": "Q5_K", "Q5_K_M": "Q6_K"}

_EIGHT_EXPERTS_OUTPUT_Q5 = frozenset(
    {"Q2_K", "IQ3_XS", "IQ3_XXS", "Q3_K_S", "Q3_K_M", "IQ4_NL", "Q4_K_S", "Q4_K_M", "IQ3_S", "IQ3_M", "IQ4_XS"}
)
_ATTENTION_OUTPUT = {
    "Q2_K": "Q3_K",
    "IQ3_XXS": "IQ3_S",
    "Q3_K_M": "Q4_K",
    "Q3_K_L": "Q5_K",
    "IQ3_M": "Q4_K",
    "IQ1_S": "IQ2_XXS",
    "IQ1_M": "IQ2_XXS",
    "IQ2_S": "IQ3_S",
    "IQ2_M": "IQ3_S",
}


def _attention_output(level: str, base: str, traits: Traits) -> str:
    if traits.is_falcon and level not in VERY_LOW:
        return "Q4_K" if level == "Q3_K_L" else base
    if traits.experts == 8:
        return "Q5_K" if level in VERY_LOW or level in _EIGHT_EXPERTS_OUTPUT_Q5 else base
    return _ATTENTION_OUTPUT.get(level, base)


_FFN_DOWN_FIRST_EIGHTH = {
    "Q2_K_S": "Q4_K",
    "IQ3_M": "Q4_K",
    "Q4_K_S": "Q5_K",
    "Q4_0": "Q4_1",
    "Q5_0": "Q5_1",
    "IQ1_S": "Q2_K",
    "IQ1_M": "Q2_K",
    "IQ2_XXS": "Q2_K",
    "IQ2_XS": "Q2_K",
    "IQ2_S": "IQ3_S",
    "IQ2_M": "IQ3_S",
}


_FFN_DOWN_FALCON = {
    "Q3_K_M": ("Q5_K", "Q4_K", "Q3_K"),
    "Q3_K_L": ("Q4_K", "Q4_K", "Q4_K"),
    "Q4_K_S": ("Q4_K", "Q4_K", "Q4_K"),
    "Q4_K_M": ("Q6_K", "Q5_K", "Q4_K"),
}
"""The first sixteenth, those with more bits, the rest."""


def _ffn_down(level: str, base: str, position: int, of: int, traits: Traits) -> str:
    if traits.is_falcon and level in _FFN_DOWN_FALCON:
        first, more, rest = _FFN_DOWN_FALCON[level]
        return first if position < of // 16 else more if _more_bits(position, of) else rest
    if level == "Q3_K_M":
        return "Q5_K" if position < of // 16 else "Q4_K"
    if level in ("Q4_K_M", "Q5_K_M"):
        return "Q6_K" if _more_bits(position, of) else base
    if level == "IQ3_M" and traits.experts == 8 and _more_bits(position, of):
        return "Q4_K"
    if position < of // 8 and level in _FFN_DOWN_FIRST_EIGHTH:
        return _FFN_DOWN_FIRST_EIGHTH[level]
    return {"Q2_K": "Q3_K", "Q3_K_L": "Q5_K"}.get(level, base)
