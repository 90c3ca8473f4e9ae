"""The style sheet works from both sides, in both schemes, and stays small."""

from __future__ import annotations

import gzip
import re

import pytest

from tests.theme.style import STYLE_SHEET, THEME, contrast, css, declared_properties, palettes

PHYSICAL = re.compile(
    r"(min-|max-)?(width|height)|top|bottom|left|right|float|clear"
    r"|(margin|padding|border|inset|scroll-margin|scroll-padding)-(top|right|bottom|left)(-.*)?"
    r"|border-(top|bottom)-(left|right)-radius|overflow-[xy]"
)


def test_sets_no_physical_property() -> None:
    declared = declared_properties()
    assert {"padding-block", "inset-inline-start", "max-inline-size"} <= declared
    assert sorted(name for name in declared if PHYSICAL.fullmatch(name)) == []


def test_names_no_side() -> None:
    assert re.findall(r"\b(left|right)\b", css()) == []


def test_physical_pattern_catches_the_usual_traps() -> None:
    for name in ("width", "min-height", "margin-left", "border-right-color", "left", "border-top-left-radius"):
        assert PHYSICAL.fullmatch(name)
    for name in ("inline-size", "border-block-end", "stroke-width", "scrollbar-width"):
        assert not PHYSICAL.fullmatch(name)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("ground", ["paper", "surface"])
@pytest.mark.parametrize("text", ["ink", "muted", "accent", "warn", "nvidia", "amd", "intel", "apple"])
def test_text_stands_out(scheme: str, ground: str, text: str) -> None:
    palette = palettes()[scheme]
    assert contrast(palette[text], palette[ground]) >= 4.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("ground", ["paper", "surface"])
def test_range_bar_stands_out(scheme: str, ground: str) -> None:
    palette = palettes()[scheme]
    assert contrast(palette["range"], palette[ground]) >= 3


def test_contrast_of_known_pairs() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


def test_schemes_have_the_same_colours() -> None:
    assert palettes()["light"].keys() == palettes()["dark"].keys()
    assert all(palettes()["dark"][name] != colour for name, colour in palettes()["light"].items())


@pytest.mark.parametrize(
    "condition",
    ["prefers-color-scheme: dark", "prefers-reduced-motion: no-preference", "forced-colors: active", "print"],
)
def test_serves_every_medium(condition: str) -> None:
    assert re.search(rf"@media \(?{condition}\)? {{", css())


def test_moves_only_where_motion_is_welcome() -> None:
    everywhere = css().split("@media (prefers-reduced-motion: no-preference)")[0]
    assert not re.search(r"transition|animation|scroll-behavior", everywhere)


def test_loads_nothing() -> None:
    assert not re.search(r"url\(|@import|@font-face", css())


def test_is_small() -> None:
    content = STYLE_SHEET.read_bytes()
    assert len(gzip.compress(content, mtime=0)) <= 8_000


def test_browser_chrome_has_the_colour_of_the_paper() -> None:
    parts = (THEME / "templates" / "parts.html").read_text("utf-8")
    told = {scheme: colour for colour, scheme in re.findall(r'"theme-color" content="(.*?)".*?scheme: (\w+)', parts)}
    assert told == {scheme: palette["paper"] for scheme, palette in palettes().items()}
