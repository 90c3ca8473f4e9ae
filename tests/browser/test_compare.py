"""The page that compares: what it chooses, shows and says, its address, its failures; and the pages of pairs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from sitegen.i18n import Language
from sitegen.tables import ModelRow
from tests.browser.conftest import visitor
from tests.browser.reference import plain_text
from tests.browser.sample import CODES, LARGEST, NO_CARD, ONE_CONTEXT, USUAL, Sample
from tests.browser.test_axe import AXE, PAINTED, violations
from tests.site import SmallSite

ADDRESS = "/{code}/compare.html"
CARDS = ("geforce-rtx-3090", "geforce-rtx-4080", "geforce-gtx-1650")
ON_MODEL = f"?cards={','.join(CARDS)}&model={USUAL}"
ON_CARD = f"?models={USUAL},{LARGEST},{NO_CARD}&card=geforce-rtx-4070"
PAIR = "compare/gpus/geforce-rtx-3090-vs-geforce-rtx-4090.html"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
HOSTILE = (
    "?cards=<b>,geforce-rtx-3090,geforce-rtx-3090&model=%00",
    "?cards=geforce-rtx-3090&context=banana&quality=Q99",
    "?cards=geforce-rtx-3090,../../x&model=toString&context=-1",
    "?cards=geforce-rtx-3090&cards=x&models=&sort=1&constructor=1",
)
_READ = """() => [...document.querySelectorAll('#table tbody tr')].map(row =>
  [...row.cells].map((cell, at) => (at ? cell : cell.querySelector("a")).textContent.trim()))"""


def rows(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate(_READ)
    return found


def open_page(page: Page, query: str = "", code: str = "en") -> None:
    page.goto(ADDRESS.format(code=code) + query)
    page.locator("#tool-controls").wait_for()


def chosen(page: Page, field: str) -> list[str]:
    return [name.strip() for name in page.locator(f"#tool-{field}-chosen bdi").all_inner_texts()]


def figures(sample: Sample, model: str, card: str, tokens: int = 4096) -> ModelRow:
    table = sample.tables[model]
    return table.row(sample.deck.by_slug[card].class_index, tokens)


def must_show(page: Page, row: ModelRow, place: int, language: Language) -> None:
    """A line of the table has the figures of Python's tables."""
    _, fit, speed, need, level = rows(page)[place]
    if row.level:
        assert speed.split()[0] == language.speed(row.speed_tok_s)
        assert (need, level) == (language.memory(row.need_gb), row.level)
        assert fit == plain_text(language.sentence(language.label("fit", row.fit)))
    else:
        assert speed == "–"
        assert fit == plain_text(language.text("tool.lacks", gap=language.memory(row.shortfall_gb)))


@pytest.mark.parametrize("code", CODES)
def test_cards_on_a_model(page: Page, sample: Sample, languages: dict[str, Language], code: str) -> None:
    open_page(page, ON_MODEL, code)
    expect(page.locator("#table tbody tr")).to_have_count(len(CARDS))
    found = [figures(sample, USUAL, card) for card in CARDS]
    for place, row in enumerate(found):
        must_show(page, row, place, languages[code])
    best = max(found, key=lambda row: row.speed_tok_s)
    expect(page.locator("#tool-said")).to_contain_text(languages[code].speed(best.speed_tok_s))


@pytest.mark.parametrize("code", CODES)
def test_models_on_a_card(page: Page, sample: Sample, languages: dict[str, Language], code: str) -> None:
    open_page(page, ON_CARD, code)
    expect(page.locator("#table tbody tr")).to_have_count(3)
    for place, model in enumerate((USUAL, LARGEST, NO_CARD)):
        must_show(page, figures(sample, model, "geforce-rtx-4070"), place, languages[code])


def test_a_longer_context_than_a_model_has(page: Page) -> None:
    open_page(page, f"?models={ONE_CONTEXT},{USUAL}&card=geforce-rtx-3090")
    expect(page.locator("#table tbody tr")).to_have_count(2)
    assert rows(page)[0][1] == "Comfortable"  # at its own end, as on the page of the card
    page.locator("#tool-context").select_option("32768")
    expect(page.locator("#table tbody tr").first).to_contain_text("Up to 1,024 tokens")
    assert rows(page)[1][2] != "–"


