"""What a card does with models of each size."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from sitegen.catalog import Card, Model
from sitegen.estimator import fit_of
from sitegen.facts.card_facts import SizeAnswer, SizeGroup, Upgrade
from sitegen.facts.choices import READING_SPEED_TOK_S
from sitegen.tables import DEFAULT_FLOOR, CardDeck, DeckCard, ModelRow, ModelTable, is_bought

BILLION = 10**9

GROUP_LIMITS_BILLIONS = (3, 6, 10, 20, 40, 80, 150)
"""Where the groups of sizes end. Our choice: between the sizes that makers publish (1, 4, 8, 14, 32, 70 and 120)."""

COMMON_SIZES: tuple[tuple[int, float, float], ...] = (
    (4, 3, 5),
    (8, 7, 9.5),
    (14, 12, 16),
    (32, 30, 35),
    (70, 65, 75),
    (120, 100, 130),
)
"""Sizes that people ask for by name, in billions, with the sizes that count as such. Our choice."""

COMMON_MIXTURES: tuple[tuple[int, float, float], ...] = ((30, 20, 40), (120, 100, 130))
"""The same for mixtures of experts."""

IN_USE = timedelta(days=730)
"""Two years: an older model no longer stands for its size, and is not recommended. Our choice."""


@dataclass(frozen=True, slots=True)
class Reference:
    """The model that stands for a common size, all models of that size, largest first, and the smallest card of each
    kind that holds the one."""

    billions: int
    table: ModelTable
    of_size: tuple[ModelTable, ...]
    smallest: dict[str, Card]

    def answer(self, entry: DeckCard) -> SizeAnswer:
        """Whether a card holds it, and which other of its size where it does not."""
        row = self.table.row(entry.class_index, self.table.default_context_tokens)
        longest, other = self.table.longest_context_tokens(entry.card), None
        if row.level is None:
            others = (table.row(entry.class_index, table.default_context_tokens) for table in self.of_size)
            other = next((each for each in others if each.level), None)
        return SizeAnswer(self.billions, row, longest, readable(row), other)


@dataclass(frozen=True, slots=True)
class Known:
    """What all cards are measured against.

    `tables` stand largest model first; ties put the newer one first, then go by name: the order in which cards list
    models. `least_gb` are the models' needs (GiB) at the default context and floor, in the same order, `usual_gb` those
    at the usual level by slug; `dense` and `mixtures` stand for the common sizes, smallest first. Models published
    `since` are recent.
    """

    tables: tuple[ModelTable, ...]
    least_gb: tuple[float, ...]
    usual_gb: Mapping[str, float]
    dense: tuple[Reference, ...]
    mixtures: tuple[Reference, ...]
    since: date


def known(tables: Iterable[ModelTable], latest: date, deck: CardDeck) -> Known:
    """Of each common size the most downloaded model of the last two years with its layers on record stands for it."""
    ordered = tuple(sorted(tables, key=_largest_first))
    since = latest - IN_USE
    recent = [table for table in ordered if table.spec.cache and table.model.origin.published >= since]
    dense = [table for table in recent if not table.model.is_mixture]
    mixtures = [table for table in recent if table.model.is_mixture]
    return Known(
        ordered,
        tuple(map(_least_gb, ordered)),
        {table.model.slug: table.context(table.default_context_tokens).usual.need_gb for table in ordered},
        _references(COMMON_SIZES, dense, deck),
        _references(COMMON_MIXTURES, mixtures, deck),
        since,
    )


def _largest_first(table: ModelTable) -> tuple[int, int, str]:
    model = table.model
    return -model.size.parameters, -model.origin.published.toordinal(), model.name


def _least_gb(table: ModelTable) -> float:
    return table.context(table.default_context_tokens).costs[DEFAULT_FLOOR].need_gb


def _references(
    sizes: Iterable[tuple[int, float, float]], tables: Sequence[ModelTable], deck: CardDeck
) -> tuple[Reference, ...]:
    found = []
    for billions, low, high in sizes:
        of_size = [table for table in tables if low <= table.model.size.parameters / BILLION < high]
        if of_size:
            table = min(of_size, key=lambda each: _most_downloaded(each.model))
            found.append(Reference(billions, table, tuple(of_size), _smallest(table, deck)))
    return tuple(found)


def _smallest(table: ModelTable, deck: CardDeck) -> dict[str, Card]:
    """Of each kind that people buy, the supported card with the least memory that holds a model; among equals by
    standing, then the one with the least bandwidth, which is hardly the dearest."""
    context = table.context(table.default_context_tokens)
    holding = [entry for entry in deck.cards if entry.supported and context.holds(entry.class_index)]
    found: dict[str, Card] = {}
    for entry in sorted(holding, key=_most_modest_first):
        if is_bought(entry.standing):
            found.setdefault(entry.card.kind, entry.card)
    return found


def _most_modest_first(entry: DeckCard) -> tuple[int, int, float]:
    return entry.card.memory.size_gb, entry.standing, entry.card.memory.bandwidth_gb_s


def _most_downloaded(model: Model) -> tuple[int, int, str]:
    """Most downloads first, then the newest, then by name."""
    downloads = model.availability.hugging_face_downloads or 0
    return -downloads, -model.origin.published.toordinal(), model.name


def readable(row: ModelRow) -> bool:
    """True where a model keeps up with a reader."""
    return row.speed_tok_s >= READING_SPEED_TOK_S


def groups(rows: Sequence[ModelRow], usable_gb: float, known: Known) -> tuple[SizeGroup, ...]:
    """All models by size, smallest first; without sizes that the catalogue lacks."""
    of_size: list[list[ModelRow]] = [[] for _ in range(len(GROUP_LIMITS_BILLIONS) + 1)]
    for row in rows:
        of_size[bisect_right(GROUP_LIMITS_BILLIONS, row.model.size.parameters / BILLION)].append(row)
    suited = {row.model.slug for row in rows if is_suited(row, usable_gb, known) and readable(row)}
    bounds = zip((0, *GROUP_LIMITS_BILLIONS), (*GROUP_LIMITS_BILLIONS, None), of_size, strict=True)
    return tuple(_group(low, high, found, suited) for low, high, found in bounds if found)


def _group(low: int, high: int | None, rows: Sequence[ModelRow], suited: Container[str]) -> SizeGroup:
    fitting = [row for row in rows if row.level]
    chosen = (row for row in fitting if row.model.slug in suited)
    pick = min(chosen, key=lambda row: _most_downloaded(row.model), default=None)
    return SizeGroup(low, high, len(rows), len(fitting), pick)


def is_suited(row: ModelRow, usable_gb: float, known: Known) -> bool:
    """Whether a model is young enough to be recommended, and leaves room to spare at the usual level."""
    roomy = fit_of(known.usual_gb[row.model.slug], usable_gb) == "comfortable"
    return roomy and row.model.origin.published >= known.since


def upgrade(entry: DeckCard, known: Known) -> Upgrade | None:
    """The first common size whose usual model a card does not hold, and the smallest card that does: of its kind,
    where one does."""
    for reference in known.dense:
        answer = reference.answer(entry)
        if answer.row.level is None:
            cards = reference.smallest
            least = min(cards.values(), key=lambda card: card.memory.size_gb, default=None)
            return Upgrade(answer, cards.get(entry.card.kind, least))
    return None
