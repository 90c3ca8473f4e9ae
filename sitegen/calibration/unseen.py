"""Estimates by fits that have not seen a row's device: for scores, and kept for the page about accuracy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from sitegen.calibration.features import FitRow, fit_rows
from sitegen.calibration.fit import LeftOut, fit, left_out
from sitegen.estimator import SPREAD
from sitegen.scoring import (
    MeasuredRow,
    Prediction,
    Predictor,
    Unpredictable,
    device_facts,
    predict,
)


def unseen_predictor(
    measured: Sequence[MeasuredRow],
    spread: Mapping[str, float] = SPREAD,
    fitted: Sequence[FitRow] = (),
) -> tuple[Predictor, Predictor]:
    """Estimates of any rows by the fit to `measured` without the row's device. `fitted` are the same rows as the fit
    sees them, where they are at hand. A device that nobody measured is estimated by the fit to all. The second
    estimates as pages do, whatever software a row was measured with."""
    rows = fitted or fit_rows(measured)
    everything = fit(rows).effects
    without = {row.facts.key: effects for row, (_, effects) in zip(rows, left_out(rows), strict=True)}

    def estimate(row: MeasuredRow, *, as_pages: bool = False) -> Prediction | Unpredictable:
        facts = device_facts(row.device)
        return predict(row, without.get(facts.key, everything) if facts else everything, spread, as_pages=as_pages)

    return estimate, partial(estimate, as_pages=True)


def unseen_estimates(
    rows: Sequence[FitRow], unseen: Sequence[LeftOut], spread: Mapping[str, float]
) -> list[tuple[MeasuredRow, Prediction, Prediction]]:
    """Every row of the fit with its estimate by a fit that has not seen its device, and as pages would state it:
    `unseen` are those fits."""
    found = []
    for row, (_, effects) in zip(rows, unseen, strict=True):
        said, stated = predict(row.row, effects, spread), predict(row.row, effects, spread, as_pages=True)
        if isinstance(said, Prediction) and isinstance(stated, Prediction):
            found.append((row.row, said, stated))
    return found
