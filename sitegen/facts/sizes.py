"""Classes of models by their parameters, as people shop for them."""

from __future__ import annotations

from bisect import bisect_left

SIZE_LIMITS = (
    2_000_000_000,
    5_000_000_000,
    10_000_000_000,
    20_000_000_000,
    40_000_000_000,
    80_000_000_000,
    250_000_000_000,
)
"""Upper ends of the classes, included (parameters); the last class has none. Between the sizes that makers prefer: 1B;
3B and 4B; 7B to 9B; 12B to 14B; 24B to 34B; 70B; 100B to 235B; larger. Our choice."""


def size_index(parameters: int) -> int:
    """Which class a model is in: 0 is the smallest."""
    return bisect_left(SIZE_LIMITS, parameters)
