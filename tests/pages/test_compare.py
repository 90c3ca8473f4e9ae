"""The pages of pairs: their figures are those of the tables, all pairs of a site of some models and all cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from statistics import median

import pytest

from sitegen.catalog import Card
from sitegen.facts import (
    CardPairBook,
    ModelPairBook,
    Pair,
    family_of,
    long_context,
    pairs,
    short_name,
    size_index,
    well_known,
)
from sitegen.pages import Compared, Page, model_pages
from sitegen.pages.compare.card_questions import asked_sizes
from sitegen.pages.compare.cards import card_pair_pages, card_pair_paths
from sitegen.pages.compare.chooser import MESSAGES, compare_pages, controls
from sitegen.pages.compare.links import OF_A_MODEL
from sitegen.pages.compare.models import model_pair_pages, model_pair_paths
from sitegen.pages.compare.parts import said_name
from sitegen.pages.compare.views import ComparePage, PairCell, PairPage
from sitegen.pages.head import DESCRIPTION_CHARACTERS
from sitegen.pages.machines.sitemaps import language_files
from sitegen.pages.site import Site
from sitegen.pages.views import ModelPage
from sitegen.settings import load_settings
from sitegen.tables import ModelRow, ModelTable, Row
from tests.pages.materials import (
    LATEST,
    ROOT,
    SETTINGS,
    deck,
    english,
    facts_of,
    languages,
    models,
    site_of,
    table_of_cells,
    texts,
)

CODES = ("en", "es", "fr", "it")
FAMILIES = ("Qwen3", "Llama 3", "Gemma 3", "gpt-oss", "Qwen2.5", "Phi-4")
LONGEST_TITLE = 70
UNFILLED = re.compile(r"[{}]|\bNone\b|\bnan\b")


@lru_cache
def site() -> Site:
    """A few families whole, and every fortieth of the other models; pairs by the site's own rule."""
    settings, _ = load_settings(ROOT)
    chosen = {slug for slug, model in models().items() if family_of(model) in FAMILIES}
    made = site_of(sorted({*chosen, *sorted(models())[::40]}), CODES)
    found = pairs(made.summaries.models, made.summaries.cards, settings.comparisons, settings.popular_cards)
    popular = SETTINGS.model_copy(update={"popular_cards": settings.popular_cards})
    return replace(made, settings=popular, summaries=replace(made.summaries, pairs=found))


@lru_cache
def pages() -> dict[str, PairPage]:
    found = {page.path: page.view for make in (card_pair_pages, model_pair_pages) for page in make(site())}
    return {path: view for path, view in found.items() if isinstance(view, PairPage)}


def of_cards() -> Iterator[tuple[Pair, PairPage]]:
    return ((pair, pages()[f"en/compare/gpus/{pair.slug}.html"]) for pair in site().summaries.pairs.cards)


def of_models() -> Iterator[tuple[Pair, PairPage]]:
    return ((pair, pages()[f"en/compare/models/{pair.slug}.html"]) for pair in site().summaries.pairs.models)


def card(slug: str) -> Card:
    return deck().by_slug[slug].card


def row(table: ModelTable, card_slug: str, context_tokens: int) -> ModelRow:
    return table.row(deck().by_slug[card_slug].class_index, context_tokens)


def slug_of_href(href: str) -> str:
    return href.rsplit("/", 1)[-1].removesuffix(".html")


def must_say(cell: PairCell, row: ModelRow) -> None:
    """The cell says what the table has."""
    if row.level is None:
        assert cell.level == cell.speed == ""
        assert str(cell.lacks) == f"{english().memory(row.shortfall_gb)}\xa0GB short"
    else:
        assert (cell.level, cell.speed) == (row.level, english().speed(row.speed_tok_s))
        low, high = (float(end.replace(",", "")) for end in (cell.low, cell.high))
        assert low == pytest.approx(row.low_tok_s, abs=0.51)
        assert high == pytest.approx(row.high_tok_s, abs=0.51)


def test_every_pair_has_a_page_in_every_language() -> None:
    found = site().summaries.pairs
    assert len(found.cards) == 300
    assert 50 < len(found.models) <= 300
    for code in CODES:
        paths = {*card_pair_paths(site().summaries, code), *model_pair_paths(site().summaries, code)}
        assert len(paths) == len(found.cards) + len(found.models)
        assert paths == {path for path in pages() if path.startswith(f"{code}/")}


