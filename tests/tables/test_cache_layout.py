"""Records to caches: each kind of attention, against figures worked out by hand."""

from typing import Any

import pytest

from sitegen.tables import cache_layout
from tests.records import architecture

MLA = {"kv_lora_rank": 512, "rope_head_dim": 64}
GEMMA_3N = {
    "layer_count": 35,
    "layers": {"full": 7, "sliding": 28},
    "full_attention_layers": tuple(range(4, 35, 5)),
    "sliding_window_tokens": 512,
    "shared_kv_layers": 15,
    "kv_heads": 2,
    "head_dim": 256,
}
KV = 2 * 2  # keys and values of 2 bytes


@pytest.mark.parametrize(
    ("values", "context_tokens", "expected_bytes"),
    [
        pytest.param({}, 1000, 32 * KV * 8 * 128 * 1000, id="grouped-query"),
        pytest.param({"kv_heads": 1}, 1000, 32 * KV * 128 * 1000, id="multi-query"),
        pytest.param({"kv_heads": 32}, 1000, 32 * KV * 32 * 128 * 1000, id="multi-head"),
        pytest.param({"mla": MLA}, 1000, 32 * 576 * 2 * 1000, id="latent"),
        pytest.param(
            {"mla": MLA, "sparse_index": {"head_dim": 128, "heads": 64, "top_k": 2048}},
            1000,
            32 * (576 + 128) * 2 * 1000,
            id="latent with a sparse index",
        ),
        pytest.param(
            {"layers": {"full": 8, "sliding": 24}, "sliding_window_tokens": 1024},
            4096,
            KV * 8 * 128 * (8 * 4096 + 24 * 1024),
            id="sliding window",
        ),
        pytest.param(
            {"layers": {"full": 8, "chunked": 24}, "sliding_window_tokens": 8192},
            16_384,
            KV * 8 * 128 * (8 * 16_384 + 24 * 8192),
            id="chunked",
        ),
        pytest.param(
            {"layers": {"full": 8, "sliding": 24}, "sliding_window_tokens": 1024, "sliding_kv_heads": 16},
            4096,
            KV * 128 * (8 * 8 * 4096 + 16 * 24 * 1024),
            id="more heads on sliding layers",
        ),
        pytest.param(
            {
                "layers": {"full": 5, "sliding": 25},
                "sliding_window_tokens": 1024,
                "global_kv_heads": 2,
                "global_head_dim": 512,
            },
            4096,
            KV * (5 * 2 * 512 * 4096 + 25 * 8 * 128 * 1024),
            id="other heads on full layers (Gemma 4)",
        ),
        pytest.param(GEMMA_3N, 4096, KV * 2 * 256 * (4 * 4096 + 16 * 512), id="shared layers (Gemma 3n)"),
        pytest.param({"kv_share_factor": 2}, 1000, 16 * KV * 8 * 128 * 1000, id="cross-layer sharing"),
        pytest.param(
            {"layers": {"full": 24, "cross": 8}}, 1000, 24 * KV * 8 * 128 * 1000, id="cross-attention to images"
        ),
        pytest.param({"layers": {"full": 24, "no-attention": 8}}, 1000, 24 * KV * 8 * 128 * 1000, id="no attention"),
        pytest.param(
            {
                "attention": ("compressed",),
                "layers": {"compressed-4": 21, "compressed-128": 20, "sliding": 2},
                "sliding_window_tokens": 128,
                "kv_heads": 1,
                "head_dim": 512,
                "sparse_index": {"head_dim": 128, "heads": 64, "top_k": 512},
            },
            4096,
            2 * (21 * (512 + 128) * 1024 + 20 * 512 * 32 + (2 + 21 + 20) * 512 * 128),
            id="compressed (DeepSeek-V4)",
        ),
    ],
)
def test_cache(values: dict[str, Any], context_tokens: int, expected_bytes: float) -> None:
    layout = cache_layout(architecture(**values))
    assert layout is not None
    assert layout.kept_bytes(context_tokens) == expected_bytes


@pytest.mark.parametrize(
    ("recurrent", "expected_values"),
    [
        pytest.param({"type": "mamba"}, 8192 * 16 + 3 * 8192, id="mamba"),
        pytest.param(
            {"type": "mamba2", "heads": 64, "head_dim": 64, "state_size": 128, "groups": 8, "conv_kernel": 4},
            4096 * 128 + 3 * (4096 + 2 * 8 * 128),
            id="mamba2",
        ),
        pytest.param(
            {
                "type": "gated-delta-net",
                "key_heads": 16,
                "key_head_dim": 128,
                "value_heads": 32,
                "value_head_dim": 128,
                "conv_kernel": 4,
            },
            32 * 128 * 128 + 3 * (2 * 16 * 128 + 32 * 128),
            id="gated delta net",
        ),
        pytest.param({"type": "short-conv"}, 4096 * 2, id="short convolution"),
        pytest.param({"type": "rwkv"}, 4096 * 66, id="rwkv"),
        pytest.param({"type": "rg-lru"}, 4096 * 4, id="rg-lru"),
        pytest.param({"type": "lightning"}, 32 * 128 * 128, id="lightning"),
    ],
)
def test_recurrent_state(recurrent: dict[str, Any], expected_values: int) -> None:
    layout = cache_layout(architecture(layers={"full": 8, "linear": 24}, recurrent=recurrent | {"layers": 24}))
    assert layout is not None
    assert layout.state_bytes == 24 * expected_values * 4
    assert layout.kept_bytes(1000) == layout.state_bytes + 8 * KV * 8 * 128 * 1000


@pytest.mark.parametrize(
    "values",
    [
        pytest.param({"layers": {}}, id="layers not on record"),
        pytest.param({"kv_heads": None}, id="KV heads not on record"),
        pytest.param({"head_dim": None}, id="head size not on record"),
    ],
)
def test_an_incomplete_record_gives_no_layout(values: dict[str, Any]) -> None:
    assert cache_layout(architecture(**values)) is None


def test_sparse_attention_reads_its_top_tokens_and_the_whole_index() -> None:
    layout = cache_layout(architecture(mla=MLA, sparse_index={"head_dim": 128, "heads": 64, "top_k": 2048}))
    assert layout is not None
    assert layout.read_bytes(65_536) == 32 * 2 * (576 * 2048 + 128 * 65_536)
