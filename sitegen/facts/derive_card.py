"""From the tables of all models to the facts of one card, once, for all languages."""

from __future__ import annotations

from dataclasses import replace
from statistics import median

from sitegen.estimator import fit_of
from sitegen.facts.card_facts import CardFacts, CardSummary, Named, TwoCards
from sitegen.facts.card_questions import card_questions
from sitegen.facts.card_sizes import Known, groups, is_suited, readable, upgrade
from sitegen.facts.neighbours import neighbours
from sitegen.tables import CardDeck, DeckCard, ModelRow


def card_rows(class_index: int, known: Known) -> tuple[ModelRow, ...]:
    """Every model at its default context on a class of cards: those that fit, largest first, then the others, least
    shortfall first."""
    rows = (table.row(class_index, table.default_context_tokens) for table in known.tables)
    return tuple(sorted(rows, key=lambda row: row.shortfall_gb))


def card_facts(class_index: int, deck: CardDeck, known: Known) -> tuple[CardFacts, ...]:
    """Every figure that the pages of the cards of one class state."""
    first, *others = deck.of_class(class_index)
    facts = _facts(first, deck, known)
    return (facts, *(_alike(facts, entry, deck, known) for entry in others))


def _facts(entry: DeckCard, deck: CardDeck, known: Known) -> CardFacts:
    rows = card_rows(entry.class_index, known)
    fitting = [row for row in rows if row.level]
    speeds = [row.speed_tok_s for row in fitting]
    usable_gb = deck.classes[entry.class_index].usable_gb
    facts = CardFacts(
        card=entry.card,
        support=entry.support,
        class_index=entry.class_index,
        class_name=deck.class_name(entry.class_index),
        group_name=deck.group_name(entry.class_index),
        usable_gb=usable_gb,
        rows=rows,
        models_fit=len(fitting),
        models_tight=sum(row.fit == "tight" for row in fitting),
        models_reading_speed=sum(map(readable, fitting)),
        median_speed_tok_s=median(speeds) if speeds else None,
        largest=fitting[0] if fitting else None,
        largest_readable=next(filter(readable, fitting), None),
        recommended=next((row for row in fitting if is_suited(row, usable_gb, known)), None),
        groups=groups(rows, usable_gb, known),
        sizes=tuple(reference.answer(entry) for reference in known.dense),
        mixtures=tuple(reference.answer(entry) for reference in known.mixtures),
        two=_two_cards(usable_gb, known),
        upgrade=upgrade(entry, known),
        neighbours=neighbours(entry, deck),
        faq=(),
    )
    return replace(facts, faq=card_questions(facts))


def _alike(facts: CardFacts, entry: DeckCard, deck: CardDeck, known: Known) -> CardFacts:
    """The facts of another card of the class, which differ in the card alone."""
    return replace(
        facts,
        card=entry.card,
        support=entry.support,
        upgrade=upgrade(entry, known),
        neighbours=neighbours(entry, deck),
    )


def _two_cards(usable_gb: float, known: Known) -> TwoCards:
    """What fits into twice the memory, at the default floor."""
    fitting = [
        table.model
        for table, least_gb in zip(known.tables, known.least_gb, strict=True)
        if fit_of(least_gb, 2 * usable_gb) != "none"
    ]
    return TwoCards(2 * usable_gb, len(fitting), fitting[0] if fitting else None)


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
        class_name=facts.class_name,
        group_name=facts.group_name,
        models_fit=facts.models_fit,
        models_reading_speed=facts.models_reading_speed,
        largest=_named(facts.largest),
    )


def _named(row: ModelRow | None) -> Named | None:
    return Named(row.model.slug, row.model.name, row.model.size.parameters, row.speed_tok_s) if row else None
