"""Fitting the estimator's speed to what people measured. Needs numpy and scipy (`pip install sitegen[calibrate]`).

`fit(rows)` gives the effects that `estimator.card_speed` takes; `left_out(rows)` every row's estimate by a fit that has
not seen its device; `fitted_module` the text of `estimator/fitted.py`.
"""

from collections.abc import Iterable

from sitegen.calibration.features import FitRow, fit_rows
from sitegen.calibration.fit import Fitted, fit, left_out
from sitegen.calibration.module import fitted_module
from sitegen.calibration.spread import Residual, fit_spread, page_spread, residuals
from sitegen.calibration.unseen import unseen_estimates, unseen_predictor
from sitegen.scoring import MeasuredRow, left_out_module

__all__ = [
    "FitRow",
    "Fitted",
    "Residual",
    "calibrated_modules",
    "fit",
    "fit_rows",
    "fit_spread",
    "fitted_module",
    "left_out",
    "page_spread",
    "residuals",
    "unseen_predictor",
]


def calibrated_modules(rows: Iterable[MeasuredRow]) -> tuple[str, str]:
    """The texts of `estimator/fitted.py` and of `scoring/left_out.py` for measured rows."""
    chosen = fit_rows(rows)
    cards = {row.facts.key: [card.slug for card in row.row.device.cards] or [row.facts.key] for row in chosen}
    unseen = left_out(chosen)
    spread = fit_spread(residuals(chosen, unseen))
    spread |= page_spread(chosen, unseen, spread)
    coefficients = fitted_module(fit(chosen), spread, cards, len(chosen))
    return coefficients, left_out_module(unseen_estimates(chosen, unseen, spread))
