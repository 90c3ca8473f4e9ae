"""The picture of a card: speed against size, both axes logarithmic, one mark a model.

As in `picture.py`. The script draws the same marks from the same constants (`card_view.js`); a test compares both.
"""

from __future__ import annotations

from functools import lru_cache
from math import floor, log10

from sitegen.facts import READING_SPEED_TOK_S, CardFacts
from sitegen.pages.card_writer import BILLION, CardWriter
from sitegen.pages.picture import marks_path
from sitegen.pages.views import Marks, Picture, Tick
from sitegen.pages.words import plain
from sitegen.tables import ModelRow

UNITS_ACROSS_PER_DECADE = 1650
UNITS_UP_PER_DECADE = 60
WIDTH = 7500
HEIGHT = 210

LEFT_LOG10_BILLIONS = -1.4
TOP_LOG10_TOK_S = 3.4
"""The grid reaches from 0.04 to 1,400 billion parameters and from 2,500 down to 0.8 tok/s."""

SIZE_TICKS_BILLIONS = (0.1, 1, 10, 100, 1000)
SPEED_TICKS_TOK_S = (1, 10, 100, 1000)

STYLES = ("dense", "mixture")
MESSAGES = tuple(f"card.picture.{key}" for key in ("alternative", "only", "figures", "more"))
"""What the script says, by the keys of the messages."""


def card_picture(writer: CardWriter, paths: tuple[str, ...]) -> Picture:
    """The picture at the default contexts; `paths` are the card's, the same in every language."""
    language = writer.language
    return Picture(
        title=writer.text("card.picture.title"),
        note=writer.text("card.picture.note"),
        across=writer.text("card.picture.size"),
        alternative=_alternative(writer),
        empty=not writer.facts.models_fit,
        box=f"0 0 {WIDTH} {HEIGHT}",
        grid=_GRID,
        reading=f"M0 {_y(READING_SPEED_TOK_S)}h{WIDTH}",
        reading_speed=language.number(READING_SPEED_TOK_S),
        marks=tuple(
            Marks(language.sentence(writer.text(f"card.picture.{style}")), style, path)
            for style, path in zip(STYLES, paths, strict=True)
        ),
        places=tuple(
            Tick(_percent(_x(size), WIDTH), language.number(size, 0 if size >= 1 else 1))
            for size in SIZE_TICKS_BILLIONS
        ),
        speeds=tuple(Tick(_percent(_y(speed), HEIGHT), language.number(speed)) for speed in SPEED_TICKS_TOK_S),
    )


def card_marks(facts: CardFacts) -> tuple[str, ...]:
    """Where the models that fit stand, as SVG path data: dense ones, then mixtures of experts."""
    rows = facts.rows[: facts.models_fit]
    return tuple(
        marks_path(_place(row) for row in rows if row.model.is_mixture == mixture) for mixture in (False, True)
    )


def _place(row: ModelRow) -> tuple[int, int]:
    return _x(row.model.size.parameters / BILLION), _y(row.speed_tok_s)


@lru_cache(4096)
def _x(billions: float) -> int:
    return _within(UNITS_ACROSS_PER_DECADE * (log10(billions) - LEFT_LOG10_BILLIONS), WIDTH)


@lru_cache(4096)
def _y(speed_tok_s: float) -> int:
    return _within(UNITS_UP_PER_DECADE * (TOP_LOG10_TOK_S - log10(speed_tok_s)), HEIGHT)


def _within(units: float, size: int) -> int:
    """A place on the grid; what lies outside is drawn at its edge."""
    return max(0, min(size, floor(units + 0.5)))


def _percent(units: int, size: int) -> str:
    return f"{100 * units / size:.1f}%"


_GRID = "".join(
    [f"M0 {_y(speed)}h{WIDTH}" for speed in SPEED_TICKS_TOK_S if speed != READING_SPEED_TOK_S]
    + [f"M{_x(size)} 0v{HEIGHT}" for size in SIZE_TICKS_BILLIONS]
)


def _alternative(writer: CardWriter) -> str:
    """What the picture shows, in a sentence."""
    rows, speed = writer.facts.rows[: writer.facts.models_fit], writer.language.speed
    if not rows:
        return ""
    fastest = max(rows, key=lambda row: row.speed_tok_s)
    slowest = min(reversed(rows), key=lambda row: row.speed_tok_s)
    if len(rows) == 1:
        return plain(writer.text("card.picture.only", model=fastest.model.name, speed=speed(fastest.speed_tok_s)))
    return plain(
        writer.text(
            "card.picture.alternative",
            count=writer.language.number(len(rows)),
            low=speed(slowest.speed_tok_s),
            slowest=slowest.model.name,
            high=speed(fastest.speed_tok_s),
            fastest=fastest.model.name,
        )
    )
