"""What the pages of cards say, in every language: heads, questions, rules, neighbours."""

from __future__ import annotations

import re
from datetime import timedelta
from functools import lru_cache

import pytest

from sitegen.estimator import fit_of
from sitegen.facts import CardFacts, card_facts, known
from sitegen.pages import Page, card_pages
from sitegen.pages.card_answers import description, title
from sitegen.pages.card_writer import CardWriter
from sitegen.pages.head import DESCRIPTION_CHARACTERS, TITLE_CHARACTERS
from sitegen.pages.views import CardPage, WholeCardTable
from tests.pages.materials import LATEST, SETTINGS, deck, languages, models, table_of_cells, texts

CODES = ("en", "es", "fr", "it")
CARDS = (
    "geforce-rtx-3090",
    "geforce-gtx-1650",
    "apple-m4-max-40-core-gpu-128-gb",
    "b300",
    "tesla-c1080",
    "playstation-5-gpu",
)


@lru_cache
def facts() -> dict[str, CardFacts]:
    """Of all cards, with every sixth model."""
    tables = [table_of_cells(slug) for slug in sorted(models())[::6]]
    measure = known(tables, LATEST, deck())
    found = (card_facts(index, deck(), measure) for index in range(len(deck().classes)))
    return {each.card.slug: each for of_class in found for each in of_class}


def page_of(slug: str, code: str) -> CardPage:
    view = next(iter(card_pages(facts()[slug], [languages()[code]], SETTINGS)))
    assert isinstance(view, Page)
    assert isinstance(view.view, CardPage)
    return view.view


@pytest.mark.parametrize("code", CODES)
def test_titles_and_descriptions_of_all_cards_fit_and_differ(code: str) -> None:
    writers = [CardWriter(each, languages()[code]) for each in facts().values()]
    titles, descriptions = [title(writer) for writer in writers], [description(writer) for writer in writers]
    assert len(set(titles)) == len(set(descriptions)) == len(writers)
    assert max(map(len, titles)) <= TITLE_CHARACTERS + 10
    assert max(map(len, descriptions)) <= DESCRIPTION_CHARACTERS


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("slug", CARDS)
def test_a_page_has_no_hole_and_says_enough(slug: str, code: str) -> None:
    page = page_of(slug, code)
    found = [place for place, text in texts(page) if re.search(r"[{}]|None|  ", text)]
    assert found == [".head.linked_data"]  # JSON
    assert len(page.faq) >= 13
    assert len({entry.question for entry in page.faq}) == len(page.faq)
    assert len(page.steps) == 6
    assert len(page.meaning) == 3
    assert page.record
    assert page.neighbours


def test_models_that_fit_come_first_and_the_largest_on_top() -> None:
    for each in facts().values():
        sizes = [row.model.size.parameters for row in each.rows[: each.models_fit]]
        assert sizes == sorted(sizes, reverse=True)
        assert all(row.level for row in each.rows[: each.models_fit])
        lacks = [row.shortfall_gb for row in each.rows[each.models_fit :]]
        assert lacks == sorted(lacks)
        assert 0 not in lacks


def test_the_pick_of_a_size_follows_the_rule_on_the_page() -> None:
    for each in facts().values():
        for group in each.groups:
            if group.pick:
                context = table_of_cells(group.pick.model.slug).context(group.pick.context_tokens)
                assert fit_of(context.usual.need_gb, each.usable_gb) == "comfortable"
                assert group.pick.speed_tok_s >= 10
        assert sum(group.fit for group in each.groups) == each.models_fit


def test_neighbours_are_of_the_kind_and_on_the_side_that_is_said() -> None:
    for each in facts().values():
        near, memory = each.neighbours, each.card.memory
        assert near.less_memory is None or near.less_memory.memory.size_gb < memory.size_gb
        assert near.more_memory is None or near.more_memory.memory.size_gb > memory.size_gb
        assert near.slower is None or near.slower.memory.bandwidth_gb_s < memory.bandwidth_gb_s
        assert near.faster is None or near.faster.memory.bandwidth_gb_s > memory.bandwidth_gb_s
        for other in (near.less_memory, near.more_memory, near.slower, near.faster):
            assert other is None or other.kind == each.card.kind
        assert each.card not in near.versions


def test_corrections_are_said_with_what_was_and_why() -> None:
    said = " ".join(text for _, text in texts(page_of("b300", "en").record))
    assert "Memory: the source says 144. Reason: per GPU, both dies." in said


def test_two_cards_hold_at_least_as_much_as_one() -> None:
    assert all(each.two.models_fit >= each.models_fit for each in facts().values())


def test_the_whole_table_has_every_model() -> None:
    *_, last = card_pages(facts()["b300"], [languages()["en"]], SETTINGS)
    assert isinstance(last, Page)
    assert isinstance(last.view, WholeCardTable)
    assert len(last.view.lines) == len(facts()["b300"].rows)
    assert sum(line.sign != "○" for line in last.view.lines) == facts()["b300"].models_fit


def test_what_a_card_page_recommends_is_recent_and_its_common_model_has_layers_on_record() -> None:
    since = LATEST - timedelta(days=730)
    for each in facts().values():
        rows = [each.recommended, *(group.pick for group in each.groups)]
        assert all(row.model.origin.published >= since for row in rows if row)
        assert each.common is None or each.common.row.model.architecture


def test_of_a_size_whose_usual_model_does_not_fit_another_is_named() -> None:
    """Otherwise a page would name a 14B model as the largest and deny that 14B models run."""
    named = [size for each in facts().values() for size in each.sizes if size.other]
    assert named
    for size in named:
        assert size.row.level is None
        assert size.other
        assert size.other.level
