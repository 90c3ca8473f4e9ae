"""The page where visitors compare: every pair with a page of its own, and what its script needs to show others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import partial

from markupsafe import Markup

from sitegen.estimator import DEFAULT_CONTEXT_TOKENS, LADDER, LEVELS, context_presets
from sitegen.facts import Pair, Summaries, size_index, slug_of
from sitegen.i18n import Language
from sitegen.pages.addresses import (
    DATA,
    card_pair_path,
    compare_path,
    compare_texts_path,
    model_pair_path,
    relative,
)
from sitegen.pages.card_tool import LONGEST_LIMIT_TOKENS
from sitegen.pages.compare import parts
from sitegen.pages.compare.views import CompareControls, ComparePage, Context, PairGroup
from sitegen.pages.head import head
from sitegen.pages.home import search_box
from sitegen.pages.lists import size_label
from sitegen.pages.page import Page
from sitegen.pages.site import Site
from sitegen.pages.tool import tool_texts
from sitegen.pages.views import Link
from sitegen.pages.words import name, plain

MESSAGES = (
    "count.tokens",
    "paragraph.join",
    "tool.lacks",
    "memory.size",
    "table.card",
    "index.model",
    "compare.heading",
    "compare.remove",
    "compare.add_cards",
    "compare.add_models",
    "compare.one_card",
    "compare.one_model",
    "compare.full",
    "compare.ask_cards",
    "compare.ask_models",
    "compare.shown",
    "compare.said.fastest",
    "compare.said.only",
    "compare.said.one",
    "compare.said.none",
    "compare.said.levels",
    "compare.said.lower",
    "compare.said.never",
    "compare.said.least_card",
    "compare.said.least_model",
    "compare.ends",
    "compare.malformed",
    "compare.failed",
    *(f"tool.level.{level.name.lower()}" for level in LEVELS),
)
"""What the script says, by the keys of the messages."""


def compare_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `compare_pages` makes."""
    yield compare_path(code)


def compare_pages(site: Site, language: Language) -> Iterator[Page]:
    """The page where visitors compare."""
    page = compare_path(language.code)
    title, description = (plain(language.text(f"head.compare.{key}")) for key in ("title", "description"))
    view = ComparePage(
        head=head(compare_path, language, site.languages, site.settings, title, description),
        heading=language.text("compare.heading"),
        lead=language.text("compare.lead"),
        files=relative(page, DATA),
        search=search_box(language, page),
        cards=tuple(_card_groups(site, language, page)),
        models=tuple(_model_groups(site, language, page)),
    )
    yield Page(page, "compare.html", view)


def _card_groups(site: Site, language: Language, page: str) -> Iterator[PairGroup]:
    """Popular cards with each other, then by the vendor of the first card; pairs by name."""
    popular = frozenset(site.settings.popular_cards)
    groups: dict[str, list[Pair]] = defaultdict(list)
    for pair in site.summaries.pairs.cards:
        owned = pair.first in popular and pair.second in popular
        groups["" if owned else site.deck.by_slug[pair.first].card.vendor].append(pair)
    for vendor in sorted(groups):
        heading = name(vendor) if vendor else language.text("tool.popular")
        yield PairGroup(f"cards-{slug_of(vendor) or 'popular'}", heading, _cards(groups[vendor], site, language, page))


def _cards(pairs: Iterable[Pair], site: Site, language: Language, page: str) -> tuple[Link, ...]:
    def label(slug: str) -> str:
        return parts.said_name(site.deck.by_slug[slug].card.name)

    ordered = sorted(pairs, key=lambda pair: (label(pair.first), label(pair.second)))
    return tuple(
        Link(
            parts.names(label(pair.first), label(pair.second), language),
            relative(page, card_pair_path(language.code, pair.slug)),
        )
        for pair in ordered
    )


def _model_groups(site: Site, language: Language, page: str) -> Iterator[PairGroup]:
    """By the size of the smaller model; pairs by name."""
    models = {model.slug: model for model in site.summaries.models}
    groups: dict[int, list[Pair]] = defaultdict(list)
    for pair in site.summaries.pairs.models:
        groups[size_index(models[pair.first].parameters)].append(pair)
    for index in sorted(groups):
        named = sorted((models[pair.first].name, models[pair.second].name, pair.slug) for pair in groups[index])
        links = (
            Link(parts.names(first, second, language), relative(page, model_pair_path(language.code, slug)))
            for first, second, slug in named
        )
        yield PairGroup(f"models-{index}", size_label(index, language), tuple(links))


def text_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `text_pages` makes."""
    yield compare_texts_path(code)


def text_pages(site: Site, language: Language) -> Iterator[Page]:
    """What the script needs in one language."""
    finish = partial(tool_texts, language, messages=MESSAGES)
    yield Page(compare_texts_path(language.code), "compare_controls.html", controls(language), language.code, finish)


def controls(language: Language) -> CompareControls:
    """The controls in one language."""

    def read(tokens: int) -> Markup:
        return language.plural("count.tokens", tokens, count=tokens)

    return CompareControls(
        contexts=tuple(Context(tokens, read(tokens)) for tokens in context_presets(LONGEST_LIMIT_TOKENS)),
        context=DEFAULT_CONTEXT_TOKENS,
        levels=tuple(level.name for level in LEVELS),
        level=LADDER[-1].name,
    )
