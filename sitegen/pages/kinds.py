"""All kinds of page, each with its addresses: a new kind is added here and nowhere else.

Links are made from addresses before anything is rendered, so the addresses of a kind and its pages must agree; a build
stops where they do not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from sitegen.facts import Summaries
from sitegen.pages import (
    accuracy_page,
    card_page,
    card_tool,
    cards_index,
    group_pages,
    home,
    index,
    memory_pages,
    model_page,
    tool,
)
from sitegen.pages.compare import cards, chooser, models
from sitegen.pages.machines import feeds, hosts, open_data, pictures, sitemaps
from sitegen.pages.page import File, Page
from sitegen.pages.prose import article_pages
from sitegen.pages.site import AllLanguages, Kind, Shared, Site
from sitegen.pages.written import Prose

KINDS = (
    Kind(home.home_paths, home.home_pages),
    Kind(index.index_paths, index.index_pages),
    Kind(cards_index.cards_index_paths, cards_index.cards_index_pages),
    Kind(memory_pages.memory_paths, memory_pages.memory_pages),
    Kind(group_pages.family_paths, group_pages.family_pages),
    Kind(group_pages.organization_paths, group_pages.organization_pages),
    Kind(chooser.compare_paths, chooser.compare_pages),
    Kind(chooser.text_paths, chooser.text_pages),
    Kind(tool.text_paths, tool.text_pages),
    Kind(card_tool.card_text_paths, card_tool.card_text_pages),
    Kind(sitemaps.language_paths, sitemaps.language_files),
    Kind(feeds.feed_paths, feeds.feed_files),
    Kind(pictures.picture_paths, pictures.picture_files),
    Kind(hosts.not_found_paths, hosts.not_found_pages),
)
"""Pages made from all summaries, in every language."""

IN_ALL_LANGUAGES = (
    AllLanguages(accuracy_page.accuracy_paths, accuracy_page.accuracy_pages),
    AllLanguages(cards.card_pair_paths, cards.card_pair_pages),
    AllLanguages(models.model_pair_paths, models.model_pair_pages),
)
"""The same, made for all languages at once, because what they share takes long to derive."""

SHARED = (
    Shared(index.chooser_paths, index.chooser_pages),
    Shared(home.search_paths, home.search_files),
    Shared(tool.cards_paths, tool.cards_files),
    Shared(card_tool.models_paths, card_tool.models_files),
    Shared(sitemaps.shared_paths, sitemaps.shared_files),
    Shared(hosts.shared_paths, hosts.shared_files),
    *open_data.shared(),
)
"""The same, one for all languages."""


def site_addresses(summaries: Summaries, prose: Prose, codes: Sequence[str]) -> tuple[str, ...]:
    """Every page and data file of the site, before anything is rendered: sorted. `codes` are those of its languages."""
    paths = [path for shared in SHARED for path in shared.paths(summaries)]
    paths += [path for kind in KINDS for code in codes for path in kind.paths(summaries, code)]
    paths += [path for kind in IN_ALL_LANGUAGES for code in codes for path in kind.paths(summaries, code)]
    for model in summaries.models:
        paths += model_page.model_paths(model.slug, codes, model.measured)
    for card in summaries.cards:
        paths += card_page.card_paths(card, codes)
    return tuple(sorted((*paths, *prose.paths())))


def site_pages(site: Site) -> tuple[Callable[[], Iterable[Page | File]], ...]:
    """The makers of all pages that speak of many models and cards: each can be called alone, in any order."""
    together = [partial(each.pages, site) for each in SHARED]
    together += [partial(each.pages, site) for each in IN_ALL_LANGUAGES]
    articles = partial(article_pages, site)
    return (
        *together,
        articles,
        *(partial(kind.pages, site, language) for kind in KINDS for language in site.languages),
    )
