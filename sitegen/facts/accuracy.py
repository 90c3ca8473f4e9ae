"""How far estimates are from measurements, as the accuracy page states it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from sitegen.scoring import (
    EMPTY_UP_TO_TOKENS,
    GROUPINGS,
    MeasuredRow,
    Predictor,
    RivalScore,
    Score,
    Scored,
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
    left_out: dict[str, int]  # rows that were not scored, by reason
    groups: dict[str, dict[str, Score]]
    rivals: tuple[RivalScore, ...]
    worst: tuple[Scored, ...]
    scored: tuple[Scored, ...]
    noise: float | None
    noise_rows: int


def accuracy(rows: Iterable[MeasuredRow], predictor: Predictor) -> Accuracy | None:
    """The accuracy of estimates over all sound rows, or None where there is none."""
    rows = tuple(rows)
    sound = [row for row in rows if row.quality != "C"]
    scored, left = scored_rows(sound, predictor)
    if not scored:
        return None
    reasons: dict[str, int] = {"doubtful": len(rows) - len(sound)}
    for _, reason in left:
        reasons[reason] = reasons.get(reason, 0) + 1
    noise = _noise([one.row for one in scored])
    return Accuracy(
        overall=score(scored),
        models=len({one.row.model.name for one in scored}),
        sources=len({one.row.link for one in scored}),
        left_out=reasons,
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