def test_a_lower_floor_holds_more(page: Page, sample: Sample) -> None:
    open_page(page, f"?cards=apple-m3-ultra-512-gb&model={NO_CARD}")
    expect(page.locator("#tool-said")).to_contain_text("Nothing fits")
    row = sample.tables[NO_CARD].cell(4096, sample.deck.by_slug["apple-m3-ultra-512-gb"].class_index, 0)
    expect(page.locator("#tool-said")).to_contain_text(f"At {row.level}, which loses more accuracy")
    expect(page.locator("#tool-said")).to_contain_text(f"{row.speed_tok_s:.1f}")
    page.locator("#tool-quality").select_option("IQ2_XXS")
    expect(page.locator("#tool-said")).to_contain_text("It fits")


def test_different_levels_are_said(page: Page) -> None:
    open_page(page, f"?cards=geforce-rtx-3090,geforce-gtx-1650&model={LARGEST}")
    expect(page.locator("#table tbody tr")).to_have_count(2)
    levels = {row[4] for row in rows(page)}
    said = page.locator("#tool-said")
    expect(said).to_contain_text("The fastest is GeForce RTX 3090")
    assert (len(levels) > 1) == ("quantizations differ" in said.inner_text())
    open_page(page, f"?cards=geforce-rtx-3090,geforce-rtx-3060-12-gb&model={USUAL}&context=131072")
    expect(page.locator("#table tbody tr")).to_have_count(2)
    assert (len({row[4] for row in rows(page) if row[2] != "–"}) > 1) == ("quantizations differ" in said.inner_text())


def test_what_no_floor_holds_is_said(page: Page) -> None:
    open_page(page, f"?cards=geforce-gtx-1650&model={NO_CARD}")
    expect(page.locator("#tool-said")).to_contain_text("No lower quantization helps")


