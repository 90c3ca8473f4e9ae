"""Titles and descriptions fit and differ; addresses lead to each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sitegen.pages import Page, class_files, site_addresses, site_pages
from sitegen.pages.addresses import card_path, card_table_path, relative
from sitegen.pages.head import DESCRIPTION_CHARACTERS, TITLE_CHARACTERS
from sitegen.pages.index import chooser_pages, index_pages
from sitegen.pages.views import Chooser
from sitegen.pages.way_views import ModelIndex
from tests.pages.materials import KINDS, english, facts_of, files_of, models, page_of, site_of, table_of_cells

SLUGS = sorted({*KINDS.values(), *sorted(models())[::40]})


def test_titles_and_descriptions_fit_and_differ() -> None:
    heads = [page_of(facts_of(slug)).head for slug in SLUGS]
    assert max(len(head.title) for head in heads) <= TITLE_CHARACTERS
    assert max(len(head.description) for head in heads) <= DESCRIPTION_CHARACTERS
    assert len({head.title for head in heads}) == len({head.description for head in heads}) == len(heads)


def test_titles_hold_plain_text() -> None:
    head = page_of(facts_of("polycoder")).head
    assert head.title == "PolyCoder: which GPUs run it, and how fast"
    assert "<" not in head.title + head.description
    assert "&" not in head.title + head.description


def test_addresses_are_those_of_the_pages() -> None:
    site = site_of(["polycoder", "t5-11b"], ("en", "es"))
    files = [file for model in site.summaries.models for file in files_of(facts_of(model.slug))]
    files += [file for model in site.summaries.models for file in files_of(facts_of(model.slug), "es")[:1]]
    files += [Page(card_path(code, card.slug), "", None) for card in site.summaries.cards for code in ("en", "es")]
    files += [Page(card_table_path(card.slug), "", None) for card in site.summaries.cards]
    files += class_files(site.tables, site.deck, range(len(site.deck.classes)))
    files += [file for make in site_pages(site) for file in make()]
    assert sorted(file.path for file in files) == list(site_addresses(site.summaries, site.prose, ("en", "es")))


def test_relative_addresses() -> None:
    assert relative("en/models/a.html", "es/models/a.html") == "../../es/models/a.html"
    assert relative("en/models/a.html", "en/models/index.html") == "index.html"
    assert relative("en/models/a.html", "tables/a.html") == "../../tables/a.html"
    assert relative("index.html", "en/models/index.html") == "en/models/index.html"
    assert relative("tables/a.html", "assets/") == "../assets/"


def test_the_head_points_at_every_language() -> None:
    head = page_of(facts_of("polycoder")).head
    assert head.canonical == head.default_absolute == "https://tokmeter.example/en/models/polycoder.html"
    assert [(each.code, each.href, each.current) for each in head.alternates] == [("en", "polycoder.html", True)]
    assert head.home == "../index.html"
    targets = ["index.html", "../gpus/index.html", "../compare.html", "../index.html#search-box"]
    assert [(link.href, link.current) for link in head.navigation] == [(target, False) for target in targets]


def test_the_index_is_sorted_by_name_and_a_new_model_changes_no_other_line() -> None:
    before, after = (_index(chosen) for chosen in (SLUGS[:-1], SLUGS))
    names = [entry.name.casefold() for entry in after.entries]
    assert names == sorted(names)
    lines = [{replace(entry, marks="") for entry in each.entries} for each in (before, after)]
    assert lines[0] < lines[1]
    assert len(after.entries) == len(before.entries) + 1


def test_the_index_says_nothing_where_no_card_runs_a_model() -> None:
    (entry,) = _index([KINDS["no card"]]).entries
    assert (entry.cards, entry.smallest, entry.fastest) == ("0", "", "")
    assert (entry.parameters, entry.active) == ("2,800.0", "104.0")


def test_speeds_of_models_without_layers_are_marked_as_rough() -> None:
    """The generic profile's are far too high for small models, so lists must not rank them above others."""
    for entry, slug in (
        (entry, entry.href.rsplit("/", 1)[-1].removesuffix(".html")) for entry in _index(SLUGS).entries
    ):
        known = table_of_cells(slug).spec.cache is not None
        assert entry.fastest.startswith("~") is (bool(entry.fastest) and not known)


def test_the_root_page_invites_in_each_language() -> None:
    (page,) = chooser_pages(site_of([]))
    assert isinstance(page.view, Chooser)
    assert page.path == "index.html"
    assert len(page.view.choices) == len(page.view.invitations) == 1


def _index(slugs: Sequence[str]) -> ModelIndex:
    view = next(index_pages(site_of(slugs), english())).view
    assert isinstance(view, ModelIndex)
    return view
