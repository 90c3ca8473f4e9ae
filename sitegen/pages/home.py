"""The first page in each language: both questions, the search, what is new. With the index that the search looks in."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import get_args

from sitegen.catalog import CardKind
from sitegen.facts import CardSummary, ModelSummary, Summaries, home_facts, search_data
from sitegen.i18n import Language
from sitegen.pages.addresses import (
    CHOOSER,
    SEARCH_DATA,
    absolute,
    accuracy_path,
    card_path,
    cards_path,
    compare_path,
    home_path,
    index_path,
    model_path,
    relative,
)
from sitegen.pages.head import head
from sitegen.pages.lists import card_link, family_link, makers, memory_link
from sitegen.pages.page import File, Page
from sitegen.pages.site import Site
from sitegen.pages.tool import spoken_name
from sitegen.pages.views import Link
from sitegen.pages.way_views import Dated, HomePage, SearchBox
from sitegen.pages.words import plain


def home_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `home_pages` makes."""
    yield home_path(code)


def home_pages(site: Site, language: Language) -> Iterator[Page]:
    """The first page."""
    facts = home_facts(site.summaries, site.tables, site.settings.popular_cards)
    page, settings = home_path(language.code), site.settings
    figures: dict[str, object] = {"site": settings.name, "models": facts.models, "cards": facts.cards}
    title, description = (plain(language.text(f"head.home.{key}", **figures)) for key in ("title", "description"))
    around = head(home_path, language, site.languages, settings, title, description)
    popular = (site.deck.by_slug[card.slug].card for card in facts.popular)
    view = HomePage(
        head=replace(around, default_absolute=absolute(settings.base_url, CHOOSER)),
        heading=language.text("home.heading"),
        lead=language.text("home.lead", **figures, estimates=facts.estimates),
        search=replace(search_box(language, page), on_model=facts.usual_model, on_card=facts.usual_card),
        popular=tuple(card_link(card.slug, spoken_name(card), language, page) for card in popular),
        memory=tuple(memory_link(size, language, page) for size in facts.memory_sizes_gb),
        families=tuple(family_link(group, language, page) for group in facts.families),
        all_cards=Link(language.text("navigation.cards"), relative(page, cards_path(language.code))),
        all_models=Link(language.text("navigation.models"), relative(page, index_path(language.code))),
        newest_models=tuple(_dated_models(facts.newest_models, language, page)),
        newest_cards=tuple(_dated_cards(facts.newest_cards, language, page)),
        compare=Link(language.text("compare.heading"), relative(page, compare_path(language.code))),
        accuracy=Link(language.text("measured.accuracy"), relative(page, accuracy_path(language.code))),
        articles=site.prose.links(page, language.code, site.prose.names),
    )
    yield Page(page, "home.html", view)


def search_box(language: Language, page: str) -> SearchBox:
    """The search on the page at the address `page`."""
    kinds = {kind: plain(language.label("card_kind", kind)) for kind in get_args(CardKind)}
    return SearchBox(
        index=relative(page, SEARCH_DATA),
        kinds=json.dumps(kinds, ensure_ascii=False, separators=(",", ":")),
        model=str(language.template("search.model")),
        card=str(language.template("search.card")),
        action=relative(page, index_path(language.code)),
    )


def _dated_models(models: Sequence[ModelSummary], language: Language, page: str) -> Iterator[Dated]:
    for model in models:
        href = relative(page, model_path(language.code, model.slug))
        yield Dated(model.name, href, makers(model, language), language.month_short(model.published))


def _dated_cards(cards: Sequence[CardSummary], language: Language, page: str) -> Iterator[Dated]:
    for card in cards:
        href = relative(page, card_path(language.code, card.slug))
        detail = plain(language.text("memory.size", memory=card.memory_gb))
        yield Dated(card.name.replace(f" {card.memory_gb} GB", ""), href, detail, language.month_short(card.released))


def search_paths(summaries: Summaries) -> Iterator[str]:
    """The address of what `search_files` makes."""
    yield SEARCH_DATA


def search_files(site: Site) -> Iterator[File]:
    """What the search looks in."""
    models = (table.model for table in site.tables)
    cards = (entry.card for entry in site.deck.cards)
    yield File(SEARCH_DATA, search_data(models, cards, site.settings.popular_cards).encode())
