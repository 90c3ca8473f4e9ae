"""What the parts of the work tell each other: enough of every model and card for the pages that speak of many."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sitegen.facts.card_facts import CardSummary
from sitegen.facts.model_facts import ModelSummary


@dataclass(frozen=True, slots=True)
class Summaries:
    """Every model and every card, each sorted by slug."""

    models: tuple[ModelSummary, ...]
    cards: tuple[CardSummary, ...]


def together(parts: Iterable[Summaries]) -> Summaries:
    """The summaries of all parts of the work."""
    parts = tuple(parts)
    models = sorted((model for part in parts for model in part.models), key=lambda model: model.slug)
    cards = sorted((card for part in parts for card in part.cards), key=lambda card: card.slug)
    return Summaries(tuple(models), tuple(cards))
