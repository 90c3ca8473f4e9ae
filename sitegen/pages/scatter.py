"""The picture of estimated against measured speeds: both axes logarithmic, one mark a measurement.

Drawn as the picture of a model's page is: on a grid that the style sheet stretches, so that texts keep their size.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor, log10
from typing import get_args

from sitegen.catalog import Vendor
from sitegen.i18n import Language
from sitegen.pages.measured_views import Scatter
from sitegen.pages.views import Marks, Tick
from sitegen.pages.words import plain
from sitegen.scoring import Scored

UNITS_PER_DECADE = 100
LEAST_LOG10_TOK_S = -0.3
MOST_LOG10_TOK_S = 3.2
"""The grid reaches from 0.5 to 1,600 tok/s on both axes; what lies outside is drawn at its edge."""

SIDE = round(UNITS_PER_DECADE * (MOST_LOG10_TOK_S - LEAST_LOG10_TOK_S))
TICKS_TOK_S = (1, 10, 100, 1000)
_TWICE = round(UNITS_PER_DECADE * log10(2))


def scatter(scored: Sequence[Scored], language: Language) -> Scatter:
    """The picture of at least one row."""
    return Scatter(
        alternative=_alternative(scored, language),
        box=f"0 0 {SIDE} {SIDE}",
        grid="".join(f"M0 {_down(speed)}h{SIDE}M{_right(speed)} 0v{SIDE}" for speed in TICKS_TOK_S),
        exact=f"M0 {SIDE}L{SIDE} 0",
        twice=f"M0 {SIDE - _TWICE}L{SIDE - _TWICE} 0M{_TWICE} {SIDE}L{SIDE} {_TWICE}",
        marks=tuple(Marks(vendor, vendor.lower(), _path(vendor, scored)) for vendor in get_args(Vendor)),
        measured=tuple(Tick(_percent(_right(speed)), language.number(speed)) for speed in TICKS_TOK_S),
        estimated=tuple(Tick(_percent(_down(speed)), language.number(speed)) for speed in TICKS_TOK_S),
    )


def _path(vendor: Vendor, scored: Iterable[Scored]) -> str:
    """A vendor's marks as SVG path data; those that coincide are drawn once. A mark is a line of one unit, too short to
    see, whose ends make the mark."""
    places = {
        (_right(one.row.speed_tok_s), _down(one.estimate.speed_tok_s))
        for one in scored
        if one.row.device.vendor == vendor
    }
    path, pen_x, pen_y = "", 0, 0
    for x, y in sorted(places):
        right, down = x - pen_x, y - pen_y
        path += f"m{right}{'' if down < 0 else ' '}{down}h1"
        pen_x, pen_y = x + 1, y
    return path


def _right(speed_tok_s: float) -> int:
    units = floor(UNITS_PER_DECADE * (log10(speed_tok_s) - LEAST_LOG10_TOK_S) + 0.5)
    return max(0, min(SIDE, units))


def _down(speed_tok_s: float) -> int:
    return SIDE - _right(speed_tok_s)


def _percent(units: int) -> str:
    return f"{100 * units / SIDE:.1f}%"


def _alternative(scored: Sequence[Scored], language: Language) -> str:
    speeds = [one.row.speed_tok_s for one in scored]
    within = sum(one.times <= 2 for one in scored) / len(scored)
    return plain(
        language.text(
            "accuracy.picture.alternative",
            rows=len(scored),
            low=language.speed(min(speeds)),
            high=language.speed(max(speeds)),
            within=language.number(100 * within),
        )
    )
