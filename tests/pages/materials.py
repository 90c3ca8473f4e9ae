"""The real catalogue, English and a site, loaded once for all tests of pages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from datetime import date
from functools import lru_cache
from pathlib import Path

from markupsafe import Markup

from sitegen.catalog import Card, Model, load_catalog
from sitegen.facts import CardSummary, ModelFacts, Summaries, card_facts, card_summary, known, model_facts, summary
from sitegen.i18n import Language, available_codes, load_languages
from sitegen.pages import File, Page, Prose, Site, model_pages, site_addresses
from sitegen.pages.views import ModelPage, WholeTable
from sitegen.settings import Settings
from sitegen.tables import CardDeck, ModelTable, build_table

ROOT = Path(__file__).parents[2]
LATEST = date(2026, 9, 9)

KINDS = {
    "dense, no architecture": "polycoder",
    "many organizations": "crystalcoder",
    "grouped-query attention": "llama-3-1-8b",
    "sliding window": "gemma-3-27b",
    "window on every layer": "mistral-7b-v0-1",
    "mixture of experts and MLA": "deepseek-v2-236b",
    "one card alone": "deepseek-v3-671b",
    "SSM hybrid": "jamba-1-5-mini-52b",
    "recurrent": "rwkv-7-goose-2-9b",
    "compressed cache": "deepseek-v4-pro-1-6t",
    "no card": "kimi-k3-2-8t",
    "encoder-decoder": "t5-11b",
}


SETTINGS = Settings(name="Tokmeter", base_url="https://tokmeter.example", languages=("en",), theme="default")


@lru_cache
def languages() -> dict[str, Language]:
    """Every language that has a file, by its code."""
    loaded, _ = load_languages(ROOT, available_codes(ROOT))
    return {language.code: language for language in loaded}


def english() -> Language:
    """The language in which the texts are written first."""
    return languages()["en"]


@lru_cache
def models() -> dict[str, Model]:
    """All models by slug."""
    return {model.slug: model for model in _catalog()[0]}


def cards() -> Sequence[Card]:
    """All cards."""
    return _catalog()[1]


@lru_cache
def deck() -> CardDeck:
    """All cards."""
    return CardDeck(_catalog()[1])


@lru_cache
def _catalog() -> tuple[Sequence[Model], Sequence[Card]]:
    catalog = load_catalog(ROOT, None)
    assert not catalog.problems
    return catalog.models, catalog.cards


@lru_cache
def table_of_cells(slug: str) -> ModelTable:
    """All cells of a real model."""
    return build_table(models()[slug], deck())


@lru_cache
def facts_of(slug: str) -> ModelFacts:
    """A real model's facts."""
    return model_facts(table_of_cells(slug), LATEST)


def pages_of(facts: ModelFacts, code: str = "en") -> list[Page]:
    """A model's page in one language, and its whole table."""
    return [page for page in files_of(facts, code) if isinstance(page, Page)]


def files_of(facts: ModelFacts, code: str = "en") -> list[Page | File]:
    """All files of a model in one language."""
    return list(model_pages(facts, table_of_cells(facts.model.slug), [languages()[code]], SETTINGS))


def site_of(slugs: Iterable[str], codes: Sequence[str] = ("en",)) -> Site:
    """A site with a few real models, and all cards as they are with these."""
    spoken = tuple(languages()[code] for code in codes)
    slugs = tuple(slugs)
    tables = known(tuple(table_of_cells(slug) for slug in slugs), LATEST, deck()).tables  # ordered as in a build
    summaries = Summaries(tuple(summary(facts_of(slug)) for slug in slugs), _card_summaries(slugs))
    prose = Prose(())
    return Site(SETTINGS, spoken, summaries, prose, deck(), tables, site_addresses(summaries, prose, codes))


@lru_cache
def _card_summaries(slugs: tuple[str, ...]) -> tuple[CardSummary, ...]:
    tables = tuple(table_of_cells(slug) for slug in slugs)
    catalogue = known(tables, max((table.model.origin.published for table in tables), default=LATEST), deck())
    found = (
        card_summary(each) for index in range(len(deck().classes)) for each in card_facts(index, deck(), catalogue)
    )
    return tuple(sorted(found, key=lambda card: card.slug))


def page_of(facts: ModelFacts, code: str = "en") -> ModelPage:
    """A model's page in one language."""
    view = pages_of(facts, code)[0].view
    assert isinstance(view, ModelPage)
    return view


def table_of(facts: ModelFacts) -> WholeTable:
    """A model's whole table."""
    view = pages_of(facts)[-1].view
    assert isinstance(view, WholeTable)
    return view


def _plain(markup: Markup) -> str:
    """Unlike `Markup.striptags`, keeps no-break spaces as they are."""
    return Markup(re.sub(r"<[^>]*>", "", markup)).unescape()


def texts(view: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a view with its place in it, without tags."""
    if isinstance(view, str):
        yield path, _plain(view) if isinstance(view, Markup) else view
    elif isinstance(view, tuple):
        for position, item in enumerate(view):
            yield from texts(item, f"{path}[{position}]")
    elif is_dataclass(view):
        for field in fields(view):
            yield from texts(getattr(view, field.name), f"{path}.{field.name}")
