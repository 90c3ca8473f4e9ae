"""A robust fit of sums of exponentials: Newton steps on the logarithm of speed, with Student residuals and priors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy import sparse
from scipy.linalg import cho_factor, cho_solve

from sitegen.calibration.features import FitRow
from sitegen.calibration.priors import prior
from sitegen.estimator import FAMILIES

Vector = NDArray[np.float64]
Matrix = NDArray[np.float64]

SCALE = 0.07
"""Usual error of a row (natural logarithm): beyond a few times it, a row loses its pull."""
FREEDOM = 3.0
"""Degrees of freedom of the Student distribution of errors: heavy tails, because some rows are wrong."""
STEPS = 60
SETTLED = 1e-10
NEARLY_SETTLED = 1e-6
"""A step that lowers the loss by less (ratio) ends the fit of all rows; a fit without some of them."""


@dataclass(frozen=True, slots=True)
class System:
    """All rows as matrices: `sizes` and `effects` a part, `speed` effects, measured log speed, priors."""

    names: tuple[str, ...]
    sizes: tuple[Vector, ...]
    effects: tuple[sparse.csr_matrix, ...]
    speed: sparse.csr_matrix
    measured: Vector
    means: Vector
    precisions: Vector

    def times(self, theta: Vector) -> list[Vector]:
        """Seconds that each part of each row takes."""
        return [size * np.exp(effect @ theta) for size, effect in zip(self.sizes, self.effects, strict=True)]

    def predicted(self, theta: Vector) -> Vector:
        """Log speed of every row."""
        speed: Vector = self.speed @ theta - np.log(_total(self.times(theta)))
        return speed

    def loss(self, theta: Vector, weights: Vector) -> float:
        """What the fit makes small."""
        error = self.measured - self.predicted(theta)
        misfit = weights * (FREEDOM + 1) / 2 * np.log1p(error**2 / (FREEDOM * SCALE**2))
        return float(misfit.sum() + 0.5 * (self.precisions * (theta - self.means) ** 2).sum())

    def newton(self, theta: Vector, weights: Vector) -> tuple[Vector, Matrix]:
        """Gradient (downhill) and curvature."""
        times = self.times(theta)
        total = _total(times)
        slope = self.speed
        for time, effect in zip(_marginal(times), self.effects, strict=True):
            slope = slope - sparse.diags(time / total) @ effect
        error = self.measured - (self.speed @ theta - np.log(total))
        pull = weights * (FREEDOM + 1) / (FREEDOM * SCALE**2 + error**2)
        curvature = (slope.T @ sparse.diags(pull) @ slope).toarray() + np.diag(self.precisions)
        return slope.T @ (pull * error) - self.precisions * (theta - self.means), curvature


def _total(times: Sequence[Vector]) -> Vector:
    """Seconds a token, as `estimator.token_seconds` has it."""
    start, launch, weights, experts, cache, unpack = times
    total: Vector = start + launch + cache + np.hypot(weights + experts, unpack)
    return total


def _marginal(times: Sequence[Vector]) -> tuple[Vector, ...]:
    """By how many seconds the total grows with each part's logarithm."""
    start, launch, weights, experts, cache, unpack = times
    read = weights + experts
    both = np.hypot(read, unpack)
    return start, launch, weights * read / both, experts * read / both, cache, unpack * unpack / both


def system(rows: Sequence[FitRow]) -> System:
    """The matrices of `rows`; effects in the order of their names."""
    used = {name for row in rows for part in row.parts for name in part.effects}
    names = tuple(sorted(used | {name for row in rows for name in row.speed}))
    index = {name: place for place, name in enumerate(names)}
    families = frozenset(FAMILIES)
    priors = [prior(name, families) for name in names]
    parts = range(len(rows[0].parts))
    return System(
        names,
        tuple(np.array([row.parts[part].size for row in rows]) for part in parts),
        tuple(_matrix([row.parts[part].effects for row in rows], index) for part in parts),
        _matrix([row.speed for row in rows], index),
        np.log(np.array([row.row.speed_tok_s for row in rows])),
        np.array([one.mean for one in priors]),
        np.array([one.deviation**-2 for one in priors]),
    )


def _matrix(effects: Sequence[tuple[str, ...]], index: dict[str, int]) -> sparse.csr_matrix:
    places = [(row, index[name]) for row, names in enumerate(effects) for name in names]
    at = ([row for row, _ in places], [column for _, column in places])
    return sparse.csr_matrix((np.ones(len(places)), at), shape=(len(effects), len(index)))


def solve(problem: System, weights: Vector, start: Vector | None = None, settled: float = SETTLED) -> Vector:
    """The effects that fit best the rows that have weight, from `start` or from the priors."""
    theta = problem.means.copy() if start is None else start.copy()
    loss, damping = problem.loss(theta, weights), 1e-3 if start is None else 1e-6
    for _ in range(STEPS):
        gradient, curvature = problem.newton(theta, weights)
        while True:
            damped = curvature + damping * np.diag(np.diag(curvature))
            step = cho_solve(cho_factor(damped), gradient)
            new_loss = problem.loss(theta + step, weights)
            if new_loss <= loss or damping > 1e6:
                break
            damping *= 10
        gain, loss = loss - new_loss, new_loss
        theta, damping = theta + step, max(damping / 10, 1e-9)
        if gain < settled * max(1.0, abs(loss)):
            break
    return theta
