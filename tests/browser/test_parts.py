"""What a row's speed consists of opens below the row."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import visitor
from tests.browser.reference import State
from tests.browser.sample import LARGEST, USUAL
from tests.browser.test_axe import violations_in_every_look
from tests.browser.tool import Tool

UNKNOWN_LAYERS = "crystalcoder"


def speeds(tool: Tool) -> Locator:
    return tool.page.locator("#table td > button")


def opened(tool: Tool) -> Locator:
    return tool.page.locator("#table tr.why")


def test_a_row_of_the_page_as_it_was_built_opens_and_closes(tool: Tool) -> None:
    tool.open()
    before = tool.rows()
    first = speeds(tool).first
    expect(first).to_have_accessible_description(re.compile("."))
    first.focus()
    tool.page.keyboard.press("Enter")
    expect(opened(tool).locator("h3")).to_have_count(2)
    expect(first).to_have_attribute("aria-expanded", "true")
    expect(first).to_be_focused()
    expect(tool.page.locator("tr[data-row]:first-child + tr.why")).to_have_count(1)
    speeds(tool).nth(3).click()
    expect(tool.page.locator("tr[data-row] + tr.why")).to_have_count(1)
    expect(first).to_have_attribute("aria-expanded", "false")
    speeds(tool).nth(3).click()
    expect(opened(tool)).to_have_count(0)
    assert tool.rows() == before


def test_impatient_clicks_open_one_row(tool: Tool) -> None:
    """Before the data are there, too."""
    tool.page.route("**/data/parts/*", lambda route: (tool.page.wait_for_timeout(300), route.continue_()))
    tool.open()
    speeds(tool).first.dblclick()
    speeds(tool).nth(3).click()
    speeds(tool).nth(1).click()
    expect(tool.page.locator("tr[data-row]:nth-child(2) + tr.why")).to_have_count(1)
    expect(opened(tool)).to_have_count(1)
    expect(tool.page.locator("#tool-message")).to_be_empty()
    expect(speeds(tool).nth(1)).to_have_attribute("aria-expanded", "true")
    expect(tool.page.locator("#table [aria-expanded=true]")).to_have_count(1)


def test_the_visitors_card_opens_on_top_and_in_the_list(tool: Tool) -> None:
    tool.open()
    tool["mine"].fill("GeForce RTX 5090")
    tool["mine"].press("Tab")
    tool.page.locator("#table tr.mine").wait_for()
    again = tool.page.locator("#table tr[data-row=geforce-rtx-5090]:not(.mine)")
    again.locator("td > button").click()
    expect(tool.page.locator("#table tr[data-row=geforce-rtx-5090]:not(.mine) + tr.why")).to_have_count(1)
    tool.page.locator("#table tr.mine td > button").click()
    expect(tool.page.locator("#table tr.mine + tr.why")).to_have_count(1)
    expect(opened(tool)).to_have_count(1)


def test_parts_add_up_to_the_need_and_the_time(tool: Tool) -> None:
    tool.open(LARGEST)
    shown = tool.rows()[0]
    speeds(tool).first.click()
    expect(opened(tool)).to_have_count(1)
    memory, time = (
        [float(text) for text in section.locator("dd").all_text_contents()]
        for section in opened(tool).locator("section").all()
    )
    assert sum(memory) == pytest.approx(float(shown.need), abs=0.1)
    assert 1000 / sum(time) == pytest.approx(float(shown.speed), rel=0.02)


def test_it_follows_the_slider_and_the_order(tool: Tool) -> None:
    tool.open(state=State(search="RTX 3090"))
    tool.must_show(State(search="RTX 3090"))
    speeds(tool).first.click()
    expect(opened(tool)).to_have_count(1)
    text = opened(tool).inner_text()
    tool["context"].press("ArrowRight")
    expect(opened(tool)).not_to_have_text(text)
    expect(opened(tool)).to_have_count(1)
    tool["search"].fill("no such card")
    expect(opened(tool)).to_have_count(0)


def test_without_layers_on_record_it_says_so(tool: Tool) -> None:
    tool.open(UNKNOWN_LAYERS)
    speeds(tool).first.click()
    expect(opened(tool)).to_contain_text("not on record")


def test_what_does_not_fit_says_what_it_lacks(tool: Tool) -> None:
    tool.open("deepseek-v3-671b", State(all=True, search="RTX 3060"))
    tool.must_show(State(all=True, search="RTX 3060"))
    speeds(tool).first.click()
    expect(opened(tool)).to_contain_text("short")
    expect(opened(tool).locator("section")).to_have_count(1)


@pytest.mark.usefixtures("provoked")
def test_a_file_that_fails_is_told_and_asked_for_again(tool: Tool) -> None:
    tool.open()
    tool.page.route("**/data/parts/*", lambda route: route.abort())
    speeds(tool).first.click()
    expect(tool.page.locator("#tool-message")).not_to_be_empty()
    expect(opened(tool)).to_have_count(0)
    tool.page.unroute_all()
    speeds(tool).nth(1).click()
    expect(opened(tool)).to_have_count(1)


def test_it_is_accessible(browser: Browser, base_url: str, heard: list[str]) -> None:
    context = visitor(browser, base_url, heard, bypass_csp=True)
    page = context.new_page()
    page.goto(f"/en/models/{USUAL}.html")
    page.locator("#table td > button").nth(2).click()
    page.locator("tr.why").wait_for()
    assert violations_in_every_look(page) == []
    context.close()
