"""Figures of single models and cards, for texts that name them as examples."""

from __future__ import annotations

from collections.abc import Iterable

from sitegen.catalog import Card, Model
from sitegen.estimator import LEVELS, context_presets, default_context, level_costs, need_of
from sitegen.tables import Row, cache_layout, estimate_cell, spec_of_card, spec_of_model

LEVEL_NAMES = tuple(level.name for level in LEVELS)


class Examples:
    """The catalogue by its slugs. Contexts are in tokens; None is the context that a model's page opens with."""

    def __init__(self, models: Iterable[Model], cards: Iterable[Card]) -> None:
        self.models = {model.slug: model for model in models}
        self.cards = {card.slug: card for card in cards}

    def contexts(self, model: Model) -> tuple[int, ...]:
        """The contexts that the pages of a model cover (tokens)."""
        return context_presets(_limit(model))

    def row(self, model: Model, card: Card, context_tokens: int | None) -> Row:
        """A model on a card."""
        return estimate_cell(model, card, context_tokens or default_context(_limit(model)))

    def need_gb(self, model: Model, level: str, context_tokens: int | None) -> float:
        """What a model needs at one level (GiB)."""
        return need_of(level_costs(spec_of_model(model), context_tokens or default_context(_limit(model))), level)

    def cache_gb(self, model: Model, context_tokens: int | None) -> float | None:
        """What a model's cache takes (GiB); None where its layers are not on record."""
        layout = cache_layout(model.architecture) if model.architecture else None
        return layout.kept_gb(context_tokens or default_context(_limit(model))) if layout else None

    def usable_gb(self, card: Card) -> float:
        """What a model may fill of a card's memory (GiB)."""
        return spec_of_card(card).usable_gb


def _limit(model: Model) -> int | None:
    return model.architecture.context_limit_tokens if model.architecture else None
