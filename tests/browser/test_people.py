"""Keyboards, narrow screens, paper, and everybody who does not see the page."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.reference import DEFAULT, State
from tests.browser.sample import CODES, LARGEST, NO_CARD, USUAL
from tests.browser.tool import HEADS, Tool

LEAST_TARGET_PX = 24  # WCAG 2.2, 2.5.8


def focused(page: Page) -> str:
    """The id of what has the focus, or how it is named."""
    return str(page.evaluate("document.activeElement.id || document.activeElement.textContent.trim()"))


def test_the_whole_tool_by_keyboard(tool: Tool) -> None:
    """Tab reaches every control in the order of the page; arrows, letters, space and Enter do the rest."""
    tool.open()
    keys = tool.page.keyboard
    tool["context"].focus()
    keys.press("End")
    tool.must_show(State(context=tool.presets()[-1]))
    keys.press("Home")
    keys.press("ArrowRight")
    tool.must_show(State(context=2_048))
    visited = [focused(tool.page)]
    while visited[-1] != "tool-reset" and len(visited) < 50:
        keys.press("Tab")
        visited.append(focused(tool.page))
        if visited[-1] in ("tool-supported", "tool-all"):
            keys.press("Space")
    order = ["context", "quality", "mine", "search", "memory", "kind", "vendor", "speed", "supported", "all", "reset"]
    assert [name for name in visited if name in {f"tool-{name}" for name in order}] == [
        f"tool-{name}" for name in order
    ]
    tool.must_show(State(context=2_048, supported=True, all=True))
    keys.press("Enter")
    tool.must_show(DEFAULT)
    while visited[-1] != "tool-more" and len(visited) < 150:
        keys.press("Tab")
        visited.append(focused(tool.page))
    heads = [tool.head(name).get_by_role("button").inner_text().strip() for name in HEADS]
    assert not [head for head in heads if not any(head.split("\n")[0] in name for name in visited)]
    keys.press("Enter")
    tool.must_show(State(rows=50))


def test_enter_in_a_field_does_not_leave_the_page(tool: Tool) -> None:
    tool.open()
    tool.page.evaluate("window.stayed = true")
    for name, text in (("search", "rtx"), ("speed", "20")):
        tool[name].fill(text)
        tool[name].press("Enter")
    tool.must_show(State(search="rtx", speed=20))
    tool.must_say(State(search="rtx", speed=20))
    assert tool.page.evaluate("window.stayed") is True


def test_focus_is_seen(tool: Tool) -> None:
    tool.open()
    tool["context"].focus()
    for _ in range(12):
        tool.page.keyboard.press("Tab")
        outline = tool.page.evaluate(
            "(style => [style.outlineStyle, parseFloat(style.outlineWidth)])(getComputedStyle(document.activeElement))"
        )
        assert outline[0] != "none", focused(tool.page)
        assert outline[1] >= 2, focused(tool.page)


@pytest.mark.parametrize("slug", [LARGEST, NO_CARD])
@pytest.mark.parametrize("code", CODES)
def test_320_pixels_are_enough(tool: Tool, slug: str, code: str) -> None:
    tool.page.set_viewport_size({"width": 320, "height": 700})
    tool.open(slug, State(all=True), code)
    tool.must_show(State(all=True))
    tool.must_be_wide(320)
    box = tool.page.locator("#table").locator("xpath=..")
    assert box.evaluate("box => box.scrollWidth > box.clientWidth")
    before = first_column_start(tool.page)
    box.evaluate("box => { box.scrollLeft = 300; }")
    tool.must_come_to(lambda: box.evaluate("box => box.scrollLeft") > 0, True)
    tool.must_come_to(lambda: first_column_start(tool.page), before)


def first_column_start(page: Page) -> float:
    start: float = page.evaluate(
        "document.querySelector('#table tbody tr:nth-child(2) th').getBoundingClientRect().left"
    )
    return start


def test_200_percent_of_an_ordinary_screen(tool: Tool) -> None:
    tool.page.set_viewport_size({"width": 640, "height": 450})
    tool.open()
    tool.must_be_wide(640)


@pytest.mark.parametrize("width", [320, 1_280])
def test_targets_are_large_enough(tool: Tool, width: int) -> None:
    tool.page.set_viewport_size({"width": width, "height": 900})
    tool.open()
    small = tool.page.evaluate(
        """least => [...document.querySelectorAll("#tool :is(button, select, summary, input)")]
        .filter(element => element.checkVisibility())
        .map(element => element.matches("[type=checkbox]") ? element.closest("label") : element)
        .map(element => [element.getBoundingClientRect(), element.outerHTML.slice(0, 100)])
        .filter(([{width, height}]) => Math.min(width, height) < least)
        .map(([{width, height}, html]) => `${width} x ${height}: ${html}`)""",
        LEAST_TARGET_PX,
    )
    assert small == []


def test_nothing_shifts_while_the_page_loads(own_tool: Tool) -> None:
    """Neither as it is nor where the address asks for something else."""
    observe = """window.shift = 0; new PerformanceObserver(list => { for (const entry of list.getEntries())
        if (!entry.hadRecentInput) window.shift += entry.value; }).observe({type: "layout-shift", buffered: true});"""
    own_tool.page.add_init_script(observe)
    for state in (DEFAULT, State(context=16_384)):
        own_tool.open(LARGEST, state)
        own_tool.must_show(state)
        own_tool.page.wait_for_timeout(200)
        assert own_tool.page.evaluate("window.shift") < 0.01
    own_tool.page.evaluate("document.body.style.paddingTop = '200px'")  # it does see what shifts
    own_tool.must_come_to(lambda: own_tool.page.evaluate("window.shift") > 0.01, True)


def test_changes_are_announced_without_chatter(tool: Tool) -> None:
    """A slider that moves through all its presets says one thing at its end, not one at each."""
    tool.open()
    tool["all"].check()
    tool.must_show(State(all=True))
    expect(tool["count"]).to_have_role("status")
    said = tool.page.evaluate(
        """async () => {
        const said = new Set(), part = name => document.querySelector(`#tool-${name}`);
        const slider = part("context"), count = part("count");
        const observer = new MutationObserver(() => said.add(count.textContent));
        observer.observe(count, {childList: true, characterData: true, subtree: true});
        for (let value = 0; value <= Number(slider.max); value++) {
          slider.value = value; slider.dispatchEvent(new Event("input", {bubbles: true}));
          await new Promise(resolve => setTimeout(resolve));
        }
        slider.dispatchEvent(new Event("change", {bubbles: true}));
        await new Promise(resolve => setTimeout(resolve, 1500));
        return said.size; }"""
    )
    assert said == 1


def test_print_has_the_table_and_no_controls(tool: Tool) -> None:
    state = State(vendor="AMD", memory=16)
    tool.open(state=state)
    tool.must_show(state)
    tool.page.emulate_media(media="print", color_scheme="light")
    controls = tool.page.locator("#tool :is(input, select, summary, output, #tool-more, #tool-reset)")
    assert not [control for control in controls.all() if control.is_visible()]
    assert tool.page.locator("#table").is_visible()
    assert tool["answer"].is_visible()
    box = tool.page.locator("#table").locator("xpath=..")
    assert box.evaluate("box => getComputedStyle(box).overflowX") == "visible"
    assert tool.page.locator("#table thead").evaluate("head => getComputedStyle(head).display") == "table-header-group"
    assert tool.page.pdf(format="A4").startswith(b"%PDF")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_high_contrast_keeps_the_fit_apart(browser: Browser, base_url: str, scheme: Literal["light", "dark"]) -> None:
    """Forced colours take colours away; the words and the outline of what has the focus stay."""
    context = browser.new_context(base_url=base_url, forced_colors="active", color_scheme=scheme)
    page = context.new_page()
    page.goto(f"/en/models/{USUAL}.html")
    assert page.locator("#table td", has_text="Comfortable").first.is_visible()
    page.locator("#tool-quality").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
    context.close()
