"""How much faster one thing typically is than another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median

EQUAL_PERCENT = 2
"""Below this two are said to be equally fast: estimates are not so exact. Our choice."""


@dataclass(frozen=True, slots=True)
class Faster:
    """Which of two is faster (0 or 1), by how much in the median (`ratio` is at least 1), and of how many comparisons
    that is the median."""

    index: int
    ratio: float
    count: int

    @property
    def percent(self) -> int:
        """How many percent faster."""
        return round(100 * (self.ratio - 1))

    @property
    def equal(self) -> bool:
        """True where there is nothing to tell them apart by."""
        return self.percent < EQUAL_PERCENT


def faster(speeds: Iterable[tuple[float, float]]) -> Faster | None:
    """The median of the ratios of speeds of two (tok/s) at the same work; None where there is nothing to compare."""
    ratios = [second / first for first, second in speeds]
    if not ratios:
        return None
    ratio = median(ratios)
    return Faster(1, ratio, len(ratios)) if ratio >= 1 else Faster(0, 1 / ratio, len(ratios))
