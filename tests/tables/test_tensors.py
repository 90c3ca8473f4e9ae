"""Records to tensors: what they sum to, and that published sizes come out."""

from functools import cache
from pathlib import Path

import pytest

from sitegen.catalog import Model, load_catalog
from sitegen.estimator import LADDER, level_weights
from sitegen.tables.files import HEAD_OF_ITS_OWN
from sitegen.tables.tensors import is_tied, model_weights, shape_groups, shape_sum, weights_by_level


@cache
def models() -> dict[str, Model]:
    return {model.slug: model for model in load_catalog(Path(__file__).parents[2]).models}


@pytest.mark.parametrize(
    ("slug", "level", "gib"),
    [
        ("llama-2-7b", "Q4_K_M", 3.8),
        ("llama-3-2-1b", "Q4_K_M", 0.7449),
        ("qwen2-5-7b", "Q4_K_M", 4.3559),
        ("llama-3-1-8b", "Q4_K_M", 4.5755),
        ("qwen3-32b", "Q8_0", 32.421),
        ("llama-2-70b", "Q5_K_M", 45.3694),
        ("llama-3-70b", "Q4_K_M", 39.594),
        ("mixtral-8x22b", "Q4_K_M", 79.7),
        ("deepseek-v2-lite-16b", "Q4_K_M", 9.6485),
        ("deepseek-v2-lite-16b", "IQ3_XXS", 6.482),
        ("gemma-2-27b", "Q5_K_M", 18.077),
        ("qwen3-coder-next-80b-a3b", "Q4_K_M", 45.17),
        ("ministral-3-8b", "Q4_K_M", 4.83),
        ("gemma-4-26b-a4b", "Q8_0", 25.0),
        ("gemma-4-e2b", "Q4_K_M", 3.21),
        ("llama-4-scout-17b-16e", "BF16", 200.7),
    ],
)
def test_published_files(slug: str, level: str, gib: float) -> None:
    """Files that their publishers or llama-bench state, within 1.5 % (2.5 % where a publisher has own rules)."""
    weights = model_weights(models()[slug])
    assert weights is not None
    (made,) = level_weights(weights, [level])
    assert made.file_bytes / 2**30 == pytest.approx(gib, rel=0.025 if slug.startswith("gemma-4") else 0.015)


def test_shapes_agree_with_the_counts_on_record() -> None:
    """Of models without towers, nine in ten have shapes that sum to their parameters within 3 %."""
    off, total = [], 0
    for model in models().values():
        a = model.architecture
        if a and a.hidden_size and a.vocabulary_size and not {"vision", "multimodal"} & set(model.purpose.domains):
            total += 1
            if abs(shape_sum(shape_groups(model, a)) / (a.parameters or model.size.parameters) - 1) > 0.03:
                off.append(model.slug)
    assert total > 750
    assert len(off) < 0.1 * total, off


def test_every_model_s_weights_sum_to_its_parameters() -> None:
    """Up to towers, which are files of their own, to what converters add, and to counts that were rounded."""
    for model in models().values():
        weights = model_weights(model)
        if weights is None or (model.architecture and model.architecture.type in HEAD_OF_ITS_OWN):
            continue
        count = (model.architecture and model.architecture.parameters) or model.size.parameters
        assert weights.parameters <= 1.051 * count, model.slug
        assert weights.parameters >= 0.5 * count, model.slug


@pytest.mark.parametrize(
    ("slug", "level", "size"),
    [
        ("qwen3-vl-2b", "Q4_K_M", 1.031),
        ("qwen3-5-2b", "Q4_K_M", 1.193),
        ("voxtral-mini-3b", "Q4_K_M", 2.300),
    ],
)
def test_towers_are_no_part_of_a_model_s_file(slug: str, level: str, size: float) -> None:
    """Files of ggml-org and unsloth (GiB), beside which lie mmproj files. Records count the towers in."""
    weights = model_weights(models()[slug])
    assert weights is not None
    (made,) = level_weights(weights, [level])
    assert made.file_bytes / 2**30 == pytest.approx(size, rel=0.02)


