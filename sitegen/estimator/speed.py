"""Decode speed of a model whose layers are known: the time of one token, as a sum of what a card does for it.

    seconds a token = start + layers x launch + weights, read and unpacked + cache / rate

A card reads weights while it unpacks others: of the two times, weights / rate + experts / rate and parameters x unpack,
it takes the length of the hypotenuse over both, which is hardly more than the longer one.

Every coefficient is the exponential of a sum of fitted effects (`fitted.EFFECTS`): one for all cards, one for the
vendor, one for the group (a generation with one kind of memory), and so on, each pulled towards nothing by the fit
as far as the rows do not speak for it. A card nobody measured has no effect of its own and so gets its group's values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp, hypot
from typing import Literal, NamedTuple

from sitegen.estimator import fitted
from sitegen.estimator.coefficients import Confidence, Range

Family = Literal["F16", "BF16", "FP8", "Q8", "Q6_K", "Q4_0", "Q4_K", "IQ4", "Q3_K", "IQ", "FP4", "other"]
"""Storage types that unpack alike."""

FAMILIES: tuple[Family, ...] = ("F16", "BF16", "FP8", "Q8", "Q6_K", "Q4_0", "Q4_K", "IQ4", "Q3_K", "IQ", "FP4", "other")

_FAMILY_BY_START: tuple[tuple[str, Family], ...] = (
    ("BF16", "BF16"), ("F16", "F16"), ("FP8", "FP8"), ("Q8", "Q8"), ("Q6", "Q6_K"), ("Q4_0", "Q4_0"),
    ("Q4_1", "Q4_0"), ("Q5_0", "Q4_0"), ("Q5_1", "Q4_0"), ("Q4_K", "Q4_K"), ("Q5_K", "Q4_K"), ("IQ4", "IQ4"),
    ("Q2", "Q3_K"), ("Q3", "Q3_K"), ("IQ", "IQ"), ("MXFP4", "FP4"), ("NVFP4", "FP4"), ("FP4", "FP4"),
)  # fmt: skip

HBM_GENERATIONS = frozenset(
    {"Volta", "Hopper", "Blackwell", "Blackwell Ultra", "Generation 12.5"}
    | {"CDNA 1.0", "CDNA 2.0", "CDNA 3.0", "CDNA 4.0"}
)
"""Generations that exist with stacked memory only, for devices whose kind of memory nobody reports."""

WITHOUT_DOT_PRODUCT = frozenset(
    {"Tesla 2.0", "Fermi", "Fermi 2.0", "Kepler", "Kepler 2.0", "Maxwell", "Maxwell 2.0", "Pascal HBM"}
    | {"GCN 1.0", "GCN 2.0", "GCN 3.0", "GCN 4.0"}
)
"""Groups whose chips lack the dot product of 8-bit integers that quantized kernels are built on, and have nothing in
its place. Vega 10 and RDNA 1.0 lack it too, but multiply single bytes of a register at full rate, and the rows of
RDNA 1.0 show no loss. Source: CUDA programming guide (__dp4a from compute capability 6.1); AMD instruction sets
(v_dot4 from Vega 20); llama.cpp, ggml/src/ggml-cuda/common.cuh, ggml_cuda_dp4a."""

USUAL_OPERATIONS_PER_BYTE = {"NVIDIA": 36.0, "AMD": 38.0, "Intel": 25.0, "Apple": 34.0}
"""32-bit operations a second for each byte/s of bandwidth, where a record gives no compute. Source: medians of the
records since 2020 that do, of cards that current software drives."""

OPERATIONS_PER_BYTE = {"M3": 35.0, "M4": 31.0, "M5": 27.0, "RDNA 3.5": 58.0}
"""The same for generations whose records give none. Source: 128 units a GPU core at the chip's clock: 28.3 TFLOPS for
the 80 cores of M3 Ultra and 819 GB/s, 17 for 40 of M4 Max and 546, 4.2 for 10 of M5 and 154; Radeon 8060S: 14.8 TFLOPS
(29.7 in pairs, which its kernels do not find) and 256 GB/s."""

USABLE_OPERATIONS = {
    "Kepler": 0.5, "Kepler 2.0": 0.5, "Ampere": 0.5, "Ampere LPDDR": 0.5, "Ada Lovelace": 0.5, "Hopper HBM": 0.5,
    "RDNA 3.0": 0.5, "RDNA 3.0 LPDDR": 0.5, "RDNA 4.0": 0.5,
}  # fmt: skip
"""Share of a group's nominal operations that kernels of integers can use (ratio). Sources: NVIDIA's white papers on
GA102, AD102 and H100 (64 of an SM's 128 units take integers; GA100 counts 64 in the first place, and Blackwell 2.0's
take both); AMD's RDNA 3 white paper (the nominal figure counts pairs of instructions, which these kernels do not find).
Kepler's is our choice, between its rates of integer additions (160 of 192 a clock) and multiplications (32): CUDA
programming guide, throughput of arithmetic instructions."""

Runtime = Literal["cuda", "vulkan", "rocm", "sycl", "metal"]

_USUAL_RUNTIME: dict[str, Runtime] = {"NVIDIA": "cuda", "AMD": "vulkan", "Intel": "vulkan", "Apple": "metal"}
"""The backend that the plain effects of a vendor's cards are for; every other has effects of its own."""

