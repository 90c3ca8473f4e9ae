"""What runs on each size of memory, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from markupsafe import Markup

from sitegen.facts import (
    LONG_CONTEXT_TOKENS,
    CardSummary,
    MemoryFacts,
    MemoryModel,
    SizeClass,
    Summaries,
    memory_facts,
    memory_sizes,
)
from sitegen.i18n import Language
from sitegen.pages.addresses import index_path, memory_path, relative
from sitegen.pages.head import head
from sitegen.pages.lists import card_entry, card_link, default_context, memory_link, model_entry, size_label
from sitegen.pages.page import Page
from sitegen.pages.site import Site
from sitegen.pages.views import Link
from sitegen.pages.way_views import MemoryClass, MemoryModelLine, MemoryPage, SpeedRange
from sitegen.pages.words import EMPTY, name, paragraph, plain, range_end
from sitegen.tables import ModelRow


def memory_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The addresses of what `memory_pages` makes."""
    yield from (memory_path(code, size) for size in memory_sizes(summaries.cards))


def memory_pages(site: Site, language: Language) -> Iterator[Page]:
    """A page for each size of memory."""
    sizes = memory_sizes(site.summaries.cards)
    for size in sizes:
        facts = memory_facts(size, site.summaries, site.tables, site.deck)
        yield Page(memory_path(language.code, size), "memory.html", _memory(facts, sizes, site, language))


def _memory(facts: MemoryFacts, sizes: tuple[int, ...], site: Site, language: Language) -> MemoryPage:
    path_of = partial(memory_path, memory_gb=facts.memory_gb)
    page = path_of(language.code)
    values: dict[str, object] = {
        "memory": facts.memory_gb,
        "fit": facts.models_fit,
        "total": facts.models_total,
        "long": facts.models_fit_long,
        "context": default_context(language),
        "long_context": language.plural("count.tokens", LONG_CONTEXT_TOKENS, count=LONG_CONTEXT_TOKENS),
        "usable": language.memory(facts.usable_gb),
        "least": language.memory(facts.least_usable_gb),
    }
    title, description = (plain(language.text(f"head.memory.{key}", **values)) for key in ("title", "description"))
    one_card = facts.fastest.slug == facts.slowest.slug
    count = len(facts.cards)
    return MemoryPage(
        head=head(path_of, language, site.languages, site.settings, title, description),
        heading=language.text("memory.heading", **values),
        lead=_lead(facts, values, language),
        usable=_usable(facts, values, language),
        introduction=_introduction(facts, one_card, language),
        long_context=language.text("memory.at", **values),
        fastest=_card(facts.fastest, language, page),
        slowest=None if one_card else _card(facts.slowest, language, page),
        classes=tuple(_class(each, one_card, values, language, page) for each in facts.classes),
        all_models=Link(
            language.text("memory.all", **values),
            f"{relative(page, index_path(language.code))}?memory={facts.memory_gb}",
        ),
        cards_heading=language.plural("memory.cards", count, count=count, **values),
        cards=tuple(card_entry(card, language, page) for card in facts.cards),
        sizes=tuple(memory_link(size, language, page, current=size == facts.memory_gb) for size in sizes),
    )


def _lead(facts: MemoryFacts, values: dict[str, object], language: Language) -> Markup:
    if facts.largest is None:
        return language.text("memory.none", **values)
    largest = facts.largest
    named = {"model": name(largest.summary.name), "level": largest.fastest.level or ""}
    return paragraph(language, (language.text("memory.lead", **values), language.text("memory.largest", **named)))


def _usable(facts: MemoryFacts, values: dict[str, object], language: Language) -> Markup:
    less = facts.least_usable_gb < facts.usable_gb
    sentences = (
        language.text("memory.usable", **values),
        language.text("memory.usable_less", **values) if less else EMPTY,
    )
    return paragraph(language, sentences)


def _introduction(facts: MemoryFacts, one_card: bool, language: Language) -> Markup:
    cards = {"fastest": name(facts.fastest.name), "slowest": name(facts.slowest.name)}
    return language.text("memory.introduction_one" if one_card else "memory.introduction", **cards)


def _card(card: CardSummary, language: Language, page: str) -> Link:
    return card_link(card.slug, card.name, language, page)


def _class(facts: SizeClass, one_card: bool, values: dict[str, object], language: Language, page: str) -> MemoryClass:
    counts = {**values, "fit": facts.models_fit, "total": facts.models_total, "long": facts.models_fit_long}
    return MemoryClass(
        id=f"size-{facts.index}",
        heading=size_label(facts.index, language),
        text=language.text("memory.class", **counts),
        lines=tuple(_line(model, one_card, language, page) for model in facts.shown),
    )


def _line(model: MemoryModel, one_card: bool, language: Language, page: str) -> MemoryModelLine:
    entry = model_entry(model.summary, language, page)
    return MemoryModelLine(
        name=entry.name,
        href=entry.href,
        organization=entry.organization,
        parameters=entry.parameters,
        level=model.fastest.level or "",
        long_level=model.long.level or "",
        fastest=_speed(model.fastest, language),
        slowest=None if one_card else _speed(model.slowest, language),
    )


def _speed(row: ModelRow, language: Language) -> SpeedRange:
    low, high = range_end(language, row.low_tok_s), range_end(language, row.high_tok_s)
    return SpeedRange(language.speed(row.speed_tok_s), low, high)
