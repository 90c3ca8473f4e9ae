"""How far estimates are from measurements, as the accuracy page states it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sitegen.scoring import (
    MeasuredRow,
    Reason,
    Report,
    RivalScore,
    Score,
    Scored,
    predict,
    predict_as_pages,
    report,
    unseen,
    unseen_as_pages,
    worst_rows,
)

WORST_NAMED = 10
FEWEST_ROWS = 3
"""Groups of fewer measurements say nothing; they are counted in the whole alone."""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """Every figure of the accuracy page; all are the `report`'s.

    `groups` are scores by grouping and name, of those large enough. `worst` has the worst rows, and at least all
    that are far off, each with the reason where one is known.
    """

    report: Report
    doubtful: int  # rows of quality C, which are not counted
    several_devices: int  # nor these
    unpredictable: int  # nor these, of which too little is known
    unseen: bool  # True where each device was estimated without its own measurements
    groups: dict[str, dict[str, Score]]
    worst: tuple[tuple[Scored, Reason | None], ...]

    @property
    def overall(self) -> Score:
        """The score of all rows that count."""
        return self.report.overall

    @property
    def rivals(self) -> tuple[RivalScore, ...]:
        """Other calculators on the same rows."""
        return self.report.rivals

    @property
    def scored(self) -> tuple[Scored, ...]:
        """The rows that count, with their estimates."""
        return self.report.scored


def accuracy(rows: Sequence[MeasuredRow]) -> Accuracy | None:
    """The accuracy of estimates over all sound rows, or None where there is none."""
    found = report(rows, unseen, unseen_as_pages)
    without_device = found is not None
    if found is None:  # nothing was calibrated on these rows
        found = report(rows, predict, predict_as_pages)
    if found is None:
        return None
    sound = [row for row in rows if row.quality != "C"]
    several = sum(row.device_count > 1 for row in sound)
    return Accuracy(
        report=found,
        doubtful=len(rows) - len(sound),
        several_devices=several,
        unpredictable=len(sound) - several - found.overall.rows,
        unseen=without_device,
        groups={name: _large(parts) for name, parts in found.groups.items()},
        worst=_worst(found),
    )


def _large(parts: dict[str, Score]) -> dict[str, Score]:
    return {key: part for key, part in parts.items() if part.rows >= FEWEST_ROWS}


def _worst(found: Report) -> tuple[tuple[Scored, Reason | None], ...]:
    far = found.far
    others = worst_rows(found.scored, max(WORST_NAMED, len(far)))[len(far) :]
    return *far, *((one, None) for one in others)
