"""What the home page states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sitegen.facts.card_facts import CardSummary
from sitegen.facts.groups import Group, families
from sitegen.facts.memory_facts import memory_sizes
from sitegen.facts.model_facts import ModelSummary
from sitegen.facts.summaries import Summaries
from sitegen.tables import ModelTable

NEWEST_SHOWN = 8
USUAL_PARAMETERS = (7 * 10**9, 10**10)
"""What most cards hold, from and up to. Our choice."""
FAMILIES_SHOWN = 24

COMMON_FROM = 6
"""Cards with so much memory, from which on the first page leads to the size; the others' pages lead on. Our choice."""


@dataclass(frozen=True, slots=True)
class HomeFacts:
    """The catalogue at a glance. `estimates` counts cells: each model on each card at each of its contexts."""

    models: int
    cards: int
    estimates: int
    popular: tuple[CardSummary, ...]
    memory_sizes_gb: tuple[int, ...]  # those that many cards have
    families: tuple[Group, ...]  # those with most downloads, most first, then by name
    newest_models: tuple[ModelSummary, ...]  # newest first, then by name
    newest_cards: tuple[CardSummary, ...]
    usual_model: str  # slugs of what most visitors know: the most downloaded model of a usual size, a popular card
    usual_card: str


def home_facts(summaries: Summaries, tables: Sequence[ModelTable], popular: Sequence[str]) -> HomeFacts:
    """`popular` are the slugs of cards that many people own, in the order in which they are shown."""
    cards = {card.slug: card for card in summaries.cards}
    of_size = Counter(card.memory_gb for card in cards.values())
    groups = sorted(families(summaries.models), key=lambda group: -group.downloads)
    return HomeFacts(
        models=len(summaries.models),
        cards=len(cards),
        estimates=len(cards) * sum(len(table.contexts) for table in tables),
        popular=tuple(cards[slug] for slug in popular),
        memory_sizes_gb=tuple(size for size in memory_sizes(cards.values()) if of_size[size] >= COMMON_FROM),
        families=tuple(groups[:FAMILIES_SHOWN]),
        newest_models=tuple(
            sorted(summaries.models, key=lambda each: (-each.published.toordinal(), each.name))[:NEWEST_SHOWN]
        ),
        newest_cards=tuple(
            sorted(cards.values(), key=lambda each: (-each.released.toordinal(), each.name))[:NEWEST_SHOWN]
        ),
        usual_model=_most_downloaded([model for model in summaries.models if _is_usual(model.parameters)]),
        usual_card=popular[0] if popular else "",
    )


def _is_usual(parameters: int) -> bool:
    low, high = USUAL_PARAMETERS
    return low <= parameters < high


def _most_downloaded(models: Sequence[ModelSummary]) -> str:
    return min(models, key=lambda each: (-each.downloads, each.slug)).slug if models else ""
