"""How weights are stored: block types, what rows fall back to, and the forms that models are published in."""

from __future__ import annotations

from typing import Literal, NamedTuple

Role = Literal[
    "embeddings",
    "tied-embeddings",
    "output",
    "attention-q",
    "attention-k",
    "attention-v",
    "attention-qkv",
    "attention-output",
    "ffn-up",
    "ffn-down",
    "other",
    "half",
    "kept",
]
"""What a tensor does, as far as the rules ask. "attention-qkv" is queries, keys and values in one tensor, "ffn-up"
the gate's matrix as well. "half" stays in 16 bits, "kept" in 32: routers, convolutions, norms."""


class BlockType(NamedTuple):
    """A storage type: `block_bytes` for each `block` weights of a row."""

    block: int
    block_bytes: int


TYPES = {
    "F32": BlockType(1, 4),
    "F16": BlockType(1, 2),
    "BF16": BlockType(1, 2),
    "FP8": BlockType(1, 1),
    "INT4": BlockType(32, 18),
    "I2_S": BlockType(4, 1),
    "MXFP4": BlockType(32, 17),
    "NVFP4": BlockType(16, 9),
    "Q4_0": BlockType(32, 18),
    "Q4_1": BlockType(32, 20),
    "Q5_0": BlockType(32, 22),
    "Q5_1": BlockType(32, 24),
    "Q8_0": BlockType(32, 34),
    "IQ4_NL": BlockType(32, 18),
    "Q2_K": BlockType(256, 84),
    "Q3_K": BlockType(256, 110),
    "Q4_K": BlockType(256, 144),
    "Q5_K": BlockType(256, 176),
    "Q6_K": BlockType(256, 210),
    "IQ1_S": BlockType(256, 50),
    "IQ1_M": BlockType(256, 56),
    "IQ2_XXS": BlockType(256, 66),
    "IQ2_XS": BlockType(256, 74),
    "IQ2_S": BlockType(256, 82),
    "IQ3_XXS": BlockType(256, 98),
    "IQ3_S": BlockType(256, 110),
    "IQ4_XS": BlockType(256, 136),
}
"""Source: ggml, ggml-common.h (block structures); gguf-py/gguf/constants.py, GGML_QUANT_SIZES. FP8, INT4 (group of 32
with a BF16 scale), NVFP4 (group of 16 with an FP8 scale) and I2_S (BitNet, four ternary weights a byte) are not of
GGUF: models are published in them."""

FALLBACK = {
    "IQ1_S": "IQ4_NL",
    "IQ1_M": "IQ4_NL",
    "IQ2_XXS": "IQ4_NL",
    "IQ2_XS": "IQ4_NL",
    "IQ2_S": "IQ4_NL",
    "IQ3_XXS": "IQ4_NL",
    "IQ3_S": "IQ4_NL",
    "IQ4_XS": "IQ4_NL",
    "Q2_K": "Q4_0",
    "Q3_K": "Q4_0",
    "Q4_K": "Q5_0",
    "Q5_K": "Q5_1",
    "Q6_K": "Q8_0",
}
"""The type for rows that 256-weight blocks do not fill. Source: `tensor_type_fallback`."""


def row_type(wanted: str, columns: int) -> str:
    """The type of a tensor whose rows have `columns` weights: `wanted`, or what it falls back to."""
    for name in (wanted, FALLBACK.get(wanted, "F16")):
        if columns % TYPES[name].block == 0:
            return name
    return "F16"


def bits_per_weight(name: str) -> float:
    """Bits that a weight takes in a storage type."""
    kind = TYPES[name]
    return kind.block_bytes * 8 / kind.block


class NativeTypes(NamedTuple):
    """What a model published in few bits keeps its experts, its other matrices, its embeddings and head, and, where
    these differ from the other matrices, its feed-forward matrices outside experts in."""

    routed: str
    other: str
    embeddings: str
    feed_forward: str | None = None


NATIVE = {
    "FP8": NativeTypes("FP8", "FP8", "BF16"),
    "MXFP4": NativeTypes("MXFP4", "Q8_0", "Q8_0"),
    "FP4": NativeTypes("MXFP4", "FP8", "BF16"),
    "INT4": NativeTypes("INT4", "BF16", "BF16"),
    "I2_S": NativeTypes("I2_S", "I2_S", "F16"),
}
"""Levels that models are published in, rather than converted to. Sources: MXFP4, the GGUF files of gpt-oss by ggml-org
(llama-quant.cpp, LLAMA_FTYPE_MOSTLY_MXFP4_MOE: experts MXFP4, the rest Q8_0); FP8, DeepSeek-V3's config.json and README
(blocks of 128 x 128, embeddings and head in BF16); FP4, DeepSeek-V4's model card (experts FP4, most else FP8); INT4,
Kimi-K2-Thinking's config.json (experts in groups of 32, the rest BF16); I2_S, BitNet b1.58 2B4T's GGUF file."""


CHECKPOINTS = {
    "FP8 checkpoint": NATIVE["FP8"],
    "MXFP4 checkpoint": NativeTypes("MXFP4", "BF16", "BF16"),
    "NVFP4 checkpoint": NativeTypes("NVFP4", "BF16", "BF16"),
    "NVFP4 dense checkpoint": NativeTypes("NVFP4", "BF16", "BF16", "NVFP4"),
}
"""Checkpoints that engines other than llama.cpp read, for measured rows. Sources: gpt-oss-20b's config.json
(modules_to_not_convert: attention, router, embeddings, head); hf_quant_config.json of nvidia/Gemma-4-31B-IT-NVFP4
(excluded: attention, head), whose 31 GB it explains, and of nvidia/Gemma-4-26B-A4B-NVFP4 (18.8 GB: experts alone);
Qwen3.6-27B-FP8, whose 30.9 GB are blocks in FP8, embeddings and head in BF16."""


def native_type(native: NativeTypes, role: Role, routed: bool) -> str:
    """The type of a tensor in a model as it was published."""
    if role in ("embeddings", "tied-embeddings", "output"):
        return native.embeddings
    if role in ("kept", "half"):
        return "BF16"
    if native.feed_forward and role.startswith("ffn-") and not routed:
        return native.feed_forward
    return native.routed if routed else native.other
