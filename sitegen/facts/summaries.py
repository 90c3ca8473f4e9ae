"""What the parts of the work tell each other: enough of every model and card for the pages that speak of many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sitegen.facts.card_facts import CardSummary
from sitegen.facts.model_facts import ModelSummary
from sitegen.facts.pair_rules import PairRules
from sitegen.facts.pairs import Pairs, pairs

NO_PAIRS = Pairs()


@dataclass(frozen=True, slots=True)
class Summaries:
    """Every model and every card, each sorted by slug, and the pairs of them that have a page."""

    models: tuple[ModelSummary, ...]
    cards: tuple[CardSummary, ...]
    pairs: Pairs = NO_PAIRS


def together(parts: Iterable[Summaries], rules: PairRules | None = None, popular: Sequence[str] = ()) -> Summaries:
    """The summaries of all parts of the work, and the pairs that follow from them by the rules of site.yaml."""
    parts = tuple(parts)
    models = sorted((model for part in parts for model in part.models), key=lambda model: model.slug)
    cards = sorted((card for part in parts for card in part.cards), key=lambda card: card.slug)
    return Summaries(tuple(models), tuple(cards), pairs(models, cards, rules, popular))
