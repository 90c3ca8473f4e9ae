"""The tool on the pages of cards: its controls, its address, and that it shows what Python computes."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from sitegen.i18n import Language
from tests.browser.card_reference import (
    COLUMNS,
    CardSample,
    CardState,
    answer,
    card_sample,
    matching,
    shown,
)
from tests.browser.conftest import visitor
from tests.browser.reference import DEFAULT_QUALITY, LEVEL_NAMES, plain_text
from tests.browser.sample import CODES, load_sample
from tests.browser.server import serving
from tests.site import PROJECT, SmallSite

T = TypeVar("T")

USUAL = "geforce-rtx-3090"
SMALL = "geforce-gtx-1650"
LARGE = "apple-m4-max-40-core-gpu-128-gb"
CARDS = (USUAL, SMALL, LARGE, "b300", "tesla-c1080")
STATES = 100
PATIENCE_MS = 5_000
DEFAULT = CardState()

_READ = """() => [...document.querySelectorAll('#table tbody tr')].map(row => {
  const text = element => element ? element.textContent.trim() : "";
  const [model, speed, ...others] = row.cells;
  return [text(model.querySelector("a")), text(speed.querySelector("b")), text(speed.querySelector("small")),
    ...others.map(text)];
})"""


@dataclass
class CardTool:
    """A card's page as its visitor has it."""

    page: Page
    sample: CardSample
    languages: dict[str, Language]
    slug: str = USUAL
    code: str = "en"

    def open(self, slug: str = USUAL, state: CardState | str = DEFAULT, code: str = "en") -> None:
        self.slug, self.code = slug, code
        query = state if isinstance(state, str) else state.query
        self.page.goto(f"/{code}/gpus/{slug}.html{query}")
        self["controls"].wait_for()
        if self["filters"].get_attribute("open") is None:
            self["filters"].locator("summary").click()

    def go(self, state: CardState) -> None:
        """Have the open page follow an address, as when the visitor goes back to it."""
        self.page.evaluate(
            """query => { history.pushState(null, "", location.pathname + query);
            dispatchEvent(new PopStateEvent("popstate")); }""",
            state.query,
        )

    def __getitem__(self, control: str) -> Locator:
        return self.page.locator(f"#tool-{control}")

    @property
    def language(self) -> Language:
        return self.languages[self.code]

    def rows(self) -> list[list[str]]:
        return [list(cells) for cells in self.page.evaluate(_READ)]

    def must_show(self, state: CardState) -> None:
        """Rows, sentence and address must be those of the state."""
        rows = matching(self.sample, self.slug, state)
        self.must_come_to(self.rows, [shown(row, self.language) for row in rows[: state.rows]])
        expected = answer(self.sample, self.slug, state, self.language)
        self.must_come_to(lambda: (self["answer"].text_content() or "").strip(), expected)
        self.must_come_to(lambda: str(self.page.evaluate("location.search")), state.query)

    def must_count(self, state: CardState) -> None:
        count = len(matching(self.sample, self.slug, state))
        found = self.language.plural("card.tool.count", count, count=count, shown=min(count, state.rows))
        expect(self["count"]).to_have_text(plain_text(found), timeout=PATIENCE_MS)

    def must_come_to(self, read: Callable[[], T], expected: T) -> None:
        for _ in range(PATIENCE_MS // 20):
            if read() == expected:
                return
            self.page.wait_for_timeout(20)
        assert read() == expected


@pytest.fixture(scope="module")
def card_site(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    """The project's own site with few cards, and every sixth model: a card's page lists models."""
    root = tmp_path_factory.mktemp("cards") / "site"
    for name in ("i18n", "themes"):
        shutil.copytree(PROJECT / name, root / name)
    shutil.copy(PROJECT / "site.yaml", root)
    popular = [line.strip("- \n") for line in (root / "site.yaml").read_text().splitlines() if line.startswith("  - ")]
    models = sorted(path.stem for path in (PROJECT / "content/models").glob("*.yaml"))[::6]
    for folder, slugs in (("gpus", {*CARDS, *popular}), ("models", {*models, "gpt-oss-120b"})):
        (root / "content" / folder).mkdir(parents=True)
        for slug in slugs:
            shutil.copy(PROJECT / f"content/{folder}/{slug}.yaml", root / "content" / folder)
    site = SmallSite(root)
    site.build()
    return site


@pytest.fixture(scope="module")
def card_url(card_site: SmallSite) -> Iterator[str]:
    with serving(card_site.public) as address:
        yield address


@pytest.fixture(scope="module")
def cards(card_site: SmallSite) -> CardSample:
    sample = load_sample(card_site.root)
    return card_sample(sample.deck, tuple(sample.tables.values()))


@pytest.fixture(scope="module")
def card_page(browser: Browser, card_url: str, heard: list[str]) -> Iterator[Page]:
    context = visitor(browser, card_url, heard)
    yield context.new_page()
    context.close()


@pytest.fixture
def card_tool(
    card_page: Page, cards: CardSample, languages: dict[str, Language], faults: list[str]
) -> Iterator[CardTool]:
    yield CardTool(card_page, cards, languages)
    card_page.unroute_all()


def random_state(dice: Random, sample: CardSample) -> CardState:
    """Any context and quality, a few filters, any order."""
    models = [table.model for table in sample.tables]
    model = dice.choice(models)
    tasks = ("language-modeling", "question-answering", "code-generation", "translation")
    return CardState(
        context=dice.choice([1024 * 2**n for n in range(11)]) if dice.random() < 0.6 else 4096,
        quality=dice.choice(LEVEL_NAMES) if dice.random() < 0.6 else DEFAULT_QUALITY,
        search=dice.choice(model.name.split())[:4].lower() if dice.random() < 0.25 else "",
        size=dice.choice(("0-3", "6-10", "20-40", "150-")) if dice.random() < 0.3 else "",
        task=dice.choice(tasks) if dice.random() < 0.2 else "",
        year=str(dice.choice((2022, 2024, 2025))) if dice.random() < 0.3 else "",
        design=dice.choice(("dense", "mixture")) if dice.random() < 0.3 else "",
        all=dice.random() < 0.5,
        speed=round(10 ** dice.uniform(0, 2.5)) if dice.random() < 0.25 else None,
        sort=dice.choice(("", "-")) + dice.choice(COLUMNS),
    )


@pytest.mark.parametrize("slug", CARDS)
def test_random_states(card_tool: CardTool, cards: CardSample, slug: str) -> None:
    dice = Random(slug)
    card_tool.open(slug, DEFAULT, dice.choice(CODES))
    offered = {
        name: [option.get_attribute("value") for option in card_tool[name].locator("option").all()]
        for name in ("task", "year")
    }
    found = set()
    for _ in range(STATES // len(CARDS)):
        state = random_state(dice, cards)
        state = replace(state, **{name: "" for name in offered if getattr(state, name) not in offered[name]})
        card_tool.go(state)
        card_tool.must_show(state)
        found.add(len(matching(cards, slug, state)))
    assert len(found) > 3


CHANGES = {
    "context": CardState(context=32_768),
    "quality": CardState(quality="Q6_K"),
    "floor": CardState(quality="IQ2_XXS"),
    "search": CardState(search="qwen"),
    "size": CardState(size="6-10"),
    "year": CardState(year="2025"),
    "design": CardState(design="mixture"),
    "speed": CardState(speed=40),
    "all": CardState(all=True),
    "sort": CardState(sort="speed"),
    "several": CardState(context=16_384, quality="Q4_K_M", design="dense", all=True, sort="published"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_each_control(card_tool: CardTool, name: str) -> None:
    """Moved by hand, shown, counted, written in the address; and an address opened anew shows the same."""
    state = CHANGES[name]
    card_tool.open()
    card_tool["context"].fill(str([1024 * 2**n for n in range(11)].index(state.context)))
    for control in ("quality", "size", "task", "year", "design"):
        card_tool[control].select_option(getattr(state, control))
    card_tool["search"].fill(state.search)
    card_tool["all"].set_checked(state.all)
    card_tool["speed"].fill(str(state.speed or ""))
    card_tool["speed"].blur()
    if state.sort != DEFAULT.sort:
        column = ("model", "speed", "size", "need", "quality", "fit", "published").index(state.sort.removeprefix("-"))
        button = card_tool.page.locator("#table thead th").nth(column).get_by_role("button")
        button.click()  # from the top at first
        button.click()
    card_tool.must_show(state)
    card_tool.must_count(state)
    card_tool.open(USUAL, state)
    card_tool.must_show(state)


def test_the_order_is_told(card_tool: CardTool) -> None:
    card_tool.open()
    heads = card_tool.page.locator("#table thead th")
    expect(heads.nth(2)).to_have_attribute("aria-sort", "descending")
    heads.nth(1).get_by_role("button").click()
    expect(heads.nth(1)).to_have_attribute("aria-sort", "descending")
    assert heads.nth(2).get_attribute("aria-sort") is None


def test_back_and_reset(card_tool: CardTool) -> None:
    card_tool.open()
    card_tool["quality"].select_option("Q8_0")
    card_tool.must_show(CardState(quality="Q8_0"))
    card_tool["design"].select_option("mixture")
    card_tool.must_show(CardState(quality="Q8_0", design="mixture"))
    card_tool.page.go_back()
    card_tool.must_show(CardState(quality="Q8_0"))
    assert card_tool["design"].input_value() == ""
    card_tool["reset"].click()
    card_tool.must_show(DEFAULT)


@pytest.mark.parametrize("query", ["?context=5", "?size=1-2", "?sort=name&rows=26", "?organization=%3Cb%3E", "?all=2"])
def test_what_an_address_may_not_say_is_ignored(card_tool: CardTool, query: str) -> None:
    card_tool.open(USUAL, query)
    card_tool["quality"].select_option("Q8_0")
    card_tool.must_show(CardState(quality="Q8_0"))


def test_names_lead_to_pages_that_lead_back(card_tool: CardTool) -> None:
    card_tool.open(USUAL, CardState(quality="Q8_0"))
    card_tool.must_show(CardState(quality="Q8_0"))
    link = card_tool.page.locator("#table tbody a").first
    model = link.text_content() or ""
    link.click()
    expect(card_tool.page.locator("h1")).to_contain_text(model)
    card_tool.page.locator("#table tbody a").first.click()
    expect(card_tool.page.locator("#tool[data-class]")).to_be_attached()


def test_only_what_is_needed_is_fetched(card_tool: CardTool) -> None:
    fetched: list[str] = []
    card_tool.page.goto("/index.html")
    card_tool.page.wait_for_load_state("networkidle")  # nothing of the page before is on its way
    card_tool.page.on("request", lambda request: fetched.append(request.url.rpartition("/data/")[2]))
    card_tool.open(SMALL)
    card_tool.page.wait_for_load_state("networkidle")
    assert [name for name in fetched if name.endswith(".json")] == ["texts/cards-en.json"]
    card_tool["quality"].select_option("Q8_0")
    card_tool.must_show(CardState(quality="Q8_0"))
    loaded = [name for name in fetched if name.endswith(".json")]
    assert len(loaded) == 3
    assert "models.json" in loaded
    card_tool["all"].check()
    card_tool.must_show(CardState(quality="Q8_0", all=True))
    assert [name.partition("/")[0] for name in fetched if name.endswith(".json")][3:] == ["short"]


def test_without_scripting(browser: Browser, card_url: str, cards: CardSample, languages: dict[str, Language]) -> None:
    """The default table is there, whatever the address says, and nothing that would need a script."""
    context = browser.new_context(base_url=card_url, java_script_enabled=False)
    tool = CardTool(context.new_page(), cards, languages)
    tool.page.goto(f"/en/gpus/{USUAL}.html{CHANGES['several'].query}")
    rows = matching(cards, USUAL, DEFAULT)[:25]
    assert tool.rows() == [shown(row, tool.language) for row in rows]
    assert not tool["controls"].is_visible()
    assert tool.page.locator("#picture").is_visible()
    tool.page.locator(".go").click()
    assert tool.page.locator("tbody tr").count() == len(cards.tables)
    context.close()


@pytest.mark.parametrize("file", ["models", "classes/*"])
@pytest.mark.parametrize("answered", [None, "[]", '{"models":[],"cells":[]}', "<html>"])
def test_a_file_that_does_not_arrive(card_tool: CardTool, faults: list[str], file: str, answered: str | None) -> None:
    """Is told; the table stays, and the next wish tries again."""

    def serve(route: Route) -> None:
        if answered is None:
            route.abort()
        else:
            route.fulfill(body=answered, content_type="application/json")

    card_tool.page.route(f"**/data/{file}.json", serve)
    card_tool.open()
    before = card_tool.rows()
    card_tool["quality"].select_option("Q8_0")
    expect(card_tool["message"]).not_to_be_empty()
    assert card_tool.rows() == before
    card_tool.page.unroute_all()
    card_tool["quality"].select_option("Q6_K")
    card_tool.must_show(CardState(quality="Q6_K"))
    expect(card_tool["message"]).to_be_empty()
    faults.clear()


def test_the_script_draws_the_picture_that_was_built(card_tool: CardTool) -> None:
    paths = "() => [...document.querySelectorAll('#picture path[id]')].map(path => [path.id, path.getAttribute('d')])"
    card_tool.open()
    built = card_tool.page.evaluate(paths)
    label = card_tool.page.locator("#picture").get_attribute("aria-label")
    card_tool["all"].check()  # loads, and leaves what fits as it was
    card_tool.must_show(CardState(all=True))
    assert card_tool.page.evaluate(paths) == built
    assert [name for name, path in built if path] == ["dense", "mixture"]
    assert card_tool.page.locator("#picture").get_attribute("aria-label") == label


def test_a_dot_is_named_by_its_row(card_tool: CardTool) -> None:
    card_tool.open(USUAL, CardState(quality="Q8_0"))
    card_tool.must_show(CardState(quality="Q8_0"))
    row = card_tool.page.locator("#table tr[data-row]").nth(1)
    name = row.locator("a").text_content() or ""
    row.hover()
    expect(card_tool.page.locator(".picture > p")).to_contain_text(name)


def test_every_card_of_the_site_has_its_files(card_site: SmallSite) -> None:
    for path in (card_site.public / "en/gpus").glob("*.html"):
        tool = card_site.page(f"en/gpus/{path.name}").css_first("#tool")
        if tool:  # not on the index
            assert (card_site.public / f"data/classes/{tool.attributes['data-class']}.json").is_file()
            assert (card_site.public / f"data/short/{tool.attributes['data-short']}.json").is_file()


@pytest.mark.parametrize("code", ["en", "es", "fr", "it"])
def test_a_card_s_rows_open_too(card_tool: CardTool, code: str) -> None:
    card_tool.open(USUAL, CardState(context=8192), code)
    card_tool.page.locator("#table td > button").first.click()
    panel = card_tool.page.locator("#table tr.why")
    expect(panel.locator("section")).to_have_count(2)
    assert "{" not in panel.inner_text()
    card_tool.page.set_viewport_size({"width": 320, "height": 800})
    box = panel.locator("div").bounding_box()
    assert box
    assert box["width"] < 320
    card_tool.page.set_viewport_size({"width": 1280, "height": 900})
