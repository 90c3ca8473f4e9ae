"""Estimates by fits that have not seen a row's device: for scores, and kept for the page about accuracy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sitegen.calibration.features import FitRow, fit_rows
from sitegen.calibration.fit import LeftOut, fit, left_out
from sitegen.estimator import SPREAD
from sitegen.scoring import MeasuredRow, Prediction, Predictor, Unpredictable, device_facts, predict


def unseen_predictor(
    measured: Sequence[MeasuredRow], spread: Mapping[str, float] = SPREAD, fitted: Sequence[FitRow] = ()
) -> Predictor:
    """Estimates of any rows by the fit to `measured` without the row's device. `fitted` are the same rows as the fit
    sees them, where they are at hand. A device that nobody measured is estimated by the fit to all."""
    rows = fitted or fit_rows(measured)
    everything = fit(rows).effects
    without = {row.facts.key: effects for row, (_, effects) in zip(rows, left_out(rows), strict=True)}

    def estimate(row: MeasuredRow) -> Prediction | Unpredictable:
        facts = device_facts(row.device)
        return predict(row, without.get(facts.key, everything) if facts else everything, spread)

    return estimate


def unseen_estimates(
    rows: Sequence[FitRow], unseen: Sequence[LeftOut], spread: Mapping[str, float]
) -> list[tuple[MeasuredRow, Prediction]]:
    """Every row of the fit with its estimate by a fit that has not seen its device: `unseen` are those fits."""
    found = []
    for row, (_, effects) in zip(rows, unseen, strict=True):
        said = predict(row.row, effects, spread)
        if isinstance(said, Prediction):
            found.append((row.row, said))
    return found
