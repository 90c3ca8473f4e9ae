"""The index of all cards in each language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from sitegen.catalog import CardKind
from sitegen.facts import CardSummary, Summaries, memory_sizes
from sitegen.i18n import Language
from sitegen.pages.addresses import cards_path
from sitegen.pages.head import head
from sitegen.pages.index import choices, filters_view, mark_places, marks, same
from sitegen.pages.lists import card_entry, default_context, memory_link
from sitegen.pages.page import Page
from sitegen.pages.site import Site
from sitegen.pages.way_views import CardIndex, Filter
from sitegen.pages.words import plain


def cards_index_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `cards_index_pages` makes."""
    yield cards_path(code)


def cards_index_pages(site: Site, language: Language) -> Iterator[Page]:
    """The index of all cards. Sorted by name, without regard to case; ties by slug."""
    cards, page = site.summaries.cards, cards_path(language.code)
    count = len(cards)
    title, description = (
        plain(language.plural(f"head.cards.{key}", count, count=count)) for key in ("title", "description")
    )
    filters = _filters(cards, language)
    places = mark_places(filters)
    view = CardIndex(
        head=head(cards_path, language, site.languages, site.settings, title, description),
        heading=language.plural("cards.heading", count, count=count),
        introduction=language.text("cards.introduction", context=default_context(language)),
        filters=filters_view(language.text("filter.search.cards"), filters, language),
        entries=tuple(
            card_entry(card, language, page, marks(places, _values(card)))
            for card in sorted(cards, key=lambda each: (each.name.casefold(), each.slug))
        ),
        memory=tuple(memory_link(size, language, page) for size in memory_sizes(cards)),
    )
    yield Page(page, "cards.html", view)


def _filters(cards: Iterable[CardSummary], language: Language) -> tuple[Filter, ...]:
    cards, text = tuple(cards), language.text
    present = {card.kind for card in cards}
    kinds = {
        kind: language.sentence(language.label("card_kind", kind)) for kind in get_args(CardKind) if kind in present
    }
    supports = {key: text(f"support.{key}") for key in ("current", "none")}
    return (
        Filter("memory", "m", text("filter.memory_exact"), same(sorted({card.memory_gb for card in cards}))),
        Filter("vendor", "v", text("tool.vendor"), same(sorted({card.vendor for card in cards}))),
        Filter("kind", "k", text("tool.kind"), choices(kinds)),
        Filter("generation", "g", text("cards.generation"), same(sorted({card.generation for card in cards}))),
        Filter("support", "c", text("filter.support"), choices(supports)),
        Filter("year", "y", text("filter.year"), same(sorted({card.released.year for card in cards}, reverse=True))),
    )


def _values(card: CardSummary) -> dict[str, Iterable[str]]:
    """What a card answers, by filter."""
    return {
        "memory": (str(card.memory_gb),),
        "vendor": (card.vendor,),
        "kind": (card.kind,),
        "generation": (card.generation,),
        "support": ("current" if card.supported else "none",),
        "year": (str(card.released.year),),
    }
