"""What the page of a memory size states: which models run on cards with so much, and which cards these are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sitegen.facts.card_facts import CardSummary
from sitegen.facts.model_facts import ModelSummary
from sitegen.facts.sizes import SIZE_LIMITS, size_index
from sitegen.facts.summaries import Summaries
from sitegen.tables import CardDeck, ModelRow, ModelTable

LONG_CONTEXT_TOKENS = 32_768
"""The second context of the page: a long document or a long conversation (tokens). Our choice."""

SHOWN = 10
"""Models of a size class that the page names. Our choice."""


@dataclass(frozen=True, slots=True)
class MemoryModel:
    """A model on the fastest and on the slowest card of a memory size; `long` is on the fastest at the long context,
    or at the model's own limit where that is shorter."""

    summary: ModelSummary
    fastest: ModelRow
    slowest: ModelRow
    long: ModelRow


@dataclass(frozen=True, slots=True)
class SizeClass:
    """Models between two sizes: those that run, how many of them also do at the long context, the most downloaded."""

    index: int  # in SIZE_LIMITS; the last has no upper limit
    models_total: int
    models_fit: int
    models_fit_long: int
    shown: tuple[MemoryModel, ...]


@dataclass(frozen=True, slots=True)
class MemoryFacts:
    """A memory size (GB on the box). Figures are for cards from which a model may take `usable_gb` (GiB): the most that
    cards of this size give which a current runtime drives, or all where it drives none. `least_usable_gb` is the least
    that they give."""

    memory_gb: int
    cards: tuple[CardSummary, ...]  # most bandwidth first, then newest, then by name
    usable_gb: float
    least_usable_gb: float
    fastest: CardSummary  # with that much to use, supported, of those that come first (tables/standing.py)
    slowest: CardSummary
    models_total: int
    models_fit: int
    models_fit_long: int
    largest: MemoryModel | None
    classes: tuple[SizeClass, ...]  # smallest first, without those of which nothing runs


def memory_sizes(cards: Iterable[CardSummary]) -> tuple[int, ...]:
    """Every memory size of a card, ascending (GB)."""
    return tuple(sorted({card.memory_gb for card in cards}))


def memory_facts(memory_gb: int, summaries: Summaries, tables: Sequence[ModelTable], deck: CardDeck) -> MemoryFacts:
    """`tables` are those of the models of `summaries`, in any order."""
    cards = sorted((card for card in summaries.cards if card.memory_gb == memory_gb), key=_most_bandwidth_first)
    supported = [card for card in cards if card.supported] or cards
    usable = {card.slug: deck.classes[deck.by_slug[card.slug].class_index].usable_gb for card in supported}
    most = max(usable.values())
    roomy = [card for card in supported if usable[card.slug] == most]
    first = min(deck.by_slug[card.slug].standing for card in roomy)
    named = [card for card in roomy if deck.by_slug[card.slug].standing == first]
    ends = deck.by_slug[named[0].slug].class_index, deck.by_slug[named[-1].slug].class_index
    table_of = {table.model.slug: table for table in tables}
    models = [_Fit.of(summary, table_of[summary.slug], ends[0]) for summary in summaries.models]
    fitting = [model for model in models if model.fits]
    largest = min(fitting, key=_largest_first, default=None)
    return MemoryFacts(
        memory_gb=memory_gb,
        cards=tuple(cards),
        usable_gb=most,
        least_usable_gb=min(usable.values()),
        fastest=named[0],
        slowest=named[-1],
        models_total=len(models),
        models_fit=len(fitting),
        models_fit_long=sum(model.fits_long for model in fitting),
        largest=largest.on(ends) if largest else None,
        classes=tuple(_classes(models, ends)),
    )


def _most_bandwidth_first(card: CardSummary) -> tuple[float, int, str]:
    return -card.bandwidth_gb_s, -card.released.toordinal(), card.name


@dataclass(frozen=True, slots=True)
class _Fit:
    """Whether a model fits at all and at the long context: known without a cell being computed."""

    summary: ModelSummary
    table: ModelTable
    long_tokens: int
    fits: bool
    fits_long: bool

    @classmethod
    def of(cls, summary: ModelSummary, table: ModelTable, class_index: int) -> _Fit:
        long_tokens = max(each.context_tokens for each in table.contexts if each.context_tokens <= LONG_CONTEXT_TOKENS)
        fits, fits_long = (
            table.context(tokens).holds(class_index) for tokens in (table.default_context_tokens, long_tokens)
        )
        return cls(summary, table, long_tokens, fits, fits_long)

    def on(self, ends: tuple[int, int]) -> MemoryModel:
        context_tokens = self.table.default_context_tokens
        fastest, slowest = (self.table.row(class_index, context_tokens) for class_index in ends)
        return MemoryModel(self.summary, fastest, slowest, self.table.row(ends[0], self.long_tokens))


def _classes(models: Sequence[_Fit], ends: tuple[int, int]) -> Iterable[SizeClass]:
    for index in range(len(SIZE_LIMITS) + 1):
        members = [model for model in models if size_index(model.summary.parameters) == index]
        fitting = [model for model in members if model.fits]
        if fitting:
            popular = sorted(fitting, key=lambda model: (-model.summary.downloads, model.summary.name))[:SHOWN]
            shown = tuple(model.on(ends) for model in sorted(popular, key=_largest_first))
            yield SizeClass(index, len(members), len(fitting), sum(model.fits_long for model in fitting), shown)


def _largest_first(model: _Fit) -> tuple[int, int, str]:
    return -model.summary.parameters, -model.summary.published.toordinal(), model.summary.name
