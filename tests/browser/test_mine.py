"""The visitor's own card: kept in their browser alone, on top of every table with its verdict."""

from __future__ import annotations

import pytest
import yaml
from playwright.sync_api import Page, expect

from tests.browser.reference import DEFAULT, State, matching, measured, plain_text, shown
from tests.browser.sample import LARGEST, NO_CARD, USUAL, Sample
from tests.browser.tool import Tool
from tests.site import PROJECT

MINE = "geforce-rtx-3060-12-gb"
WEAK = "geforce-gtx-1650"
POPULAR = yaml.safe_load((PROJECT / "site.yaml").read_text("utf-8"))["popular_cards"]


def must_stand_on_top(tool: Tool, slug: str, state: State = DEFAULT) -> None:
    """The first row is the visitor's card, with its figures at the chosen context and quality; the rest is unmoved."""
    tool.page.locator(f"#table tr.mine[data-row={slug}]").wait_for()
    tool.must_show(state)
    everything = State(context=state.context, quality=state.quality, all=True)
    table = tool.sample.tables[tool.slug]
    row = next(row for row in matching(table, tool.sample.deck, everything) if row.card.slug == slug)
    tool.must_come_to(tool.mine, shown(row, tool.language, measured(table, state.quality)))
    expect(tool.page.locator("#table tbody tr").first).to_have_attribute("data-row", slug)
    expect(tool.page.locator("#table tr.mine")).to_have_count(1)
    expect(tool.page.locator("#table tr.mine")).to_contain_text(plain_text(tool.language.text("tool.mine.row")))


def choose(tool: Tool, slug: str) -> None:
    tool["mine"].fill(tool.sample.deck.by_slug[slug].card.name)
    tool["mine"].press("Tab")


def test_chosen_kept_and_forgotten(tool: Tool) -> None:
    tool.open()
    expect(tool["forget"]).to_be_hidden()
    choose(tool, MINE)
    must_stand_on_top(tool, MINE)
    tool.must_come_to(lambda: stored(tool.page), MINE)
    tool.must_say(DEFAULT)
    tool.page.reload()
    must_stand_on_top(tool, MINE)
    expect(tool["mine"]).to_have_value(tool.sample.deck.by_slug[MINE].card.name)
    tool["forget"].click()
    expect(tool.page.locator("#table tr.mine")).to_have_count(0)
    tool.must_come_to(lambda: stored(tool.page), None)
    expect(tool["mine"]).to_have_value("")
    tool.page.reload()
    tool["vendor"].select_option("AMD")
    tool.must_show(State(vendor="AMD"))
    expect(tool.page.locator("#table tr.mine")).to_have_count(0)


def test_on_top_of_every_table_and_in_every_language(tool: Tool) -> None:
    tool.open()
    choose(tool, MINE)
    must_stand_on_top(tool, MINE)
    for slug, code in ((LARGEST, "fr"), (USUAL, "it"), (NO_CARD, "es")):
        tool.open(slug, code=code)
        must_stand_on_top(tool, MINE)


def test_whatever_else_is_chosen(tool: Tool) -> None:
    """Filters narrow the table; the visitor's card stays, and says what it can do."""
    tool.open()
    choose(tool, MINE)
    must_stand_on_top(tool, MINE)
    for state in (State(vendor="AMD"), State(search="no such card"), State(context=131_072, quality="Q8_0")):
        tool.open(state=state)
        must_stand_on_top(tool, MINE, state)


def test_a_card_that_cannot_run_the_model_says_what_it_lacks(tool: Tool) -> None:
    tool.open()
    choose(tool, WEAK)
    must_stand_on_top(tool, WEAK)
    expect(tool.page.locator("#table tr.mine")).to_contain_text("short")


def test_a_name_in_another_case_is_that_card(tool: Tool) -> None:
    tool.open()
    tool["mine"].fill(f" {tool.sample.deck.by_slug[MINE].card.name.upper()} ")
    tool["mine"].press("Enter")
    must_stand_on_top(tool, MINE)


def test_a_part_of_a_name_is_the_shortest_that_has_it(tool: Tool) -> None:
    tool.open()
    tool["mine"].fill("3060 12")
    tool["mine"].press("Enter")
    must_stand_on_top(tool, MINE)
    expect(tool["mine"]).to_have_value(tool.sample.deck.by_slug[MINE].card.name)


