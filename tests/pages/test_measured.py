"""Measured speeds on a model's page, the list of all of them, and the page about accuracy."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

import pytest

from sitegen.catalog import load_catalog
from sitegen.facts import MOST_SHOWN, Measurements, measurements, summary
from sitegen.pages import File, Page, site_addresses, site_pages
from sitegen.pages.measured_views import AccuracyPage, WholeMeasured
from sitegen.pages.scatter import SIDE
from sitegen.pages.views import ModelPage
from sitegen.scoring import MeasuredRow, measured_rows
from tests.pages.materials import ROOT, SETTINGS, facts_of, files_of, site_of, texts

CODES = ("en", "es", "fr", "it")


@lru_cache
def rows() -> tuple[MeasuredRow, ...]:
    return tuple(measured_rows(load_catalog(ROOT)))


@lru_cache
def measured() -> Measurements:
    return measurements(rows())


def pages_of(slug: str, code: str = "en") -> list[Page | File]:
    return files_of(replace(facts_of(slug), measured=measured().by_model.get(slug, ())), code)


def model_page(slug: str, code: str = "en") -> ModelPage:
    (view,) = (page.view for page in pages_of(slug, code) if isinstance(page, Page) and page.template == "model.html")
    assert isinstance(view, ModelPage)
    return view


def test_a_measured_model_shows_estimates_beside_measurements() -> None:
    section = model_page("llama-3-1-8b").measured
    assert section is not None
    assert len(section.lines) == MOST_SHOWN
    line = section.lines[0]
    assert line.href.startswith("../gpus/")
    assert line.source.href.startswith("https://")
    assert re.fullmatch(r"[\d.,]+", line.speed)
    assert line.low
    assert section.whole is not None
    assert section.whole.href == "../../measured/llama-3-1-8b.html#en"
    assert section.accuracy.href == "../accuracy.html"


def test_a_model_that_nobody_measured_has_no_such_section() -> None:
    assert model_page("polycoder").measured is None
    assert [page.path for page in pages_of("polycoder") if page.path.startswith("measured/")] == []


def test_a_model_of_few_measurements_has_no_list_of_its_own() -> None:
    few = next(slug for slug, found in measured().by_model.items() if len(found) <= MOST_SHOWN)
    section = model_page(few).measured
    assert section is not None
    assert section.whole is None
    assert not any(page.path.startswith("measured/") for page in pages_of(few))


def test_the_list_holds_every_measurement() -> None:
    (page,) = (page for page in pages_of("llama-3-1-8b") if page.path == "measured/llama-3-1-8b.html")
    assert isinstance(page, Page)
    assert isinstance(page.view, WholeMeasured)
    assert len(page.view.lines) == len(measured().by_model["llama-3-1-8b"]) > 50


@pytest.mark.parametrize("slug", ["llama-3-1-8b", "polycoder"])
def test_addresses_and_pages_agree(slug: str) -> None:
    site = site_of([slug], ("en",))
    facts = replace(facts_of(slug), measured=measured().by_model.get(slug, ()))
    summaries = replace(site.summaries, models=(summary(facts),))
    addresses = set(site_addresses(summaries, site.prose, ("en",)))
    assert {page.path for page in pages_of(slug)} <= addresses
    assert ("measured/polycoder.html" in addresses) is False


def accuracy_pages(some: tuple[MeasuredRow, ...]) -> dict[str, AccuracyPage]:
    site = replace(site_of(["polycoder"], CODES), measured=some)
    made = [page for make in site_pages(site) for page in make() if page.path.endswith("/accuracy.html")]
    views = {page.path[:2]: page.view for page in made if isinstance(page, Page)}
    assert all(isinstance(view, AccuracyPage) for view in views.values())
    return views  # type: ignore[return-value]


@lru_cache
def real_accuracy() -> dict[str, AccuracyPage]:
    return accuracy_pages(rows())


def test_the_page_about_accuracy_in_every_language() -> None:
    views = real_accuracy()
    assert list(views) == list(CODES)
    for code, view in views.items():
        assert len(view.tables) == 5
        assert len(view.worst) >= 10
        assert len(view.rivals) == 7
        assert view.rivals[0].name == SETTINGS.name
        assert len(view.head.title) <= 60, code
        assert len(view.head.description) <= 160, code
        assert not [text for path, text in texts(view) if "{" in text and path != ".head.linked_data"]


def test_marks_stay_on_the_grid() -> None:
    picture = real_accuracy()["en"].picture
    assert picture is not None
    for marks in picture.marks:
        x = y = 0
        for right, down in re.findall(r"m(-?\d+) ?(-?\d+)h1", marks.path):
            x, y = x + int(right), y + int(down)
            assert 0 <= x <= SIDE
            assert 0 <= y <= SIDE
            x += 1
        assert marks.path


def test_without_measurements_the_page_says_so() -> None:
    for view in accuracy_pages(()).values():
        assert view.picture is None
        assert view.tables == view.rivals == view.worst == ()
        assert view.lead
