"""The index of all models in each language, and the root page that leads to the languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from markupsafe import Markup, escape

from sitegen.facts import (
    SIZE_LIMITS,
    Group,
    ModelSummary,
    Summaries,
    families,
    memory_sizes,
    organizations,
    size_index,
    slug_of,
)
from sitegen.i18n import Language
from sitegen.pages.addresses import CHOOSER, absolute, home_path, index_path, relative
from sitegen.pages.head import alternates, head
from sitegen.pages.licenses import license_name
from sitegen.pages.lists import default_context, family_link, model_entry, organization_link, size_label
from sitegen.pages.page import Page
from sitegen.pages.site import Site
from sitegen.pages.views import Choice, Chooser
from sitegen.pages.way_views import Filter, Filters, ModelIndex
from sitegen.pages.words import plain
from sitegen.settings import Settings

LEAST = 2
"""A license or a task of fewer models is no choice of its own."""

SMALLEST_COLUMN = 4
"""Column of the memory of the smallest card, from 0."""


def index_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `index_pages` makes."""
    yield index_path(code)


def index_pages(site: Site, language: Language) -> Iterator[Page]:
    """The index of all models. Sorted by name, without regard to case; ties by slug."""
    models, page = site.summaries.models, index_path(language.code)
    count = len(models)
    title, description = (
        plain(language.plural(f"head.index.{key}", count, count=count)) for key in ("title", "description")
    )
    groups, makers = families(models), organizations(models)
    filters = _filters(site.summaries, groups, makers, language)
    places = mark_places(filters)
    view = ModelIndex(
        head=head(index_path, language, site.languages, site.settings, title, description),
        heading=language.plural("index.heading", count, count=count),
        introduction=language.text("index.introduction", context=default_context(language)),
        filters=filters_view(language.text("filter.search.models"), filters, language),
        entries=tuple(
            model_entry(model, language, page, marks(places, _values(model)))
            for model in sorted(models, key=lambda each: (each.name.casefold(), each.slug))
        ),
        families=tuple(family_link(group, language, page) for group in groups),
        organizations=tuple(organization_link(group, language, page) for group in makers),
    )
    yield Page(page, "index.html", view)


def filters_view(search: Markup, filters: Iterable[Filter], language: Language) -> Filters:
    """All that stands above an index."""
    shown = str(language.template("filter.shown"))
    return Filters(search, tuple(filters), shown, language.decimal, language.group)


def choices(texts: Mapping[str, Markup | str]) -> tuple[Choice, ...]:
    """Values as choices, each with its text."""
    return tuple(Choice(value, escape(text)) for value, text in texts.items())


def same(values: Iterable[object]) -> tuple[Choice, ...]:
    """Values that are their own text."""
    return choices({str(value): str(value) for value in values})


def _filters(
    summaries: Summaries, groups: Sequence[Group], makers: Sequence[Group], language: Language
) -> tuple[Filter, ...]:
    models, text = summaries.models, language.text
    years = sorted({model.published.year for model in models}, reverse=True)
    licenses = _common(model.license for model in models if model.license)
    tasks = _common(task for model in models for task in model.tasks)
    sizes = {str(index): size_label(index, language) for index in range(len(SIZE_LIMITS) + 1)}
    return (
        Filter("memory", "", text("filter.memory"), same(memory_sizes(summaries.cards)), column=SMALLEST_COLUMN),
        Filter("size", "s", text("filter.size"), choices(sizes)),
        Filter("type", "x", text("filter.type"), choices({key: text(f"type.{key}") for key in ("dense", "mixture")})),
        Filter("family", "f", text("filter.family"), same(group.slug for group in groups), links="families"),
        Filter(
            "organization", "o", text("filter.organization"), same(each.slug for each in makers), links="organizations"
        ),
        Filter("year", "y", text("filter.year"), same(years)),
        Filter("license", "l", text("filter.license"), choices({each: license_name(each) for each in licenses})),
        Filter("task", "t", text("filter.task"), choices({each: _task(each, language) for each in tasks})),
    )


def _task(task: str, language: Language) -> Markup:
    return language.sentence(language.label("task", task))


def _common(values: Iterable[str]) -> list[str]:
    """Values that occur at least twice, the most common first."""
    counted = Counter(values)
    return [value for value in sorted(counted, key=lambda value: (-counted[value], value)) if counted[value] >= LEAST]


def _values(model: ModelSummary) -> dict[str, Iterable[str]]:
    """What a model answers, by filter."""
    return {
        "size": (str(size_index(model.parameters)),),
        "type": ("mixture" if model.mixture else "dense",),
        "family": (slug_of(model.family),),
        "organization": map(slug_of, model.organizations),
        "year": (str(model.published.year),),
        "license": (model.license or "",),
        "task": model.tasks,
    }


def mark_places(filters: Iterable[Filter]) -> dict[tuple[str, str], str]:
    """The mark of each choice, by filter and value: the filter's key and the place of the choice, from 1."""
    return {
        (each.name, choice.value): f"{each.key}{place}"
        for each in filters
        for place, choice in enumerate(each.choices, 1)
    }


def marks(places: Mapping[tuple[str, str], str], values: Mapping[str, Iterable[str]]) -> str:
    """The marks of a row with these values, by filter."""
    found = (places.get((name, value)) for name, given in values.items() for value in given)
    return " ".join(dict.fromkeys(filter(None, found)))


def chooser_paths(summaries: Summaries) -> Iterator[str]:
    """The address of what `chooser_pages` makes."""
    yield CHOOSER


def chooser_pages(site: Site) -> Iterator[Page]:
    """The root page."""
    yield Page(CHOOSER, "chooser.html", _chooser(site.languages, site.settings))


def _chooser(languages: Sequence[Language], settings: Settings) -> Chooser:
    return Chooser(
        site=settings.name,
        title=settings.name,
        assets=relative(CHOOSER, "assets/"),
        canonical=absolute(settings.base_url, CHOOSER),
        choices=alternates(home_path, CHOOSER, languages, "", settings),
        invitations=tuple(language.text("chooser.invitation") for language in languages),
    )
