"""The tensors that mix tokens: attention of every kind, state spaces, linear attention, convolutions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sitegen.catalog import Architecture, Recurrent
from sitegen.estimator import TensorGroup

GATED_ATTENTION = frozenset({"qwen3_next", "qwen3_5", "qwen3_5_moe", "qwen3_5_moe_text"})
"""Kinds whose query projection also makes an output gate, as large as the queries."""

FUSED_QKV = frozenset(
    {
        "bloom",
        "chatglm",
        "chatglm1",
        "codegen",
        "dbrx",
        "falcon",
        "gpt2",
        "gpt_bigcode",
        "gpt_neox",
        "jais",
        "mpt",
        "openelm",
        "phi",
        "phi3",
        "qwen",
    }
)
"""Kinds whose GGUF files keep queries, keys and values in one tensor. Source: llama.cpp, load_tensors of these."""

KEYS_AS_VALUES = frozenset({"gemma4", "diffusion_gemma"})
"""Kinds whose full-attention layers with fewer KV heads use the keys as values. Source: Gemma 4, attention_k_eq_v."""

COMPRESSED_QUERY_RANKS = ((5_120, 1_024), (7_168, 1_536))
COMPRESSED_OUTPUT_RANK = 1_024
COMPRESSED_GROUP_HEADS = 8
"""DeepSeek-V4: rank of the queries up to a hidden size, rank of the way out and how many heads share one.
Source: config.json of DeepSeek-V4-Flash and -Pro (q_lora_rank, o_lora_rank, o_groups)."""

ATTENTION_KINDS = ("full", "sliding", "chunked", "compressed-4", "compressed-128", "cross")

MAMBA_EXPANSION = 2
MAMBA2_HEAD = 64
MAMBA_STATE = {"mamba": 16, "mamba2": 128}
CONV_KERNEL = 4
"""Sizes where a record gives none. Source: published defaults of Mamba (arXiv 2312.00752) and Mamba-2 (2405.21060)."""

MAMBA_RANK_SHARE = 16
"""Mamba's time step has a rank of a sixteenth of the hidden size. Source: arXiv 2312.00752, reference code."""

LINEAR_HEAD = 128


def mixer_tensors(a: Architecture) -> Iterator[TensorGroup]:
    """The token mixers of all layers."""
    yield from _attention(a)
    if a.recurrent:
        yield from _recurrent(a, a.recurrent)


def _attention(a: Architecture) -> Iterator[TensorGroup]:
    attending = sum(count for kind, count in a.layers.items() if kind in ATTENTION_KINDS)
    layers = attending if a.layers else a.layer_count
    if a.mla:
        yield from _latent(a, a.layers.get("full", 0))
        return
    if not a.attention_heads or not a.head_dim or not layers:
        return
    if "compressed" in a.attention:
        yield from _compressed(a, layers)
        return
    full_at = _full_positions(a, layers)
    if a.global_head_dim or a.global_kv_heads or a.sliding_kv_heads:
        rest = tuple(i for i in range(layers) if i not in set(full_at))
        head_dim = a.global_head_dim or a.head_dim
        yield from _plain(a, full_at, layers, head_dim, a.global_kv_heads or a.kv_heads or 0)
        yield from _plain(a, rest, layers, a.head_dim, a.sliding_kv_heads or a.kv_heads or 0)
        return
    yield from _plain(a, range(layers), layers, a.head_dim, a.kv_heads or a.attention_heads)


def _full_positions(a: Architecture, layers: int) -> Sequence[int]:
    return a.full_attention_layers or range(min(layers, a.layers.get("full", layers)))


def _plain(a: Architecture, at: Sequence[int], of: int, head_dim: int, kv_heads: int) -> Iterator[TensorGroup]:
    hidden, heads = a.hidden_size or 0, a.attention_heads or 0
    queries, keys = heads * head_dim, kv_heads * head_dim
    if a.type in FUSED_QKV:
        yield TensorGroup("attention", "attention-qkv", hidden, queries + 2 * keys, at, of)
    else:
        gate = 2 if a.type in GATED_ATTENTION else 1
        yield TensorGroup("attention", "attention-q", hidden, gate * queries, at, of)
        yield TensorGroup("attention", "attention-k", hidden, keys, at, of)
        if not (a.global_kv_heads and kv_heads == a.global_kv_heads and a.type in KEYS_AS_VALUES):
            yield TensorGroup("attention", "attention-v", hidden, keys, at, of)
    yield TensorGroup("attention", "attention-output", queries, hidden, at, of)


def _compressed(a: Architecture, layers: int) -> Iterator[TensorGroup]:
    """DeepSeek-V4's attention: queries through a low rank, one vector as keys and values, a grouped way out."""
    hidden, heads, head_dim, at = a.hidden_size or 0, a.attention_heads or 0, a.head_dim or 0, range(layers)
    rank = next((rank for width, rank in COMPRESSED_QUERY_RANKS if hidden <= width), COMPRESSED_QUERY_RANKS[-1][1])
    out = heads // COMPRESSED_GROUP_HEADS * COMPRESSED_OUTPUT_RANK
    yield TensorGroup("attention", "other", hidden, rank, at, layers)
    yield TensorGroup("attention", "other", rank, heads * head_dim, at, layers)
    yield TensorGroup("attention", "other", hidden, head_dim, at, layers)
    yield TensorGroup("attention", "other", COMPRESSED_GROUP_HEADS * head_dim, out, at, layers)
    yield TensorGroup("attention", "attention-output", out, hidden, at, layers)


