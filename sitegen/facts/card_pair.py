"""What the page of two cards states: the same figures as the pages of each, side by side."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from sitegen.catalog import Card, Model
from sitegen.facts.card_facts import CardSummary, SizeAnswer
from sitegen.facts.card_sizes import Known, known
from sitegen.facts.families import family_of
from sitegen.facts.groups import slug_of
from sitegen.facts.memory_facts import LONG_CONTEXT_TOKENS
from sitegen.facts.pairs import Pair
from sitegen.facts.sizes import size_index
from sitegen.facts.typical import Faster, faster
from sitegen.tables import CardDeck, DeckCard, ModelRow, ModelTable

WELL_KNOWN = 3
"""Of each size so many models are shown, of different families. Our choice."""

STILL_KNOWN = timedelta(days=3 * 365)
"""An older model no longer stands for its size. Our choice."""


@dataclass(frozen=True, slots=True)
class CardSide:
    """One card of a pair; `usable_gb` (GiB) is what of its memory a model may take."""

    card: Card
    usable_gb: float
    models_fit: int  # at each model's default context
    largest: ModelRow | None


@dataclass(frozen=True, slots=True)
class ModelOnTwo:
    """A model on both cards: at its default context, and at the long one, or at its own limit where that is shorter."""

    model: Model
    default: tuple[ModelRow, ModelRow]
    long: tuple[ModelRow, ModelRow]


@dataclass(frozen=True, slots=True)
class CardPairFacts:
    """Two cards, the smaller one first.

    `faster` is measured by the models that both hold at the same level. `alone` counts the models that the roomier one
    holds and the other does not, and names the most downloaded of them; `milder` counts those that both hold, but the
    roomier one less compressed. `roomier` is the place of that card, None where the same fits on both.
    """

    sides: tuple[CardSide, CardSide]
    models_total: int
    roomier: int | None
    alone: int
    alone_known: ModelRow | None
    milder: int
    faster: Faster | None
    lines: tuple[ModelOnTwo, ...]  # well-known models that at least one of the two holds, smallest first
    lines_neither: int  # well-known models that neither holds
    sizes: tuple[tuple[SizeAnswer, SizeAnswer], ...]  # of the sizes that people ask for, smallest first


class CardPairBook:
    """What all pairs of cards share: the models, and what each class of cards does with them, made once."""

    def __init__(self, tables: Sequence[ModelTable], deck: CardDeck, latest: date) -> None:
        """`latest` is when the newest model came out."""
        self._known: Known = known(tables, latest, deck)
        self._deck = deck
        self._shown = tuple(well_known(tables, latest))
        self._rows: dict[int, tuple[ModelRow, ...]] = {}

    def facts(self, pair: Pair, cards: dict[str, CardSummary]) -> CardPairFacts:
        """The facts of one pair; `cards` are the summaries of all cards by slug."""
        entries = self._deck.by_slug[pair.first], self._deck.by_slug[pair.second]
        first, second = (self._of_class(entry.class_index) for entry in entries)
        sides = self._side(entries[0], cards[pair.first]), self._side(entries[1], cards[pair.second])
        both = [(one, other) for one, other in zip(first, second, strict=True) if one.level and other.level]
        roomier = _roomier(sides)
        rows = (first, second)[roomier or 0]
        poorer = (second, first)[roomier or 0]
        alone = [row for row, other in zip(rows, poorer, strict=True) if row.level and not other.level]
        lines = tuple(self._line(table, entries) for table in self._shown)
        seen = tuple(line for line in lines if line.default[0].level or line.default[1].level)
        return CardPairFacts(
            sides=sides,
            models_total=len(first),
            roomier=roomier,
            alone=len(alone),
            alone_known=min(alone, key=_most_downloaded_first, default=None),
            milder=sum(one.level != other.level for one, other in both),
            faster=faster((a.speed_tok_s, b.speed_tok_s) for a, b in both if a.level == b.level),
            lines=seen,
            lines_neither=len(lines) - len(seen),
            sizes=tuple((each.answer(entries[0]), each.answer(entries[1])) for each in self._known.dense),
        )

    def _of_class(self, class_index: int) -> tuple[ModelRow, ...]:
        if class_index not in self._rows:
            tables = self._known.tables
            self._rows[class_index] = tuple(table.row(class_index, table.default_context_tokens) for table in tables)
        return self._rows[class_index]

    def _side(self, entry: DeckCard, summary: CardSummary) -> CardSide:
        rows = self._of_class(entry.class_index)
        usable_gb = self._deck.classes[entry.class_index].usable_gb
        return CardSide(entry.card, usable_gb, summary.models_fit, next((row for row in rows if row.level), None))

    def _line(self, table: ModelTable, entries: tuple[DeckCard, DeckCard]) -> ModelOnTwo:
        first, second = (entry.class_index for entry in entries)
        at, long = table.default_context_tokens, long_context(table)
        default = table.row(first, at), table.row(second, at)
        return ModelOnTwo(table.model, default, (table.row(first, long), table.row(second, long)))


def long_context(table: ModelTable) -> int:
    """The long context that pages show beside the default one, or the model's own limit where that is shorter."""
    return max(each.context_tokens for each in table.contexts if each.context_tokens <= LONG_CONTEXT_TOKENS)


def _roomier(sides: tuple[CardSide, CardSide]) -> int | None:
    first, second = (side.usable_gb for side in sides)
    return None if first == second else int(second > first)


def well_known(tables: Iterable[ModelTable], latest: date) -> list[ModelTable]:
    """Of each size the most downloaded models of different families with their layers on record, smallest first."""
    of_size: dict[int, dict[str, ModelTable]] = defaultdict(dict)
    recent = (each for each in tables if each.spec.cache and latest - each.model.origin.published <= STILL_KNOWN)
    for table in sorted(recent, key=lambda each: _downloads_first(each.model)):
        model = table.model
        of_size[size_index(model.size.parameters)].setdefault(slug_of(family_of(model)), table)
    chosen = (table for members in of_size.values() for table in list(members.values())[:WELL_KNOWN])
    return sorted(chosen, key=lambda each: (each.model.size.parameters, each.model.name))


def _most_downloaded_first(row: ModelRow) -> tuple[int, int, str]:
    return _downloads_first(row.model)


def _downloads_first(model: Model) -> tuple[int, int, str]:
    downloads = model.availability.hugging_face_downloads or 0
    return -downloads, -model.origin.published.toordinal(), model.name
