"""A model's page in every language, and its whole table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from markupsafe import Markup

from sitegen.facts import Kin, ModelFacts
from sitegen.i18n import Language
from sitegen.pages import answers, steps
from sitegen.pages.addresses import (
    cards_path,
    data_path,
    index_path,
    measured_path,
    model_path,
    parts_path,
    relative,
    table_path,
)
from sitegen.pages.compare.links import Compared
from sitegen.pages.faq import faq
from sitegen.pages.head import head, model_description, model_title
from sitegen.pages.meaning import meaning
from sitegen.pages.measured import has_whole_list, measured_section, whole_measured
from sitegen.pages.page import File, Page
from sitegen.pages.picture import model_marks, picture
from sitegen.pages.record import record
from sitegen.pages.tables import CardTexts, whole_table
from sitegen.pages.tool import tool
from sitegen.pages.views import Link, Marks, ModelPage, Section
from sitegen.pages.words import EMPTY, link
from sitegen.pages.writer import Writer
from sitegen.settings import Settings
from sitegen.tables import ModelTable, model_data, parts_data

EPOCH_DATA = link("https://epoch.ai/data/ai-models", Markup("Epoch AI, <cite>Data on AI Models</cite>"), "en")
CC_BY = link("https://creativecommons.org/licenses/by/4.0/", "CC BY 4.0")
ROWS_SHOWN = 25
ALONE = Kin()


def model_paths(slug: str, codes: Sequence[str], measured: int = 0) -> Iterator[str]:
    """The addresses of what `model_pages` makes for a model with so many measurements."""
    yield from (model_path(code, slug) for code in codes)
    yield table_path(slug)
    yield data_path(slug)
    yield parts_path(slug)
    if has_whole_list(measured):
        yield measured_path(slug)


def model_pages(
    facts: ModelFacts,
    table: ModelTable,
    languages: Sequence[Language],
    settings: Settings,
    groups: Kin = ALONE,
    compared: Compared | None = None,
) -> Iterator[Page | File]:
    """One page a language, in the order of `languages`, then the whole table and the data that they share.

    Pages link to those of `groups` that the model belongs to, and to its comparisons in `compared`.
    """
    marks = model_marks(facts)
    for language in languages:
        view = _model_page(Writer(facts, language), languages, settings, marks, groups)
        if compared:
            view = replace(view, compare=compared.model(facts.model.slug, language))
        yield Page(model_path(language.code, facts.model.slug), "model.html", view)
    yield Page(table_path(facts.model.slug), "table.html", whole_table(facts, languages, settings))
    yield File(data_path(facts.model.slug), model_data(table).encode())
    yield File(parts_path(facts.model.slug), parts_data(table).encode())
    if has_whole_list(len(facts.measured)):
        yield Page(measured_path(facts.model.slug), "measurements.html", whole_measured(facts, languages, settings))


def _model_page(
    writer: Writer, languages: Sequence[Language], settings: Settings, marks: tuple[Marks, ...], groups: Kin
) -> ModelPage:
    facts, language = writer.facts, writer.language
    path_of = partial(model_path, slug=facts.model.slug)
    page = path_of(language.code)
    index_href = relative(page, index_path(language.code))
    shown, cards = facts.rows[: min(facts.cards_fit, ROWS_SHOWN)], CardTexts(writer)
    return ModelPage(
        head=head(
            path_of,
            language,
            languages,
            settings,
            model_title(writer),
            model_description(writer),
            facts.model.name,
        ),
        heading=writer.text("model.heading"),
        badges=answers.badges(writer, groups, page),
        lead=answers.lead(writer),
        answers=answers.answers(writer),
        table_heading=writer.text("model.table.heading"),
        tool=tool(writer, page),
        picture=picture(writer, marks),
        table_caption=_counted(writer, "model.table.caption", len(shown)),
        confidence=_confidence(language, facts),
        rows=cards.rows(shown),
        whole_table=_whole_table_link(writer, page),
        table_empty=EMPTY if shown else writer.text("model.table.empty"),
        speeds_note=writer.variant("speeds_note"),
        measured=measured_section(writer, page),
        record_heading=writer.text("model.record.heading"),
        record_introduction=writer.variant("model.record.introduction"),
        record=record(writer),
        smallest_heading=_counted(writer, "extremes.smallest.heading", len(facts.ten_smallest)),
        smallest_introduction=writer.variant("extremes.smallest.introduction"),
        smallest=cards.rows(facts.ten_smallest),
        meaning_heading=writer.text("meaning.heading"),
        meaning=meaning(writer),
        steps_heading=writer.text("steps.heading" if shown else "steps.heading_none"),
        steps_introduction=steps.introduction(writer),
        steps=steps.steps(writer, index_href),
        faq_heading=writer.text("faq.heading"),
        faq=faq(writer),
        source=_source(writer),
        other_direction=_other_direction(writer, page),
    )


def _confidence(language: Language, facts: ModelFacts) -> Markup:
    """What the speeds are worth, "mostly" where that differs between cards."""
    commonest, *others = facts.confidences
    return language.label("confidence_mostly" if others else "confidence", commonest)


def _counted(writer: Writer, key: str, count: int) -> Markup:
    return writer.plural(key, count) if count else EMPTY


def _whole_table_link(writer: Writer, page: str) -> Link:
    text = writer.plural("model.table.whole", writer.facts.cards_total)
    return Link(text, f"{relative(page, table_path(writer.facts.model.slug))}#{writer.language.code}")


def _source(writer: Writer) -> Section:
    if writer.facts.model.sources.epoch_record:
        credit = writer.text("source.credit", source=EPOCH_DATA, license=CC_BY)
    else:
        credit = writer.text("source.publisher")
    return Section("source", writer.text("source.heading"), (credit,))


def _other_direction(writer: Writer, page: str) -> Section:
    cards = link(relative(page, cards_path(writer.language.code)), writer.text("other.link"))
    return Section("other", writer.text("other.heading"), (writer.text("other.text", link=cards),))
