"""The top of a model's page: badges, the answer in a sentence, the summary box."""

from __future__ import annotations

from markupsafe import Markup

from sitegen.catalog import Card
from sitegen.facts import Kin, family_of, slug_of
from sitegen.pages.addresses import card_path, family_path, model_path, organization_path, relative
from sitegen.pages.views import Answer
from sitegen.pages.words import EMPTY, link, name
from sitegen.pages.writer import Writer
from sitegen.tables import Row


def badges(writer: Writer, groups: Kin, page: str) -> tuple[Markup, ...]:
    """Short facts in a row under the heading; those that are groups of models with a page lead there."""
    model, language = writer.facts.model, writer.language
    first, *others = model.origin.organizations
    organization = name(first)
    if maker := groups.organizations.get(slug_of(first)):
        organization = link(relative(page, organization_path(language.code, maker.slug)), organization)
    if others:
        organization = writer.plural("badge.organization_more", len(others), organization=organization)
    found = [
        language.sentence(language.label("access", writer.facts.access)),
        organization,
        writer.text("badge.parameters"),
    ]
    if family := groups.families.get(slug_of(family_of(model))):
        href = relative(page, family_path(language.code, family.slug))
        found.insert(2, link(href, writer.text("badge.family", family=name(family.name))))
    if model.size.active_parameters:
        found.append(writer.text("badge.active", active=language.compact(model.size.active_parameters)))
    if model.architecture and model.architecture.context_limit_tokens:
        found.append(writer.text("badge.context", limit=writer.tokens(model.architecture.context_limit_tokens)))
    found.append(Markup.escape(writer.published_month()))
    return tuple(found)


def lead(writer: Writer) -> Markup:
    """The answer in one or two sentences."""
    facts = writer.facts
    if facts.fastest is None:
        miss = facts.nearest_miss
        second = writer.text("lead.none_miss", **writer.miss(miss)) if miss else EMPTY
        return writer.paragraph(writer.text("lead.none"), second)
    count = writer.text("lead.all") if facts.every_card_fits else writer.plural("lead.count", facts.cards_fit)
    return writer.paragraph(count, extremes(writer))


def extremes(writer: Writer) -> Markup:
    """The smallest and the fastest card, or the only one; empty where no card runs the model."""
    facts = writer.facts
    smallest = facts.smallest_named
    if facts.fastest is None or smallest is None:
        return EMPTY
    if facts.cards_fit == 1:
        return writer.text("lead.only", **writer.sized_row(facts.fastest))
    key = "lead.smallest" if facts.smallest_supported else "lead.smallest_legacy"
    speed = writer.language.speed(facts.fastest.speed_tok_s)
    values = {**writer.sized_card(smallest.card), "fastest": name(facts.fastest.card.name), "speed": speed}
    return writer.text(key, **values)


def answers(writer: Writer) -> tuple[Answer, ...]:
    """The summary box: how many cards, the smallest, the fastest, the memory, the pace, the longest context."""
    facts = writer.facts
    smallest = facts.smallest_named
    if facts.fastest is None or smallest is None or facts.smallest is None:
        found = [_no_cards(writer), _miss(writer), _need_none(writer)]
    else:
        found = [
            _cards(writer),
            _smallest(writer, smallest, facts.smallest),
            _fastest(writer, facts.fastest),
            _need(writer, smallest),
            _median(writer),
        ]
    found.append(_longest_context(writer))
    return tuple(answer for answer in found if answer)


def _cards(writer: Writer) -> Answer:
    facts = writer.facts
    value = "answer.cards.value_all" if facts.every_card_fits else "answer.cards.value"
    return Answer(
        label=writer.text("answer.cards.label"),
        value=writer.text(value, count=facts.cards_fit),
        detail=writer.text("answer.cards.detail"),
        note=writer.paragraph(tight(writer, "answer.cards.note"), _unsupported(writer)),
    )


def _unsupported(writer: Writer) -> Markup:
    count = writer.facts.cards_unsupported
    return writer.plural("answer.cards.unsupported", count) if count else EMPTY


def tight(writer: Writer, key: str) -> Markup:
    """How many of the cards are a tight fit, with a wording of its own where all are."""
    facts = writer.facts
    if facts.cards_tight == facts.cards_fit:
        return writer.plural(f"{key}_all", facts.cards_fit)
    return writer.plural(key, facts.cards_tight) if facts.cards_tight else EMPTY


def _no_cards(writer: Writer) -> Answer:
    label, value = writer.text("answer.cards.label"), writer.text("answer.cards.value_none")
    return Answer(label, value, writer.text("answer.cards.detail"), EMPTY)


def _smallest(writer: Writer, row: Row, smallest_of_all: Row) -> Answer:
    if not row.supported:
        label, note = writer.text("answer.smallest.label_legacy"), f"answer.smallest.note_only_{row.support}"
    else:
        label, note = writer.text("answer.smallest.label"), f"answer.smallest.note_{smallest_of_all.support}"
    return Answer(
        label=label,
        value=_linked(writer, row.card),
        detail=writer.text("answer.smallest.detail", **writer.row(row)),
        note=EMPTY if smallest_of_all.supported else writer.text(note, **writer.sized_card(smallest_of_all.card)),
    )


def _fastest(writer: Writer, row: Row) -> Answer:
    values = writer.row(row)
    confidence = writer.language.label("confidence", row.confidence)
    return Answer(
        label=writer.text("answer.fastest.label"),
        value=_linked(writer, row.card),
        detail=writer.text("answer.fastest.detail", **values),
        note=writer.text("answer.fastest.note", **values, confidence=confidence),
    )


def _linked(writer: Writer, card: Card) -> Markup:
    """A card's name, which leads to its page."""
    code = writer.language.code
    return link(relative(model_path(code, writer.facts.model.slug), card_path(code, card.slug)), name(card.name))


def _need(writer: Writer, row: Row) -> Answer:
    values = writer.row(row)
    value, detail = writer.text("answer.need.value", **values), writer.text("answer.need.detail", **values)
    return Answer(writer.text("answer.need.label"), value, detail, EMPTY)


def _need_none(writer: Writer) -> Answer:
    return _need(writer, writer.facts.rows[0])


def _median(writer: Writer) -> Answer | None:
    facts = writer.facts
    if facts.median_speed_tok_s is None or facts.cards_fit < 2:
        return None
    value = writer.text("answer.median.value", speed=writer.language.speed(facts.median_speed_tok_s))
    reading = facts.cards_reading_speed
    detail = writer.plural("answer.median.detail", reading) if reading else EMPTY
    return Answer(writer.text("answer.median.label"), value, detail, EMPTY)


def _longest_context(writer: Writer) -> Answer | None:
    facts = writer.facts
    cache, architecture = facts.cache, facts.model.architecture
    if architecture is None or architecture.context_limit_tokens is None or cache.basis == "generic":
        return None
    if cache.longest_context_tokens <= facts.context_tokens:
        return None
    detail = writer.text("answer.context.detail", cache=writer.language.memory(cache.longest_gb))
    value = writer.tokens(cache.longest_context_tokens)
    return Answer(writer.text("answer.context.label"), value, EMPTY if cache.constant else detail, EMPTY)


def _miss(writer: Writer) -> Answer | None:
    miss = writer.facts.nearest_miss
    if miss is None:
        return None
    detail = writer.text("answer.miss.detail", **writer.miss(miss))
    return Answer(writer.text("answer.miss.label"), _linked(writer, miss.card), detail, EMPTY)
