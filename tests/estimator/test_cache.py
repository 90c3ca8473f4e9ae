"""The KV cache of each kind of layer, against figures worked out by hand."""

import pytest

from sitegen.estimator import CacheLayout, LayerGroup, ModelSpec, SpeedTraits, level_costs


def test_grouped_query_attention() -> None:
    """Llama 3 8B: 32 layers x 2 x 8 heads x 128 values x 2 bytes = 128 KiB a token."""
    cache = CacheLayout((LayerGroup(32, 2 * 8 * 128 * 2),))
    assert cache.kept_bytes(1) == 128 * 1024
    assert cache.kept_gb(8192) == 1.0


def test_latent_attention() -> None:
    """DeepSeek-V3: 61 layers x (512 + 64) values x 2 bytes = 70,272 bytes a token."""
    assert CacheLayout((LayerGroup(61, (512 + 64) * 2),)).kept_bytes(1000) == 70_272_000


@pytest.mark.parametrize(("context_tokens", "tokens"), [(512, 512), (1024, 1024), (131_072, 1024)])
def test_window_caps_what_is_kept(context_tokens: int, tokens: int) -> None:
    assert LayerGroup(10, 100, window_tokens=1024).kept_bytes(context_tokens) == 1000 * tokens


def test_sparse_attention_keeps_all_and_reads_little() -> None:
    group = LayerGroup(10, 100, read_limit_tokens=2048)
    assert group.kept_bytes(32_768) == 32_768_000
    assert group.read_bytes(32_768) == 2_048_000


def test_compressed_entries_stand_for_several_tokens() -> None:
    assert LayerGroup(10, 100, tokens_per_entry=128).kept_bytes(4096) == 32_000


def test_constant_state_does_not_grow() -> None:
    cache = CacheLayout((), state_bytes=5e6)
    assert cache.kept_bytes(1024) == cache.kept_bytes(1_048_576) == 5e6


def test_a_filled_cache_is_read_for_every_token() -> None:
    model = ModelSpec(8_000_000_000, 8_000_000_000, CacheLayout((LayerGroup(32, 4096),)), SpeedTraits(32))
    short, long = level_costs(model, 4096)[0], level_costs(model, 65_536)[0]
    cache_bytes = 32 * 4096 * (65_536 - 4096)
    assert short.work
    assert long.work
    assert long.work.cache_bytes - short.work.cache_bytes == pytest.approx(cache_bytes)


def test_a_mixture_needs_all_and_reads_the_active() -> None:
    cache = CacheLayout((LayerGroup(32, 4096),))
    dense = level_costs(ModelSpec(30_000_000_000, 30_000_000_000, cache, SpeedTraits(32)), 4096)[0]
    mixture = level_costs(ModelSpec(30_000_000_000, 3_000_000_000, cache, SpeedTraits(32)), 4096)[0]
    assert mixture.need_gb == dense.need_gb
    read_less = 27_000_000_000 * 1.0625
    assert dense.work
    assert mixture.work
    assert dense.work.weight_bytes - mixture.work.weight_bytes == pytest.approx(read_less)
