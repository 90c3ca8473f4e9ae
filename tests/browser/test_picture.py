"""The picture: follows the state, names the mark at the pointer or the focus, and goes hand in hand with the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from sitegen.pages.picture import HEIGHT, WIDTH
from tests.browser.reference import DEFAULT, State, matching
from tests.browser.sample import CODES, LARGEST, NO_CARD, ONE_CARD, USUAL
from tests.browser.tool import Tool
from tests.pages.test_picture import places

PATHS = """() => [...document.querySelectorAll("#picture path[id]")].map(path => path.getAttribute("d"))"""


def picture(tool: Tool) -> Locator:
    """The picture of a page whose script has drawn it once."""
    found = tool.page.locator("#picture")
    found.hover()
    tool.page.locator("#picture[role=slider]").wait_for()
    return found


def label(tool: Tool) -> Locator:
    return tool.page.locator(".picture > p")


def press(tool: Tool, key: str) -> None:
    """Go on to another mark, which the label then names."""
    before = tool.page.locator("#picture").get_attribute("aria-valuenow") or ""
    tool.page.keyboard.press(key)
    expect(tool.page.locator("#picture")).not_to_have_attribute("aria-valuenow", before)


def lit(tool: Tool) -> list[str]:
    """The rows that are highlighted, by their cards' slugs."""
    rows = tool.page.locator("#table tr.lit")
    return [str(slug) for slug in rows.evaluate_all("rows => rows.map(row => row.dataset.row)")]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("slug", [LARGEST, ONE_CARD])
def test_the_script_draws_what_was_drawn_at_build_time(tool: Tool, slug: str, code: str) -> None:
    tool.open(slug, code=code)
    drawn, said = tool.page.evaluate(PATHS), tool.page.locator("#picture").get_attribute("aria-label")
    found = picture(tool)
    assert (tool.page.evaluate(PATHS), found.get_attribute("aria-label")) == (drawn, said)


def test_it_shows_the_cards_that_match_and_run_the_model(tool: Tool) -> None:
    state = State(vendor="Apple", memory=64, all=True)
    tool.open(USUAL, state)
    tool.must_show(state)
    *others, apple = tool.page.evaluate(PATHS)
    rows = [row for row in matching(tool.sample.tables[USUAL], tool.sample.deck, state) if row.level]
    assert others == ["", "", ""]
    assert 0 < len(places(apple)) <= len(rows)
    assert f" {len(rows)} " in (tool.page.locator("#picture").get_attribute("aria-label") or "")


def test_it_is_hidden_where_nothing_matches(tool: Tool) -> None:
    tool.open(NO_CARD)
    expect(tool.page.locator(".picture")).to_be_hidden()
    tool["quality"].select_option("IQ2_XXS")
    expect(tool.page.locator(".picture")).to_be_visible()


def test_the_pointer_names_the_nearest_mark_within_reach(tool: Tool) -> None:
    tool.open(LARGEST)
    found = picture(tool)
    box = found.bounding_box()
    assert box
    apple = places(tool.page.evaluate(PATHS)[-1])
    x, y = max(apple)  # the card with the most memory stands alone
    left, top = box["x"] + box["width"] * x / WIDTH, box["y"] + box["height"] * y / HEIGHT
    tool.page.mouse.move(left + 15, top + 15)
    rows = matching(tool.sample.tables[LARGEST], tool.sample.deck, DEFAULT)
    largest = max(rows, key=lambda row: row.card.memory.size_gb)
    expect(label(tool).locator("b")).to_have_text(largest.card.name)
    expect(label(tool)).to_contain_text(f"{largest.card.memory.size_gb}\u00a0GB, ")
    tool.page.mouse.move(left + 20, top + 20)
    expect(label(tool)).to_be_hidden()


def test_a_row_and_its_mark_highlight_each_other(tool: Tool) -> None:
    tool.open(USUAL)
    found = picture(tool)
    row = tool.page.locator("#table tr[data-row]").nth(2)
    row.hover()
    expect(label(tool).locator("b")).to_have_text(row.evaluate("row => row.cells[0].firstChild.textContent.trim()"))
    tool.must_come_to(lambda: lit(tool), [row.get_attribute("data-row")])
    tool.page.mouse.move(0, 0)
    expect(label(tool)).to_be_hidden()
    found.focus()
    tool.page.keyboard.press("End")
    expect(found).to_have_attribute("aria-valuenow", found.get_attribute("aria-valuemax") or "")
    shown = [each.name for each in tool.rows()]
    for _ in range(3):
        press(tool, "ArrowLeft")
        named = label(tool).locator("b").text_content()
        tool.must_come_to(lambda: bool(lit(tool)), named in shown)


def test_arrows_walk_through_every_mark(tool: Tool) -> None:
    tool.open(USUAL, State(vendor="Apple"))
    found = picture(tool)
    found.focus()
    last = int(found.get_attribute("aria-valuemax") or 0)
    names = set()
    for place in range(1, last + 1):
        tool.page.keyboard.press("ArrowUp" if place > 1 else "Home")
        expect(found).to_have_attribute("aria-valuenow", str(place))
        names.add(named := found.get_attribute("aria-valuetext"))
    assert len(names) == last > 20
    tool.page.keyboard.press("ArrowUp")
    expect(found).to_have_attribute("aria-valuetext", named)


def test_arrows_to_the_side_lead_to_another_memory(tool: Tool) -> None:
    tool.open(USUAL, State(vendor="Apple"))
    found = picture(tool)
    found.focus()
    tool.page.keyboard.press("Home")
    expect(found).to_have_attribute("aria-valuenow", "1")
    memories = []
    for _ in range(4):
        memories.append(int((label(tool).text_content() or "").partition("\n")[2].partition("\u00a0")[0]))
        press(tool, "ArrowRight")
    assert memories == sorted(set(memories))
    press(tool, "ArrowLeft")
    tool.page.keyboard.press("Escape")
    expect(label(tool)).to_be_hidden()
    tool.must_come_to(lambda: lit(tool), [])


@pytest.mark.parametrize("width", [320, 1280])
def test_its_texts_are_large_enough_to_read_and_its_label_stays_inside(tool: Tool, width: int) -> None:
    tool.page.set_viewport_size({"width": width, "height": 900})
    tool.open(LARGEST, code="fr")
    found = picture(tool)
    sizes = found.locator("text").evaluate_all(
        "texts => texts.map(text => parseFloat(getComputedStyle(text).fontSize))"
    )
    assert min(sizes) >= 12
    found.focus()
    for key, place in (("Home", "1"), ("End", found.get_attribute("aria-valuemax") or "")):
        tool.page.keyboard.press(key)
        expect(found).to_have_attribute("aria-valuenow", place)
        expect(label(tool)).to_be_visible()
        box = label(tool).bounding_box()
        assert box
        assert 0 <= box["x"] <= width - box["width"]
    tool.must_be_wide(width)
