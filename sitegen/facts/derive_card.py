"""From the tables of all models to the facts of one card, once, for all languages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sitegen.facts.card_facts import CardFacts, CardSummary, Named
from sitegen.tables import CardDeck, DeckCard, ModelRow, ModelTable


def card_rows(class_index: int, tables: Iterable[ModelTable]) -> tuple[ModelRow, ...]:
    """Every model at its default context on a class of cards.

    Models that fit come first, the largest of them on top, then the others, least shortfall first. Ties put the newer
    model first, then go by name.
    """
    rows = (table.row(class_index, table.default_context_tokens) for table in tables)
    return tuple(sorted(rows, key=_order))


def _order(row: ModelRow) -> tuple[bool, float, int, int, str]:
    model = row.model
    size = model.size.parameters
    return (
        row.level is None,
        row.shortfall_gb,
        -size if row.level else size,
        -model.origin.published.toordinal(),
        model.name,
    )


def card_facts(entry: DeckCard, deck: CardDeck, rows: Sequence[ModelRow]) -> CardFacts:
    """Every figure that a card's page states; `rows` as `card_rows` makes them."""
    fitting = [row for row in rows if row.level]
    return CardFacts(
        card=entry.card,
        support=entry.support,
        usable_gb=deck.classes[entry.class_index].usable_gb,
        rows=tuple(rows),
        models_fit=len(fitting),
        largest=fitting[0] if fitting else None,
        fastest=max(fitting, key=lambda row: row.speed_tok_s, default=None),
    )


def card_summary(facts: CardFacts) -> CardSummary:
    """What lists of cards say of a card."""
    card = facts.card
    return CardSummary(
        slug=card.slug,
        name=card.name,
        vendor=card.vendor,
        generation=card.generation,
        kind=card.kind,
        released=card.released,
        memory_gb=card.memory.size_gb,
        bandwidth_gb_s=card.memory.bandwidth_gb_s,
        support=facts.support,
        models_fit=facts.models_fit,
        largest=_named(facts.largest),
        fastest=_named(facts.fastest),
    )


def _named(row: ModelRow | None) -> Named | None:
    return Named(row.model.slug, row.model.name, row.model.size.parameters, row.speed_tok_s) if row else None
