"""The architecture of one line of the models' source to the schema's groups."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sitegen.importers import words
from sitegen.importers.source import SourceRow, present

_NO_FACTS = (  # counts and checks of whoever compiled the source; `parameters` and `active_parameters` are the facts
    "active_params",
    "active_params_source",
    "check_pct_vs_hf",
    "check_pct_vs_stated",
    "computed_active_params",
    "computed_params",
    "stated_params",
    "total_params_hf",
    "total_params_source",
)


def architecture(row: SourceRow) -> dict[str, Any]:
    """Data of `architecture`, empty where the source has none; raises RefusedError."""
    data = present(
        type=row.text("model_type"),
        attention=row.words("attention", words.ATTENTION, separator="+"),
        layer_count=row.number("num_hidden_layers"),
        layers=_layers(row),
        layer_pattern=row.text("layer_pattern"),
        full_attention_layers=row.get("full_attention_layer_indices", list),
        hidden_size=row.number("hidden_size"),
        intermediate_size=row.number("intermediate_size"),
        attention_heads=row.number("num_attention_heads"),
        kv_heads=row.number("num_key_value_heads"),
        head_dim=row.number("head_dim"),
        global_kv_heads=row.number("num_global_key_value_heads"),
        global_head_dim=row.number("global_head_dim"),
        sliding_kv_heads=row.number("swa_num_key_value_heads"),
        sliding_window_tokens=row.number("sliding_window"),
        shared_kv_layers=row.number("num_kv_shared_layers"),
        kv_share_factor=row.number("kv_share_factor"),
        vocabulary_size=row.number("vocab_size"),
        context_limit_tokens=row.number("max_position_embeddings"),
        tied_embeddings=row.get("tie_word_embeddings", bool),
        parameters=row.number("total_params"),
        mla=row.group("mla", _mla),
        sparse_index=row.group("dsa", _sparse_index),
        experts=row.group("moe", _experts),
        recurrent=row.group("recurrent", _recurrent),
        sources=row.get("source", list),
        notes=row.text("notes"),
    )
    row.finish(_NO_FACTS)
    return data


def _layers(row: SourceRow) -> dict[str, int]:
    """Layers by kind; two of the source's kinds may be one of ours."""
    part = row.part("layers")
    counts: Counter[str] = Counter()
    for kind in part.data:
        count = part.get(kind, int)
        if count is None:
            part.refuse(kind, "expected a number of layers, got null")
        counts[part.known(kind, kind, words.LAYER_KINDS)] += count
    return dict(counts)


def _mla(row: SourceRow) -> dict[str, Any]:
    return present(
        kv_lora_rank=row.number("kv_lora_rank"),
        q_lora_rank=row.number("q_lora_rank"),
        rope_head_dim=row.number("qk_rope_head_dim"),
        nope_head_dim=row.number("qk_nope_head_dim"),
        value_head_dim=row.number("v_head_dim"),
    )


def _sparse_index(row: SourceRow) -> dict[str, Any]:
    return present(
        head_dim=row.number("index_head_dim"), heads=row.number("index_n_heads"), top_k=row.number("index_topk")
    )


def _experts(row: SourceRow) -> dict[str, Any]:
    return present(
        total=row.number("num_experts"),
        per_token=row.number("num_experts_per_tok"),
        shared=row.number("num_shared_experts"),
        layers=row.number("moe_layers"),
        first_dense_layers=row.number("first_k_dense_layers"),
        intermediate_size=row.number("moe_intermediate_size"),
        shared_intermediate_size=row.number("shared_expert_intermediate_size"),
    )


def _recurrent(row: SourceRow) -> dict[str, Any]:
    return present(
        type=row.word("type", words.RECURRENT_TYPES),
        layers=row.number("layers"),
        heads=row.number("mamba_num_heads"),
        head_dim=row.number("mamba_head_dim"),
        state_size=row.number("ssm_state_size"),
        groups=row.number("n_groups"),
        conv_kernel=row.number("conv_kernel"),
        key_heads=row.number("num_key_heads"),
        key_head_dim=row.number("key_head_dim"),
        value_heads=row.number("num_value_heads"),
        value_head_dim=row.number("value_head_dim"),
    )
