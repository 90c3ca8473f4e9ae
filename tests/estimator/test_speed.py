"""What must hold for the fitted speed, whatever the coefficients."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.estimator import (
    EFFECTS,
    FAMILIES,
    CardFacts,
    Evidence,
    SpeedTraits,
    card_speed,
    evidence,
    family_effects,
    family_of,
    group_of,
    ranges,
    term_effects,
    token_seconds,
    token_work,
)

VENDORS = ("NVIDIA", "AMD", "Intel", "Apple")
vendors = st.sampled_from(VENDORS)
generations = st.sampled_from(["Turing", "Ampere", "Pascal", "RDNA 2.0", "CDNA 3.0", "Xe2-HPG", "M3", "unheard of"])
memories = st.sampled_from([None, "GDDR6", "HBM2e", "LPDDR5"])
bandwidths = st.floats(20, 8000)
traits = st.builds(SpeedTraits, st.integers(1, 130), st.booleans(), st.booleans(), st.sampled_from(["", "llama"]))
levels = st.sampled_from(["Q8_0", "Q6_K", "Q4_K_M", "IQ4_XS", "Q3_K_M", "IQ2_XXS", "MXFP4", "FP8"])
gigabytes = st.floats(0, 200).map(lambda gb: gb * 1e9)


def seconds(facts: CardFacts, shape: SpeedTraits, level: str, read: float, experts: float, cache: float) -> float:
    work = token_work(shape, level, read, experts, cache, 2 * (read + experts), 4096)
    return token_seconds(work, card_speed(facts))


@given(vendors, generations, memories, bandwidths, st.floats(1, 4), traits, levels, gigabytes, gigabytes, gigabytes)
def test_more_bandwidth_is_never_slower(
    vendor: str,
    generation: str,
    memory: str | None,
    bandwidth: float,
    more: float,
    shape: SpeedTraits,
    level: str,
    read: float,
    experts: float,
    cache: float,
) -> None:
    for gflops in (None, 20_000.0):
        slow, fast = (CardFacts(vendor, generation, gb_s, gflops, memory) for gb_s in (bandwidth, bandwidth * more))
        work = (shape, level, read, experts, cache)
        assert seconds(fast, *work) <= seconds(slow, *work)


@given(vendors, generations, bandwidths, traits, levels, gigabytes, st.lists(gigabytes, min_size=2))
def test_deeper_is_never_faster(
    vendor: str, generation: str, bandwidth: float, shape: SpeedTraits, level: str, read: float, caches: list[float]
) -> None:
    facts = CardFacts(vendor, generation, bandwidth)
    times = [seconds(facts, shape, level, read, 0.0, cache) for cache in sorted(caches)]
    assert times == sorted(times)


@given(vendors, generations, bandwidths, traits, gigabytes)
def test_fewer_bytes_cost_at_most_their_unpacking(
    vendor: str, generation: str, bandwidth: float, shape: SpeedTraits, read: float
) -> None:
    facts = CardFacts(vendor, generation, bandwidth)
    card = card_speed(facts)
    for (large, bits), (small, fewer) in pairwise([("Q8_0", 8.5), ("Q4_K_M", 4.9), ("IQ2_XXS", 2.2)]):
        weights = read / 2
        before, after = (
            token_work(shape, level, weights * width / 8, 0.0, 0.0, weights, 512)
            for level, width in ((large, bits), (small, fewer))
        )
        dearer = card.unpack_s[after.family] - card.unpack_s[before.family]
        slower = token_seconds(after, card) - token_seconds(before, card)
        assert slower <= max(0.0, dearer) * after.parameters + 1e-12


@given(vendors, generations, memories, bandwidths)
def test_every_coefficient_takes_time(vendor: str, generation: str, memory: str | None, bandwidth: float) -> None:
    card = card_speed(CardFacts(vendor, generation, bandwidth, None, memory))
    assert min(*card[:6], *card.unpack_s) > 0
    assert len(card.unpack_s) == len(FAMILIES)


def test_error_correction_costs_bandwidth_only_where_it_is_on_and_takes_any() -> None:
    def weight_s(vendor: str, memory: str, data_center: bool) -> float:
        facts = CardFacts(vendor, "Ampere", 700.0, None, memory, "", data_center)
        return card_speed(facts).weight_s

    assert weight_s("NVIDIA", "GDDR6", True) > 1.05 * weight_s("NVIDIA", "GDDR6", False)
    assert weight_s("NVIDIA", "HBM2", True) == weight_s("NVIDIA", "HBM2", False)
    assert weight_s("AMD", "GDDR6", True) == weight_s("AMD", "GDDR6", False)


@pytest.mark.parametrize("vendor", VENDORS)
def test_less_evidence_is_never_worth_more(vendor: str) -> None:
    order = ("low", "medium", "high")
    by_evidence = [ranges(vendor, basis, as_pages=False) for basis in ("card", "generation", "vendor")]
    for measured, generation, unmeasured in zip(*by_evidence, strict=True):
        assert measured.low >= generation.low >= unmeasured.low
        assert measured.high <= generation.high <= unmeasured.high
        ranks = [order.index(one.confidence) for one in (measured, generation, unmeasured)]
        assert ranks == sorted(ranks, reverse=True)
        assert all(one.low < 1 < one.high for one in (measured, generation, unmeasured))


@pytest.mark.parametrize(
    ("vendor", "basis"), [("AMD", "card"), ("Intel", "card"), *((one, "vendor") for one in VENDORS)]
)
def test_pages_which_know_less_are_less_sure(vendor: str, basis: Evidence) -> None:
    both = (ranges(vendor, basis, as_pages=stated) for stated in (False, True))
    for known, unknown in zip(*both, strict=True):
        assert unknown.low < known.low
        assert unknown.high > known.high


@pytest.mark.parametrize(
    ("vendor", "generation", "backend", "effect"),
    [
        ("AMD", "RDNA 3.0", "vulkan", ""),
        ("AMD", "RDNA 3.0", "rocm", "backend AMD rocm"),
        ("AMD", "GCN 5.1", "rocm", "backend AMD 64 lanes rocm"),
        ("AMD", "CDNA 2.0", "", "backend AMD 64 lanes rocm"),
        ("AMD", "CDNA 2.0", "vulkan", ""),
        ("Intel", "Generation 12.5", "", "backend Intel sycl"),
        ("Intel", "Xe2-HPG", "sycl", "backend Intel sycl"),
        ("NVIDIA", "Ampere", "", ""),
        ("Apple", "M1", "metal", ""),
    ],
)
def test_backends_have_effects_of_their_own(vendor: str, generation: str, backend: str, effect: str) -> None:
    facts = CardFacts(vendor, generation, 1000.0, backend=backend)
    assert {name.split("/", 1)[1] for name in term_effects("cache", facts) if "backend" in name} == {effect} - {""}
    assert all(effect in name for name in family_effects("Q4_K", facts) if "backend" in name)


@pytest.mark.parametrize("vendor", VENDORS)
def test_recalled_layers_widen_a_range(vendor: str) -> None:
    for basis in ("card", "generation"):
        found = ranges(vendor, basis, as_pages=False)
        known, recalled = found[:8], found[8:]
        for read, guessed in zip(known, recalled, strict=True):
            assert guessed.low < read.low
            assert guessed.high > read.high
            assert guessed.confidence == "low"


def test_a_card_that_nobody_measured_has_its_groups_figures() -> None:
    known = CardFacts("NVIDIA", "Ada Lovelace", 1010.0, 82_580.0, "GDDR6X", "geforce-rtx-4090")
    unknown = known._replace(key="geforce-rtx-4090-of-tomorrow")
    assert (evidence(known), evidence(unknown)) == ("card", "generation")
    without = {name: value for name, value in EFFECTS.items() if name != "speed/geforce-rtx-4090"}
    assert card_speed(unknown)[:7] == card_speed(known, without)[:7]


def test_a_generation_that_nobody_measured_has_its_vendors() -> None:
    assert evidence(CardFacts("NVIDIA", "Rubin", 13_000.0, None, "HBM4")) == "vendor"


def test_generations_are_told_apart_by_memory() -> None:
    assert group_of(CardFacts("NVIDIA", "Ampere", 936.0, None, "GDDR6X")) == "Ampere"
    assert group_of(CardFacts("NVIDIA", "Ampere", 2040.0, None, "HBM2e")) == "Ampere HBM"
    assert group_of(CardFacts("NVIDIA", "Hopper", 3360.0)) == "Hopper HBM"
    assert group_of(CardFacts("Apple", "M4", 546.0, None, "LPDDR5X")) == "M4"


@pytest.mark.parametrize(
    ("level", "family"),
    [("Q8_0", "Q8"), ("Q5_K_M", "Q4_K"), ("IQ4_XS", "IQ4"), ("Q2_K", "Q3_K"), ("IQ2_XXS", "IQ"), ("MXFP4", "FP4"),
     ("INT4", "other"), ("BF16", "BF16")],
)  # fmt: skip
def test_families(level: str, family: str) -> None:
    assert family_of(level) == family
