"""Names of quantizations as reports write them: their family, and their bits per weight where no file size is known."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

_TYPICAL_BITS = {
    "IQ1_S": 1.77, "IQ1_M": 1.90, "IQ2_XXS": 2.18, "IQ2_XS": 2.43, "IQ2_S": 2.54, "IQ2_M": 2.76, "Q2_K_S": 2.87,
    "Q2_K": 3.16, "Q2_K_L": 3.19, "Q2_K_XL": 3.13, "IQ3_XXS": 3.12, "IQ3_XS": 3.33, "IQ3_S": 3.51, "IQ3_M": 3.63,
    "Q3_K_S": 3.50, "Q3_K_M": 3.89, "Q3_K_L": 4.25, "Q3_K_XL": 4.38, "IQ4_XS": 4.32, "IQ4_NL": 4.65, "Q4_0": 4.58,
    "Q4_1": 5.04, "Q4_K_S": 4.59, "Q4_K_M": 4.88, "Q4_K_L": 4.99, "Q4_K_XL": 4.96, "Q5_0": 5.51, "Q5_1": 6.0,
    "Q5_K_S": 5.52, "Q5_K_M": 5.69, "Q5_K_L": 5.80, "Q5_K_XL": 5.98, "Q6_K": 6.56, "Q6_K_L": 6.66, "Q6_K_XL": 7.78,
    "Q8_0": 8.50, "Q8_K_XL": 9.78, "MXFP4": 4.25, "NVFP4": 4.5, "FP8": 8.0, "AWQ": 4.25, "GPTQ": 4.15, "MLX": 4.5,
    "F16": 16.0, "BF16": 16.0, "FP16": 16.0, "F32": 32.0,
}  # fmt: skip
"""Bits per weight of a whole file. Source: medians of the sizes of 586 published files; formats that are no GGUF: their
block sizes. Names of Unsloth's dynamic files (UD-) share the entry of the plain name."""

_NAME = re.compile(
    r"IQ\d_[A-Z]+|Q\d_K(?:_[A-Z]+)?|Q\d_\d|BF16|FP?16|F32|FP8|[MN][XV]FP4|AWQ|GPTQ|EXL\d|MLX", re.IGNORECASE
)
_MLC = re.compile(r"\bq([1-8])b?f(16|32)(?![a-z0-9])", re.IGNORECASE)
"""MLC's names: bits of a weight, and those of the scale that each group has."""
_SPELLED_OUT = re.compile(r"(Q\d_K) *- *(Small|Medium|Large)", re.IGNORECASE)  # as llama-bench prints them
_BITS_PER_WEIGHT = re.compile(r"(\d+(?:\.\d+)?) ?(?:bpw|bits? ?(?:per |/ ?)weight)", re.IGNORECASE)
_BITS = re.compile(r"(\d)[ -]?bit|^(?:q|int|fp)(\d)$", re.IGNORECASE)
_GROUP_OVERHEAD_BITS = 0.5  # scales of a group of 32 weights, in formats that only say how many bits they have


@dataclass(frozen=True, slots=True)
class Quant:
    """A quantization.

    `level` is llama.cpp's name of it, or the format's; None where the report does not say. `family` are those that
    unpack alike: Q4_K, Q4_0, IQ3, F16. `bits` are bits per weight of the whole file (ratio), None where unknown;
    `stated` is True where the report itself gives them, so that they say more than the level does.
    """

    level: str | None
    family: str
    bits: float | None
    stated: bool = False


_OF_ANY_BITS = ("GPTQ", "AWQ", "MLX")  # formats of usually four bits, which a report may contradict
USUAL_BITS = 4

MOST_BITS = 32.0
"""No weight takes more; a report that says so means something else."""

UNKNOWN_QUANT = "not stated"


@cache
def quant(reported: str) -> Quant:
    """What a report's name of a quantization says."""
    reported = _SPELLED_OUT.sub(lambda found: f"{found[1]}_{found[2][0]}", reported)
    mlc = _MLC.search(reported)
    found = None if mlc else _NAME.search(reported)
    level = found[0].upper().replace("FP16", "F16") if found else None
    bits = _mlc_bits(int(mlc[1]), int(mlc[2])) if mlc else _TYPICAL_BITS.get(level or "")
    per_weight = _BITS_PER_WEIGHT.search(reported)
    if per_weight and 0 < (stated := float(per_weight[1])) <= MOST_BITS:
        return Quant(level, _family(level, stated), stated, stated=True)
    if plain := _BITS.search(reported):
        stated = float(plain[1] or plain[2])
        if bits is None or (level in _OF_ANY_BITS and stated != USUAL_BITS):
            bits = stated + _GROUP_OVERHEAD_BITS
    return Quant(level, _family(level, bits), bits)


def _mlc_bits(bits: int, scale_bits: int) -> float:
    """Bits per weight: as many weights in a word of 32 bits as there is room for, and a scale for each group. Source:
    mlc-ai/mlc-llm, python/mlc_llm/quantization/quantization.py."""
    return 32 / (32 // bits) + scale_bits / (40 if bits == 3 else 32)


def _family(level: str | None, bits: float | None) -> str:
    if level is None:
        return UNKNOWN_QUANT if bits is None else f"other {bits:.0f}-bit"
    if level.startswith("IQ"):
        return level[:3]
    if found := re.match(r"Q\d_K", level):
        return "Q8_0" if found[0] == "Q8_K" else found[0]
    return {"BF16": "F16", "Q4_1": "Q4_0", "Q5_1": "Q5_0"}.get(level, level)