def _latent(a: Architecture, layers: int) -> Iterator[TensorGroup]:
    """Multi-head latent attention. Source of the split: llama.cpp, deepseek2."""
    mla, hidden, heads = a.mla, a.hidden_size or 0, a.attention_heads or 0
    assert mla is not None
    nope = mla.nope_head_dim or a.head_dim or 0
    value, query, at = mla.value_head_dim or nope, heads * (nope + mla.rope_head_dim), range(layers)
    if mla.q_lora_rank:
        yield TensorGroup("attention", "other", hidden, mla.q_lora_rank, at, layers)
        yield TensorGroup("attention", "other", mla.q_lora_rank, query, at, layers)
    else:
        yield TensorGroup("attention", "attention-q", hidden, query, at, layers)
    yield TensorGroup("attention", "other", hidden, mla.kv_lora_rank + mla.rope_head_dim, at, layers)
    yield TensorGroup("attention", "other", nope, heads * mla.kv_lora_rank, at, layers)
    yield TensorGroup("attention", "other", mla.kv_lora_rank, heads * value, at, layers)
    yield TensorGroup("attention", "attention-output", heads * value, hidden, at, layers)


def _recurrent(a: Architecture, r: Recurrent) -> Iterator[TensorGroup]:
    if r.type in MAMBA_STATE:
        return _mamba(a, r)
    if r.type == "short-conv":
        return _short_conv(a, r)
    if r.type == "gated-delta-net":
        return _delta_net(a, r)
    if r.type in ("kda", "lightning", "linear-attention"):
        return _linear(a, r)
    return iter(())


def _mamba(a: Architecture, r: Recurrent) -> Iterator[TensorGroup]:
    hidden, at = a.hidden_size or 0, range(r.layers)
    inner = (r.heads or 0) * (r.head_dim or 0) or MAMBA_EXPANSION * hidden
    state = r.state_size or MAMBA_STATE[r.type]
    if r.type == "mamba":
        rank = hidden // MAMBA_RANK_SHARE
        yield TensorGroup("recurrent", "other", hidden, 2 * inner, at, r.layers)
        yield TensorGroup("recurrent", "other", inner, rank + 2 * state, at, r.layers)
        yield TensorGroup("recurrent", "other", rank, inner, at, r.layers)
        yield TensorGroup("recurrent", "kept", state + CONV_KERNEL, inner, at, r.layers)
    else:
        shared = 2 * (r.groups or 1) * state
        heads = r.heads or inner // MAMBA2_HEAD
        yield TensorGroup("recurrent", "other", hidden, 2 * inner + shared + heads, at, r.layers)
        yield TensorGroup("recurrent", "kept", r.conv_kernel or CONV_KERNEL, inner + shared, at, r.layers)
    yield TensorGroup("recurrent", "other", inner, hidden, at, r.layers)


def _short_conv(a: Architecture, r: Recurrent) -> Iterator[TensorGroup]:
    hidden, at = a.hidden_size or 0, range(r.layers)
    yield TensorGroup("recurrent", "other", hidden, 3 * hidden, at, r.layers)
    yield TensorGroup("recurrent", "other", hidden, hidden, at, r.layers)


def _delta_net(a: Architecture, r: Recurrent) -> Iterator[TensorGroup]:
    """Gated delta net: queries, keys and values in one tensor, a gate, the way out. Source: llama.cpp, qwen3next."""
    hidden = a.hidden_size or 0
    keys = (r.key_heads or r.heads or a.attention_heads or 0) * (r.key_head_dim or r.head_dim or LINEAR_HEAD)
    heads = r.value_heads or r.heads or a.attention_heads or 0
    values = heads * (r.value_head_dim or r.head_dim or LINEAR_HEAD)
    at = tuple(i for i in range(a.layer_count) if i not in set(a.full_attention_layers))[: r.layers]
    yield TensorGroup("recurrent", "attention-qkv", hidden, 2 * keys + values, at, a.layer_count)
    yield TensorGroup("recurrent", "other", hidden, values + 2 * heads, at, a.layer_count)
    yield TensorGroup("recurrent", "other", values, hidden, at, a.layer_count)
    yield TensorGroup("recurrent", "kept", r.conv_kernel or CONV_KERNEL, 2 * keys + values, at, a.layer_count)


def _linear(a: Architecture, r: Recurrent) -> Iterator[TensorGroup]:
    """Linear attention with queries, keys, values and a gate of the full width."""
    hidden, at = a.hidden_size or 0, range(r.layers)
    heads = r.value_heads or r.heads or a.attention_heads or 0
    width = heads * (r.value_head_dim or r.head_dim or LINEAR_HEAD)
    yield TensorGroup("recurrent", "attention-q", hidden, 3 * width, at, r.layers)
    yield TensorGroup("recurrent", "attention-v", hidden, width, at, r.layers)
    yield TensorGroup("recurrent", "attention-output", width, hidden, at, r.layers)
