"""The table: sorted by every column, row after row, and never shuffled without a reason."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.reference import COLUMNS, State
from tests.browser.sample import LARGEST, ONE_CARD, USUAL
from tests.browser.tool import Tool


@pytest.mark.parametrize("column", COLUMNS)
def test_by_every_column_both_ways(tool: Tool, column: str) -> None:
    tool.open(USUAL, State(all=True))
    for sort in (column, f"-{column}"):
        tool.sort(sort)
        tool.must_show(State(all=True, sort=sort))
        tool.go(State(all=True, sort=sort, rows=850))
        tool.must_show(State(all=True, sort=sort, rows=850))
        tool.must_be_sorted(sort)


def test_equals_keep_their_order_whatever_was_sorted_before(tool: Tool) -> None:
    tool.open(LARGEST)
    tool.sort("fit")
    tool.must_show(State(sort="fit"))
    for sort in ("released", "-card", "need", "fit"):
        tool.sort(sort)
    tool.must_show(State(sort="fit"))


def test_a_head_keeps_the_focus_that_pressed_it(tool: Tool) -> None:
    tool.open()
    button = tool.head("memory").get_by_role("button")
    button.focus()
    for sort in ("memory", "-memory"):
        tool.page.keyboard.press("Enter")
        tool.must_be_sorted(sort)
        expect(button).to_be_focused()


def test_page_after_page(tool: Tool) -> None:
    state = State(kind="workstation")
    tool.open(LARGEST, state)
    tool.must_show(state)
    count = tool.count(state)
    for rows in range(50, count + 25, 25):
        tool["more"].click()
        tool.must_show(State(kind="workstation", rows=rows))
    assert len(tool.rows()) == count
    expect(tool["more"]).to_be_hidden()


def test_more_begins_anew_when_the_cards_are_others(tool: Tool) -> None:
    tool.open(LARGEST, State(rows=75))
    tool["vendor"].select_option("AMD")
    tool.must_show(State(vendor="AMD"))
    tool.must_say(State(vendor="AMD"))


def test_no_more_where_there_is_no_more(tool: Tool) -> None:
    tool.open(ONE_CARD)
    expect(tool["more"]).to_be_hidden()
    tool["all"].check()
    tool.must_show(State(all=True))
    expect(tool["more"]).to_be_visible()


def test_the_first_new_row_is_where_the_reader_goes_on(tool: Tool) -> None:
    """After the last "more" the button is gone, and the focus is not lost to the top of the page."""
    state = State(vendor="Intel")
    tool.open(LARGEST, state)
    tool.must_show(state)
    assert 25 < tool.count(state) <= 50
    tool["more"].focus()
    tool.page.keyboard.press("Enter")
    tool.must_show(State(vendor="Intel", rows=50))
    expect(tool.page.locator("#table").locator("xpath=..")).to_be_focused()


def test_the_table_says_what_the_page_said_before(tool: Tool) -> None:
    """The script's first table is the one that was there: a visitor who resets sees the same rows."""
    tool.open()
    before = tool.page.locator("#table tbody").inner_text()
    tool["all"].check()
    tool.must_show(State(all=True))
    tool["all"].uncheck()
    tool.must_show(State())
    tool.must_come_to(tool.page.locator("#table tbody").inner_text, before)
