"""Estimates by fits that have not seen what they are asked about."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sitegen.calibration.features import FitRow, fit_rows
from sitegen.calibration.fit import left_out
from sitegen.scoring import MeasuredRow, Prediction, Predictor, Unpredictable, predict


def left_out_predictor(
    rows: Iterable[MeasuredRow], group: Callable[[FitRow], str] = lambda row: row.facts.key
) -> Predictor:
    """`predict`, each row by a fit without its `group` (by default its device). Rows that do not calibrate (of
    quality C, or of several GPUs) cannot be left out: they have no estimate here."""
    chosen = fit_rows(rows)
    folds = {row.row.place: effects for row, (_, effects) in zip(chosen, left_out(chosen, group), strict=True)}

    def predicted(row: MeasuredRow) -> Prediction | Unpredictable:
        effects = folds.get(row.place)
        if effects is None:
            said = predict(row)
            return said if isinstance(said, Unpredictable) else Unpredictable("not a row that calibrates")
        return predict(row, effects)

    return predicted
