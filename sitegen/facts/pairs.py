"""Which two cards and which two models have a page side by side. Neutral to language, and decided from summaries alone,
because links are made before anything is rendered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sitegen.facts.card_facts import CardSummary
from sitegen.facts.card_pairs import card_pairs
from sitegen.facts.model_facts import ModelSummary
from sitegen.facts.model_pairs import model_pairs
from sitegen.facts.pair_rules import PairRules


@dataclass(frozen=True, slots=True)
class Pair:
    """Two slugs, the smaller card or model first."""

    first: str
    second: str

    @property
    def slug(self) -> str:
        """The name of the pair's page."""
        return f"{self.first}-vs-{self.second}"

    def other(self, slug: str) -> str:
        """The one beside `slug`."""
        return self.second if slug == self.first else self.first


@dataclass(frozen=True, slots=True)
class Pairs:
    """All pairs with a page, those that most people ask for first."""

    cards: tuple[Pair, ...] = ()
    models: tuple[Pair, ...] = ()

    def of_card(self, slug: str) -> tuple[Pair, ...]:
        """The pairs that a card belongs to."""
        return _with(self.cards, slug)

    def of_model(self, slug: str) -> tuple[Pair, ...]:
        """The pairs that a model belongs to."""
        return _with(self.models, slug)


def _with(found: Iterable[Pair], slug: str) -> tuple[Pair, ...]:
    return tuple(pair for pair in found if slug in (pair.first, pair.second))


def pairs(
    models: Iterable[ModelSummary], cards: Iterable[CardSummary], rules: PairRules | None, popular: Sequence[str]
) -> Pairs:
    """`popular` are the slugs of cards that many people own."""
    if rules is None:
        return Pairs()
    of_cards = card_pairs(cards, rules.gpus, popular) if rules.gpus else ()
    of_models = model_pairs(models, rules.models) if rules.models else ()
    return Pairs(
        tuple(Pair(first.slug, second.slug) for first, second in of_cards),
        tuple(Pair(first.slug, second.slug) for first, second in of_models),
    )