def test_by_keyboard_from_the_first_page(page: Page) -> None:
    page.goto("/en/index.html")
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Compare").press("Enter")
    page.wait_for_url("**/compare.html")
    box = page.locator("#tool-many")
    box.focus()
    for typed in ("3090", "rtx 4080"):
        page.keyboard.type(typed)
        expect(page.locator("#tool-many-found [role=option]").first).to_be_visible()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(box).to_have_value("")
        expect(box).to_be_focused()
    assert chosen(page, "many") == ["GeForce RTX 3090", "GeForce RTX 4080"]
    for _ in range(3):  # over the buttons that remove what was chosen
        page.keyboard.press("Tab")
    expect(page.locator("#tool-one")).to_be_focused()
    page.keyboard.type("qwen2.5 7b 1m")
    expect(page.locator("#tool-one-found [role=option]").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#table tbody tr")).to_have_count(2)
    assert page.url.endswith(f"?cards=geforce-rtx-3090,geforce-rtx-4080&model={USUAL}")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # removes the model again
    expect(page.locator("#tool-one")).to_be_focused()
    expect(page.locator("#tool-scroll")).to_be_hidden()
    expect(page.locator("#tool-said")).to_contain_text("Choose at least one card and a model")


def test_what_was_typed_does_not_survive_another_kind(page: Page) -> None:
    open_page(page)
    page.locator("#tool-many").fill("3090")
    page.locator("#tool-many-found [role=option]").first.wait_for()
    page.locator("#tool-kind input[value=models]").check()
    expect(page.locator("#tool-many")).to_have_value("")
    page.locator("#tool-many").press("Enter")
    expect(page.locator("#tool-many-chosen li")).to_have_count(0)
    page.locator("#tool-many").fill("qwen")
    page.locator("#tool-reset").click()
    expect(page.locator("#tool-many")).to_have_value("")


def test_four_are_the_most(page: Page) -> None:
    slugs = "geforce-rtx-3090,geforce-rtx-4080,geforce-rtx-4090,geforce-rtx-5090,geforce-gtx-1650"
    open_page(page, f"?cards={slugs}&model={USUAL}")
    expect(page.locator("#tool-many-chosen li")).to_have_count(4)
    expect(page.locator("#tool-many-hint")).to_contain_text("Four is the most")
    page.get_by_role("button", name="Remove GeForce RTX 4080").click()
    expect(page.locator("#table tbody tr")).to_have_count(3)
    expect(page.locator("#tool-many-hint")).to_be_empty()
    assert "geforce-rtx-4080" not in page.url


def test_back_and_forward(page: Page) -> None:
    open_page(page, ON_MODEL)
    expect(page.locator("#table tbody tr")).to_have_count(3)
    page.locator("#tool-context").select_option("16384")
    page.get_by_role("button", name="Remove GeForce GTX 1650").click()
    expect(page.locator("#table tbody tr")).to_have_count(2)
    last = page.url
    page.go_back()
    expect(page.locator("#table tbody tr")).to_have_count(3)
    expect(page.locator("#tool-context")).to_have_value("16384")
    page.go_back()
    expect(page.locator("#tool-context")).to_have_value("4096")
    page.go_forward()
    page.go_forward()
    expect(page.locator("#table tbody tr")).to_have_count(2)
    assert page.url == last


def test_an_address_opens_as_it_was_left(page: Page) -> None:
    query = f"{ON_CARD}&context=16384&quality=Q2_K"
    open_page(page, query)
    expect(page.locator("#table tbody tr")).to_have_count(3)
    shown = rows(page)
    expect(page.get_by_role("radio", name="Models on one card")).to_be_checked()
    page.reload()
    expect(page.locator("#table tbody tr")).to_have_count(3)
    assert rows(page) == shown
    page.get_by_role("button", name="Reset everything").click()
    expect(page.locator("#tool-scroll")).to_be_hidden()
    assert page.url.endswith("/compare.html")


def test_another_kind_keeps_what_there_is_room_for(page: Page) -> None:
    open_page(page, ON_MODEL)
    page.get_by_role("radio", name="Models on one card").check()
    assert chosen(page, "one") == ["GeForce RTX 3090"]
    assert chosen(page, "many") == ["Qwen2.5 7B 1M"]
    expect(page.locator("#table tbody tr")).to_have_count(1)
    expect(page.locator("#tool-said")).to_contain_text("It fits")


@pytest.mark.parametrize("query", HOSTILE)
def test_what_an_address_cannot_mean_is_ignored(page: Page, query: str) -> None:
    open_page(page, query)
    expect(page.locator("#tool-many-chosen li")).to_have_count(1)
    assert chosen(page, "many") == ["GeForce RTX 3090"]
    assert chosen(page, "one") == []
    expect(page.locator("#tool-context")).to_have_value("4096")
    expect(page.locator("#tool-quality")).to_have_value("Q3_K_M")


@pytest.mark.usefixtures("provoked")
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("file", [f"models/{USUAL}", "cards"])
def test_a_fetch_that_fails_is_said_and_tried_again(
    page: Page, languages: dict[str, Language], code: str, file: str
) -> None:
    page.route(f"**/data/{file}.json", lambda route: route.abort())
    open_page(page, ON_MODEL, code)
    message = page.locator("#tool-message")
    expect(message).to_have_text(plain_text(languages[code].text("compare.failed")))
    expect(page.locator("#tool-scroll")).to_be_hidden()
    page.unroute(f"**/data/{file}.json")
    page.locator("#tool-context").select_option("2048")
    expect(page.locator("#table tbody tr")).to_have_count(3)
    expect(message).to_be_empty()


def test_a_file_of_another_shape_is_said(page: Page) -> None:
    page.route(f"**/data/models/{USUAL}.json", lambda route: route.fulfill(body="{}", content_type="application/json"))
    open_page(page, ON_MODEL)
    expect(page.locator("#tool-message")).to_contain_text("in a form that this page does not know")


@pytest.mark.usefixtures("provoked")
def test_a_search_that_does_not_come_is_said(page: Page) -> None:
    page.route("**/data/search.json", lambda route: route.abort())
    open_page(page)
    page.locator("#tool-many").fill("4090")
    expect(page.locator("#tool-many-hint")).to_contain_text("could not be loaded")


@pytest.mark.usefixtures("provoked")
def test_texts_that_do_not_come_leave_the_lists(page: Page) -> None:
    page.route("**/data/texts/compare-*.json", lambda route: route.abort())
    page.goto(ADDRESS.format(code="fr"))
    expect(page.locator("#tool-message")).not_to_be_empty()
    expect(page.locator("#tool-controls")).to_be_hidden()
    assert page.locator("#cards .links a").count() > 100


def test_nothing_is_fetched_before_it_is_needed(page: Page) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rpartition("/data/")[2]))
    open_page(page)
    page.wait_for_load_state("networkidle")
    assert [name for name in fetched if name.endswith(".json")] == ["texts/compare-en.json"]


