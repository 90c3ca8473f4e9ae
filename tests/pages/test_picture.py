"""The picture: where marks stand, what is said of it, and that the script draws and says the same."""

from __future__ import annotations

import json
import re
import subprocess
from functools import lru_cache
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.catalog import Vendor
from sitegen.output import load_templates
from sitegen.pages import tool_texts
from sitegen.pages.picture import HEIGHT, OFFSETS, OVERLAP, UNITS_PER_DECADE, WIDTH, model_marks, vendor_path
from sitegen.pages.views import Picture
from sitegen.tables import Row
from tests.pages.materials import KINDS, ROOT, facts_of, languages, page_of, pages_of
from tests.records import card

THEME = ROOT / "themes" / "default"
SCRIPTS = {name: (THEME / "assets" / f"{name}.js").read_text("utf-8") for name in ("picture", "format", "files")}
LINE = re.compile(r"m(-?\d+) ?(-?\d+)(h1|h-1|v-\d+)")
TEMPLATES, _ = load_templates(ROOT, "default")


def row(memory_gb: int, speed_tok_s: float, vendor: Vendor = "NVIDIA") -> Row:
    return Row(
        card=card(f"Card {memory_gb}", vendor=vendor, memory_gb=memory_gb),
        support="cuda",
        standing=0,
        level="Q8_0",
        need_gb=1.0,
        speed_tok_s=speed_tok_s,
        low_tok_s=1.0,
        high_tok_s=2.0,
        fit="tight",
        confidence="low",
        shortfall_gb=0.0,
    )


def places(path: str) -> list[tuple[int, int]]:
    """Where lines begin, and the upper ends of those that join marks."""
    assert "".join(match[0] for match in LINE.finditer(path)) == path
    found, x, y = [], 0, 0
    for right, down, line in LINE.findall(path):
        x, y = x + int(right), y + int(down)
        start, length = (x, y), int(line[1:])
        x, y = (x + length, y) if line[0] == "h" else (x, y + length)
        found += [min(start, (x, y))] if line[0] == "h" else [start, (x, y)]
    return found


def picture_of(slug: str, code: str = "en") -> Picture:
    return page_of(facts_of(slug), code).picture


def figure_of(slug: str, code: str) -> str:
    """The picture as it stands in the page."""
    page = pages_of(facts_of(slug), code)[0]
    html = TEMPLATES.render(page.template, page.view, languages()[code].text).decode()
    return "<figure" + html.partition("<figure")[2].partition("</figure>")[0]


@lru_cache
def script(slugs: tuple[str, ...], code: str) -> list[dict[str, Any]]:
    """What the theme's script draws and says of the rows of some models."""
    texts = json.loads(tool_texts(languages()[code], controls=""))
    cases = [{"rows": script_rows(slug), "texts": texts, "language": code} for slug in slugs]
    command = ["node", str(Path(__file__).with_name("picture.mjs"))]
    told = json.dumps({"scripts": SCRIPTS, "cases": cases})
    done = subprocess.run(command, input=told, capture_output=True, text=True, check=True)
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


def script_rows(slug: str) -> list[dict[str, object]]:
    facts = facts_of(slug)
    return [
        {
            "slug": each.card.slug,
            "name": each.card.name,
            "vendor": each.card.vendor,
            "memory": each.card.memory.size_gb,
            "speed": each.speed_tok_s,
        }
        for each in facts.rows[: facts.cards_fit]
    ]


def test_marks_stand_on_logarithmic_axes() -> None:
    path = vendor_path("NVIDIA", [row(16, 10), row(16, 100), row(32, 100)])
    centre = 2250 + OFFSETS["NVIDIA"]
    assert places(path) == [(centre, 144), (centre, 84), (centre + 1000, 84)]


def test_marks_that_coincide_are_drawn_once() -> None:
    rows = [row(16, 10), row(16, 10.01), row(16, 10, "AMD")]
    assert len(places(vendor_path("NVIDIA", rows))) == len(places(vendor_path("AMD", rows))) == 1


