"""Other calculators' formulas for decode speed, scored on the same rows.

Constants are facts, read in the published sources in autumn 2026. Where a formula does not say what a mixture of
experts reads, it is given the active share of the weights, which is the reading that favours it. Sizes of files are
those that were reported; none of these calculators would know them better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sitegen.scoring.predict import model_spec
from sitegen.scoring.quants import quant
from sitegen.scoring.rows import MeasuredRow
from sitegen.scoring.score import percentile

_GB = 1e9


@dataclass(frozen=True, slots=True)
class Case:
    """What the formulas ask of a row: weights and cache in bytes, bandwidth in bytes/s, the active share (ratio)."""

    row: MeasuredRow
    weights: float
    cache: float
    bandwidth: float
    active_share: float

    @property
    def bits(self) -> float:
        """Bits per weight as the name of the quantization says them: 4 for Q4_K_M."""
        level = quant(self.row.quant).level or ""
        digits = [int(sign) for sign in level if sign.isdigit()]
        return digits[0] if digits and level.startswith(("Q", "IQ")) else 8 * self.weights / self.row.model.parameters


@dataclass(frozen=True, slots=True)
class Rival:
    """A calculator: its formula for tok/s, and where it is published."""

    name: str
    version: str
    link: str | None
    tok_s: Callable[[Case], float]


def _plain(case: Case) -> float:
    return case.bandwidth / (case.weights * case.active_share + case.cache)


_WHICHLLM = {
    "F16": 0.40,
    "Q8_0": 0.45,
    "Q6_K": 0.50,
    "Q5_K": 0.52,
    "Q4_K": 0.55,
    "IQ4": 0.52,
    "Q3_K": 0.50,
    "Q2_K": 0.45,
    "MXFP4": 0.55,
}
_WHICHLLM_VENDOR = {"NVIDIA": 1.0, "AMD": 0.78, "Intel": 0.65, "Apple": 0.82}


def _whichllm(case: Case) -> float:
    """Levels that it does not list take the value of the nearest one in bits."""
    family = quant(case.row.quant).family
    nearest = {16: "F16", 8: "Q8_0", 6: "Q6_K", 5: "Q5_K", 4: "Q4_K", 3: "Q3_K"}.get(round(case.bits), "Q2_K")
    efficiency = _WHICHLLM.get(family, _WHICHLLM[nearest])
    share = 1.0
    if case.row.model.mixture:
        share = max(case.active_share, min(0.25, 0.05 * max(1.0, case.bandwidth / _GB / 256)))
    return case.bandwidth / (case.weights * share) * efficiency * _WHICHLLM_VENDOR[case.row.device.vendor]


_LLMFIT_BYTES = {16: 2.0, 8: 1.0, 6: 0.75, 5: 0.625, 4: 0.5, 3: 0.375, 2: 0.25}
_CANIRUN_BYTES = {2: 0.3125, 3: 0.4375, 4: 0.5, 5: 0.625, 6: 0.75, 8: 1.0, 16: 2.0}


def _bytes_per_weight(case: Case, table: dict[int, float]) -> float:
    return table[min(table, key=lambda bits: abs(bits - case.bits))]


def _llmfit(case: Case) -> float:
    parameters = case.row.model.parameters * case.active_share
    return 0.55 * case.bandwidth / (_bytes_per_weight(case, _LLMFIT_BYTES) * parameters)


def _canirun(case: Case) -> float:
    memory = case.row.model.parameters * _bytes_per_weight(case, _CANIRUN_BYTES) * 1.1 + 0.5 * 2**30
    efficiency = 0.65 if case.row.device.vendor == "Apple" else 0.70
    return efficiency * case.bandwidth / (memory * case.active_share)


def _gpu_poor(case: Case) -> float:
    return case.bandwidth / (case.weights * case.active_share) / 1.5


def _llm_cal(case: Case) -> float:
    return 0.50 * case.bandwidth / (case.weights * case.active_share)


RIVALS = (
    Rival("bandwidth / size", "", None, _plain),
    Rival("whichllm", "0.5.21", "https://github.com/Andyyyy64/whichllm", _whichllm),
    Rival("llmfit", "1.1.10", "https://github.com/AlexsJones/llmfit", _llmfit),
    Rival("canirun.ai", "", "https://www.canirun.ai", _canirun),
    Rival("gpu_poor", "", "https://github.com/RahulSChand/gpu_poor", _gpu_poor),
    Rival("llm-cal", "0.2.0", "https://github.com/FlyTOmeLight/llm-cal", _llm_cal),
)


@dataclass(frozen=True, slots=True)
class RivalScore:
    """A rival's errors: their median and 80th percentile (ratios), over so many rows."""

    rival: Rival
    rows: int
    median: float
    p80: float


def rival_scores(rows: Iterable[MeasuredRow]) -> tuple[RivalScore, ...]:
    """Every rival's errors on rows whose sizes and bandwidths are known; none where no row is."""
    cases = [case for row in rows if (case := case_of(row))]
    if not cases:
        return ()
    return tuple(_scored(rival, cases) for rival in RIVALS)


def _scored(rival: Rival, cases: Iterable[Case]) -> RivalScore:
    errors = sorted(abs(rival.tok_s(case) / case.row.speed_tok_s - 1) for case in cases)
    return RivalScore(rival, len(errors), percentile(errors, 0.5), percentile(errors, 0.8))


def case_of(row: MeasuredRow) -> Case | None:
    """What the formulas ask of a row, or None where it does not say it."""
    bits = quant(row.quant).bits
    weights = row.file_bytes or (row.model.parameters * bits / 8 if bits else None)
    if weights is None or row.device.bandwidth_gb_s is None or row.device_count > 1:
        return None
    cache = model_spec(row).cache
    share = (row.model.active_parameters or row.model.parameters) / row.model.parameters
    return Case(
        row, weights, cache.read_bytes(row.depth_tokens) if cache else 0.0, row.device.bandwidth_gb_s * _GB, share
    )
