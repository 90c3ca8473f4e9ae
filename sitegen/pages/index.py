"""The index of all models in each language, and the root page that leads to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sitegen.estimator import DEFAULT_CONTEXT_TOKENS
from sitegen.facts import ModelSummary, Summaries
from sitegen.i18n import Language
from sitegen.pages.addresses import CHOOSER, absolute, index_path, model_path, relative
from sitegen.pages.head import alternates, head
from sitegen.pages.page import Page
from sitegen.pages.site import Site
from sitegen.pages.views import Chooser, IndexEntry, ModelIndex
from sitegen.pages.words import plain
from sitegen.settings import Settings

BILLION = 10**9


def index_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `index_pages` makes."""
    yield index_path(code)


def index_pages(site: Site, language: Language) -> Iterator[Page]:
    """The index of all models. Sorted by name, without regard to case; ties by slug."""
    ordered = sorted(site.summaries.models, key=lambda each: (each.name.casefold(), each.slug))
    yield Page(index_path(language.code), "index.html", _model_index(ordered, language, site.languages, site.settings))


def chooser_paths(summaries: Summaries) -> Iterator[str]:
    """The address of what `chooser_pages` makes."""
    yield CHOOSER


def chooser_pages(site: Site) -> Iterator[Page]:
    """The root page."""
    yield Page(CHOOSER, "chooser.html", _chooser(site.languages, site.settings))


def _model_index(
    summaries: Sequence[ModelSummary], language: Language, languages: Sequence[Language], settings: Settings
) -> ModelIndex:
    count = len(summaries)
    title = plain(language.plural("head.index.title", count, count=count))
    description = plain(language.plural("head.index.description", count, count=count))
    context = language.plural("count.tokens", DEFAULT_CONTEXT_TOKENS, count=DEFAULT_CONTEXT_TOKENS)
    around = head(index_path, language, languages, settings, title, description)
    return ModelIndex(
        head=replace(around, default_absolute=absolute(settings.base_url, CHOOSER)),
        heading=language.plural("index.heading", count, count=count),
        introduction=language.text("index.introduction", context=context),
        caption=language.text("index.caption"),
        entries=tuple(_entry(summary, language) for summary in summaries),
    )


def _entry(summary: ModelSummary, language: Language) -> IndexEntry:
    memory_gb, speed_tok_s = summary.smallest_supported_memory_gb, summary.fastest_speed_tok_s
    return IndexEntry(
        name=summary.name,
        href=relative(index_path(language.code), model_path(language.code, summary.slug)),
        organization=_organization(summary, language),
        parameters=_billions(summary.parameters, language),
        active=_billions(summary.active_parameters, language) if summary.active_parameters else "",
        released=language.month_short(summary.published),
        cards=language.number(summary.cards_fit),
        smallest=language.number(memory_gb) if memory_gb else "",
        fastest=language.speed(speed_tok_s) if speed_tok_s else "",
    )


def _organization(summary: ModelSummary, language: Language) -> str:
    first, *others = summary.organizations
    if not others:
        return first
    return plain(language.plural("badge.organization_more", len(others), organization=first, count=len(others)))


def _billions(count: int, language: Language) -> str:
    """One decimal, two under a tenth of a billion: 0.07 must not read 0.1."""
    billions = count / BILLION
    return language.number(billions, 1 if billions >= 0.1 else 2)


def _chooser(languages: Sequence[Language], settings: Settings) -> Chooser:
    return Chooser(
        site=settings.name,
        assets=relative(CHOOSER, "assets/"),
        canonical=absolute(settings.base_url, CHOOSER),
        choices=alternates(index_path, CHOOSER, languages, "", settings),
        invitations=tuple(language.text("chooser.invitation") for language in languages),
    )