def test_a_line_joins_marks_that_overlap() -> None:
    step = 10 ** (1 / UNITS_PER_DECADE)
    near = vendor_path("NVIDIA", [row(16, 10 * step**n) for n in (0, OVERLAP, 2 * OVERLAP)])
    far = vendor_path("NVIDIA", [row(16, 10), row(16, 10 * step ** (OVERLAP + 1))])
    assert near == f"m2223 144v-{2 * OVERLAP}"
    assert far == f"m2223 144h1m0-{OVERLAP + 1}h-1"


@given(st.integers(1, 10_000), st.floats(0.01, 1e6))
def test_marks_stay_on_the_grid(memory_gb: int, speed_tok_s: float) -> None:
    ((x, y),) = places(vendor_path("NVIDIA", [row(memory_gb, speed_tok_s)]))
    assert 0 <= x - OFFSETS["NVIDIA"] <= WIDTH
    assert 0 <= y <= HEIGHT


@pytest.mark.parametrize("slug", KINDS.values())
def test_no_card_of_the_catalogue_is_moved_to_an_edge(slug: str) -> None:
    for marks in model_marks(facts_of(slug)):
        for x, y in places(marks.path):
            assert 0 < x < WIDTH
            assert 0 < y < HEIGHT


@pytest.mark.parametrize("code", languages())
def test_the_script_draws_and_says_the_same(code: str) -> None:
    slugs = tuple(KINDS.values())
    for slug, drawn in zip(slugs, script(slugs, code), strict=True):
        picture = picture_of(slug, code)
        assert drawn["paths"] == {marks.label: marks.path for marks in picture.marks if marks.path}, slug
        assert drawn["alternative"] == picture.alternative, slug


def test_every_vendor_has_marks_of_its_own() -> None:
    assert tuple(OFFSETS) == get_args(Vendor)
    assert [marks.label for marks in picture_of("polycoder").marks] == list(OFFSETS)
    style = (THEME / "assets" / "site.css").read_text("utf-8")
    assert all(f".{marks.style} {{ color: var(--{marks.style}); }}" in style for marks in picture_of("polycoder").marks)


def test_the_picture_is_told_in_a_sentence() -> None:
    facts = facts_of("llama-3-1-8b")
    slowest, fastest = facts.rows[facts.cards_fit - 1], facts.rows[0]
    assert picture_of("llama-3-1-8b").alternative == (
        f"Speed and memory of {facts.cards_fit} cards that run the model, from {slowest.speed_tok_s:.1f}\u00a0tok/s "
        f"({slowest.card.name}) to {fastest.speed_tok_s:.0f}\u00a0tok/s ({fastest.card.name})."
    )


def test_one_card_is_told_alone() -> None:
    facts = facts_of(KINDS["one card alone"])
    only = facts.rows[0]
    assert facts.cards_fit == 1
    assert picture_of(facts.model.slug).alternative == (
        f"The chart shows one card that runs the model: {only.card.name}, at {only.speed_tok_s:.1f}\u00a0tok/s."
    )


def test_where_no_card_runs_the_model_the_picture_waits_hidden() -> None:
    assert picture_of(KINDS["no card"]).empty
    assert figure_of(KINDS["no card"], "en").partition(">")[0].endswith(" hidden")
    assert not figure_of("polycoder", "en").partition(">")[0].endswith(" hidden")


@pytest.mark.parametrize("code", languages())
def test_the_line_at_reading_speed_meets_its_tick_and_is_named(code: str) -> None:
    picture = picture_of("polycoder", code)
    tick = next(tick for tick in picture.speeds if tick.text == picture.reading_speed)
    line = re.fullmatch(rf"M0 (\d+)h{WIDTH}", picture.reading)
    assert line
    assert tick.at == f"{100 * int(line[1]) / HEIGHT:.1f}%"
    assert "10\u00a0tok/s" in figure_of("polycoder", code)


@pytest.mark.parametrize("code", languages())
def test_the_picture_is_light(code: str) -> None:
    assert max(len(figure_of(slug, code).encode()) for slug in KINDS.values()) <= 5_000
