"""The whole catalogue, built once: complete, sound, valid HTML, and nothing to do afterwards. Takes about a minute."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from jsonschema_rs import validator_for
from playwright.sync_api import Browser, Page, expect
from selectolax.lexbor import LexborHTMLParser

from tests.browser.server import serving
from tests.browser.test_axe import violations_in_every_look
from tests.estimator.golden import CRYSTALCODER, POLYCODER, GoldenRow
from tests.site import PROJECT, SmallSite

VNU = PROJECT / "node_modules/vnu-jar/build/dist/vnu.jar"
LANGUAGES = ("en", "es", "fr", "it")
RANGE = re.compile(r"(\d+)–(\d+)")
NAME = re.compile(r"(†)? *(NVIDIA|AMD|Intel|Apple)\s*$")
FITS = {"●": "comfortable", "◐": "tight", "○": "none"}
MORE_KINDS = (
    "en/accuracy.html",
    "fr/method.html",
    "es/quantization.html",
    "it/data.html",
    "en/404.html",
    "fr/compare.html",
    "it/compare/gpus/geforce-rtx-3090-vs-geforce-rtx-4090.html",
    "fr/models/llama-3-8b.html",  # with measured speeds
    "measured/deepseek-r1-distill-qwen-14b.html",
)
FOLDERS = {"class": "classes", "short": "short"}  # compact tables of cards
MOST_FILES = 20_000  # what the free plan of Cloudflare Pages takes
MOST_HTML_BYTES = 40 * 1024  # of a model's page


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    """The project's own site, built in a directory of its own."""
    root = tmp_path_factory.mktemp("catalogue") / "site"
    for name in ("content", "i18n", "themes"):
        shutil.copytree(PROJECT / name, root / name)
    shutil.copy(PROJECT / "site.yaml", root)
    built = SmallSite(root)
    built.build()
    return built


@pytest.fixture(scope="module")
def slugs() -> list[str]:
    return sorted(path.stem for path in (PROJECT / "content/models").glob("*.yaml"))


@pytest.fixture(scope="module")
def cards() -> list[str]:
    return sorted(path.stem for path in (PROJECT / "content/gpus").glob("*.yaml"))


def test_every_model_and_card_has_its_page_in_every_language(
    site: SmallSite, slugs: list[str], cards: list[str]
) -> None:
    files = {path.relative_to(site.public).as_posix() for path in site.public.rglob("*") if path.is_file()}
    for code in LANGUAGES:
        assert {f"{code}/models/{slug}.html" for slug in slugs} < files
        assert {f"{code}/gpus/{slug}.html" for slug in cards} < files
        assert {f"{code}/models/index.html", f"data/texts/{code}.json"} < files
    assert {f"tables/{slug}.html" for slug in slugs} < files
    assert {f"data/models/{slug}.json" for slug in slugs} | {"index.html", "data/cards.json"} < files
    assert len(files) < MOST_FILES


def test_every_page_of_a_model_is_light(site: SmallSite, slugs: list[str]) -> None:
    sizes = {
        f"{code}/{slug}": (site.public / f"{code}/models/{slug}.html").stat().st_size
        for code in LANGUAGES
        for slug in slugs
    }
    assert {page: size for page, size in sizes.items() if size > MOST_HTML_BYTES} == {}


def test_there_is_no_fault(site: SmallSite) -> None:
    done = site.run("check")
    assert done.code == 0, done.out[:10_000] + done.err


def test_all_open_data_is_as_its_schemas_say(site: SmallSite, slugs: list[str]) -> None:
    data = site.public / "data"
    files = {"model-table": [data / f"models/{slug}.json" for slug in slugs], "card-classes": [data / "cards.json"]}
    files |= {kind: [data / f"records/{kind}.json"] for kind in ("models", "cards", "measurements")}
    files |= {"accuracy": [data / "accuracy.json"], "model-list": [data / "models.json"]}
    files |= {f"{kind}-table": sorted((data / folder).iterdir()) for kind, folder in FOLDERS.items()}
    assert {path.stem for path in (data / "schema").iterdir()} == set(files)
    for schema, described in files.items():
        checker = validator_for(json.loads((data / f"schema/{schema}.json").read_text("utf-8")))
        for path in described:
            checker.validate(json.loads(path.read_text("utf-8")))
    package = json.loads((data / "datapackage.json").read_text("utf-8"))
    named = [each["path"] for each in package["resources"]]
    assert [path for path in named if not (data / path).is_file()] == []
    assert {f"schema/{schema}.json" for schema in files} < set(named)


def test_nothing_is_done_when_nothing_changed(site: SmallSite) -> None:
    assert site.build().out.startswith("Nothing changed: ")


@pytest.mark.parametrize(("slug", "golden"), [("polycoder", POLYCODER), ("crystalcoder", CRYSTALCODER)])
def test_the_reference_rows_stand_on_the_pages(site: SmallSite, slug: str, golden: tuple[GoldenRow, ...]) -> None:
    """Those of cards with the specification that the reference used; the 25 fastest on the page, all in the table."""
    shown = page_rows(site.public / f"en/models/{slug}.html")
    listed = table_rows(site.public / f"tables/{slug}.html")
    same = [row for row in golden if (f"{row.memory_gb:g}", f"{row.bandwidth_gb_s:g}") == listed[row.card][:2]]
    assert len(same) == len(golden) == 25
    assert [listed[row.card][2:] for row in same] == [row[4:] for row in same]
    on_page = [row for row in same if row.card in shown]
    assert len(on_page) >= 20
    assert [shown[row.card] for row in on_page] == [row[4:] for row in on_page]


