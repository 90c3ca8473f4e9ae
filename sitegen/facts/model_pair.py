"""What the page of two models states: the same figures as the pages of each, side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sitegen.catalog import Card, Model
from sitegen.estimator import LADDER
from sitegen.facts import choices
from sitegen.facts.cache import cache_facts
from sitegen.facts.card_pair import long_context
from sitegen.facts.model_facts import CacheFacts
from sitegen.facts.pairs import Pair
from sitegen.facts.typical import Faster, faster
from sitegen.tables import CardDeck, ModelRow, ModelTable, Row


@dataclass(frozen=True, slots=True)
class ModelSide:
    """One model of a pair at its default context."""

    model: Model
    context_tokens: int
    context_limit_tokens: int | None
    needs_gb: Mapping[str, float]  # GiB at each level it is offered at
    usual_level: str
    cards_fit: int
    smallest: Row | None  # the supported card with the least memory that holds it
    fastest: Row | None
    cache: CacheFacts

    @property
    def usual_gb(self) -> float:
        """What it needs at the usual level (GiB)."""
        return self.needs_gb[self.usual_level]


@dataclass(frozen=True, slots=True)
class CardForTwo:
    """A card with both models: at their default contexts, and at the long one or their own limit."""

    card: Card
    default: tuple[ModelRow, ModelRow]
    long: tuple[ModelRow, ModelRow]


@dataclass(frozen=True, slots=True)
class Reach:
    """A card that holds both models, and the longest context of each on it (tokens)."""

    card: Card
    first_tokens: int
    second_tokens: int


@dataclass(frozen=True, slots=True)
class ModelPairFacts:
    """Two models, the smaller one first.

    `faster` is measured by the supported cards that hold both at the same level; where there is none, as with a model
    that was published in a few bits, by all that hold both, each at its own level (`same_level` is False then).
    """

    sides: tuple[ModelSide, ModelSide]
    cards_total: int
    levels: tuple[str, ...]  # that either is offered at: native formats first, then least compressed first
    faster: Faster | None
    same_level: bool
    lines: tuple[CardForTwo, ...]  # cards that many people own, in their order
    reach: Reach | None  # on the smallest of these that holds both


class ModelPairBook:
    """What all pairs of models share; each model's side is made once."""

    def __init__(self, tables: Sequence[ModelTable], deck: CardDeck, popular: Sequence[str]) -> None:
        """`popular` are the slugs of cards that many people own."""
        self._tables = {table.model.slug: table for table in tables}
        self._deck = deck
        self._popular = tuple(deck.by_slug[slug] for slug in popular)
        self._sides: dict[str, tuple[ModelSide, list[Row]]] = {}

    def facts(self, pair: Pair) -> ModelPairFacts:
        """The facts of one pair."""
        tables = self._tables[pair.first], self._tables[pair.second]
        (first, rows), (second, others) = (self._side(table) for table in tables)
        both = [(a, b) for a, b in zip(rows, others, strict=True) if a.level and b.level and a.supported]
        alike = [(one, other) for one, other in both if one.level == other.level]
        return ModelPairFacts(
            sides=(first, second),
            cards_total=len(rows),
            levels=_levels(first, second),
            faster=faster((one.speed_tok_s, other.speed_tok_s) for one, other in alike or both),
            same_level=bool(alike),
            lines=tuple(self._line(entry.card, tables) for entry in self._popular),
            reach=self._reach(tables),
        )

    def _side(self, table: ModelTable) -> tuple[ModelSide, list[Row]]:
        slug = table.model.slug
        if slug not in self._sides:
            rows = table.rows(table.default_context_tokens)
            self._sides[slug] = model_side(table, rows), rows
        return self._sides[slug]

    def _line(self, card: Card, tables: tuple[ModelTable, ModelTable]) -> CardForTwo:
        index = self._deck.by_slug[card.slug].class_index
        first, second = tables
        return CardForTwo(
            card,
            (first.row(index, first.default_context_tokens), second.row(index, second.default_context_tokens)),
            (first.row(index, long_context(first)), second.row(index, long_context(second))),
        )

    def _reach(self, tables: tuple[ModelTable, ModelTable]) -> Reach | None:
        for entry in sorted(self._popular, key=lambda each: (each.card.memory.size_gb, each.card.slug)):
            first, second = (table.longest_context_tokens(entry.card) for table in tables)
            if first and second:
                return Reach(entry.card, first, second)
        return None


def model_side(table: ModelTable, rows: Sequence[Row]) -> ModelSide:
    """`rows` are those of all cards at the default context."""
    model, context = table.model, table.context(table.default_context_tokens)
    fitting = [row for row in choices.ordered(rows) if row.level]
    supported = choices.by_memory(row for row in fitting if row.supported)
    return ModelSide(
        model=model,
        context_tokens=context.context_tokens,
        context_limit_tokens=model.architecture.context_limit_tokens if model.architecture else None,
        needs_gb={cost.level: cost.need_gb for cost in context.costs if cost.level in table.levels},
        usual_level=context.usual.level,
        cards_fit=len(fitting),
        smallest=supported[0] if supported else None,
        fastest=fitting[0] if fitting else None,
        cache=cache_facts(table, context.context_tokens),
    )


def _levels(first: ModelSide, second: ModelSide) -> tuple[str, ...]:
    offered = {*first.needs_gb, *second.needs_gb}
    ladder = [level.name for level in LADDER]
    return (*sorted(offered - set(ladder)), *(level for level in ladder if level in offered))
