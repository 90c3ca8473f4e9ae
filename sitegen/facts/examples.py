"""Figures of single models and cards, for texts that name them as examples."""

from __future__ import annotations

from collections.abc import Iterable

from sitegen.catalog import Card, Model
from sitegen.estimator import LevelWeights, context_presets, default_context, level_costs
from sitegen.tables import Row, cache_layout, estimate_cell, spec_of_card, spec_of_model


class Examples:
    """The catalogue by its slugs. Contexts are in tokens; None is the context that a model's page opens with."""

    def __init__(self, models: Iterable[Model], cards: Iterable[Card]) -> None:
        self.models = {model.slug: model for model in models}
        self.cards = {card.slug: card for card in cards}
        self._rows: dict[tuple[str, str, int], Row] = {}  # every language asks for the same few
        self._needs: dict[tuple[str, int], dict[str, float]] = {}

    def contexts(self, model: Model) -> tuple[int, ...]:
        """The contexts that the pages of a model cover (tokens)."""
        return context_presets(_limit(model))

    def row(self, model: Model, card: Card, context_tokens: int | None) -> Row:
        """A model on a card."""
        context = context_tokens or default_context(_limit(model))
        key = model.slug, card.slug, context
        if key not in self._rows:
            self._rows[key] = estimate_cell(model, card, context)
        return self._rows[key]

    def needs_gb(self, model: Model, context_tokens: int | None) -> dict[str, float]:
        """What a model needs at each level that it is offered at (GiB)."""
        key = model.slug, context_tokens or default_context(_limit(model))
        if key not in self._needs:
            costs = level_costs(spec_of_model(model), key[1])
            self._needs[key] = {cost.level: cost.need_gb for cost in costs}
        return self._needs[key]

    def weights(self, model: Model) -> tuple[LevelWeights, ...]:
        """The weights of a model at each level that it is offered at, least compressed first; () where its tensors are
        unknown."""
        return tuple({each.level: each for each in spec_of_model(model).weights}.values())

    def cache_gb(self, model: Model, context_tokens: int | None) -> float | None:
        """What a model's cache takes (GiB); None where its layers are not on record."""
        layout = cache_layout(model.architecture) if model.architecture else None
        return layout.kept_gb(context_tokens or default_context(_limit(model))) if layout else None

    def usable_gb(self, card: Card) -> float:
        """What a model may fill of a card's memory (GiB)."""
        return spec_of_card(card).usable_gb


def _limit(model: Model) -> int | None:
    return model.architecture.context_limit_tokens if model.architecture else None
