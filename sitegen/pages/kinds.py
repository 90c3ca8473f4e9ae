"""All kinds of page, each with its addresses: a new kind is added here and nowhere else.

Links are made from addresses before anything is rendered, so the addresses of a kind and its pages must agree; a build
stops where they do not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from sitegen.facts import Summaries
from sitegen.pages import card_page, card_tool, index, model_page, tool
from sitegen.pages.page import File, Page
from sitegen.pages.site import Kind, Shared, Site

KINDS = (
    Kind(index.index_paths, index.index_pages),
    Kind(tool.text_paths, tool.text_pages),
    Kind(card_tool.card_text_paths, card_tool.card_text_pages),
)
"""Pages made from all summaries, in every language."""

SHARED = (
    Shared(index.chooser_paths, index.chooser_pages),
    Shared(tool.cards_paths, tool.cards_files),
    Shared(card_tool.models_paths, card_tool.models_files),
)
"""The same, one for all languages."""


def site_addresses(summaries: Summaries, codes: Sequence[str]) -> tuple[str, ...]:
    """Every page and data file of the site, before anything is rendered: sorted. `codes` are those of its languages."""
    paths = [path for shared in SHARED for path in shared.paths(summaries)]
    paths += [path for kind in KINDS for code in codes for path in kind.paths(summaries, code)]
    for model in summaries.models:
        paths += model_page.model_paths(model.slug, codes)
    for card in summaries.cards:
        paths += card_page.card_paths(card, codes)
    return tuple(sorted(paths))


def site_pages(site: Site) -> tuple[Callable[[], Iterable[Page | File]], ...]:
    """The makers of all pages that speak of many models and cards: each can be called alone, in any order."""
    shared = [partial(each.pages, site) for each in SHARED]
    return (*shared, *(partial(kind.pages, site, language) for kind in KINDS for language in site.languages))
