"""The picture: speed against card memory, both axes logarithmic, one mark a card.

Marks stand on a grid of whole units that the style sheet stretches to any width and height, so that texts keep their
size on a phone. The script's `picture.js` draws the same marks from the same constants; a test compares both.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import floor, log2, log10
from typing import get_args

from sitegen.catalog import Vendor
from sitegen.facts import READING_SPEED_TOK_S, ModelFacts
from sitegen.pages.views import Marks, Picture, Tick
from sitegen.pages.words import plain
from sitegen.pages.writer import Writer
from sitegen.tables import Row

UNITS_PER_OCTAVE = 1000
UNITS_PER_DECADE = 60
WIDTH = 7500
HEIGHT = 210
"""Size of the grid; a unit of speed is about two pixels of a screen, less than the thickness of a mark."""

LEFT_LOG2_GB = 1.75
TOP_LOG10_TOK_S = 3.4
"""The grid reaches from 3.4 to 609 GB and from 2,500 down to 0.8 tok/s, which holds all cards with room to spare."""

OFFSETS: dict[Vendor, int] = {"NVIDIA": -27, "AMD": 27, "Intel": 27, "Apple": 27}
"""Marks of one size of memory stand in two columns (2 % of it apart from where they belong), or half of NVIDIA's would
be hidden."""

OVERLAP = 2
"""Marks so many units of speed apart cover each other by half: drawn as a line, they look the same and weigh a third
less."""

MEMORY_TICKS_GB = (4, 8, 16, 32, 64, 128, 256, 512)
SPEED_TICKS_TOK_S = (1, 10, 100, 1000)

MESSAGES = ("picture.alternative", "picture.only", "picture.mark", "picture.figures", "picture.more")
"""What the script says, by the keys of the messages."""


def picture(writer: Writer, marks: tuple[Marks, ...]) -> Picture:
    """The picture at the default context; `marks` are the model's, the same in every language."""
    language = writer.language
    return Picture(
        title=writer.text("picture.title"),
        note=writer.text("picture.note"),
        across=writer.text("picture.memory"),
        alternative=_alternative(writer),
        empty=not writer.facts.cards_fit,
        box=f"0 0 {WIDTH} {HEIGHT}",
        grid=_GRID,
        reading=f"M0 {_y(READING_SPEED_TOK_S)}h{WIDTH}",
        reading_speed=language.number(READING_SPEED_TOK_S),
        marks=marks,
        places=tuple(Tick(_percent(_x(size), WIDTH), language.number(size)) for size in MEMORY_TICKS_GB),
        speeds=tuple(Tick(_percent(_y(speed), HEIGHT), language.number(speed)) for speed in SPEED_TICKS_TOK_S),
    )


def model_marks(facts: ModelFacts) -> tuple[Marks, ...]:
    """Where the cards that run the model stand, by vendor."""
    rows = facts.rows[: facts.cards_fit]
    return tuple(Marks(vendor, vendor.lower(), vendor_path(vendor, rows)) for vendor in get_args(Vendor))


def vendor_path(vendor: Vendor, rows: Iterable[Row]) -> str:
    """A vendor's marks as SVG path data, least memory first, then slowest first."""
    places = (
        (_x(row.card.memory.size_gb) + OFFSETS[vendor], _y(row.speed_tok_s))
        for row in rows
        if row.card.vendor == vendor
    )
    return marks_path(places)


def marks_path(places: Iterable[tuple[int, int]]) -> str:
    """Marks as SVG path data, from left to right, then upwards.

    Marks that coincide are drawn once, and a line joins those of a column that overlap. A mark alone is a line of one
    unit, too short to see, whose round or square ends make the mark. (With a line of no length, Safari stretched the
    mark with the grid until 2026.)
    """
    path, pen_x, pen_y = "", 0, 0
    for x, low, high in _columns(sorted(set(places), key=lambda place: (place[0], -place[1]))):
        right, down = x - pen_x, low - pen_y
        path += f"m{right}{'' if down < 0 else ' '}{down}" + (f"v{high - low}" if high < low else "h1")
        pen_x, pen_y = (x, high) if high < low else (x + 1, low)
    return path


def _columns(places: Iterable[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Places that overlap, as one column each: where it stands, its low and its high end."""
    columns: list[tuple[int, int, int]] = []
    for x, y in places:
        if columns and columns[-1][0] == x and columns[-1][2] - y <= OVERLAP:
            columns[-1] = (x, columns[-1][1], y)
        else:
            columns.append((x, y, y))
    return columns


@lru_cache(4096)  # cards share few sizes and speeds
def _x(memory_gb: float) -> int:
    return _within(UNITS_PER_OCTAVE * (log2(memory_gb) - LEFT_LOG2_GB), WIDTH)


@lru_cache(4096)
def _y(speed_tok_s: float) -> int:
    return _within(UNITS_PER_DECADE * (TOP_LOG10_TOK_S - log10(speed_tok_s)), HEIGHT)


def _within(units: float, size: int) -> int:
    """A place on the grid; what lies outside is drawn at its edge."""
    return max(0, min(size, floor(units + 0.5)))


def _percent(units: int, size: int) -> str:
    return f"{100 * units / size:.1f}%"


_GRID = "".join(
    [f"M0 {_y(speed)}h{WIDTH}" for speed in SPEED_TICKS_TOK_S if speed != READING_SPEED_TOK_S]
    + [f"M{_x(size)} 0v{HEIGHT}" for size in MEMORY_TICKS_GB]
)


def _alternative(writer: Writer) -> str:
    """What the picture shows, in a sentence."""
    facts, speed = writer.facts, writer.language.speed
    if not facts.cards_fit:
        return ""
    fastest, slowest = facts.rows[0], facts.rows[facts.cards_fit - 1]
    if facts.cards_fit == 1:
        return plain(writer.text("picture.only", card=fastest.card.name, speed=speed(fastest.speed_tok_s)))
    return plain(
        writer.plural(
            "picture.alternative",
            facts.cards_fit,
            low=speed(slowest.speed_tok_s),
            slowest=slowest.card.name,
            high=speed(fastest.speed_tok_s),
            fastest=fastest.card.name,
        )
    )
