"""The top of a card's page: head, badges, the answer in two sentences, the summary box."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from sitegen.facts import short_name
from sitegen.pages.card_writer import CardWriter
from sitegen.pages.head import DESCRIPTION_CHARACTERS, TITLE_CHARACTERS
from sitegen.pages.views import Answer
from sitegen.pages.words import EMPTY, name, plain
from sitegen.tables import ModelRow


def title(writer: CardWriter) -> str:
    """The title of a card's page, shorter where the name is long."""
    card = writer.facts.card.name
    long = plain(writer.text("head.card.title", card=card))
    return long if len(long) <= TITLE_CHARACTERS else plain(writer.text("head.card.title_short", card=card))


def description(writer: CardWriter) -> str:
    """The description of a card's page, from its figures."""
    facts = writer.facts
    card, largest = short_name(facts.card), facts.largest
    if not facts.supported:
        return plain(writer.text("head.card.description_unsupported", card=card))
    if largest is None:
        return plain(writer.text("head.card.description_none", card=card))
    speed = writer.language.speed(largest.speed_tok_s)
    values = {"card": card, "largest": largest.model.name, "speed": speed}
    long = plain(writer.plural("head.card.description", facts.models_fit, **values))
    if len(long) <= DESCRIPTION_CHARACTERS:
        return long
    return plain(writer.plural("head.card.description_short", facts.models_fit, card=card))


def badges(writer: CardWriter) -> tuple[Markup, ...]:
    """Short facts in a row under the heading."""
    card, language = writer.facts.card, writer.language
    return (
        language.sentence(language.label("card_kind", card.kind)),
        name(card.vendor),
        name(card.generation),
        writer.text("card.badge.memory"),
        writer.text("card.badge.bandwidth"),
        Markup.escape(language.month(card.released)),
    )


def lead(writer: CardWriter) -> Markup:
    """The answer in two sentences."""
    return writer.paragraph(_count(writer), *_largest(writer), unsupported(writer))


def _count(writer: CardWriter) -> Markup:
    facts = writer.facts
    if not facts.models_fit:
        return writer.text("card.lead.none")
    if facts.models_fit == facts.models_total:
        return writer.text("card.lead_all")
    return writer.plural("card.lead", facts.models_fit)


def _largest(writer: CardWriter) -> Iterator[Markup]:
    largest, readable = writer.facts.largest, writer.facts.largest_readable
    if largest:
        yield writer.text("card.lead.largest", **writer.row(largest))
    if readable and readable is not largest:
        yield writer.text("card.lead.readable", **writer.row(readable))


def unsupported(writer: CardWriter) -> Markup:
    """That nobody runs models on the card; empty where somebody can."""
    return EMPTY if writer.facts.supported else writer.text(f"card.lead.{writer.facts.support}")


def answers(writer: CardWriter) -> tuple[Answer, ...]:
    """The head figures."""
    facts = writer.facts
    found = [_fit(writer)]
    if facts.largest:
        found.append(_row(writer, "largest", facts.largest))
    if facts.largest_readable and facts.largest_readable is not facts.largest:
        found.append(_row(writer, "readable", facts.largest_readable))
    if facts.common and facts.common.row not in (facts.largest, facts.largest_readable):
        found.append(_row(writer, "common", facts.common.row, size=facts.common.billions))
    return (*found, *_reading(writer), _usable(writer), *_next(writer))


def _fit(writer: CardWriter) -> Answer:
    facts = writer.facts
    value = writer.text("card.answer.fit.value", fit=writer.language.number(facts.models_fit))
    tight = writer.plural("card.answer.fit.detail", facts.models_tight) if facts.models_tight else EMPTY
    return Answer(writer.text("card.answer.fit.label"), value, tight, EMPTY)


def _row(writer: CardWriter, id_: str, row: ModelRow, **label: object) -> Answer:
    values = writer.row(row)
    value = Markup.escape(values["model"])
    label_text = writer.text(f"card.answer.{id_}.label", **label)
    return Answer(label_text, value, writer.text("card.answer.row.detail", **values), EMPTY)


def _reading(writer: CardWriter) -> Iterator[Answer]:
    facts = writer.facts
    if facts.median_speed_tok_s is not None and facts.models_fit > 1:
        median = writer.language.speed(facts.median_speed_tok_s)
        value = writer.plural("card.answer.reading.value", facts.models_reading_speed)
        detail = writer.text("card.answer.reading.detail", median=median)
        yield Answer(writer.text("card.answer.reading.label"), value, detail, EMPTY)


def _usable(writer: CardWriter) -> Answer:
    label, value = writer.text("card.answer.usable.label"), writer.text("card.answer.usable.value")
    return Answer(label, value, writer.text("card.answer.usable.detail"), EMPTY)


def _next(writer: CardWriter) -> Iterator[Answer]:
    upgrade = writer.facts.upgrade
    if upgrade:
        value = writer.text("card.answer.next.value", size=upgrade.answer.billions)
        detail = writer.text("card.answer.next.detail", **writer.row(upgrade.answer.row))
        yield Answer(writer.text("card.answer.next.label"), value, detail, EMPTY)
