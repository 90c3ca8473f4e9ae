"""What the home page states."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sitegen.facts.card_facts import CardSummary
from sitegen.facts.groups import Group, families
from sitegen.facts.memory_facts import memory_sizes
from sitegen.facts.model_facts import ModelSummary
from sitegen.facts.summaries import Summaries
from sitegen.tables import ModelTable

NEWEST_SHOWN = 8
FAMILIES_SHOWN = 24


@dataclass(frozen=True, slots=True)
class HomeFacts:
    """The catalogue at a glance. `estimates` counts cells: each model on each card at each of its contexts."""

    models: int
    cards: int
    estimates: int
    popular: tuple[CardSummary, ...]
    memory_sizes_gb: tuple[int, ...]
    families: tuple[Group, ...]  # those with most downloads, most first, then by name
    newest_models: tuple[ModelSummary, ...]  # newest first, then by name
    newest_cards: tuple[CardSummary, ...]


def home_facts(summaries: Summaries, tables: Sequence[ModelTable], popular: Sequence[str]) -> HomeFacts:
    """`popular` are the slugs of cards that many people own, in the order in which they are shown."""
    cards = {card.slug: card for card in summaries.cards}
    groups = sorted(families(summaries.models), key=lambda group: -group.downloads)
    return HomeFacts(
        models=len(summaries.models),
        cards=len(cards),
        estimates=len(cards) * sum(len(table.contexts) for table in tables),
        popular=tuple(cards[slug] for slug in popular),
        memory_sizes_gb=memory_sizes(cards.values()),
        families=tuple(groups[:FAMILIES_SHOWN]),
        newest_models=tuple(
            sorted(summaries.models, key=lambda each: (-each.published.toordinal(), each.name))[:NEWEST_SHOWN]
        ),
        newest_cards=tuple(
            sorted(cards.values(), key=lambda each: (-each.released.toordinal(), each.name))[:NEWEST_SHOWN]
        ),
    )