def test_what_is_more_than_a_tower_is_a_part_of_the_layers() -> None:
    """Of ERNIE 4.5 VL 424B's parameters, 124 of 10^9 are experts for pictures, which its layers hold."""
    weights = model_weights(models()["ernie-4-5-vl-424b-a47b"])
    assert weights is not None
    assert weights.parameters == pytest.approx(424e9, rel=0.01)


def test_levels_stand_in_order_of_size() -> None:
    """Where blocks of 256 fill the rows; elsewhere a more compressed level may fall back to larger types."""
    names, compared = [level.name for level in LADDER], 0
    for model in models().values():
        weights = model_weights(model)
        if weights and all(group.columns % 256 == 0 for group in weights.groups):
            sizes = [level.file_bytes for level in level_weights(weights, names)]
            assert sizes == sorted(sizes, reverse=True), model.slug
            compared += 1
    assert compared > 400


@pytest.mark.parametrize(
    ("slug", "tied"),
    [("qwen2-5-7b", False), ("qwen2-5-3b", True), ("llama-3-2-1b", True), ("gemma-3-4b", True), ("qwen3-5-4b", True)],
)
def test_tied_heads_are_told_from_the_count(slug: str, tied: bool) -> None:
    model = models()[slug]
    assert model.architecture
    assert is_tied(model, model.architecture) is tied


@pytest.mark.parametrize(
    ("slug", "active"),
    [
        ("qwen3-30b-a3b", 3.35e9),
        ("deepseek-v3-671b", 37.5e9),
        ("deepseek-v4-flash-284b", 13e9),
        ("deepseek-v4-pro-1-6t", 49e9),
        ("gpt-oss-20b", 3.6e9),
        ("mixtral-8x7b", 12.9e9),
        ("motif-3-314b", 13.2e9),
    ],
)
def test_a_token_reads_the_active_parameters(slug: str, active: float) -> None:
    """Published active counts, with or without the input embeddings as their authors count them."""
    weights = model_weights(models()[slug])
    assert weights is not None
    read = sum(group.parameters * group.read for group in weights.groups)
    assert read == pytest.approx(active, rel=0.1)


