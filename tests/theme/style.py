"""Read the style sheet: its rules without comments, its palettes, and the contrast of two colours."""

from __future__ import annotations

import re
from pathlib import Path

THEME = Path(__file__).parents[2] / "themes" / "default"
STYLE_SHEET = THEME / "assets" / "site.css"

Palette = dict[str, str]


def css() -> str:
    """The style sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", STYLE_SHEET.read_text("utf-8"), flags=re.DOTALL)


def declared_properties() -> set[str]:
    """The names of all properties that the style sheet sets, custom properties left out."""
    return set(re.findall(r"[{;]\s*(-?[a-z][a-z-]*)\s*:(?=[^{}]*[;}])", css()))


def palettes() -> dict[str, Palette]:
    """The hexadecimal colours among the custom properties of each scheme, by name."""
    light, dark = (_colours(block) for block in re.findall(r":root\s*{(.*?)}", css(), flags=re.DOTALL)[:2])
    return {"light": light, "dark": {**light, **dark}}


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _colours(block: str) -> Palette:
    return dict(re.findall(r"--([a-z]+):\s*(#[0-9a-f]{6});", block))


def _luminance(colour: str) -> float:
    """Relative luminance of a colour, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance"""
    red, green, blue = (_linear(int(colour[start : start + 2], 16) / 255) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
