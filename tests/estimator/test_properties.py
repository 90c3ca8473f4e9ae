"""What must hold for any model, card and context."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from sitegen.estimator import (
    LADDER,
    CacheLayout,
    CardFacts,
    CardSpec,
    LayerGroup,
    ModelSpec,
    SpeedTraits,
    card_spec,
    context_presets,
    default_context,
    estimate,
)

parameters = st.integers(10**8, 2 * 10**12)
contexts = st.sampled_from(context_presets(1_048_576))
caches = st.none() | st.builds(
    lambda n, b: CacheLayout((LayerGroup(n, b),)), st.integers(1, 120), st.integers(64, 65536)
)
models = st.builds(lambda p, cache: ModelSpec(p, p, cache, SpeedTraits(32) if cache else None), parameters, caches)
facts = st.builds(
    CardFacts,
    st.sampled_from(["NVIDIA", "AMD", "Intel", "Apple"]),
    st.sampled_from(["Ampere", "RDNA 3.0", "M4", "Kepler", "a generation nobody measured"]),
    st.floats(10, 10_000),
    st.none() | st.floats(100, 200_000),
    st.sampled_from([None, "GDDR6", "HBM3", "LPDDR5X"]),
)
cards = st.builds(card_spec, st.integers(3, 500), facts)


@given(models, cards, contexts)
def test_a_cell_is_coherent(model: ModelSpec, card: CardSpec, context_tokens: int) -> None:
    cell = estimate(model, card, context_tokens)
    if cell.level is None:
        assert cell.fit == "none"
        assert cell.shortfall_gb > 0
        assert cell.speed_tok_s == cell.low_tok_s == cell.high_tok_s == 0
    else:
        assert cell.fit in ("comfortable", "tight")
        assert cell.shortfall_gb == 0
        assert cell.need_gb <= card.usable_gb + 1e-6
        assert cell.low_tok_s <= cell.speed_tok_s <= cell.high_tok_s


@given(models, cards, contexts, st.floats(1, 100))
def test_more_memory_never_compresses_more(
    model: ModelSpec, card: CardSpec, context_tokens: int, more_gb: float
) -> None:
    order = [None, *(level.name for level in reversed(LADDER))]
    larger = replace(card, usable_gb=card.usable_gb + more_gb)
    before, after = estimate(model, card, context_tokens), estimate(model, larger, context_tokens)
    assert order.index(after.level) >= order.index(before.level)


@given(models, cards)
def test_a_longer_context_never_helps(model: ModelSpec, card: CardSpec) -> None:
    cells = [estimate(model, card, tokens) for tokens in context_presets(1_048_576)]
    fits = [cell.level is not None for cell in cells]
    assert fits == sorted(fits, reverse=True)
    needs_same_level = [(a, b) for a, b in pairwise(cells) if a.level and a.level == b.level]
    assert all(a.need_gb <= b.need_gb and a.speed_tok_s >= b.speed_tok_s for a, b in needs_same_level)


@given(st.none() | st.integers(1, 20_000_000))
def test_presets(limit_tokens: int | None) -> None:
    presets = context_presets(limit_tokens)
    limit = limit_tokens or 32_768
    assert list(presets) == sorted(set(presets))
    assert default_context(limit_tokens) in presets
    assert all(tokens <= limit for tokens in presets)
    assert all(tokens & (tokens - 1) == 0 for tokens in presets if tokens != default_context(limit_tokens))
    assert presets[-1] * 2 > min(limit, 1_048_576)


def test_presets_by_example() -> None:
    assert context_presets(None) == (1024, 2048, 4096, 8192, 16384, 32768)
    assert context_presets(2048) == (1024, 2048)
    assert context_presets(512) == (512,)
    assert context_presets(163_840)[-1] == 131_072
    assert context_presets(10_485_760)[-1] == 1_048_576
    assert default_context(131_072) == 4096
    assert default_context(512) == 512
