"""What the page of a family states: its models side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sitegen.catalog import Card
from sitegen.estimator import LADDER
from sitegen.facts.groups import Group
from sitegen.facts.model_facts import ModelSummary
from sitegen.tables import CardDeck, ModelRow, ModelTable


@dataclass(frozen=True, slots=True)
class Member:
    """One model of a family, at its default context: what it needs at each level that it is offered at (GiB), and what it does on the cards that many people own, in their order."""

    summary: ModelSummary
    context_tokens: int
    context_limit_tokens: int | None
    needs_gb: Mapping[str, float]
    rows: tuple[ModelRow, ...]


@dataclass(frozen=True, slots=True)
class FamilyFacts:
    """A family, its models from the smallest to the largest, and the cards that they are shown on."""

    group: Group
    members: tuple[Member, ...]
    levels: tuple[str, ...]  # of any of them: those that models are published in, then the ladder's
    cards: tuple[Card, ...]


def family_facts(group: Group, tables: Mapping[str, ModelTable], deck: CardDeck, popular: Sequence[str]) -> FamilyFacts:
    """`tables` are models' by slug, `popular` the slugs of cards that many people own."""
    members = tuple(_member(summary, tables[summary.slug], deck, popular) for summary in group.models)
    cards = tuple(deck.by_slug[slug].card for slug in popular)
    return FamilyFacts(group, members, _levels(members), cards)


def _member(summary: ModelSummary, table: ModelTable, deck: CardDeck, popular: Sequence[str]) -> Member:
    context_tokens, architecture = table.default_context_tokens, table.model.architecture
    return Member(
        summary=summary,
        context_tokens=context_tokens,
        context_limit_tokens=architecture.context_limit_tokens if architecture else None,
        needs_gb={cost.level: cost.need_gb for cost in table.context(context_tokens).ladder},
        rows=tuple(table.row(deck.by_slug[slug].class_index, context_tokens) for slug in popular),
    )


def _levels(members: Sequence[Member]) -> tuple[str, ...]:
    ladder = [level.name for level in LADDER]
    offered = {level for member in members for level in member.needs_gb}
    return (*sorted(offered.difference(ladder)), *(level for level in ladder if level in offered))
