"""Every cell of one model: cards x context presets, kept compactly.

A context's cells are one speed a class of cards; which level a class runs follows from six memory thresholds, so
level, need, fit and range are looked up rather than stored. All models take 4.7 million cells of the catalogue
(2.4 million of classes) in 19 MB.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from dataclasses import dataclass

from sitegen.catalog import Card, Model
from sitegen.estimator import (
    CardSpec,
    LevelCost,
    ModelSpec,
    context_presets,
    fit_of,
    level_costs,
    miss_cost,
    speed_tok_s,
)
from sitegen.tables.deck import CardDeck, DeckCard
from sitegen.tables.rows import Row
from sitegen.tables.specs import spec_of_model


@dataclass(frozen=True, slots=True)
class ContextTable:
    """One context's cells.

    `starts` are the class indices at which each level begins, most compressed level first: classes before
    `starts[0]` hold nothing, classes from `starts[-1]` on run the least compressed level. `speeds_tok_s` has one
    speed a class, 0 where nothing fits.
    """

    context_tokens: int
    costs: tuple[LevelCost, ...]  # most compressed first, as `starts`
    starts: tuple[int, ...]
    speeds_tok_s: array[float]

    def cost(self, class_index: int) -> LevelCost | None:
        """The level that a class of cards runs, or None."""
        level = bisect_right(self.starts, class_index)
        return self.costs[level - 1] if level else None


@dataclass(frozen=True, slots=True)
class ModelTable:
    """All cells of one model."""

    model: Model
    spec: ModelSpec
    deck: CardDeck
    contexts: tuple[ContextTable, ...]

    def context(self, context_tokens: int) -> ContextTable:
        """The cells at one preset; KeyError where it is none of the model's."""
        for table in self.contexts:
            if table.context_tokens == context_tokens:
                return table
        raise KeyError(f"{context_tokens} tokens is no preset of {self.model.slug}")

    def rows(self, context_tokens: int) -> list[Row]:
        """One row a card, in the deck's order (newest first)."""
        table = self.context(context_tokens)
        return [self._row(table, card) for card in self.deck.cards]

    def longest_context_tokens(self, card: Card) -> int | None:
        """The longest preset at which a card of the deck still runs the model, or None."""
        class_index = self.deck.by_slug[card.slug].class_index
        return next((t.context_tokens for t in reversed(self.contexts) if t.cost(class_index)), None)

    def _row(self, table: ContextTable, card: DeckCard) -> Row:
        spec = self.deck.classes[card.class_index]
        cost = table.cost(card.class_index)
        profile = self.spec.profile
        if cost is None:
            need = miss_cost(table.costs).need_gb
            lack = need - spec.usable_gb
            return Row(card.card, card.support, "none", None, need, 0.0, 0.0, 0.0, profile.confidence, lack)
        speed = table.speeds_tok_s[card.class_index]
        return Row(
            card.card,
            card.support,
            fit_of(cost.need_gb, spec.usable_gb),
            cost.level,
            cost.need_gb,
            speed,
            speed * profile.low,
            speed * profile.high,
            profile.confidence,
            0.0,
        )


def build_table(model: Model, deck: CardDeck) -> ModelTable:
    """All cells of one model: every card of the deck at every context preset."""
    spec = spec_of_model(model)
    limit = model.architecture.context_limit_tokens if model.architecture else None
    contexts = tuple(_context_table(spec, deck, tokens) for tokens in context_presets(limit))
    return ModelTable(model, spec, deck, contexts)


def _context_table(spec: ModelSpec, deck: CardDeck, context_tokens: int) -> ContextTable:
    costs = tuple(reversed(level_costs(spec, context_tokens)))
    starts = tuple(deck.first_class_holding(cost.need_gb) for cost in costs)
    ends = (*starts[1:], len(deck.classes))
    speeds = array("d", bytes(8 * starts[0]))
    for cost, start, end in zip(costs, starts, ends, strict=True):
        speeds.extend(_speeds(spec, cost, deck.classes[start:end]))
    return ContextTable(context_tokens, costs, starts, speeds)


def _speeds(spec: ModelSpec, cost: LevelCost, classes: tuple[CardSpec, ...]) -> list[float]:
    effective_bytes, overhead_s = cost.effective_bytes, spec.profile.overhead_s
    return [speed_tok_s(effective_bytes, overhead_s, card) for card in classes]


def estimate_cell(model: Model, card: Card, context_tokens: int) -> Row:
    """One cell; KeyError where `context_tokens` is no preset of the model."""
    return build_table(model, CardDeck([card])).rows(context_tokens)[0]
