"""A card's page in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from markupsafe import Markup, escape

from sitegen.facts import CardFacts
from sitegen.i18n import Language
from sitegen.pages.addresses import card_path, model_path, relative
from sitegen.pages.head import head
from sitegen.pages.page import File, Page
from sitegen.pages.tables import bar
from sitegen.pages.views import CardPage, Field, ModelLine
from sitegen.pages.words import EMPTY, name, plain, range_end
from sitegen.settings import Settings
from sitegen.tables import ModelRow

ROWS_SHOWN = 25
BILLION = 10**9


def card_paths(slug: str, codes: Sequence[str]) -> Iterator[str]:
    """The addresses of what `card_pages` makes."""
    yield from (card_path(code, slug) for code in codes)


def card_pages(facts: CardFacts, languages: Sequence[Language], settings: Settings) -> Iterator[Page | File]:
    """One page a language, in the order of `languages`."""
    for language in languages:
        view = _card_page(facts, language, languages, settings)
        yield Page(card_path(language.code, facts.card.slug), "card.html", view)


def _card_page(facts: CardFacts, language: Language, languages: Sequence[Language], settings: Settings) -> CardPage:
    path_of = partial(card_path, slug=facts.card.slug)
    values: dict[str, object] = {"card": name(facts.card.name), "total": language.number(facts.models_total)}
    plain_values = {**values, "card": facts.card.name}
    title = plain(language.text("head.card.title", **plain_values))
    shown = [row for row in facts.rows[:ROWS_SHOWN] if row.level]
    return CardPage(
        head=head(path_of, language, languages, settings, title, plain(_lead(facts, language, plain_values))),
        heading=language.text("card.heading", **values),
        lead=_lead(facts, language, values),
        table_heading=language.text("card.table.heading", **values),
        table_caption=language.plural("card.table.caption", len(shown), count=len(shown)) if shown else EMPTY,
        rows=tuple(_line(row, language, path_of(language.code)) for row in shown),
        record_heading=language.text("card.record.heading"),
        record=tuple(_record(facts, language)),
    )


def _lead(facts: CardFacts, language: Language, values: dict[str, object]) -> Markup:
    count = facts.models_fit
    return language.plural("card.lead", count, count=count, **values) if count else language.text("card.none", **values)


def _line(row: ModelRow, language: Language, page: str) -> ModelLine:
    model = row.model
    return ModelLine(
        name=model.name,
        href=relative(page, model_path(language.code, model.slug)),
        organization=model.origin.organizations[0],
        parameters=billions(model.size.parameters, language),
        speed=language.speed(row.speed_tok_s),
        low=range_end(language, row.low_tok_s),
        high=range_end(language, row.high_tok_s),
        bar=bar(row),
        need=language.memory(row.need_gb),
        level=row.level or "",
        fit=row.fit,
        fit_text=language.sentence(language.label("fit", row.fit)),
        published=language.month_short(model.origin.published),
    )


def billions(count: int, language: Language) -> str:
    """One decimal, two under a tenth of a billion: 0.07 must not read 0.1."""
    of_them = count / BILLION
    return language.number(of_them, 1 if of_them >= 0.1 else 2)


def _record(facts: CardFacts, language: Language) -> Iterator[Field]:
    card = facts.card
    memory, bandwidth = card.memory.size_gb, card.memory.bandwidth_gb_s
    values: tuple[tuple[str, str | Markup], ...] = (
        ("vendor", name(card.vendor)),
        ("generation", name(card.generation)),
        ("kind", language.sentence(language.label("card_kind", card.kind))),
        ("memory", language.text("card.record.memory_value", memory=language.number(memory))),
        ("bandwidth", language.text("card.record.bandwidth_value", bandwidth=language.number(bandwidth))),
        ("released", language.day(card.released)),
        ("source", name(card.sources.specification)),
    )
    for key, value in values:
        yield Field(language.text(f"card.record.{key}"), escape(value))