@pytest.mark.parametrize(
    ("slug", "levels"),
    [
        ("llama-3-1-8b", ["Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "IQ4_XS", "Q3_K_M", "IQ3_XXS", "Q2_K", "IQ2_XXS"]),
        ("deepseek-v3-671b", ["FP8", "Q6_K", "Q5_K_M", "Q4_K_M", "IQ4_XS", "Q3_K_M", "IQ3_XXS", "Q2_K", "IQ2_XXS"]),
        ("kimi-k2-thinking-1t", ["INT4"]),
        ("gpt-oss-20b", ["MXFP4", "Q5_K_M"]),
        (
            "ministral-3-3b",
            ["FP8", "Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "IQ4_XS", "Q3_K_M", "IQ3_XXS", "IQ2_XXS"],
        ),
    ],
)
def test_the_best_level_is_the_one_that_a_model_is_published_in(slug: str, levels: list[str]) -> None:
    made = weights_by_level(models()[slug])
    assert list(dict.fromkeys(level.level for level in made))[: len(levels)] == levels
    assert [level.card_bytes for level in made] == sorted((level.card_bytes for level in made), reverse=True)


@pytest.mark.parametrize(
    ("slug", "gigabytes"),
    [
        ("deepseek-v3-671b", 688.6),
        ("kimi-k2-thinking-1t", 594),
        ("kimi-k3-2-8t", 1560),
        ("gpt-oss-20b", 12.1),
        ("gpt-oss-120b", 63.4),
        ("deepseek-v4-flash-284b", 160),
        ("deepseek-v4-pro-1-6t", 865),
        ("minimax-m2-230b", 230),
        ("bitnet-b1-58-2b4t", 1.19),
    ],
)
def test_published_repositories_of_few_bits(slug: str, gigabytes: float) -> None:
    """What their authors' repositories weigh (10^9 bytes), within 4 %: DeepSeek-V3's has 14 GB of token prediction."""
    native = weights_by_level(models()[slug])[0]
    assert native.file_bytes / 1e9 == pytest.approx(gigabytes, rel=0.04)


@pytest.mark.parametrize(
    ("slug", "level", "size"),
    [
        ("llama-3-2-1b", "Q8_0", 1321079200),
        ("qwen3-0-6b", "Q8_0", 639446688),
        ("gemma-3-1b", "Q4_K_M", 806058496),
        ("smollm2-360m", "Q8_0", 386405280),
    ],
)
def test_a_file_s_header_counts(slug: str, level: str, size: int) -> None:
    """Files of small models, of which the vocabulary is 0.5 to 1.5 % (bytes as Hugging Face lists them)."""
    weights = model_weights(models()[slug])
    assert weights is not None
    (made,) = level_weights(weights, [level])
    assert made.file_bytes + weights.header_bytes == pytest.approx(size, rel=0.001)


@pytest.mark.parametrize(
    ("slug", "level", "size"),
    [
        ("gpt-2-medium-355m", "Q4_K_M", 270710816),
        ("bloom-560m", "Q4_K_M", 561445696),
        ("starcoderbase-1b", "Q4_K_M", 793436000),
        ("lfm2-1-2b", "Q4_K_M", 730893248),
        ("lfm2-350m", "Q4_K_M", 229309376),
        ("lfm2-2-6b", "Q4_K_M", 1563668704),
        ("qwen2-vl-2b", "Q4_K_M", 986046944),
        ("qwen2-5-vl-3b", "Q8_0", 3285474304),
        ("glm-4-5-air-106b", "Q8_0", 117456506240),
        ("falcon-7b", "Q4_K_M", 4975127552),
        ("phi-3-5-mini", "Q2_K", 1.319 * 2**30),
        ("gemma-3n-e2b", "Q8_0", 4.459 * 2**30),
        ("glm-5-3", "Q8_0", 746.3225 * 2**30),
        ("qwen3-8-27b", "BF16", 54657735616),
        ("qwen3-5-122b-a10b", "BF16", 244314011488),
        ("openelm-450m", "Q4_K_M", 289467168),
        ("llama-nemotron-ultra-253b", "Q4_K_M", 140.56 * 2**30),
    ],
)
def test_files_that_hold_more_or_other_than_shapes_alone_tell(slug: str, level: str, size: float) -> None:
    """Published files (bytes): learned positions, a head beside tied embeddings, widths that only the parameter count
    tells, layers that predict further tokens, layers of unknown shapes."""
    weights = model_weights(models()[slug])
    assert weights is not None
    (made,) = level_weights(weights, [level])
    assert made.file_bytes + weights.header_bytes == pytest.approx(size, rel=0.012)


def test_a_layer_that_predicts_further_tokens_is_neither_read_nor_on_the_card() -> None:
    """GLM-4.5-Air: 110,468,824,832 parameters with it, 106.85 of 10^9 without (llama-bench of its files, and of those
    of GLM-4.6V, which lack it)."""
    weights = model_weights(models()["glm-4-5-air-106b"])
    assert weights is not None
    assert weights.parameters == pytest.approx(110_468_824_832, rel=0.001)
    further = [group for group in weights.groups if group.part == "further tokens"]
    assert sum(group.parameters for group in further) == pytest.approx(3.617e9, rel=0.001)
    assert not any(group.read or group.on_card for group in further)


def test_a_head_beside_tied_embeddings_leaves_the_embeddings_off_the_card() -> None:
    weights = model_weights(models()["bloom-560m"])
    assert weights is not None
    (made,) = level_weights(weights, ["Q4_K_M"])
    embeddings, head = (part for part in made.parts if part.part in ("embeddings", "head"))
    assert (embeddings.card_bytes, embeddings.read_bytes) == (0.0, 0.0)
    assert head.card_bytes == head.read_bytes == head.file_bytes > embeddings.file_bytes
