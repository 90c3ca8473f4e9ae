"""Which type each tensor gets, and what a model's weights come to."""

import pytest

from sitegen.estimator import TensorGroup, Traits, Weights, level_weights
from sitegen.estimator.quantization import tensor_type, type_counts
from sitegen.estimator.storage import Role, bits_per_weight, row_type

DENSE = Traits(heads_per_kv_head=1)
GROUPED = Traits(heads_per_kv_head=4)
EIGHT_EXPERTS = Traits(heads_per_kv_head=4, experts=8)
QKV_APART = Traits(heads_per_kv_head=1, qkv_apart=True)
FALCON = Traits(heads_per_kv_head=71, is_falcon=True, qkv_apart=True)
SEVENTY_B = Traits(heads_per_kv_head=8, is_70b=True)

LLAMA_2_7B = Weights(
    (
        TensorGroup("embeddings", "embeddings", 4096, 32000, read=0.0),
        TensorGroup("head", "output", 4096, 32000),
        TensorGroup("attention", "attention-q", 4096, 8192, range(32), 32),
        TensorGroup("attention", "attention-v", 4096, 4096, range(32), 32),
        TensorGroup("attention", "attention-output", 4096, 4096, range(32), 32),
        TensorGroup("feed-forward", "ffn-up", 4096, 2 * 11008, range(32), 32),
        TensorGroup("feed-forward", "ffn-down", 11008, 4096, range(32), 32),
        TensorGroup("norms", "kept", 4096, 65),
    ),
    DENSE,
)
"""Every tensor of Llama 2 7B (config.json of meta-llama/Llama-2-7b-hf)."""


@pytest.mark.parametrize(("level", "gib"), [("Q4_0", 3.5624), ("Q4_K_M", 3.8000)])
def test_llama_2_7b_to_the_byte(level: str, gib: float) -> None:
    """Exact tensor bytes as llama-bench prints them (github.com/lhl/strix-halo-testing); Q4_0 without a matrix of
    importance, whose first layers differ by two parts in a thousand."""
    (weights,) = level_weights(LLAMA_2_7B, [level])
    assert weights.file_bytes / 2**30 == pytest.approx(gib, rel=0.003 if level == "Q4_0" else 2e-5)


def test_parts_sum_to_the_whole_and_input_embeddings_are_not_read() -> None:
    for weights in level_weights(LLAMA_2_7B, ["Q8_0", "Q4_K_M", "IQ2_XXS"]):
        assert sum(part.file_bytes for part in weights.parts) == pytest.approx(weights.file_bytes)
        embeddings = weights.parts[0]
        assert (embeddings.part, embeddings.read_bytes) == ("embeddings", 0.0)
        assert weights.read_bytes == pytest.approx(weights.file_bytes - embeddings.file_bytes)


