"""What a page's style sheet, script and data weigh, and how fast it follows its visitor. (HTML: test_catalogue.py.)"""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from benchmarks.slider import MOVES, slider_moves
from tests.browser.sample import CODES, LARGEST, USUAL
from tests.browser.tool import Tool
from tests.site import SmallSite

CSS_GZIP_BYTES = 8 * 1024
JS_GZIP_BYTES = 12 * 1024
DATA_GZIP_BYTES = 25 * 1024
SEARCH_GZIP_BYTES = 40 * 1024
INDEX_BYTES = 250_000
SHORT_GZIP_BYTES = 40 * 1024  # what falls short of a card, for those who ask
FETCHED = ("models", "classes", "short", "texts")
BLOCKING = """performance.getEntriesByType("resource").filter(entry => entry.renderBlockingStatus === "blocking")
  .map(entry => entry.name)"""
INLINE = "[...document.scripts].filter(script => !script.src && !script.type.endsWith('json')).length"


def compressed(*files: Path) -> int:
    """What files weigh together, each compressed as a host does it."""
    return sum(len(gzip.compress(file.read_bytes(), 6, mtime=0)) for file in files)


IMPORTED = re.compile(r'(?:from\s*|import\()"\./(\w+\.js)"')

LOADED = {
    "model.js": {"data.js", "tool.js", "page.js", "picture.js"},
    "card.js": {"card_data.js", "tool.js", "page.js", "picture.js"},
    "search.js": {"combobox.js", "find.js"},
    "compare.js": {"combobox.js", "find.js", "compared.js", "data.js", "state.js"},
    "list.js": set(),
    "whole.js": set(),
}
"""The scripts that pages name, and some that each of them imports."""


def test_style_sheet(site: SmallSite) -> None:
    assert compressed(*(site.public / "assets").glob("*.css")) <= CSS_GZIP_BYTES


@pytest.mark.parametrize("entry", LOADED)
def test_script(site: SmallSite, entry: str) -> None:
    """All that a kind of page loads, whatever its visitor does."""
    assets, scripts, waiting = site.public / "assets", set[str](), {entry}
    while waiting:
        script = waiting.pop()
        scripts.add(script)
        waiting |= set(IMPORTED.findall((assets / script).read_text("utf-8"))) - scripts
    assert scripts >= LOADED[entry]  # or the pattern has missed imports
    assert compressed(*(assets / script for script in sorted(scripts))) <= JS_GZIP_BYTES


def test_data(site: SmallSite) -> None:
    """What pages fetch. Open data, for other programs, is whole tables and records."""
    data = site.public / "data"
    listed = [data / name for name in ("search.json", "cards.json", "models.json")]
    for file in [*listed, *(file for name in FETCHED for file in (data / name).iterdir())]:
        limits = {"search.json": SEARCH_GZIP_BYTES}
        limit = SHORT_GZIP_BYTES if file.parent.name == "short" else limits.get(file.name, DATA_GZIP_BYTES)
        assert compressed(file) <= limit, file.name


@pytest.mark.parametrize("code", CODES)
def test_index_of_cards(site: SmallSite, code: str) -> None:
    assert (site.public / f"{code}/gpus/index.html").stat().st_size <= INDEX_BYTES


def test_only_what_is_needed_is_loaded(own_tool: Tool) -> None:
    """The style sheet alone holds the page up; no font, no other host, and no data before it is asked for."""
    loaded: list[tuple[str, str]] = []
    own_tool.page.on("request", lambda request: loaded.append((request.resource_type, request.url)))
    own_tool.open(LARGEST)
    own_tool.page.wait_for_load_state("networkidle")
    kinds = [kind for kind, _ in loaded]
    assert set(kinds) <= {"document", "stylesheet", "script", "image", "fetch", "other"}
    assert kinds.count("fetch") == 1  # the texts
    assert kinds.count("stylesheet") == 1
    blocking = own_tool.page.evaluate(BLOCKING)
    assert [name.rpartition("/")[2] for name in blocking] == ["site.css"]


@pytest.mark.parametrize("slug", [LARGEST, USUAL])
def test_the_policy_of_a_careful_host_is_kept(tool: Tool, slug: str) -> None:
    """No script or style stands in the page itself (the tests' server sends the policy; this reads the source)."""
    tool.page.goto(f"/en/models/{slug}.html")
    assert tool.page.evaluate(INLINE) == 0
    assert tool.page.locator("[style], style, [onclick], [onchange], [oninput]").count() == 0


def test_the_table_follows_the_slider(tool: Tool) -> None:
    """Every move is painted. How soon: benchmarks/slider.py."""
    assert len(slider_moves(tool.page, f"/en/models/{LARGEST}.html")) == MOVES
