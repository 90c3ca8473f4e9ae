"""One line of a table: a card's in a model's table, a model's in a card's."""

from __future__ import annotations

from typing import NamedTuple

from sitegen.catalog import Card, Model
from sitegen.estimator import Confidence, Fit
from sitegen.tables.support import Support


class Row(NamedTuple):
    """What one card does with one model at one context: the card, its runtime, and an `Estimate`'s fields.

    `need_gb` is GiB (printed as GB) at the chosen quantization `level`; where nothing fits, `level` is None,
    `need_gb` is the need at Q4_K_M, speeds are 0 and `shortfall_gb` says what the card lacks.
    `support` names the runtime that drives the card, or why none does: "legacy" (too old), "closed" (console);
    `standing` is the place of the card among those of its memory (tables/standing.py).
    """

    card: Card
    support: Support
    standing: int
    level: str | None
    need_gb: float
    speed_tok_s: float
    low_tok_s: float
    high_tok_s: float
    fit: Fit
    confidence: Confidence
    shortfall_gb: float

    @property
    def supported(self) -> bool:
        """True where a current runtime drives the card."""
        return self.support not in ("legacy", "closed")


class ModelRow(NamedTuple):
    """What one model does on one card at one context: model, context, and an `Estimate`'s fields as in `Row`.

    `usual_level` is the level that a card which runs none is measured against.
    """

    model: Model
    context_tokens: int
    level: str | None
    need_gb: float
    speed_tok_s: float
    low_tok_s: float
    high_tok_s: float
    fit: Fit
    confidence: Confidence
    shortfall_gb: float
    usual_level: str
