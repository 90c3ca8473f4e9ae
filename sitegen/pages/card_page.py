"""A card's page in every language, and its whole table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from markupsafe import Markup

from sitegen.catalog import Card
from sitegen.facts import CardFacts, CardSummary
from sitegen.i18n import Language
from sitegen.pages import card_answers, card_prose, card_record
from sitegen.pages.addresses import card_path, card_table_path, class_path, index_path, relative, short_path
from sitegen.pages.card_faq import faq
from sitegen.pages.card_picture import card_marks, card_picture
from sitegen.pages.card_tables import model_lines, size_lines, whole_card_table
from sitegen.pages.card_tool import card_tool
from sitegen.pages.card_writer import CardWriter
from sitegen.pages.compare.links import Compared
from sitegen.pages.head import head
from sitegen.pages.measured import measured_on_card
from sitegen.pages.page import File, Page
from sitegen.pages.views import CardPage, Link, Neighbour
from sitegen.pages.words import EMPTY
from sitegen.scoring import Scored
from sitegen.settings import Settings
from sitegen.tables import CardDeck, ModelTable, class_data, short_data

ROWS_SHOWN = 25


def card_paths(card: CardSummary, codes: Sequence[str]) -> Iterator[str]:
    """The addresses of what `card_pages` makes, and `class_files` of the classes named after the card."""
    yield from (card_path(code, card.slug) for code in codes)
    yield card_table_path(card.slug)
    if card.class_name == card.slug:
        yield class_path(card.slug)
    if card.group_name == card.slug:
        yield short_path(card.slug)


def card_pages(
    facts: CardFacts,
    languages: Sequence[Language],
    settings: Settings,
    compared: Compared | None = None,
    measured: Sequence[Scored] = (),
) -> Iterator[Page | File]:
    """One page a language, in the order of `languages`, then the whole table that they share. Pages link to the card's
    comparisons in `compared`, and show the speeds `measured` on it."""
    marks = card_marks(facts)
    for language in languages:
        writer = CardWriter(facts, language)
        view = _card_page(writer, languages, settings, marks, measured)
        if compared:
            view = replace(view, compare=compared.card(facts.card.slug, language))
        yield Page(writer.page, "card.html", view)
    yield Page(card_table_path(facts.card.slug), "card_table.html", whole_card_table(facts, languages, settings))


def class_files(tables: Sequence[ModelTable], deck: CardDeck, class_indices: Sequence[int]) -> Iterator[File]:
    """The data of some classes of cards; `tables` largest model first."""
    for class_index in class_indices:
        name = deck.class_name(class_index)
        yield File(class_path(name), class_data(tables, class_index).encode())
        if deck.group_name(class_index) == name:
            yield File(short_path(name), short_data(tables, class_index).encode())


def _card_page(
    writer: CardWriter,
    languages: Sequence[Language],
    settings: Settings,
    marks: tuple[str, ...],
    measured: Sequence[Scored],
) -> CardPage:
    facts, language = writer.facts, writer.language
    path_of = partial(card_path, slug=facts.card.slug)
    index_href = relative(writer.page, index_path(language.code))
    shown = facts.rows[: min(facts.models_fit, ROWS_SHOWN)]
    title, description = card_answers.title(writer), card_answers.description(writer)
    return CardPage(
        head=head(path_of, language, languages, settings, title, description, facts.card.name),
        heading=writer.text("card.heading"),
        badges=card_answers.badges(writer),
        lead=card_answers.lead(writer),
        answers=card_answers.answers(writer),
        table_heading=writer.text("card.table.heading"),
        tool=card_tool(writer),
        picture=card_picture(writer, marks),
        table_caption=writer.plural("card.table.caption", len(shown)) if shown else EMPTY,
        rows=model_lines(shown, writer),
        whole_table=_whole_table_link(writer),
        table_empty=EMPTY if shown else writer.text("card.table.empty"),
        speeds_note=writer.variant("speeds_note"),
        measured=measured_on_card(writer, measured),
        sizes_heading=writer.text("card.sizes.heading"),
        sizes_introduction=writer.text("card.sizes.introduction"),
        sizes=size_lines(writer),
        record_heading=writer.text("card.record.heading"),
        record_introduction=writer.text("card.record.introduction"),
        record=card_record.record(writer),
        meaning_heading=writer.text("meaning.heading"),
        meaning=card_prose.meaning(writer),
        steps_heading=writer.text("card.steps.heading"),
        steps_introduction=writer.text("card.steps.introduction"),
        steps=card_prose.steps(writer, index_href),
        faq_heading=writer.text("card.faq.heading"),
        faq=faq(writer),
        neighbours_heading=writer.text("card.neighbours.heading"),
        neighbours_introduction=writer.text("card.neighbours.introduction"),
        neighbours=tuple(_neighbours(writer)),
        source=card_prose.source(writer, card_record.source(writer)),
        other_direction=card_prose.other_direction(writer, index_href),
    )


def _whole_table_link(writer: CardWriter) -> Link:
    text = writer.plural("card.table.whole", writer.facts.models_total)
    return Link(text, f"{relative(writer.page, card_table_path(writer.facts.card.slug))}#{writer.language.code}")


def _neighbours(writer: CardWriter) -> Iterator[Neighbour]:
    near = writer.facts.neighbours
    for key, card in (
        ("less_memory", near.less_memory),
        ("more_memory", near.more_memory),
        ("slower", near.slower),
        ("faster", near.faster),
    ):
        if card:
            yield Neighbour(writer.text(f"card.neighbours.{key}"), (_named(writer, card),))
    if near.versions:
        cards = tuple(_named(writer, card) for card in near.versions)
        yield Neighbour(writer.text("card.neighbours.versions"), cards)


def _named(writer: CardWriter, card: Card) -> Markup:
    return writer.text("card.neighbours.value", **writer.other(card))
