"""Every cell of one model: cards x context presets, kept compactly.

What a class of cards does at a context follows from six levels and the class at which each begins, so those alone
are kept. Whole cells are made when they are read: all 4.7 million (2.4 million of classes) take under 2 s.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise

from sitegen.catalog import Card, Model
from sitegen.estimator import (
    LADDER,
    LEVELS,
    Estimate,
    LevelCost,
    ModelSpec,
    cell,
    context_presets,
    default_context,
    estimate,
    level_costs,
    miss,
    usual_cost,
)
from sitegen.tables.deck import CardDeck
from sitegen.tables.rows import ModelRow, Row
from sitegen.tables.specs import spec_of_card, spec_of_model
from sitegen.tables.standing import standing
from sitegen.tables.support import support

DEFAULT_FLOOR = len(LEVELS) - len(LADDER)
"""Index of the default floor among the levels, most compressed first."""


@dataclass(frozen=True, slots=True)
class ContextTable:
    """One context's cells.

    `starts` are the class indices at which each level begins, most compressed level first: classes before
    `starts[0]` hold nothing, classes from `starts[-1]` on run the least compressed level. Levels before
    `DEFAULT_FLOOR` count only where somebody lowers the floor.
    """

    context_tokens: int
    costs: tuple[LevelCost, ...]  # most compressed first, as `starts`
    starts: tuple[int, ...]

    def holds(self, class_index: int) -> bool:
        """Whether a class of cards runs the model at the default floor."""
        return class_index >= self.starts[DEFAULT_FLOOR]

    def level(self, class_index: int) -> int:
        """Index of the least compressed level that a class of cards holds; -1 where it holds none."""
        return bisect_right(self.starts, class_index) - 1

    def miss_need_gb(self, floor: int) -> float:
        """What a card that holds no level from `floor` on is measured against (GiB): the floor itself, but the usual
        level at the default floor."""
        return self.usual.need_gb if floor == DEFAULT_FLOOR else self.costs[floor].need_gb

    @property
    def ladder(self) -> tuple[LevelCost, ...]:
        """The costs down to the default floor, least compressed first."""
        return self.costs[: DEFAULT_FLOOR - 1 : -1]

    @property
    def usual(self) -> LevelCost:
        """What a card that holds nothing is measured against at the default floor."""
        return usual_cost(self.costs[::-1])


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

    @property
    def default_context_tokens(self) -> int:
        """The preset that pages begin with."""
        return default_context(_limit(self.model))

    def cell(self, context_tokens: int, class_index: int, floor: int = DEFAULT_FLOOR) -> Estimate:
        """One cell: the same as that of `cells`, without the others."""
        return self._cell(self.context(context_tokens), class_index, floor)

    def _cell(self, table: ContextTable, class_index: int, floor: int) -> Estimate:
        card = self.deck.classes[class_index]
        level = table.level(class_index)
        if level < floor:
            return miss(table.miss_need_gb(floor), card)
        return cell(table.costs[level], card)

    def cells(self, context_tokens: int, floor: int = DEFAULT_FLOOR) -> list[Estimate]:
        """One cell a class of cards, in the deck's order of classes; `floor` counts from the most compressed level."""
        table, classes = self.context(context_tokens), self.deck.classes
        costs, starts = table.costs[floor:], table.starts[floor:]
        need_gb = table.miss_need_gb(floor)
        cells = self._misses(need_gb, starts[0])
        for cost, start, end in zip(costs, starts, (*starts[1:], len(classes)), strict=True):
            cells += [cell(cost, card) for card in classes[start:end]]
        return cells

    def _misses(self, need_gb: float, before: int) -> list[Estimate]:
        """The cells of the classes before `before`, which hold nothing: one a usable memory, for all its classes."""
        cells: list[Estimate] = []
        for first, end in pairwise((*self.deck.groups, len(self.deck.classes))):
            if first < before:
                cells += [miss(need_gb, self.deck.classes[first])] * (end - first)
        return cells[:before]

    def rows(self, context_tokens: int) -> list[Row]:
        """One row a card, in the deck's order (newest first)."""
        cells = self.cells(context_tokens)
        return [Row(entry.card, entry.support, entry.standing, *cells[entry.class_index]) for entry in self.deck.cards]

    def row(self, class_index: int, context_tokens: int) -> ModelRow:
        """The model's line in the table of a class of cards."""
        context = self.context(context_tokens)
        cell = self._cell(context, class_index, DEFAULT_FLOOR)
        return ModelRow(self.model, context_tokens, *cell, context.usual.level)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that the model is offered at, least compressed first, down to the default floor."""
        return tuple(dict.fromkeys(cost.level for cost in self.contexts[0].ladder))

    def usable_gb(self, card: Card) -> float:
        """What a model may fill of a card of the deck (GiB)."""
        return self.deck.classes[self.deck.by_slug[card.slug].class_index].usable_gb

    def longest_context_tokens(self, card: Card) -> int | None:
        """The longest preset at which a card of the deck still runs the model, or None."""
        class_index = self.deck.by_slug[card.slug].class_index
        return next((table.context_tokens for table in reversed(self.contexts) if table.holds(class_index)), None)


def build_table(model: Model, deck: CardDeck) -> ModelTable:
    """All cells of one model: every card of the deck at every context preset."""
    spec = spec_of_model(model)
    contexts = tuple(_context_table(spec, deck, tokens) for tokens in context_presets(_limit(model)))
    return ModelTable(model, spec, deck, contexts)


def _limit(model: Model) -> int | None:
    return model.architecture.context_limit_tokens if model.architecture else None


def _context_table(spec: ModelSpec, deck: CardDeck, context_tokens: int) -> ContextTable:
    costs = tuple(reversed(level_costs(spec, context_tokens)))
    return ContextTable(context_tokens, costs, tuple(deck.first_class_holding(cost.need_gb) for cost in costs))


def estimate_cell(model: Model, card: Card, context_tokens: int) -> Row:
    """One cell by itself, the same as that of a table; any context will do."""
    made = estimate(spec_of_model(model), spec_of_card(card), context_tokens)
    return Row(card, support(card), standing(card), *made)