@pytest.mark.parametrize("code", CODES)
def test_without_scripting(browser: Browser, base_url: str, code: str) -> None:
    context = browser.new_context(base_url=base_url, java_script_enabled=False)
    page = context.new_page()
    page.goto(ADDRESS.format(code=code))
    expect(page.locator("noscript p")).to_be_visible()
    assert page.locator("#cards .links a").count() == 300
    page.locator(f"a[href$='{PAIR.rpartition('/')[2]}']").click()
    page.wait_for_url(f"**/{PAIR}")
    assert page.locator("#speeds tbody tr").count() > 3
    assert page.locator("#specs tbody tr").count() > 8
    context.close()


def test_a_pair_leads_to_both_and_to_the_page_that_compares(page: Page) -> None:
    page.goto(f"/en/{PAIR}")
    page.get_by_role("link", name="Compare these cards").click()
    page.wait_for_url("**/compare.html?cards=geforce-rtx-3090,geforce-rtx-4090")
    expect(page.locator("#tool-many-chosen li")).to_have_count(2)
    page.goto("/en/gpus/geforce-rtx-3090.html")
    page.get_by_text("Compare with:").get_by_role("link").first.click()
    page.wait_for_url("**/compare/gpus/*geforce-rtx-3090*.html")


def test_no_page_is_wider_than_a_narrow_screen(page: Page, site: SmallSite) -> None:
    page.set_viewport_size({"width": 320, "height": 700})
    models = sorted((site.public / "fr/compare/models").iterdir())[0].name
    for path in (f"compare.html{ON_MODEL}", PAIR, f"compare/models/{models}"):
        page.goto(f"/fr/{path}")
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path


@pytest.fixture(scope="module")
def unguarded(browser: Browser, base_url: str, heard: list[str]) -> Iterator[Page]:
    """Without the policy, which would keep axe-core out."""
    context = visitor(browser, base_url, heard, bypass_csp=True)
    yield context.new_page()
    context.close()


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize(
    ("address", "ready"),
    [
        (f"/en/compare.html{ON_MODEL}", "#table tbody tr"),
        (f"/it/compare.html{ON_CARD}", "#table tbody tr"),
        ("/es/compare.html", "#tool-controls"),
        (f"/fr/{PAIR}", "#speeds table"),
    ],
)
def test_no_violation(unguarded: Page, address: str, ready: str) -> None:
    unguarded.goto(address)
    expect(unguarded.locator(ready).first).to_be_visible()
    unguarded.add_script_tag(path=AXE)
    for scheme, width in product(SCHEMES, (320, 1280)):
        unguarded.emulate_media(color_scheme=scheme)
        unguarded.set_viewport_size({"width": width, "height": 900})
        unguarded.evaluate(PAINTED)
        assert violations(unguarded) == [], f"{scheme}, {width} px"


@pytest.mark.usefixtures("faults")
def test_no_violation_in_what_is_found(unguarded: Page) -> None:
    unguarded.goto("/en/compare.html")
    unguarded.locator("#tool-controls").wait_for()
    unguarded.add_script_tag(path=AXE)
    unguarded.locator("#tool-many").fill("4090")
    unguarded.locator("#tool-many-found [role=option]").first.wait_for()
    unguarded.keyboard.press("ArrowDown")
    assert violations(unguarded) == []
