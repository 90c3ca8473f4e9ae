"""What a card's page states: figures and choices, no words, no locale."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from sitegen.catalog import Card, CardKind, Vendor
from sitegen.tables import ModelRow, Support


@dataclass(frozen=True, slots=True)
class CardFacts:
    """Every figure a card's page states. Memory is in GiB, printed as GB, as on the cards' boxes."""

    card: Card
    support: Support
    usable_gb: float
    rows: tuple[ModelRow, ...]  # every model at its default context: those that fit, largest first, then the others
    models_fit: int
    largest: ModelRow | None
    fastest: ModelRow | None

    @property
    def models_total(self) -> int:
        """How many models the catalogue holds."""
        return len(self.rows)


@dataclass(frozen=True, slots=True)
class Named:
    """A model as the lists of cards name it."""

    slug: str
    name: str
    parameters: int
    speed_tok_s: float


@dataclass(frozen=True, slots=True)
class CardSummary:
    """What lists of cards say of one card; small, because it travels between processes."""

    slug: str
    name: str
    vendor: Vendor
    generation: str
    kind: CardKind
    released: date
    memory_gb: int
    bandwidth_gb_s: float
    support: Support
    models_fit: int  # at each model's default context
    largest: Named | None
    fastest: Named | None
