"""A card's page made of few records, as the program makes it."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

from sitegen.facts import CardFacts, card_facts, known
from sitegen.i18n import Language, load_languages
from sitegen.pages import Page, card_pages
from sitegen.pages.views import CardPage, WholeCardTable
from sitegen.settings import Settings
from sitegen.tables import CardDeck, build_table
from tests.records import architecture, card, model
from tests.site import PROJECT

SETTINGS = Settings(name="Cards & Models", base_url="https://cards.example", languages=("en",), theme="default")
MODELS = tuple(
    model(f"Model {size}B & more", size * 10**9, architecture(), published=date(2026, 1, size % 28 + 1))
    for size in (1, *range(3, 60, 2), 70, 120, 900)
)


@lru_cache
def language() -> Language:
    (english,), problems = load_languages(PROJECT, ["en"])
    assert not problems
    return english


def facts(memory_gb: int = 24) -> CardFacts:
    """A card among two others."""
    cards = [
        card(f"Some Card <{memory_gb} GB>", memory_gb=memory_gb, chip="X1"),
        card("Other Card", memory_gb=48, bandwidth_gb_s=2000, chip="X1"),
        card("Small Card", memory_gb=2, vendor="AMD"),
    ]
    deck = CardDeck(cards)
    tables = [build_table(each, deck) for each in MODELS]
    entry = deck.by_slug[cards[0].slug]
    found = card_facts(entry.class_index, deck, known(tables, date(2026, 2, 1), deck))
    return next(each for each in found if each.card is cards[0])


def pages(memory_gb: int = 24) -> list[Page]:
    """The page and the whole table."""
    return [page for page in card_pages(facts(memory_gb), [language()], SETTINGS) if isinstance(page, Page)]


def page(memory_gb: int = 24) -> CardPage:
    view = pages(memory_gb)[0].view
    assert isinstance(view, CardPage)
    return view


def whole_table() -> WholeCardTable:
    view = pages()[1].view
    assert isinstance(view, WholeCardTable)
    return view
