"""How far estimates are from measurements, as the accuracy page states it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sitegen.scoring import (
    GROUPINGS,
    MeasuredRow,
    Reason,
    RivalScore,
    Score,
    Scored,
    far_off,
    predict,
    rival_scores,
    score,
    score_by,
    scored_rows,
    unseen,
    worst_rows,
)

WORST_NAMED = 10
FEWEST_ROWS = 3
"""Groups of fewer measurements say nothing; they are counted in the whole alone."""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """Every figure of the accuracy page.

    `groups` are scores by grouping and name. `worst` has the worst rows, and at least all that are far off, each with
    the reason where one is known.
    """

    overall: Score
    models: int
    sources: int
    doubtful: int  # rows of quality C, which are not counted
    several_devices: int  # nor these
    unpredictable: int  # nor these, of which too little is known
    unseen: bool  # True where each device was estimated without its own measurements
    groups: dict[str, dict[str, Score]]
    rivals: tuple[RivalScore, ...]
    worst: tuple[tuple[Scored, Reason | None], ...]
    scored: tuple[Scored, ...]


def accuracy(rows: Sequence[MeasuredRow]) -> Accuracy | None:
    """The accuracy of estimates over all sound rows, or None where there is none."""
    sound = [row for row in rows if row.quality != "C"]
    single = [row for row in sound if row.device_count == 1]
    scored, left = scored_rows(single, unseen)
    without_device = bool(scored)
    if not scored:  # nothing was calibrated on these rows
        scored, left = scored_rows(single, predict)
    if not scored:
        return None
    return Accuracy(
        overall=score(scored),
        models=len({one.row.model.name for one in scored}),
        sources=len({one.row.link for one in scored}),
        doubtful=len(rows) - len(sound),
        several_devices=len(sound) - len(single),
        unpredictable=len(left),
        unseen=without_device,
        groups={name: _groups(scored, name) for name in GROUPINGS},
        rivals=rival_scores([one.row for one in scored]),
        worst=_worst(scored),
        scored=tuple(scored),
    )


def _groups(scored: Sequence[Scored], name: str) -> dict[str, Score]:
    return {key: part for key, part in score_by(scored, GROUPINGS[name]).items() if part.rows >= FEWEST_ROWS}


def _worst(scored: Sequence[Scored]) -> tuple[tuple[Scored, Reason | None], ...]:
    far = far_off(scored)
    others = worst_rows(scored, max(WORST_NAMED, len(far)))[len(far) :]
    return *far, *((one, None) for one in others)
