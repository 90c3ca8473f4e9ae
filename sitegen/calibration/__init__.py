"""Fitting the estimator's speed to what people measured. Needs numpy and scipy (`pip install sitegen[calibrate]`).

`fit(rows)` gives the effects that `estimator.card_speed` takes; `left_out(rows)` every row's estimate by a fit that has
not seen its device; `fitted_module` the text of `estimator/fitted.py`.
"""

from collections.abc import Iterable

from sitegen.calibration.features import FitRow, fit_rows
from sitegen.calibration.fit import Fitted, fit, left_out
from sitegen.calibration.module import fitted_module
from sitegen.calibration.spread import Residual, fit_spread, residuals
from sitegen.scoring import MeasuredRow

__all__ = [
    "FitRow",
    "Fitted",
    "Residual",
    "calibrated_module",
    "fit",
    "fit_rows",
    "fit_spread",
    "fitted_module",
    "left_out",
    "residuals",
]


def calibrated_module(rows: Iterable[MeasuredRow]) -> str:
    """The text of `estimator/fitted.py` for measured rows."""
    chosen = fit_rows(rows)
    cards = {row.facts.key: [card.slug for card in row.row.device.cards] or [row.facts.key] for row in chosen}
    return fitted_module(fit(chosen), fit_spread(residuals(chosen)), cards, len(chosen))