def test_cells_of_cards_are_those_of_the_tables() -> None:
    count = 0
    for pair, page in of_cards():
        for line in page.lines:
            table = table_of_cells(slug_of_href(line.href))
            contexts = table.default_context_tokens, long_context(table)
            wanted = [row(table, slug, tokens) for tokens in contexts for slug in (pair.first, pair.second)]
            for cell, each in zip(line.cells, wanted, strict=True):
                must_say(cell, each)
                count += 1
    assert count > 10_000


def test_cells_of_models_are_those_of_the_tables() -> None:
    for pair, page in of_models():
        tables = table_of_cells(pair.first), table_of_cells(pair.second)
        assert [slug_of_href(line.href) for line in page.lines] == list(site().settings.popular_cards)
        for line in page.lines:
            slug = slug_of_href(line.href)
            wanted = [row(table, slug, table.default_context_tokens) for table in tables]
            wanted += [row(table, slug, long_context(table)) for table in tables]
            for cell, each in zip(line.cells, wanted, strict=True):
                must_say(cell, each)


def test_what_two_cards_hold_is_what_their_pages_say() -> None:
    summaries = {each.slug: each for each in site().summaries.cards}
    book = CardPairBook(site().tables, deck(), LATEST)
    for pair, page in of_cards():
        facts = book.facts(pair, summaries)
        rows = [
            [row(table, slug, table.default_context_tokens) for table in site().tables]
            for slug in (pair.first, pair.second)
        ]
        counts = [sum(bool(each.level) for each in found) for found in rows]
        assert counts == [side.models_fit for side in facts.sides]
        assert counts == [summaries[slug].models_fit for slug in (pair.first, pair.second)]
        assert facts.alone == abs(counts[0] - counts[1])
        speeds = [(a.speed_tok_s, b.speed_tok_s) for a, b in zip(*rows, strict=True) if a.level and a.level == b.level]
        assert facts.faster is not None
        ratio = median(second / first for first, second in speeds)
        assert facts.faster.ratio == pytest.approx(max(ratio, 1 / ratio), rel=1e-3)
        assert facts.faster.count == len(speeds)
        for count in counts:
            assert f"{count}" in page.lead


def test_what_two_models_need_is_what_their_pages_say() -> None:
    book = ModelPairBook(site().tables, deck(), site().settings.popular_cards)
    for pair, page in of_models():
        for side, slug in zip(book.facts(pair).sides, (pair.first, pair.second), strict=True):
            own = facts_of(slug)
            assert side.cards_fit == own.cards_fit
            assert side.smallest == own.smallest_supported
            assert side.fastest == own.fastest
            assert side.usual_level == own.usual_level
            assert side.usual_gb == table_of_cells(slug).context(own.context_tokens).usual.need_gb
            assert english().memory(side.usual_gb) in page.lead
            if isinstance(side.smallest, Row):
                assert any(short_name(side.smallest.card) in line.first + line.second for line in page.specs)


def test_what_is_the_same_does_not_stand_out() -> None:
    for _, page in of_models():
        assert any(not line.same for line in page.specs)
    for _, page in (*of_cards(), *of_models()):
        assert all(line.first and line.second for line in page.specs)


def test_well_known_models_are_spread_over_sizes() -> None:
    chosen = well_known(site().tables, LATEST)
    sizes = [size_index(table.model.size.parameters) for table in chosen]
    assert sizes == sorted(sizes)
    assert max(sizes.count(index) for index in set(sizes)) <= 3
    families = [(size, family_of(table.model)) for size, table in zip(sizes, chosen, strict=True)]
    assert len(set(families)) == len(families)


@pytest.mark.parametrize("code", CODES)
def test_heads_differ_and_fit(code: str) -> None:
    heads = [page.head for path, page in pages().items() if path.startswith(f"{code}/")]
    assert len({head.title for head in heads}) == len({head.description for head in heads}) == len(heads)
    assert [head.title for head in heads if len(head.title) > LONGEST_TITLE] == []
    assert [head.description for head in heads if len(head.description) > DESCRIPTION_CHARACTERS + 5] == []
    assert all(len(head.alternates) == len(CODES) for head in heads)


