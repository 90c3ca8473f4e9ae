"""Lines of lists: models and cards as indexes and groups name them."""

from __future__ import annotations

from markupsafe import Markup, escape

from sitegen.estimator import DEFAULT_CONTEXT_TOKENS
from sitegen.facts import SIZE_LIMITS, CardSummary, Group, ModelSummary
from sitegen.i18n import Language
from sitegen.pages.addresses import card_path, family_path, memory_path, model_path, organization_path, relative
from sitegen.pages.licenses import license_name
from sitegen.pages.views import Link
from sitegen.pages.way_views import CardEntry, ModelEntry
from sitegen.pages.words import name, plain

BILLION = 10**9


def model_entry(summary: ModelSummary, language: Language, page: str, marks: str = "") -> ModelEntry:
    """A model in a list on the page at the address `page`."""
    memory_gb, speed_tok_s = summary.smallest_supported_memory_gb, summary.fastest_speed_tok_s
    return ModelEntry(
        name=summary.name,
        href=relative(page, model_path(language.code, summary.slug)),
        organization=makers(summary, language),
        parameters=billions(summary.parameters, language),
        active=billions(summary.active_parameters, language) if summary.active_parameters else "",
        cards=language.number(summary.cards_fit),
        smallest=language.number(memory_gb) if memory_gb else "",
        fastest=f"{'~' if summary.rough else ''}{language.speed(speed_tok_s)}" if speed_tok_s else "",
        license=license_name(summary.license) if summary.license else "",
        released=language.month_short(summary.published),
        order=f"{summary.published:%y%m%d}",
        marks=marks,
    )


def card_entry(summary: CardSummary, language: Language, page: str, marks: str = "") -> CardEntry:
    """A card in a list on the page at the address `page`."""
    return CardEntry(
        name=summary.name,
        href=relative(page, card_path(language.code, summary.slug)),
        vendor=summary.vendor,
        memory=language.number(summary.memory_gb),
        bandwidth=language.number(summary.bandwidth_gb_s),
        models=language.number(summary.models_fit),
        largest=summary.largest.name if summary.largest else "",
        kind=language.sentence(language.label("card_kind", summary.kind)),
        generation=summary.generation,
        released=language.month_short(summary.released),
        order=f"{summary.released:%y%m%d}",
        marks=marks,
    )


def makers(summary: ModelSummary, language: Language) -> str:
    """The first organization, and how many more there are."""
    first, *others = summary.organizations
    if not others:
        return first
    return plain(language.plural("badge.organization_more", len(others), organization=first, count=len(others)))


def billions(count: int, language: Language) -> str:
    """One decimal, two under a tenth of a billion: 0.07 must not read 0.1."""
    of_them = count / BILLION
    return language.number(of_them, 1 if of_them >= 0.1 else 2)


def default_context(language: Language) -> Markup:
    """The context that lists speak of: "4,096 tokens"."""
    return language.plural("count.tokens", DEFAULT_CONTEXT_TOKENS, count=DEFAULT_CONTEXT_TOKENS)


def size_label(index: int, language: Language) -> Markup:
    """A size class in words."""
    low = SIZE_LIMITS[index - 1] // BILLION if index else 0
    if index == len(SIZE_LIMITS):
        return language.text("size.over", low=low)
    high = SIZE_LIMITS[index] // BILLION
    return language.text("size.between", low=low, high=high) if low else language.text("size.up_to", high=high)


def memory_link(memory_gb: int, language: Language, page: str, current: bool = False) -> Link:
    """A link to a memory size, "24 GB"."""
    text = language.text("memory.size", memory=memory_gb)
    return Link(text, relative(page, memory_path(language.code, memory_gb)), current)


def family_link(group: Group, language: Language, page: str) -> Link:
    """A link to a family of models."""
    return Link(escape(group.name), relative(page, family_path(language.code, group.slug)))


def organization_link(group: Group, language: Language, page: str) -> Link:
    """A link to an organization's models."""
    return Link(escape(group.name), relative(page, organization_path(language.code, group.slug)))


def card_link(slug: str, text: str, language: Language, page: str) -> Link:
    """A link to a card."""
    return Link(name(text), relative(page, card_path(language.code, slug)))
