"""What the page of a family states: its models side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sitegen.catalog import Card
from sitegen.estimator import LevelCost
from sitegen.facts.groups import Group
from sitegen.facts.model_facts import ModelSummary
from sitegen.tables import CardDeck, ModelRow, ModelTable


@dataclass(frozen=True, slots=True)
class Member:
    """One model of a family, at its default context: what it needs at each level of the ladder (GiB, least compressed
    first), and what it does on the cards that many people own, in their order."""

    summary: ModelSummary
    context_tokens: int
    context_limit_tokens: int | None
    needs: tuple[LevelCost | None, ...]
    rows: tuple[ModelRow, ...]


@dataclass(frozen=True, slots=True)
class FamilyFacts:
    """A family, its models from the smallest to the largest, and the cards that they are shown on."""

    group: Group
    members: tuple[Member, ...]
    cards: tuple[Card, ...]


def family_facts(group: Group, tables: Mapping[str, ModelTable], deck: CardDeck, popular: Sequence[str]) -> FamilyFacts:
    """`tables` are models' by slug, `popular` the slugs of cards that many people own."""
    members = tuple(_member(summary, tables[summary.slug], deck, popular) for summary in group.models)
    return FamilyFacts(group, members, tuple(deck.by_slug[slug].card for slug in popular))


def _member(summary: ModelSummary, table: ModelTable, deck: CardDeck, popular: Sequence[str]) -> Member:
    context_tokens, architecture = table.default_context_tokens, table.model.architecture
    return Member(
        summary=summary,
        context_tokens=context_tokens,
        context_limit_tokens=architecture.context_limit_tokens if architecture else None,
        needs=_needs(table.context(context_tokens).ladder),
        rows=tuple(table.row(deck.by_slug[slug].class_index, context_tokens) for slug in popular),
    )


def _needs(costs: Sequence[LevelCost]) -> tuple[LevelCost | None, ...]:
    """A model published in few bits has one level in the place of several: it is told once."""
    return tuple(
        None if before and before.level == cost.level else cost
        for before, cost in zip((None, *costs), costs, strict=False)
    )
