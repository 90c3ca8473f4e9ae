"""The catalogue dealt into parts, and the work of one part: derive its facts, then render and stage its pages."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from typing import Any, TypeVar

from sitegen.catalog import Card, Model
from sitegen.facts import (
    CardFacts,
    Known,
    Measurements,
    ModelFacts,
    Summaries,
    card_facts,
    card_summary,
    kin,
    known,
    measurements,
    model_facts,
    summary,
)
from sitegen.i18n import Language
from sitegen.output.runners import Doing, Start
from sitegen.output.templates import RenderFailure, Templates
from sitegen.output.tree import OutputTree, Written
from sitegen.pages import (
    Compared,
    File,
    Page,
    Prose,
    Site,
    card_pages,
    class_files,
    model_pages,
    site_addresses,
    site_pages,
)
from sitegen.scoring import MeasuredRow
from sitegen.settings import Settings
from sitegen.tables import CardDeck, ModelTable, build_table

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Materials:
    """What the whole site shares."""

    settings: Settings
    models: tuple[Model, ...]
    cards: tuple[Card, ...]
    latest: date  # the youngest model's
    languages: tuple[Language, ...]
    prose: Prose
    templates: Templates
    tree: OutputTree
    measured: tuple[MeasuredRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Derived:
    """The end of a part's first stage."""

    summaries: Summaries


@dataclass(frozen=True, slots=True)
class Rendered:
    """The end of a part's second stage: what was staged, and which pages could not be rendered."""

    files: tuple[Written, ...]
    failures: tuple[RenderFailure, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """Which part of everything one part of the work takes: every `count`th, from `first` on."""

    first: int
    count: int

    def of(self, everything: Sequence[T]) -> Sequence[T]:
        return everything[self.first :: self.count]


def deal(materials: Materials, count: int) -> list[Start]:
    """The work in `count` parts of about equal weight; never more parts than models."""
    count = max(1, min(count, len(materials.models)))
    return [partial(work, materials, Share(first, count)) for first in range(count)]


def work(materials: Materials, share: Share) -> Generator[Any, Any, None]:
    """One part. Rests twice: after `Derived`, to be resumed with the summaries of all parts, and after `Rendered`.

    Every part makes the tables of all models, which takes half a second, and facts and pages of its share alone.
    """
    deck = CardDeck(materials.cards)
    with _uncollected():
        tables = yield from _tables(materials.models, deck)
        measured = measurements(materials.measured)
        models = yield from _model_facts(share.of(tables), materials.latest, measured)
        catalogue = known(tables, materials.latest, deck)
        cards = yield from _card_facts(share, deck, catalogue)
    mine = Summaries(tuple(map(summary, models)), tuple(map(card_summary, cards)))
    summaries: Summaries = yield Derived(mine)
    bench, groups, compared = _Bench(materials), kin(summaries.models), Compared(summaries)
    for model, table in zip(models, share.of(tables), strict=True):
        yield Doing(f"models/{model.model.slug}.html")
        yield from bench.stage(model_pages(model, table, materials.languages, materials.settings, groups, compared))
    yield from bench.stage(class_files(catalogue.tables, deck, share.of(range(len(deck.classes)))))
    for card in cards:
        yield Doing(f"gpus/{card.card.slug}.html")
        runs = measured.by_card.get(card.card.slug, ())
        yield from bench.stage(card_pages(card, materials.languages, materials.settings, compared, runs))
    site = Site(
        settings=materials.settings,
        languages=materials.languages,
        summaries=summaries,
        prose=materials.prose,
        deck=deck,
        tables=catalogue.tables,
        measured=materials.measured,
        addresses=site_addresses(summaries, materials.prose, materials.settings.languages),
    )
    for make in share.of(site_pages(site)):
        yield from bench.stage(iter(make()))
    yield Rendered(tuple(bench.written), tuple(bench.failures))


def _tables(models: Sequence[Model], deck: CardDeck) -> Generator[Doing, None, tuple[ModelTable, ...]]:
    tables = []
    for model in models:
        yield Doing(f"content/models/{model.slug}.yaml")
        tables.append(build_table(model, deck))
    return tuple(tables)


def _model_facts(
    tables: Sequence[ModelTable], latest: date, measured: Measurements
) -> Generator[Doing, None, list[ModelFacts]]:
    facts = []
    for table in tables:
        yield Doing(f"content/models/{table.model.slug}.yaml")
        facts.append(model_facts(table, latest, measured.by_model.get(table.model.slug, ())))
    return facts


def _card_facts(share: Share, deck: CardDeck, known: Known) -> Generator[Doing, None, list[CardFacts]]:
    """A part takes whole classes of cards, so that their rows are made once."""
    facts: list[CardFacts] = []
    for class_index in share.of(range(len(deck.classes))):
        yield Doing(f"content/gpus/{deck.of_class(class_index)[0].card.slug}.yaml")
        facts += card_facts(class_index, deck, known)
    return facts


@contextmanager
def _uncollected() -> Iterator[None]:
    """What is made here stays to the end, so the garbage collector need not look at its 600,000 rows, now or later."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@dataclass(frozen=True, slots=True)
class _Bench:
    """Where pages become files, or failures."""

    materials: Materials
    written: list[Written] = field(default_factory=list)
    failures: list[RenderFailure] = field(default_factory=list)

    def stage(self, pages: Iterator[Page | File]) -> Generator[Doing, None, None]:
        for page in pages:
            yield Doing(page.path)
            content = page.content if isinstance(page, File) else self._rendered(page)
            if content is not None:
                self.written.append(self.materials.tree.stage(page.path, content))

    def _rendered(self, page: Page) -> bytes | None:
        """The page as its template makes it; or nothing, and one more failure."""
        materials = self.materials
        try:
            language = self._language(page)
            foot = materials.prose.foot(page.path, language.code)
            content = materials.templates.render(page.template, page.view, language.text, foot)
        except Exception as error:  # whatever a template raises is the theme's to mend, and named with its line
            self.failures.append(materials.templates.failure(page.path, error))
            return None
        return page.finish(content.decode()).encode() if page.finish else content

    def _language(self, page: Page) -> Language:
        """A page's language; the first for pages that all languages share."""
        code = page.code or page.path.partition("/")[0]
        languages = self.materials.languages
        return next((language for language in languages if language.code == code), languages[0])