DEEP_FROM_TOKENS = 4096
"""From here on a row counts as measured at depth (tokens in the cache)."""

Evidence = Literal["card", "generation", "vendor"]
"""What the card's figures rest on: rows of this card, of its generation, or of its vendor alone."""


@dataclass(frozen=True, slots=True)
class SpeedTraits:
    """What of a model decides its speed beside bytes: layers, mixture of experts or dense, recurrent layers, the
    configuration's name of its architecture, and whether its layers were recalled rather than read."""

    layers: int
    mixture: bool = False
    recurrent: bool = False
    architecture: str = ""
    recalled: bool = False


class TokenWork(NamedTuple):
    """What one token asks of a card: `starts` and `launches` (counts), bytes of weights outside and inside routed
    experts, bytes of cache, weights to unpack of one of `FAMILIES`, and which of a card's ranges applies."""

    starts: float
    launches: float
    mixture: bool
    weight_bytes: float
    expert_bytes: float
    cache_bytes: float
    parameters: float
    family: int
    range_index: int


class CardSpeed(NamedTuple):
    """What a card takes: seconds a token to start, a layer (dense, mixture), a byte of weights, experts and cache, and
    a weight of each of `FAMILIES`; and its ranges, by `range_index`."""

    start_s: float
    launch_s: float
    launch_mixture_s: float
    weight_s: float
    expert_s: float
    cache_s: float
    unpack_s: tuple[float, ...]
    ranges: tuple[Range, ...]


class CardFacts(NamedTuple):
    """What of a card decides its speed: 10^9 bytes/s, 10^9 32-bit operations/s (None where unknown), its kind of memory
    (None where unknown), the name that its own rows go by, if it has any, whether it is made for data centers, and the
    backend that it is used with ("": that of `runtime_of`)."""

    vendor: str
    generation: str
    bandwidth_gb_s: float
    fp32_gflops: float | None = None
    memory_type: str | None = None
    key: str = ""
    data_center: bool = False
    backend: str = ""


def family_of(level: str) -> Family:
    """The family that a quantization level (or native format) belongs to."""
    return next((family for start, family in _FAMILY_BY_START if level.startswith(start)), "other")


def memory_class(facts: CardFacts) -> str:
    """ "HBM", "LPDDR" or "": apart from graphics memory, each has its own latency and efficiency."""
    kind = facts.memory_type or ("HBM" if facts.generation in HBM_GENERATIONS else "")
    if facts.vendor == "Apple":
        return ""
    return "HBM" if kind.startswith("HBM") else "LPDDR" if kind.startswith(("LPDDR", "DDR")) else ""


def corrects_errors(facts: CardFacts) -> bool:
    """True for cards that spend bandwidth on error correction (ECC) unless somebody turns it off: NVIDIA's for data
    centers, on by default, on workstation cards off. Stacked memory has lines of its own for it. Sources: Chaos
    support, "ECC State for Nvidia GPUs" (defaults; 15 % slower with it on A40); NVIDIA's white paper on V100, "ECC
    Memory Resiliency" (no penalty on HBM2). A few old ones, such as M10, have no ECC; nobody measured these."""
    return facts.vendor == "NVIDIA" and facts.data_center and not memory_class(facts)


def group_of(facts: CardFacts) -> str:
    """A generation with one kind of memory."""
    return f"{facts.generation} {memory_class(facts)}".strip()


def operations_s(facts: CardFacts) -> float:
    """32-bit operations a second that kernels can use."""
    usual = OPERATIONS_PER_BYTE.get(facts.generation, USUAL_OPERATIONS_PER_BYTE[facts.vendor])
    usable = USABLE_OPERATIONS.get(group_of(facts), 1.0)
    return 1e9 * usable * (facts.fp32_gflops or facts.bandwidth_gb_s * usual)


def term_effects(term: str, facts: CardFacts) -> tuple[str, ...]:
    """Names of the effects that make up one of a card's coefficients."""
    names = [term, f"{term}/{facts.vendor}", f"{term}/{group_of(facts)}"]
    if term in ("launch", "weights") and (kind := memory_class(facts)):
        names.append(f"{term}/{kind}")
    if term == "weights" and corrects_errors(facts):
        names.append("weights/ECC")
    if term == "unpack" and group_of(facts) in WITHOUT_DOT_PRODUCT:
        names.append("unpack/no dot product")
    if term != "start" and (backend := backend_effect(facts)):
        names.append(f"{term}/{backend}")
    return tuple(names)


