"""One card's line in a model's table."""

from __future__ import annotations

from dataclasses import dataclass

from sitegen.catalog import Card
from sitegen.estimator import Confidence, Fit
from sitegen.tables.support import Support


@dataclass(frozen=True, slots=True)
class Row:
    """What one card does with one model at one context.

    `need_gb` is GiB (printed as GB) at the chosen quantization `level`; where nothing fits, `level` is None,
    `need_gb` is the need at Q4_K_M, speeds are 0 and `shortfall_gb` says what the card lacks.
    `support` names the runtime that drives the card, or why none does: "legacy" (too old), "closed" (console).
    """

    card: Card
    support: Support
    fit: Fit
    level: str | None
    need_gb: float
    speed_tok_s: float
    low_tok_s: float
    high_tok_s: float
    confidence: Confidence
    shortfall_gb: float

    @property
    def supported(self) -> bool:
        """True where a current runtime drives the card."""
        return self.support not in ("legacy", "closed")