def test_the_pages_are_valid_html(site: SmallSite, slugs: list[str], cards: list[str]) -> None:
    """Every index and article, and of models and whole tables as many as take half a minute."""
    pages = [site.public / "index.html", *(site.public / f"{code}/models/index.html" for code in LANGUAGES)]
    pages += sorted(page for code in LANGUAGES for page in (site.public / code).glob("*.html"))
    for number, code in enumerate(LANGUAGES):
        pages += [site.public / f"{code}/models/{slug}.html" for slug in slugs[number::9]]
        pages += [site.public / f"{code}/gpus/{slug}.html" for slug in cards[number::17]]
    pages += [site.public / f"tables/{slug}.html" for slug in slugs[::40]]
    done = _vnu(*pages)
    assert done.returncode == 0, done.stderr[:10_000]


def test_kinds_of_page_that_the_whole_catalogue_has_are_accessible(site: SmallSite, browser: Browser) -> None:
    """The others are looked at in tests/browser."""
    found = {}
    with serving(site.public) as address:
        page = browser.new_page(bypass_csp=True)
        for kind in MORE_KINDS:
            page.goto(f"{address}/{kind}")
            found[kind] = violations_in_every_look(page)
        page.close()
    assert {kind: violations for kind, violations in found.items() if violations} == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_newcomer_finds_the_answers_with_the_keyboard(site: SmallSite, browser: Browser, code: str) -> None:
    """From the first page, each in at most three steps: a search, a choice, a move of the slider."""
    with serving(site.public) as address:
        page = browser.new_page(viewport={"width": 1280, "height": 900})

        # Can my RTX 4070 run Qwen3 30B-A3B at 32K?
        search(page, f"{address}/{code}/index.html", "qwen3 30b a3b")
        page.wait_for_url("**/models/qwen3-30b-a3b.html")
        tab_to(page, "tool-context")
        for _ in range(20):
            page.keyboard.press("ArrowRight")
        tab_to(page, "tool-mine")
        page.keyboard.type("GeForce RTX 4070")
        page.keyboard.press("Tab")
        mine = page.locator("#table tr.mine")
        expect(mine).to_contain_text("GeForce RTX 4070")
        assert "context=32768" in page.url
        assert re.search(r"\d[.,]\d", mine.locator("td").nth(4).text_content() or "")  # what it lacks

        # What is the best model for a 16 GB Mac?
        search(page, f"{address}/{code}/index.html", "m4 16gb")
        page.wait_for_url("**/gpus/apple-m4-16-gb.html")
        best = page.locator("#sizes tbody tr a")
        assert best.count() > 3

        # 3090 or 4080 for a 70B?
        search(page, f"{address}/{code}/index.html", "3090 vs 4080")
        page.wait_for_url("**/compare.html?cards=geforce-rtx-3090,geforce-rtx-4080&model=*")
        page.locator("#tool-controls").wait_for()
        choose(page, "tool-one", "llama 3.3 70b")
        expect(page.locator("#table tbody tr")).to_have_count(2)
        expect(page.locator("#tool-said")).to_contain_text("RTX 3090")
        page.close()


def tab_to(page: Page, id_: str) -> None:
    """Press Tab until a control has the focus."""
    for _ in range(80):
        if page.evaluate("document.activeElement.id") == id_:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{id_} is not reached by Tab")


def search(page: Page, home: str, query: str) -> None:
    """Type into the search of the first page, and open what is found first."""
    page.goto(home)
    choose(page, "search-box", query)


def choose(page: Page, id_: str, query: str) -> None:
    tab_to(page, id_)
    page.keyboard.type(query)
    page.locator(f"#{id_.removesuffix('-box')}-found [role=option]").first.wait_for()
    page.keyboard.press("Enter")


def test_the_checker_of_html_sees_mistakes(tmp_path: Path) -> None:
    (tmp_path / "x.html").write_text("<!doctype html><html lang=en><title>x</title><p><b>x</p>")
    done = _vnu(tmp_path / "x.html")
    assert done.returncode == 1
    assert re.search(r"error: .*“b”", done.stderr)


def page_rows(page: Path) -> dict[str, tuple[str, ...]]:
    """Speed, low, high, need, level and fit by card, from the first table of an English model page."""
    rows = {}
    for row in LexborHTMLParser(page.read_text("utf-8")).css("table")[0].css("tbody tr"):
        card, speed, _, need, level, fit, *_ = (cell.text().replace(",", "") for cell in row.css("th, td"))
        low, high = RANGE.findall(speed)[0]
        rows[NAME.sub("", card).strip()] = (speed.split()[0], low, high, need, level, fit.strip().lower())
    return rows


def table_rows(page: Path) -> dict[str, tuple[str, ...]]:
    """Memory, bandwidth, speed, low, high, need, level and fit by card, from a whole table."""
    rows = {}
    for row in LexborHTMLParser(page.read_text("utf-8")).css("tbody tr"):
        card, speed, ends, memory, need, level, sign, bandwidth, _ = (cell.text() for cell in row.css("th, td"))
        low, _, high = ends.partition("–")
        rows[NAME.sub("", card).strip()] = (memory, bandwidth, speed, low, high, need, level, FITS[sign])
    return rows


def _vnu(*pages: Path) -> subprocess.CompletedProcess[str]:
    assert VNU.exists(), "the Nu HTML checker is missing: run `make test`, which installs it"
    command = ["java", "-jar", str(VNU), "--errors-only", *map(str, pages)]
    return subprocess.run(command, capture_output=True, text=True, check=False)