def runtime_of(vendor: str, generation: str) -> Runtime:
    """The backend that a generation's cards are used with, and that estimates are for. Sources: tables/support.py."""
    if generation.startswith("CDNA"):
        return "rocm"
    return "sycl" if generation == "Generation 12.5" else _USUAL_RUNTIME[vendor]


def backend_effect(facts: CardFacts) -> str:
    """The effects of a card's backend on each of its coefficients, "" for its vendor's usual one. ROCm's kernels for
    the 64 lanes of GCN 5 and CDNA are others than those for RDNA; GCN 4 it gave up with version 4.0 (ROCm issue 1353).
    Which generations share an effect is our choice."""
    backend = facts.backend or runtime_of(facts.vendor, facts.generation)
    if backend == _USUAL_RUNTIME[facts.vendor]:
        return ""
    lanes = "64 lanes " if backend == "rocm" and facts.generation.startswith(("GCN 5", "CDNA")) else ""
    return f"backend {facts.vendor} {lanes}{backend}"


def mixture_effects(facts: CardFacts) -> tuple[str, ...]:
    """Further effects on a launch in a mixture of experts."""
    return "launch/mixture", f"launch/mixture/{facts.vendor}", f"launch/mixture/{group_of(facts)}"


def expert_effects(facts: CardFacts) -> tuple[str, ...]:
    """Further effects on reading routed experts."""
    return "experts", f"experts/{facts.vendor}"


def family_effects(family: Family, facts: CardFacts) -> tuple[str, ...]:
    """Further effects on unpacking one family."""
    names = f"unpack/{family}", f"unpack/{family}/{facts.vendor}", f"unpack/{family}/{group_of(facts)}"
    backend = backend_effect(facts)
    return (*names, f"unpack/{family}/{backend}") if backend else names


def card_speed(facts: CardFacts, effects: Mapping[str, float] = fitted.EFFECTS) -> CardSpeed:
    """The card side of every fitted estimate."""

    def factor(names: Iterable[str]) -> float:
        return exp(sum(effects.get(name, 0.0) for name in names) - effects.get(f"speed/{facts.key}", 0.0))

    byte_s = 1 / (facts.bandwidth_gb_s * 1e9)
    launch, weights, unpack = (term_effects(term, facts) for term in ("launch", "weights", "unpack"))
    return CardSpeed(
        _short(factor(term_effects("start", facts))),
        _short(factor(launch)),
        _short(factor(launch + mixture_effects(facts))),
        _short(byte_s * factor(weights)),
        _short(byte_s * factor(weights + expert_effects(facts))),
        _short(byte_s * factor(term_effects("cache", facts))),
        tuple(_short(factor(unpack + family_effects(name, facts)) / operations_s(facts)) for name in FAMILIES),
        ranges(facts.vendor, evidence(facts, effects), as_pages=True),
    )


def _short(value: float) -> float:
    """Three significant digits: no fit knows more, and cards that are equal in them share their cells."""
    return float(f"{value:.3g}")


def evidence(facts: CardFacts, effects: Mapping[str, float] = fitted.EFFECTS) -> Evidence:
    """What a card's figures rest on."""
    if f"speed/{facts.key}" in effects:
        return "card"
    return "generation" if f"launch/{group_of(facts)}" in effects else "vendor"


def token_work(
    traits: SpeedTraits,
    level: str,
    weight_bytes: float,
    expert_bytes: float,
    cache_bytes: float,
    parameters: float,
    context_tokens: int,
    effects: Mapping[str, float] = fitted.EFFECTS,
) -> TokenWork:
    """The model side of every fitted estimate at one level and context: bytes that a token reads, weights it uses."""
    scale = exp(-effects.get(f"speed/architecture/{traits.architecture}", 0.0))
    launches = traits.layers * exp(sum(effects.get(name, 0.0) for name in launch_effects(traits)))
    family = family_of(level)
    return TokenWork(
        scale,
        scale * launches,
        traits.mixture,
        scale * weight_bytes,
        scale * expert_bytes,
        scale * cache_bytes,
        scale * parameters,
        FAMILIES.index(family),
        range_index(traits.mixture, context_tokens >= DEEP_FROM_TOKENS, is_low(family), traits.recalled),
    )


def launch_effects(traits: SpeedTraits) -> tuple[str, ...]:
    """Effects of a model on the time of a layer."""
    return (f"launch/architecture/{traits.architecture}", *(("launch/recurrent",) if traits.recurrent else ()))