@pytest.mark.parametrize("slug", ["geforce-rtx-4090-d", "a800-pcie-80-gb", "xbox-series-x-gpu"])
def test_a_whole_name_is_that_card_though_shorter_ones_have_its_words(tool: Tool, slug: str) -> None:
    tool.open()
    choose(tool, slug)
    must_stand_on_top(tool, slug)


def test_a_button_ends_the_fault_of_a_name(tool: Tool) -> None:
    tool.open()
    tool["mine"].fill("Voodoo 2")
    tool["mine"].press("Tab")
    expect(tool["mine"]).to_have_attribute("aria-invalid", "true")
    tool.page.locator("[data-mine]").first.click()
    expect(tool["mine"]).to_have_attribute("aria-invalid", "false")
    expect(tool["kept"]).to_have_text(plain_text(tool.language.text("tool.mine.kept")))


def test_a_name_that_no_card_has(tool: Tool) -> None:
    tool.open()
    tool["mine"].fill("Voodoo 2")
    tool["mine"].press("Tab")
    unknown = plain_text(tool.language.text("tool.mine.unknown"))
    expect(tool.page.locator("#tool")).to_contain_text(unknown)
    assert stored(tool.page) is None
    choose(tool, MINE)
    must_stand_on_top(tool, MINE)
    expect(tool.page.locator("#tool")).not_to_contain_text(unknown)


@pytest.mark.parametrize(
    "value", ["no-such-card", "", "<img src=x>", "__proto__", "constructor", "x" * 10_000, MINE.upper()]
)
def test_what_stands_in_the_store_is_not_trusted(tool: Tool, value: str) -> None:
    tool.open()
    tool.page.evaluate("value => localStorage.setItem('card', value)", value)
    tool.open(state=State(vendor="AMD"))
    tool.must_show(State(vendor="AMD"))
    expect(tool.page.locator("#table tr.mine, main img")).to_have_count(0)


def test_a_browser_that_keeps_nothing(own_tool: Tool) -> None:
    """Where the store is locked, the card is on top until the page is left."""
    lock = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }})"
    own_tool.page.add_init_script(lock)
    own_tool.open()
    choose(own_tool, MINE)
    must_stand_on_top(own_tool, MINE)
    own_tool["vendor"].select_option("AMD")
    must_stand_on_top(own_tool, MINE, State(vendor="AMD"))


def test_popular_cards_are_one_click_away(tool: Tool, sample: Sample) -> None:
    tool.open()
    buttons = tool["popular"].get_by_role("button")
    assert len(POPULAR) > 5
    expect(buttons).to_have_count(len(POPULAR))
    for number, slug in enumerate(POPULAR):
        button = buttons.nth(number)
        assert set(button.inner_text().split()) <= set(sample.deck.by_slug[slug].card.name.split())
        button.click()
        must_stand_on_top(tool, slug)
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(tool["popular"].locator("[aria-pressed=true]")).to_have_count(1)
    buttons.last.click()  # pressed again, it is let go
    expect(tool.page.locator("#table tr.mine")).to_have_count(0)


def test_reset_leaves_the_card_alone(tool: Tool) -> None:
    """It is no filter: "forget" is for that."""
    tool.open(state=State(vendor="AMD"))
    choose(tool, MINE)
    must_stand_on_top(tool, MINE, State(vendor="AMD"))
    tool["reset"].click()
    must_stand_on_top(tool, MINE)


def stored(page: Page) -> str | None:
    value: str | None = page.evaluate("localStorage.getItem('card')")
    return value


@pytest.mark.parametrize(
    ("typed", "slug"),
    [
        ("3060", "geforce-rtx-3060-12-gb"),
        ("3070", "geforce-rtx-3070"),
        ("7900", "radeon-rx-7900-xt"),
        ("m4 max", "apple-m4-max-40-core-gpu-128-gb"),
    ],
)
def test_a_part_of_a_name_is_the_card_that_it_is_nearest_to(tool: Tool, typed: str, slug: str) -> None:
    tool.open()
    tool["mine"].fill(typed)
    tool["mine"].press("Tab")
    must_stand_on_top(tool, slug)
