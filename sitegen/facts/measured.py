"""What people measured, beside the estimate for the same model, card, level and depth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sitegen.estimator import LADDER
from sitegen.scoring import MeasuredRow, Scored, is_current, predict_as_pages, scored_rows

MOST_SHOWN = 5
"""On a page, which has to stay light; all of them have a table of their own."""

_LADDER = frozenset(level.name for level in LADDER)


@dataclass(frozen=True, slots=True)
class Measurements:
    """Measurements on one card at a time, each with our estimate, by slug of model and of card: fastest first."""

    by_model: dict[str, tuple[Scored, ...]]
    by_card: dict[str, tuple[Scored, ...]]


def measurements(rows: Iterable[MeasuredRow]) -> Measurements:
    """All sound measurements of models in the catalogue."""
    sound = (row for row in rows if row.quality != "C" and row.device_count == 1 and row.model.record is not None)
    scored, _ = scored_rows(sound, predict_as_pages)
    scored.sort(key=_fastest_first)
    by_model = _grouped(scored, lambda row: [row.model.record.slug] if row.model.record else [])
    return Measurements(by_model, _grouped(scored, lambda row: [card.slug for card in row.cards]))


def representative(measured: Sequence[Scored], subject: Callable[[MeasuredRow], str]) -> tuple[Scored, ...]:
    """At most `MOST_SHOWN`, evenly from fast to slow: one a subject (a device, or a model), and of each the one that
    tells most: a level of the ladder, this year's software, which estimates are for, an empty cache, the engine's own
    timer, the newest."""
    best: dict[str, Scored] = {}
    for one in measured:
        known = best.get(subject(one.row))
        if known is None or _telling(one.row) < _telling(known.row):
            best[subject(one.row)] = one
    chosen = sorted(best.values(), key=_fastest_first)
    if len(chosen) <= MOST_SHOWN:
        return tuple(chosen)
    return tuple(chosen[step * (len(chosen) - 1) // (MOST_SHOWN - 1)] for step in range(MOST_SHOWN))


def _telling(row: MeasuredRow) -> tuple[bool, bool, int, str, int, str]:
    return row.quant not in _LADDER, not is_current(row), row.depth_tokens, row.quality, -(row.year or 0), row.place


def _fastest_first(one: Scored) -> tuple[float, str, str, int, str]:
    row = one.row
    return -row.speed_tok_s, row.device.name, row.quant, row.depth_tokens, row.place


def _grouped(scored: Iterable[Scored], slugs: Callable[[MeasuredRow], Iterable[str]]) -> dict[str, tuple[Scored, ...]]:
    groups: dict[str, list[Scored]] = {}
    for one in scored:
        for slug in slugs(one.row):
            groups.setdefault(slug, []).append(one)
    return {slug: tuple(group) for slug, group in groups.items()}
