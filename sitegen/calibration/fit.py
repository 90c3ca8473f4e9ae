"""The fit of all rows, and what fits say that have not seen a device."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp

import numpy as np

from sitegen.calibration.features import FitRow
from sitegen.calibration.solve import NEARLY_SETTLED, System, Vector, solve, system

DIGITS = 4
"""Decimals of an effect: a difference in the last is 0.01 % of a speed."""

SAME_SOURCE = 0.2
"""How much a further row of one device and source repeats what the others say (ratio)."""
MOST_OF_A_DEVICE = 15.0
"""What all rows of one device weigh together at most, in single rows."""
SECOND_HAND = 0.6
"""What a row of quality B weighs beside one of quality A (ratio)."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """Effects by name, and for each how many rows and devices speak of it."""

    effects: dict[str, float]
    rows: dict[str, int]
    devices: dict[str, int]


LeftOut = tuple[float, Mapping[str, float]]
"""A row's estimate (tok/s) by a fit that has not seen it, and that fit's effects."""


def fit(rows: Sequence[FitRow]) -> Fitted:
    """The effects that fit all rows best."""
    problem = system(rows)
    theta = solve(problem, weights(rows))
    return _fitted(problem, theta, rows)


def weights(rows: Sequence[FitRow]) -> Vector:
    """What each row weighs: many of one source say little more than few, and no device outvotes the others."""
    of_source = Counter((row.facts.key, row.row.link) for row in rows)
    raw = [1 / (1 + SAME_SOURCE * (of_source[row.facts.key, row.row.link] - 1)) for row in rows]
    of_device: dict[str, float] = {}
    for row, weight in zip(rows, raw, strict=True):
        of_device[row.facts.key] = of_device.get(row.facts.key, 0.0) + weight
    trust = {"A": 1.0, "B": SECOND_HAND}
    found = [
        weight * min(1.0, MOST_OF_A_DEVICE / of_device[row.facts.key]) * trust[row.row.quality]
        for row, weight in zip(rows, raw, strict=True)
    ]
    return np.array(found)


def left_out(rows: Sequence[FitRow], group: Callable[[FitRow], str] = lambda row: row.facts.key) -> list[LeftOut]:
    """For each row, the estimate (tok/s) of a fit that has not seen its `group` (by default its device), and that
    fit's effects."""
    problem, weight = system(rows), weights(rows)
    start = solve(problem, weight)
    found: list[LeftOut] = [(0.0, {})] * len(rows)
    groups: dict[str, list[int]] = {}
    for place, row in enumerate(rows):
        groups.setdefault(group(row), []).append(place)
    for places in groups.values():
        without = weight.copy()
        without[places] = 0.0
        theta = solve(problem, without, start, NEARLY_SETTLED)
        effects = _seen(problem, theta, [row for row, kept in zip(rows, without, strict=True) if kept])
        speeds = problem.predicted(_only(problem, effects))
        for place in places:
            found[place] = (exp(speeds[place]), effects)
    return found


def _seen(problem: System, theta: Vector, rows: Sequence[FitRow]) -> dict[str, float]:
    """Effects that at least one of `rows` speaks of, and those that are likely without any."""
    names = {name for row in rows for part in row.parts for name in part.effects}
    names.update(name for row in rows for name in row.speed)
    return {
        name: round(float(value), DIGITS)
        for name, value, mean in zip(problem.names, theta, problem.means, strict=True)
        if name in names or mean
    }


def _only(problem: System, effects: Mapping[str, float]) -> Vector:
    return np.array([effects.get(name, 0.0) for name in problem.names])


def _fitted(problem: System, theta: Vector, rows: Sequence[FitRow]) -> Fitted:
    uses: Counter[str] = Counter()
    devices: dict[str, set[str]] = {}
    for row in rows:
        for name in {name for part in row.parts for name in part.effects} | set(row.speed):
            uses[name] += 1
            devices.setdefault(name, set()).add(row.facts.key)
    effects = {name: round(float(value), DIGITS) for name, value in zip(problem.names, theta, strict=True)}
    return Fitted(effects, dict(uses), {name: len(found) for name, found in devices.items()})