@pytest.mark.parametrize(
    ("level", "role", "position", "traits", "expected"),
    [
        ("Q8_0", "output", 0, DENSE, "Q8_0"),
        ("Q4_K_M", "output", 0, DENSE, "Q6_K"),
        ("IQ3_XXS", "tied-embeddings", 0, DENSE, "Q5_K"),
        ("IQ2_XXS", "embeddings", 0, DENSE, "Q2_K"),
        ("IQ3_XXS", "embeddings", 0, DENSE, "IQ3_S"),
        ("Q4_K_M", "embeddings", 0, DENSE, "Q4_K"),
        ("Q4_K_L", "embeddings", 0, DENSE, "Q8_0"),
        ("Q4_K_M", "attention-v", 0, DENSE, "Q6_K"),
        ("Q4_K_M", "attention-v", 4, DENSE, "Q4_K"),
        ("Q4_K_M", "attention-v", 6, DENSE, "Q6_K"),
        ("Q4_K_M", "attention-v", 4, SEVENTY_B, "Q5_K"),
        ("Q4_K_M", "attention-v", 4, EIGHT_EXPERTS, "Q8_0"),
        ("Q4_K_M", "attention-k", 4, EIGHT_EXPERTS, "Q8_0"),
        ("Q4_K_M", "attention-output", 4, EIGHT_EXPERTS, "Q5_K"),
        ("IQ4_XS", "attention-v", 9, GROUPED, "Q5_K"),
        ("IQ4_XS", "attention-v", 9, DENSE, "IQ4_XS"),
        ("Q3_K_M", "attention-v", 1, DENSE, "Q5_K"),
        ("Q3_K_M", "attention-v", 2, DENSE, "Q4_K"),
        ("Q3_K_M", "ffn-down", 1, DENSE, "Q5_K"),
        ("Q3_K_M", "ffn-down", 2, DENSE, "Q4_K"),
        ("Q3_K_M", "ffn-up", 2, DENSE, "Q3_K"),
        ("Q2_K", "ffn-down", 2, DENSE, "Q3_K"),
        ("Q2_K", "attention-v", 2, GROUPED, "Q4_K"),
        ("IQ2_XXS", "attention-v", 2, Traits(2, 4), "Q4_K"),
        ("IQ2_XXS", "ffn-down", 3, DENSE, "Q2_K"),
        ("IQ2_XXS", "ffn-down", 4, DENSE, "IQ2_XXS"),
        ("IQ3_XXS", "attention-q", 4, DENSE, "IQ2_S"),
        ("IQ3_XS", "ffn-up", 4, DENSE, "IQ3_XXS"),
        ("Q2_K", "attention-qkv", 2, DENSE, "Q3_K"),
        ("Q2_K", "attention-qkv", 2, QKV_APART, "Q2_K"),
        ("Q4_K_M", "attention-qkv", 4, QKV_APART, "Q5_K"),
        ("Q5_K_M", "attention-qkv", 4, QKV_APART, "Q6_K"),
        ("IQ2_XXS", "attention-qkv", 2, QKV_APART, "IQ2_XXS"),
        ("Q4_K_M", "tied-embeddings", 0, FALCON, "Q8_0"),
        ("Q4_K_M", "ffn-down", 1, FALCON, "Q6_K"),
        ("Q4_K_M", "ffn-down", 3, FALCON, "Q5_K"),
        ("Q4_K_M", "ffn-down", 4, FALCON, "Q4_K"),
        ("Q4_K_S", "ffn-down", 0, FALCON, "Q4_K"),
        ("Q3_K_M", "ffn-down", 4, FALCON, "Q3_K"),
        ("Q3_K_M", "attention-output", 4, FALCON, "Q3_K"),
        ("Q5_K_M", "kept", 0, DENSE, "F32"),
        ("Q5_K_M", "half", 0, DENSE, "F16"),
    ],
)
def test_rules(level: str, role: Role, position: int, traits: Traits, expected: str) -> None:
    assert tensor_type(level, role, position, 32, traits) == expected


def test_more_bits_for_about_half_of_the_layers() -> None:
    counts = dict(type_counts("Q4_K_M", "ffn-down", range(32), 32, DENSE))
    assert counts == {"Q6_K": 16, "Q4_K": 16}


@pytest.mark.parametrize(
    ("wanted", "columns", "expected"),
    [
        ("Q4_K", 4096, "Q4_K"),
        ("Q4_K", 2880, "Q5_0"),
        ("Q6_K", 2880, "Q8_0"),
        ("IQ2_XXS", 2880, "IQ4_NL"),
        ("Q3_K", 1408, "Q4_0"),
        ("Q4_K", 100, "F16"),
        ("Q8_0", 100, "F16"),
    ],
)
def test_rows_that_blocks_do_not_fill(wanted: str, columns: int, expected: str) -> None:
    assert row_type(wanted, columns) == expected


def test_a_token_reads_the_experts_it_uses() -> None:
    experts = TensorGroup("experts", "ffn-up", 2048, 2 * 768 * 128, range(48), 48, read=8 / 128, routed=True)
    (weights,) = level_weights(Weights((experts,), Traits(8, 128)), ["Q8_0"])
    assert weights.read_bytes == pytest.approx(weights.file_bytes / 16)


def test_experts_published_in_few_bits_stay_as_they_are() -> None:
    experts = TensorGroup("experts", "ffn-up", 2880, 2 * 2880 * 32, range(24), 24, routed=True)
    attention = TensorGroup("attention", "attention-q", 2880, 4096, range(24), 24)
    weights = Weights((experts, attention), Traits(8, 32), routed_as="MXFP4")
    native, q6, q3 = level_weights(weights, ["MXFP4", "Q6_K", "Q3_K_M"])
    assert [level.parts[0].file_bytes for level in (native, q6, q3)] == [experts.parameters * 17 / 32] * 3
    assert native.parts[1].file_bytes == q6.parts[1].file_bytes == attention.parameters * 34 / 32
    assert q3.parts[1].file_bytes == attention.parameters * 18 / 32


def test_bits_per_weight() -> None:
    assert [bits_per_weight(name) for name in ("Q8_0", "Q6_K", "Q4_K", "IQ4_XS")] == [8.5, 6.5625, 4.5, 4.25]