@pytest.mark.parametrize("code", CODES)
def test_texts_are_filled(code: str) -> None:
    for path, page in pages().items():
        if path.startswith(f"{code}/"):
            said = [(place, text) for place, text in texts(page) if not place.endswith("linked_data")]
            assert [(place, text) for place, text in said if UNFILLED.search(text)] == []
            assert 3 <= len(page.faq) <= 5


def test_crumbs_lead_over_the_page_that_compares() -> None:
    _, page = next(of_cards())
    assert '"item":"https://tokmeter.example/en/compare.html"' in page.head.linked_data


def test_a_pair_is_as_young_as_the_younger_of_the_two() -> None:
    pair = site().summaries.pairs.cards[0]
    youngest = max(card(pair.first).changed, card(pair.second).changed)
    address = f"https://tokmeter.example/en/compare/gpus/{pair.slug}.html"
    found = replace(site(), addresses=(f"en/compare/gpus/{pair.slug}.html",))
    (sitemap,) = language_files(found, english())
    assert f"<loc>{address}</loc><lastmod>{youngest}</lastmod>" in sitemap.content.decode()


@pytest.mark.parametrize("code", CODES)
def test_the_page_that_compares_lists_every_pair(code: str) -> None:
    (made,) = compare_pages(site(), languages()[code])
    assert isinstance(made.view, ComparePage)
    found = site().summaries.pairs
    for groups, wanted, folder in ((made.view.cards, found.cards, "gpus"), (made.view.models, found.models, "models")):
        hrefs = [link.href for group in groups for link in group.links]
        assert sorted(hrefs) == sorted(f"compare/{folder}/{pair.slug}.html" for pair in wanted)
        assert len({group.id for group in groups}) == len(groups)


def test_models_and_cards_lead_to_a_few_of_their_pairs() -> None:
    compared = Compared(site().summaries)
    page = next(model_pages(facts_of("qwen3-8b"), table_of_cells("qwen3-8b"), [english()], SETTINGS, compared=compared))
    assert isinstance(page, Page)
    assert isinstance(page.view, ModelPage)
    assert page.view.compare
    assert len(page.view.compare.pairs) == OF_A_MODEL
    assert page.view.compare.choose.href == "../compare.html?models=qwen3-8b"
    for link in page.view.compare.pairs:
        assert link.href.startswith("../compare/models/")
        assert "qwen3-8b" in link.href


def test_a_card_without_a_pair_leads_to_the_page_that_compares() -> None:
    without = next(card.slug for card in site().summaries.cards if not site().summaries.pairs.of_card(card.slug))
    links = Compared(site().summaries).card(without, english())
    assert links.pairs == ()
    assert links.choose.href == f"../compare.html?cards={without}"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("GeForce RTX 4090", "RTX 4090"),
        ("Apple M4 Max (40-core GPU) 128 GB", "M4 Max 128 GB"),
        ("Radeon 8060S (Ryzen AI Max+ 395, 64 GB)", "Radeon 8060S 64 GB"),
        ("Radeon RX 7900 XTX", "Radeon RX 7900 XTX"),
    ],
)
def test_names_as_people_say_them(name: str, said: str) -> None:
    assert said_name(name) == said


def test_names_of_pairs_stay_different() -> None:
    names = {said_name(card.name) for card in site().summaries.cards}
    assert len(names) == len({card.name for card in site().summaries.cards})


def test_sizes_where_cards_differ_are_asked_first() -> None:
    summaries = {each.slug: each for each in site().summaries.cards}
    book = CardPairBook(site().tables, deck(), LATEST)
    for pair, _ in of_cards():
        sizes = book.facts(pair, summaries).sizes
        asked = asked_sizes(sizes)
        assert 1 <= len(asked) <= 2
        differing = [each for each in sizes if bool(each[0].row.level) != bool(each[1].row.level)]
        if differing:
            assert all(each in differing for each in asked)


@pytest.mark.parametrize("code", CODES)
def test_controls_offer_every_context_and_level(code: str) -> None:
    made = controls(languages()[code])
    assert [context.tokens for context in made.contexts] == sorted(context.tokens for context in made.contexts)
    assert made.context in {context.tokens for context in made.contexts}
    assert made.level in made.levels
    offered = {each.context_tokens for table in site().tables for each in table.contexts}
    assert offered <= {context.tokens for context in made.contexts}
    assert all(languages()[code].template(key) for key in MESSAGES)