def is_low(family: Family) -> bool:
    """True for families of about 4 bits and fewer that take lookups to unpack."""
    return family in ("IQ4", "Q3_K", "IQ")


def token_seconds(work: TokenWork, card: CardSpeed) -> float:
    """Seconds that one token takes."""
    return (
        work.starts * card.start_s
        + work.launches * (card.launch_mixture_s if work.mixture else card.launch_s)
        + hypot(
            work.weight_bytes * card.weight_s + work.expert_bytes * card.expert_s,
            work.parameters * card.unpack_s[work.family],
        )
        + work.cache_bytes * card.cache_s
    )


class TokenSteps(NamedTuple):
    """The time of a token by step (seconds): what each costs whatever its size, reading weights, what unpacking adds
    to that, reading the cache."""

    fixed_s: float
    read_s: float
    unpack_s: float
    cache_s: float


def token_steps(work: TokenWork, card: CardSpeed) -> TokenSteps:
    """The same by step; their sum is `token_seconds`."""
    launch_s = card.launch_mixture_s if work.mixture else card.launch_s
    read_s = work.weight_bytes * card.weight_s + work.expert_bytes * card.expert_s
    return TokenSteps(
        work.starts * card.start_s + work.launches * launch_s,
        read_s,
        hypot(read_s, work.parameters * card.unpack_s[work.family]) - read_s,
        cache_seconds(work, card),
    )


def cache_seconds(work: TokenWork, card: CardSpeed) -> float:
    """Seconds that one token reads its cache."""
    return work.cache_bytes * card.cache_s


def token_times(work: TokenWork, card: CardSpeed) -> dict[str, float]:
    """The same by part (seconds), for people; their sum is `token_seconds`."""
    steps, start_s = token_steps(work, card), work.starts * card.start_s
    return {
        "start": start_s,
        "layers": steps.fixed_s - start_s,
        "weights": work.weight_bytes * card.weight_s,
        "experts": work.expert_bytes * card.expert_s,
        "cache": steps.cache_s,
        "unpacking": steps.unpack_s,
    }


def range_index(mixture: bool, deep: bool, low: bool, recalled: bool) -> int:
    """The place of a class of estimates among a card's ranges."""
    return mixture + 2 * deep + 4 * low + 8 * recalled


RECALLED_SPREAD = 1.3
"""How much wider (ratio of logarithms) a range is where a model's layers were recalled, not read. Our choice."""

HIGH_UP_TO = 1.5
MEDIUM_UP_TO = 2.2
"""Upper over lower end up to which a range is worth "high" (if the card itself was measured) or "medium"
confidence (ratios). Our choice: 1.5 is x0.82 to x1.22, 2.2 about x0.67 to x1.48."""


def ranges(
    vendor: str, basis: Evidence, spread: Mapping[str, float] = fitted.SPREAD, *, as_pages: bool
) -> tuple[Range, ...]:
    """All ranges of a card, by `range_index`: for an engine and backend that are known, or `as_pages` state them, for
    whatever current software a visitor runs, and for generations of which nobody measured a card."""
    factor = spread.get(f"software/{vendor}", 1.0) if as_pages else 1.0
    if as_pages and basis == "vendor":
        factor *= spread.get("pages/unmeasured", 1.0)
    scaled = {**spread, "down": factor * spread["down"], "up": factor * spread["up"]}
    return tuple(_range(vendor, basis, bool(i & 1), bool(i & 2), bool(i & 4), bool(i & 8), scaled) for i in range(16))


def spread_names(vendor: str, basis: Evidence, mixture: bool, deep: bool, low: bool) -> tuple[str, ...]:
    """What widens a range or narrows it: factors on the logarithms of its ends."""
    kind = "mixture" if mixture else "dense"
    return (
        f"evidence/{basis}",
        f"kind/{kind}",
        f"depth/{'deep' if deep else 'empty'}",
        f"bits/{'low' if low else 'usual'}",
        f"vendor/{vendor}",
    )


def _range(
    vendor: str, basis: Evidence, mixture: bool, deep: bool, low: bool, recalled: bool, spread: Mapping[str, float]
) -> Range:
    factor = RECALLED_SPREAD if recalled else 1.0
    for name in spread_names(vendor, basis, mixture, deep, low):
        factor *= spread.get(name, 1.0)
    low_end, high_end = exp(-factor * spread["down"]), exp(factor * spread["up"])
    return Range(round(low_end, 3), round(high_end, 3), _confidence(high_end / low_end, basis, recalled))


def _confidence(width: float, basis: Evidence, recalled: bool) -> Confidence:
    if recalled or basis == "vendor" or width > MEDIUM_UP_TO:
        return "low"
    return "high" if basis == "card" and width <= HIGH_UP_TO else "medium"
