"""How far estimates are from measurements, as the accuracy page states it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from sitegen.scoring import (
    EMPTY_UP_TO_TOKENS,
    GROUPINGS,
    MeasuredRow,
    RivalScore,
    Score,
    Scored,
    predict,
    quant,
    rival_scores,
    score,
    score_by,
    scored_rows,
    worst_rows,
)

WORST_NAMED = 10
FEWEST_ROWS = 3
"""Groups of fewer measurements say nothing; they are counted in the whole alone."""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """Every figure of the accuracy page.

    `groups` are scores by grouping and name. `noise` is the median error of a measurement against others of the same
    device, model, quantization and empty cache from another source (ratio), None where there are none; `noise_rows` how
    many there are.
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
    worst: tuple[Scored, ...]
    scored: tuple[Scored, ...]
    noise: float | None
    noise_rows: int


def accuracy(rows: Sequence[MeasuredRow]) -> Accuracy | None:
    """The accuracy of estimates over all sound rows, or None where there is none."""
    sound = [row for row in rows if row.quality != "C"]
    single = [row for row in sound if row.device_count == 1]
    scored, left = scored_rows(single, predict)
    if not scored:
        return None
    noise = _noise([one.row for one in scored])
    return Accuracy(
        overall=score(scored),
        models=len({one.row.model.name for one in scored}),
        sources=len({one.row.link for one in scored}),
        doubtful=len(rows) - len(sound),
        several_devices=len(sound) - len(single),
        unpredictable=len(left),
        unseen=False,
        groups={name: _groups(scored, name) for name in GROUPINGS},
        rivals=rival_scores([one.row for one in scored]),
        worst=tuple(worst_rows(scored, WORST_NAMED)),
        scored=tuple(scored),
        noise=median(noise) if noise else None,
        noise_rows=len(noise),
    )


def _groups(scored: Sequence[Scored], name: str) -> dict[str, Score]:
    return {key: part for key, part in score_by(scored, GROUPINGS[name]).items() if part.rows >= FEWEST_ROWS}


def _noise(rows: Iterable[MeasuredRow]) -> list[float]:
    """Each measurement against the median of those from other sources of the same device, model and level."""
    alike: dict[tuple[str, str, str], list[MeasuredRow]] = {}
    for row in rows:
        if row.depth_tokens <= EMPTY_UP_TO_TOKENS:
            key = row.device.name, row.model.name, quant(row.quant).level or row.quant
            alike.setdefault(key, []).append(row)
    errors = []
    for group in alike.values():
        for row in group:
            others = [other.speed_tok_s for other in group if other.link != row.link]
            if others:
                errors.append(abs(median(others) / row.speed_tok_s - 1))
    return errors
