"""How wide 80 % ranges must be, from rows that the fit had not seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import log

from sitegen.calibration.features import FitRow
from sitegen.calibration.fit import LeftOut, left_out
from sitegen.estimator import DEEP_FROM_TOKENS, CardFacts, evidence, group_of, is_low, spread_names
from sitegen.scoring import Prediction, Unpredictable, is_current, predict

COVERED = 0.8
"""Share of measurements that a range is to hold."""
TAIL = (1 - COVERED) / 2
ROUNDS = 30
TRUST_DEVICES = 3.0
"""With so many devices, a class's own width counts for half, that of all classes for the other half."""
DIGITS = 3
SEEN = "evidence/card"
VENDOR_ALONE = "evidence/vendor"


@dataclass(frozen=True, slots=True)
class Residual:
    """A row that the fit had not seen: logarithm of estimate over measurement, and what widens its range."""

    row: FitRow
    value: float
    names: tuple[str, ...]


def residuals(rows: Sequence[FitRow], unseen: Sequence[LeftOut]) -> list[Residual]:
    """Rows with their device left out (`unseen`), and for cards that were measured, rows with their model left out."""
    by_device = [_residual(row, speed, effects) for row, (speed, effects) in zip(rows, unseen, strict=True)]
    found = left_out(rows, lambda row: row.row.model.name)
    by_model = [_residual(row, speed, effects) for row, (speed, effects) in zip(rows, found, strict=True)]
    return by_device + [one for one in by_model if one.names[0] == "evidence/card"]


def _residual(row: FitRow, speed_tok_s: float, effects: Mapping[str, float]) -> Residual:
    return Residual(row, log(speed_tok_s / row.row.speed_tok_s), range_names(row, row.facts, effects))


def range_names(row: FitRow, facts: CardFacts, effects: Mapping[str, float]) -> tuple[str, ...]:
    """What widens the range of one row under a fit."""
    deep = row.row.depth_tokens >= DEEP_FROM_TOKENS
    return spread_names(facts.vendor, evidence(facts, effects), row.cost.traits.mixture, deep, is_low(row.family))


def fit_spread(found: Sequence[Residual]) -> dict[str, float]:
    """Ends of the range of a usual row ("down", "up": natural logarithms), and factors on both by class."""
    spread = dict.fromkeys(sorted({name for one in found for name in one.names}), 1.0)
    ends = _ends(found, spread)
    for _ in range(ROUNDS):
        for name in spread:
            spread[name] *= _correction(found, spread, ends, name)
        _level(spread)
        ends = _ends(found, spread)
    return {"down": round(ends[0], DIGITS), "up": round(ends[1], DIGITS)} | {
        name: round(value, DIGITS) for name, value in spread.items()
    }


def page_spread(rows: Sequence[FitRow], unseen: Sequence[LeftOut], spread: Mapping[str, float]) -> dict[str, float]:
    """By how much wider ranges are on pages. A visitor's software is not known to them ("software"): what makes ranges
    hold for the current year's rows of each vendor, whatever these were measured with. And of a generation that nobody
    measured less is known than the rows of a single unmeasured device show ("pages/unmeasured"): what makes ranges hold
    where whole generations are left out, each of which counts as much as any other."""
    software: dict[str, list[float]] = {}
    for row, (_, effects) in zip(rows, unseen, strict=True):
        if is_current(row.row):
            stated = predict(row.row, effects, spread, as_pages=True)
            software.setdefault(row.facts.vendor, []).append(_reach(row, stated))
    generations: dict[str, list[float]] = {}
    for row, (_, effects) in zip(rows, left_out(rows, lambda row: group_of(row.facts)), strict=True):
        generations.setdefault(group_of(row.facts), []).append(_reach(row, predict(row.row, effects, spread)))
    wider = {f"software/{vendor}": _quantile(sorted(found), COVERED) for vendor, found in sorted(software.items())}
    wider["pages/unmeasured"] = fair_quantile(generations.values(), COVERED)
    return {name: max(1.0, round(value, DIGITS)) for name, value in wider.items()}


def _reach(row: FitRow, said: Prediction | Unpredictable) -> float:
    """Where a measurement lies between an estimate (0) and the end of its range (1), or beyond."""
    assert isinstance(said, Prediction)  # or the row would not calibrate
    measured = log(row.row.speed_tok_s / said.speed_tok_s)
    return measured / log((said.high_tok_s if measured > 0 else said.low_tok_s) / said.speed_tok_s)


def fair_quantile(groups: Iterable[Sequence[float]], share: float) -> float:
    """A quantile to which each group contributes as much, however many values it has."""
    weighed = sorted((value, 1 / len(group)) for group in groups for value in group)
    below = accumulate(weight for _, weight in weighed)
    wanted = share * sum(weight for _, weight in weighed)
    return next(value for (value, _), weight in zip(weighed, below, strict=True) if weight >= wanted)


def _factor(one: Residual, spread: Mapping[str, float]) -> float:
    product = 1.0
    for name in one.names:
        product *= spread[name]
    return product


def _ends(found: Sequence[Residual], spread: Mapping[str, float]) -> tuple[float, float]:
    """How far measurements lie below and above their estimates, in the units of their classes."""
    scaled = sorted(one.value / _factor(one, spread) for one in found)
    return max(0.01, _quantile(scaled, 1 - TAIL)), max(0.01, -_quantile(scaled, TAIL))


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _correction(found: Iterable[Residual], spread: Mapping[str, float], ends: tuple[float, float], name: str) -> float:
    """By how much one class is too narrow (over 1) or too wide, believed as far as it has devices. What is promised of
    a class holds for unseen devices; rows of measured cards say how much less wide ranges may be for those."""
    mine = [one for one in found if name in one.names and (name == SEEN or SEEN not in one.names)]
    reach = sorted(max(one.value / ends[0], -one.value / ends[1]) / _factor(one, spread) for one in mine)
    devices = len({one.row.facts.key for one in mine})
    trust = devices / (devices + TRUST_DEVICES)
    return float(max(0.5, min(2.0, _quantile(reach, COVERED))) ** (trust / 2))


def _level(spread: dict[str, float]) -> None:
    """The commonest class of each kind has the factor 1, so that factors say what they mean."""
    for base in ("evidence/generation", "kind/dense", "depth/empty", "bits/usual"):
        kind, value = base.partition("/")[0], spread.get(base, 1.0)
        for name in spread:
            if name.startswith(f"{kind}/"):
                spread[name] /= value
    if VENDOR_ALONE in spread:
        spread[VENDOR_ALONE] = max(1.0, spread[VENDOR_ALONE])  # who knows less is no surer


def covered(found: Iterable[Residual], spread: Mapping[str, float], choose: Callable[[Residual], bool]) -> float:
    """Share of chosen rows whose measurement lies in the range."""
    chosen = [one for one in found if choose(one)]
    inside = [-spread["up"] <= one.value / _factor(one, spread) <= spread["down"] for one in chosen]
    return sum(inside) / len(inside) if inside else 0.0
