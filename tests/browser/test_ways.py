"""The ways in: the search by keyboard and by mouse, indexes sorted and filtered, and all of it without scripting."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.sample import CODES, LARGEST, Sample
from tests.site import SmallSite

INDEX = "/en/gpus/index.html"


def names(page: Page) -> list[str]:
    return [name.strip() for name in page.locator("#list tbody th a").all_inner_texts()]


@pytest.mark.parametrize("code", CODES)
def test_a_card_is_found_by_keyboard_alone(page: Page, code: str) -> None:
    page.goto(f"/{code}/index.html#search-box")
    box = page.get_by_role("combobox")
    expect(box).to_be_focused()
    page.keyboard.type("rtx4090")
    first = page.get_by_role("option").first
    expect(first).to_contain_text("GeForce RTX 4090")
    expect(box).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    expect(first).to_have_attribute("aria-selected", "true")
    expect(box).to_have_attribute("aria-activedescendant", str(first.get_attribute("id")))
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{code}/gpus/geforce-rtx-4090.html")


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("3090 vs 4080", "compare.html?cards=geforce-rtx-3090,geforce-rtx-4080"),
        ("rtx 4090 or 7900 xtx", "compare.html?cards=geforce-rtx-4090,radeon-rx-7900-xtx"),
        ("qwen3.5 0.8b ou qwen3.5 9b", "compare.html?models=qwen3-5-0-8b,qwen3-5-9b"),
    ],
)
def test_two_at_once_are_compared(page: Page, query: str, address: str) -> None:
    page.goto("/en/index.html")
    page.get_by_role("combobox").fill(query)
    expect(page.get_by_role("option").first).to_contain_text("Side by side")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{address}&*")
    expect(page.locator("#tool-many-chosen li")).to_have_count(2)
    expect(page.locator("#table tbody tr")).to_have_count(2)  # on something well known, so that there are figures


@pytest.mark.parametrize("query", ["3090 or qwen3.5 9b", "4090 vs 4090", "a or b or c", "or", "4090 /"])
def test_what_is_no_pair_is_only_sought(page: Page, query: str) -> None:
    page.goto("/en/index.html")
    page.get_by_role("combobox").fill(query)
    expect(page.get_by_role("option").or_(page.locator("#search-message:not(:empty)")).first).to_be_visible()
    expect(page.locator("#search-found")).not_to_contain_text("Side by side")


def test_enter_opens_the_first_that_is_found(page: Page) -> None:
    page.goto("/en/index.html")
    page.get_by_role("combobox").fill("qwen 3.5 0.8b")
    expect(page.get_by_role("option").first).to_contain_text("Qwen3.5 0.8B")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/en/models/{LARGEST}.html")


def test_arrows_go_round_and_escape_closes(page: Page) -> None:
    page.goto("/en/index.html")
    box = page.get_by_role("combobox")
    box.fill("4090")
    options = page.get_by_role("option")
    expect(options.first).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(options.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(options.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(options.first).to_be_hidden()
    expect(box).to_have_attribute("aria-expanded", "false")


def test_enter_after_escape_opens_the_list_again_and_no_page(page: Page) -> None:
    page.goto("/en/index.html")
    box = page.get_by_role("combobox")
    box.fill("4090")
    expect(page.get_by_role("option").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.get_by_role("option").first).to_be_visible()
    expect(box).to_have_attribute("aria-expanded", "true")


def test_a_click_opens_what_was_found(page: Page) -> None:
    page.goto("/fr/index.html")
    page.get_by_role("combobox").fill("mac studio 512")
    page.get_by_role("option").first.click()
    page.wait_for_url("**/fr/gpus/apple-m3-ultra-512-gb.html")


def test_nothing_found_is_said(page: Page) -> None:
    page.goto("/es/index.html")
    page.get_by_role("combobox").fill("xyzzyx")
    expect(page.locator("#search-message")).to_contain_text("No hay resultados")
    page.get_by_role("combobox").fill("b580")
    expect(page.locator("#search-message")).to_be_empty()
    expect(page.get_by_role("option").first).to_contain_text("Arc B580")


def test_an_index_that_does_not_come_is_said(page: Page, faults: list[str]) -> None:
    page.route("**/data/search.json", lambda route: route.abort())
    page.goto("/en/index.html")
    page.get_by_role("combobox").fill("4090")
    expect(page.locator("#search-message")).to_contain_text("could not be loaded")
    faults.clear()


def test_filters_show_what_python_finds(page: Page, sample: Sample) -> None:
    page.goto(INDEX)
    page.get_by_label("Memory (GB)").select_option("24")
    page.get_by_label("Vendor", exact=True).select_option("NVIDIA")
    page.get_by_label("Kind").select_option("desktop")
    cards = (entry.card for entry in sample.deck.cards)
    wanted = [card.name for card in cards if (card.memory.size_gb, card.vendor, card.kind) == (24, "NVIDIA", "desktop")]
    assert names(page) == sorted(wanted, key=str.casefold)
    expect(page.locator("#filter-shown")).to_have_text(f"Rows shown: {len(wanted)} of {len(sample.deck.cards)}")
    assert re.search(r"\?memory=24&vendor=NVIDIA&kind=desktop$", page.url)


def test_columns_sort_both_ways_and_equals_keep_their_order(page: Page, sample: Sample) -> None:
    page.goto(f"{INDEX}?vendor=Apple")
    head = page.locator("#list thead th").nth(2)
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "descending")
    apple = sorted(
        (entry.card for entry in sample.deck.cards if entry.card.vendor == "Apple"), key=lambda c: c.name.casefold()
    )
    assert names(page) == [card.name for card in sorted(apple, key=lambda card: -card.memory.bandwidth_gb_s)]
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "ascending")
    assert names(page) == [card.name for card in sorted(apple, key=lambda card: card.memory.bandwidth_gb_s)]


def test_an_address_keeps_what_was_chosen(page: Page) -> None:
    page.goto("/it/models/index.html?search=qwen&memory=12&sort=-1")
    found = names(page)
    assert found == ["Qwen3.5 9B", "Qwen2.5 7B 1M", "Qwen3.5 0.8B"]
    expect(page.locator("#filter-search")).to_have_value("qwen")
    expect(page.locator("#filter-memory")).to_have_value("12")
    page.locator("#filters button[type=reset]").click()
    expect(page.locator("#list tbody tr")).to_have_count(12)
    assert page.url.endswith("/index.html")


def test_choices_that_are_links_filter_too(page: Page) -> None:
    page.goto("/en/models/index.html?family=qwen3-5")
    assert names(page) == ["Qwen3.5 0.8B", "Qwen3.5 9B"]
    page.get_by_label("Type").select_option("mixture")
    expect(page.locator("#filter-none")).to_be_visible()


@pytest.mark.parametrize("query", ["?memory=banana&sort=99&year=1", "?sort=--1&vendor=%00&x=<b>", "?kind=&sort="])
def test_what_an_address_cannot_mean_is_ignored(page: Page, sample: Sample, query: str) -> None:
    page.goto(INDEX + query)
    expect(page.locator("#list tbody tr")).to_have_count(len(sample.deck.cards))


def test_everything_is_there_without_scripting(browser: Browser, base_url: str, sample: Sample) -> None:
    context: BrowserContext = browser.new_context(base_url=base_url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/en/index.html")
    expect(page.locator("#search")).to_be_hidden()  # it could do nothing
    assert page.locator("main section a").count() > 40
    page.goto(INDEX)
    assert page.locator("#list tbody tr").count() == len(sample.deck.cards)
    expect(page.locator("#filters")).to_be_hidden()
    context.close()


def test_no_page_is_wider_than_a_narrow_screen(page: Page, site: SmallSite) -> None:
    page.set_viewport_size({"width": 320, "height": 700})
    for path in ("index", "models/index", "gpus/index", "memory/24-gb", "families/qwen3-5", "organizations/alibaba"):
        page.goto(f"/fr/{path}.html")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path


@pytest.mark.parametrize("kind", ["models", "gpus"])
def test_a_table_for_all_languages_leads_back_to_the_visitors_own(page: Page, kind: str) -> None:
    slug = LARGEST if kind == "models" else "geforce-rtx-4090"
    page.goto(f"/fr/{kind}/{slug}.html")
    page.locator("a[href*='/tables/']").first.click()
    page.wait_for_url("**/tables/**#fr")
    expect(page.locator(".legends li:visible span:visible")).to_have_count(1)
    expect(page.locator(".legends li").first).to_have_attribute("lang", "fr")
    page.locator(".whole tbody a").first.click()
    page.wait_for_url(f"**/fr/{'gpus' if kind == 'models' else 'models'}/**")
