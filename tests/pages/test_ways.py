"""Home, indexes, groups and memory sizes: what they say, where they lead, that each says it in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import pytest

from sitegen.facts import Kin, kin, memory_sizes, size_index, slug_of
from sitegen.pages import Page, model_pages, site_pages
from sitegen.pages.head import DESCRIPTION_CHARACTERS, TITLE_CHARACTERS
from sitegen.pages.site import Site
from sitegen.pages.views import ModelPage
from sitegen.pages.way_views import CardIndex, FamilyPage, Filter, HomePage, MemoryPage, ModelIndex, OrganizationPage
from tests.pages.materials import SETTINGS, facts_of, languages, models, site_of, table_of_cells, texts

FAMILIES = (
    "Llama 3",
    "Qwen3",
    "DeepSeek-R1-Distill",
    "Pythia",
    "gpt-oss",
    "HyperCLOVA X SEED",
    "OpenReasoning-Nemotron",
)
POPULAR = ("geforce-rtx-3060-12-gb", "geforce-rtx-4090", "apple-m4-max-40-core-gpu-128-gb")
CODES = ("en", "es", "fr", "it")
UNFILLED = re.compile(r"[{}]|None|\bnan\b")


@lru_cache
def site() -> Site:
    """A few families whole, and every twentieth of the other models."""
    chosen = [slug for slug in sorted(models()) if (models()[slug].family or models()[slug].name).startswith(FAMILIES)]
    made = site_of(sorted({*chosen, *sorted(models())[::20]}), CODES)
    settings = SETTINGS.model_copy(update={"popular_cards": POPULAR})
    return replace(made, settings=settings)


@lru_cache
def pages() -> dict[str, Page]:
    found = (file for make in site_pages(site()) for file in make() if isinstance(file, Page))
    return {page.path: page for page in found if hasattr(page.view, "head")}


def view(path: str, kind: type) -> object:
    found = pages()[path].view
    assert isinstance(found, kind)
    return found


def ways(code: str) -> Iterator[Page]:
    return (page for path, page in pages().items() if path.startswith(f"{code}/"))


@pytest.mark.parametrize("code", CODES)
def test_titles_and_descriptions_differ_and_fit(code: str) -> None:
    heads = [page.view.head for page in ways(code)]  # type: ignore[attr-defined]
    assert len({head.title for head in heads}) == len({head.description for head in heads}) == len(heads) > 60
    assert [head.title for head in heads if len(head.title) > TITLE_CHARACTERS + 5] == []
    assert [head.description for head in heads if len(head.description) > DESCRIPTION_CHARACTERS + 5] == []


@pytest.mark.parametrize("code", CODES)
def test_texts_are_filled(code: str) -> None:
    templates = re.compile(r"\.search\.(model|card|kinds)$|\.filters\.shown$|\.head\.linked_data$")
    said = [(path, text) for page in ways(code) for path, text in texts(page.view) if not templates.search(path)]
    assert len(said) > 10_000
    assert [(path, text) for path, text in said if UNFILLED.search(text)] == []


def test_the_home_page_leads_both_ways() -> None:
    home = view("en/index.html", HomePage)
    assert isinstance(home, HomePage)
    assert [link.href for link in home.popular] == [f"gpus/{slug}.html" for slug in POPULAR]
    assert "24 GB" in [link.text.replace("\xa0", " ") for link in home.memory]
    assert home.families[0].href == "families/qwen3.html"
    months = [entry.order for entry in _models(view("en/models/index.html", ModelIndex))]
    assert home.newest_models[0].month.endswith(f"20{max(months)[:2]}")
    assert home.head.default_absolute == f"{SETTINGS.base_url}/index.html"


def _models(index: object) -> tuple[object, ...]:
    assert isinstance(index, ModelIndex)
    return index.entries


def test_marks_name_the_choices_that_a_row_answers() -> None:
    index = view("en/models/index.html", ModelIndex)
    assert isinstance(index, ModelIndex)
    by_slug = {model.slug: model for model in site().summaries.models}
    for entry in index.entries:
        model = by_slug[entry.href.removesuffix(".html")]
        found = {mark[0]: _choice(index.filters.filters, mark) for mark in entry.marks.split()}
        assert found["s"] == str(size_index(model.parameters))
        assert found["y"] == str(model.published.year)
        assert found["x"] == ("mixture" if model.mixture else "dense")
        assert found.get("f", slug_of(model.family)) == slug_of(model.family)
        assert found.get("t", "") in ("", *model.tasks)


def _choice(filters: tuple[Filter, ...], mark: str) -> str:
    (chosen,) = (each for each in filters if each.key == mark[0])
    return chosen.choices[int(mark[1:]) - 1].value


def test_choices_that_are_links_stand_in_the_order_of_the_links() -> None:
    index = view("fr/models/index.html", ModelIndex)
    assert isinstance(index, ModelIndex)
    for name, links in (("family", index.families), ("organization", index.organizations)):
        (filter_,) = (each for each in index.filters.filters if each.name == name)
        slugs = [link.href.rsplit("/", 1)[-1].removesuffix(".html") for link in links]
        assert [choice.value for choice in filter_.choices] == slugs


def test_the_index_of_cards_has_every_card() -> None:
    index = view("it/gpus/index.html", CardIndex)
    assert isinstance(index, CardIndex)
    assert [entry.href for entry in index.entries if entry.name == "GeForce RTX 4090"] == ["geforce-rtx-4090.html"]
    assert len(index.entries) == len(site().summaries.cards)
    names = [entry.name.casefold() for entry in index.entries]
    assert names == sorted(names)


def test_a_family_stands_side_by_side() -> None:
    family = view("en/families/llama-3.html", FamilyPage)
    assert isinstance(family, FamilyPage)
    assert [member.entry.name for member in family.members][::9] == ["Llama 3.2 1B", "Llama 3.1 405B"]
    for member in family.members:
        table = table_of_cells(member.entry.href.rsplit("/", 1)[-1].removesuffix(".html"))
        tokens = table.default_context_tokens
        english = languages()["en"]
        costs = {cost.level: english.memory(cost.need_gb) for cost in table.context(tokens).costs}
        assert member.needs == tuple(costs[level] if level in table.levels else "" for level in family.levels)
        rows = [table.row(site().deck.by_slug[slug].class_index, tokens) for slug in POPULAR]
        assert [cell.level for cell in member.cells] == [row.level or "" for row in rows]
        assert [cell.speed for cell in member.cells if cell.level] == [
            english.speed(row.speed_tok_s) for row in rows if row.level
        ]


def test_an_organization_lists_its_models_newest_first() -> None:
    page = view("es/organizations/alibaba.html", OrganizationPage)
    assert isinstance(page, OrganizationPage)
    orders = [entry.order for entry in page.entries]
    assert orders == sorted(orders, reverse=True)
    assert "../families/qwen3.html" in [link.href for link in page.families]


@pytest.mark.parametrize("memory_gb", [8, 24, 141, 512])
def test_a_memory_size_says_what_its_fastest_card_does(memory_gb: int) -> None:
    page = view(f"en/memory/{memory_gb}-gb.html", MemoryPage)
    assert isinstance(page, MemoryPage)
    card = site().deck.by_slug[page.fastest.href.rsplit("/", 1)[-1].removesuffix(".html")]
    assert card.card.memory.size_gb == memory_gb
    lines = [line for each in page.classes for line in each.lines]
    assert lines
    for line in lines:
        table = table_of_cells(line.href.rsplit("/", 1)[-1].removesuffix(".html"))
        row = table.row(card.class_index, table.default_context_tokens)
        assert (line.level, line.fastest.speed) == (row.level, languages()["en"].speed(row.speed_tok_s))
        longest = max(each.context_tokens for each in table.contexts if each.context_tokens <= 32_768)
        assert line.long_level == (table.row(card.class_index, longest).level or "")
    assert {entry.memory for entry in page.cards} == {str(memory_gb)}


def test_every_memory_size_has_a_page() -> None:
    sizes = memory_sizes(site().summaries.cards)
    assert len(sizes) > 25
    assert {f"en/memory/{size}-gb.html" for size in sizes} <= pages().keys()


def test_a_model_leads_to_its_family_and_its_maker() -> None:
    groups = kin(site().summaries.models)
    assert "Qwen3" in str(_badges("qwen3-30b-a3b", groups))
    assert 'href="../families/qwen3.html"' in _badges("qwen3-30b-a3b", groups)
    assert 'href="../organizations/alibaba.html"' in _badges("qwen3-30b-a3b", groups)
    assert "href" not in _badges("qwen3-30b-a3b", Kin())


def _badges(slug: str, groups: Kin) -> str:
    page = next(model_pages(facts_of(slug), table_of_cells(slug), [languages()["en"]], SETTINGS, groups))
    assert isinstance(page, Page)
    assert isinstance(page.view, ModelPage)
    return "".join(page.view.badges)
