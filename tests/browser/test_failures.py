"""No scripting, no connection, a file that is not what it should be: the page that was there stays, and says why."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from sitegen.i18n import Language
from tests.browser.reference import DEFAULT, Shown, State, plain_text
from tests.browser.sample import CODES, LARGEST, NO_CARD, USUAL
from tests.browser.tool import READ_ROWS, Tool

MODEL_FILE = f"**/data/models/{USUAL}.json"
CARDS_FILE = "**/data/cards.json"
TEXTS_FILE = "**/data/texts/*.json"
FILES = {"model": MODEL_FILE, "cards": CARDS_FILE}


@pytest.fixture(scope="module")
def unscripted(browser: Browser, base_url: str) -> Iterator[Page]:
    context = browser.new_context(base_url=base_url, java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("query", ["", "?context=32768&quality=Q4_K_M&memory=24"])
def test_without_scripting(unscripted: Page, tool: Tool, query: str) -> None:
    """The default table is there, and nothing that would need a script."""
    unscripted.goto(f"/en/models/{USUAL}.html{query}")
    assert [Shown(*cells) for cells in unscripted.evaluate(READ_ROWS)] == tool.expected(DEFAULT)
    controls = unscripted.locator("#tool :is(form, input, select, button, summary, output, [aria-sort])")
    assert not [control for control in controls.all() if control.is_visible()]
    assert unscripted.locator("#picture").is_visible()
    assert unscripted.locator("#tool-answer").is_visible()
    assert not unscripted.locator("#tool-message").inner_text()


def test_without_scripting_where_no_card_holds_the_model(unscripted: Page) -> None:
    unscripted.goto(f"/en/models/{NO_CARD}.html")
    assert unscripted.locator("#tool .empty").is_visible()
    assert not unscripted.locator("#table").is_visible()


def test_nothing_is_fetched_before_it_is_needed(own_tool: Tool) -> None:
    """And then once."""
    fetched: list[str] = []
    own_tool.page.on("request", lambda request: fetched.append(request.url.rpartition("/data/")[2]))
    own_tool.open(LARGEST)
    own_tool.page.wait_for_load_state("networkidle")
    assert [name for name in fetched if name.endswith(".json")] == ["texts/en.json"]
    for tokens in (2_048, 8_192, 16_384):
        own_tool.move_slider(tokens)
        own_tool.must_show(State(context=tokens))
    files = [name for name in fetched if name.endswith(".json")]
    assert sorted(files) == ["cards.json", f"models/{LARGEST}.json", "texts/en.json"]


@pytest.mark.usefixtures("provoked")
@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("code", CODES)
def test_a_fetch_that_fails(tool: Tool, languages: dict[str, Language], file: str, code: str) -> None:
    tool.page.route(FILES[file], lambda route: route.abort())
    tool.open(code=code)
    tool["vendor"].select_option("AMD")
    must_have_failed(tool, languages[code], "tool.failed")


@pytest.mark.usefixtures("provoked")
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("body", [None, "<!doctype html><title>Log in</title>", "null", "[]", "{}"])
def test_texts_that_do_not_come(tool: Tool, languages: dict[str, Language], code: str, body: str | None) -> None:
    """Without them there is nothing to show the controls with: the page stays as it is without scripting."""
    tool.page.route(TEXTS_FILE, lambda route: route.abort() if body is None else route.fulfill(body=body))
    tool.slug, tool.code = USUAL, code
    tool.page.goto(f"/{code}/models/{USUAL}.html?vendor=AMD")
    must_have_failed(tool, languages[code], "tool.failed")
    expect(tool["controls"]).to_be_hidden()


@pytest.mark.usefixtures("provoked")
@pytest.mark.parametrize("status", [404, 500, 503])
def test_a_server_that_has_no_file(tool: Tool, languages: dict[str, Language], status: int) -> None:
    tool.page.route(MODEL_FILE, lambda route: route.fulfill(status=status, body="<h1>Sorry</h1>"))
    tool.open(state=State(context=8_192))
    must_have_failed(tool, languages["en"], "tool.failed")


@pytest.mark.usefixtures("provoked")
def test_it_works_again_when_the_connection_is_back(tool: Tool) -> None:
    tool.page.route(MODEL_FILE, lambda route: route.abort())
    tool.open()
    tool["vendor"].select_option("AMD")
    must_have_failed(tool, tool.language, "tool.failed")
    tool.page.unroute(MODEL_FILE)
    tool["vendor"].select_option("Apple")
    tool.must_show(State(vendor="Apple"))
    expect(tool["message"]).to_be_empty()


WRONG: dict[str, Any] = {
    "no JSON": "<!doctype html><title>Log in</title>",
    "cut off": '{"default":4096,"limit":4096,"levels":["Q',
    "empty": "",
    "null": None,
    "a list": [],
    "a number": 7,
    "no contexts": {"default": 4096, "levels": ["Q4_K_M"], "floor": 0},
    "contexts of another kind": {"default": 4096, "levels": ["Q4_K_M"], "floor": 0, "contexts": {"4096": []}},
    "a hollow context": {"default": 4096, "levels": ["Q4_K_M"], "floor": 0, "contexts": [{}]},
    "a context of texts": {
        "default": 4096,
        "levels": ["Q4_K_M"],
        "floor": 0,
        "contexts": [{"tokens": "x", "needs": "x", "starts": "x", "roomy": "x", "speeds": "x", "short": "x"}],
    },
}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("wrong", WRONG)
def test_a_file_of_another_shape(tool: Tool, languages: dict[str, Language], wrong: str, file: str) -> None:
    content = WRONG[wrong]
    body = content if isinstance(content, str) else json.dumps(content)

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="application/json")

    tool.page.route(FILES[file], answer)
    tool.open()
    tool["vendor"].select_option("AMD")
    must_have_failed(tool, languages["en"], "tool.malformed")


def test_a_model_of_a_later_format(tool: Tool, languages: dict[str, Language]) -> None:
    """A page kept by a browser may meet newer files: fewer speeds than classes, say."""

    def answer(route: Route) -> None:
        data = route.fetch().json()
        data["contexts"][2]["speeds"] = data["contexts"][2]["speeds"][:3]
        route.fulfill(json=data)

    tool.page.route(MODEL_FILE, answer)
    tool.open()
    tool["vendor"].select_option("AMD")
    must_have_failed(tool, languages["en"], "tool.malformed")


def must_have_failed(tool: Tool, language: Language, message: str) -> None:
    """A message in the page's language; the table that was there stays."""
    tool.must_come_to(lambda: tool.text("message"), plain_text(language.text(message)))
    expect(tool["message"]).to_be_visible()
    expect(tool["message"]).to_have_role("alert")
    tool.must_show(DEFAULT)
