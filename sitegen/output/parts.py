"""The catalogue dealt into parts, and the work of one part: derive its facts, then render and stage its pages."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any

from sitegen.catalog import Card, Model
from sitegen.facts import ModelSummary, model_facts, summary
from sitegen.i18n import Language
from sitegen.output.runners import Doing, Start
from sitegen.output.templates import RenderFailure, Templates
from sitegen.output.tree import OutputTree, Written
from sitegen.pages import CARDS_DATA, Page, data_path, index_pages, model_pages, texts_path, tool_controls, tool_texts
from sitegen.settings import Settings
from sitegen.tables import CardDeck, build_table, cards_data, model_data


@dataclass(frozen=True, slots=True)
class Materials:
    """What the whole site shares."""

    settings: Settings
    cards: tuple[Card, ...]
    latest: date  # the youngest model's
    languages: tuple[Language, ...]
    templates: Templates
    tree: OutputTree


@dataclass(frozen=True, slots=True)
class Derived:
    """The end of a part's first stage."""

    summaries: tuple[ModelSummary, ...]


@dataclass(frozen=True, slots=True)
class Rendered:
    """The end of a part's second stage: what was staged, and which pages could not be rendered."""

    files: tuple[Written, ...]
    failures: tuple[RenderFailure, ...]


def deal(materials: Materials, models: Sequence[Model], count: int) -> list[Start]:
    """The work in `count` parts of about equal weight; never more parts than models. The first also makes the index."""
    count = max(1, min(count, len(models)))
    return [partial(work, materials, tuple(models[first::count]), first == 0) for first in range(count)]


def work(materials: Materials, models: Iterable[Model], with_index: bool) -> Generator[Any, Any, None]:
    """One part. Rests twice: after `Derived`, to be resumed with the summaries of all parts, and after `Rendered`."""
    deck = CardDeck(materials.cards)
    tables, facts = [], []
    with _uncollected():
        for model in models:
            yield Doing(f"content/models/{model.slug}.yaml")
            tables.append(build_table(model, deck))
            facts.append(model_facts(tables[-1], materials.latest))
    summaries: tuple[ModelSummary, ...] = yield Derived(tuple(summary(each) for each in facts))
    written: list[Written] = []
    failures: list[RenderFailure] = []
    for table, each in zip(tables, facts, strict=True):
        written.append(materials.tree.stage(data_path(each.model.slug), model_data(table).encode()))
        yield Doing(f"models/{each.model.slug}.html")
        yield from _render(materials, model_pages(each, materials.languages, materials.settings), written, failures)
    if with_index:
        written.append(materials.tree.stage(CARDS_DATA, cards_data(deck).encode()))
        yield from _render_texts(materials, written, failures)
        pages = index_pages(summaries, materials.languages, materials.settings)
        yield from _render(materials, pages, written, failures)
    yield Rendered(tuple(written), tuple(failures))


@contextmanager
def _uncollected() -> Iterator[None]:
    """What is made here stays to the end, so the garbage collector need not look at its 400,000 rows, now or later."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _render(
    materials: Materials, pages: Iterable[Page], written: list[Written], failures: list[RenderFailure]
) -> Generator[Doing, None, None]:
    languages = {language.code: language for language in materials.languages}
    default = materials.languages[0]
    for page in pages:
        yield Doing(page.path)
        language = languages.get(page.path.partition("/")[0], default)
        if content := _rendered(materials, page, language, failures):
            written.append(materials.tree.stage(page.path, content))


def _render_texts(
    materials: Materials, written: list[Written], failures: list[RenderFailure]
) -> Generator[Doing, None, None]:
    for language in materials.languages:
        controls = tool_controls(language, materials.cards, materials.settings)
        page = Page(texts_path(language.code), "controls.html", controls)
        yield Doing(page.path)
        if content := _rendered(materials, page, language, failures):
            texts = tool_texts(language, content.decode())
            written.append(materials.tree.stage(page.path, texts.encode()))


def _rendered(materials: Materials, page: Page, language: Language, failures: list[RenderFailure]) -> bytes | None:
    """The page's HTML; or nothing, and one more failure."""
    try:
        return materials.templates.render(page.template, page.view, language.text)
    except Exception as error:  # whatever a template raises is the theme's to mend, and named with its line
        failures.append(materials.templates.failure(page.path, error))
        return None
