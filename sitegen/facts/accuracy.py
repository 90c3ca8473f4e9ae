"""How far estimates are from measurements, as the accuracy page states it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sitegen.scoring import (
    MeasuredRow,
    Reason,
    Report,
    RivalScore,
    Score,
    Scored,
    kind_of,
    predict,
    predict_as_pages,
    report,
    score,
    unseen,
    unseen_as_pages,
    worst_rows,
)

WORST_NAMED = 10


@dataclass(frozen=True, slots=True)
class Dominated:
    """A device that has more measurements of a kind than all others together, and the score of the others."""

    device: str
    rows: int
    others: Score


@dataclass(frozen=True, slots=True)
class Accuracy:
    """Every figure of the accuracy page; all are the `report`'s.

    `groups` are scores by grouping and name. `worst` has the worst rows, and at least all
    that are far off, each with the reason where one is known.
    """

    report: Report
    doubtful: int  # rows of quality C, which are not counted
    several_devices: int  # nor these
    unpredictable: int  # nor these, of which too little is known
    unseen: bool  # True where each device was estimated without its own measurements
    groups: dict[str, dict[str, Score]]
    worst: tuple[tuple[Scored, Reason | None], ...]
    mixture: Dominated | None  # who most measurements of mixtures are of

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
        groups=found.groups,
        worst=_worst(found),
        mixture=_dominated(found.scored),
    )


def _dominated(scored: Sequence[Scored]) -> Dominated | None:
    """The device that most measurements of mixtures are of, and the score without it; None where there is no such."""
    mixtures = [one for one in scored if kind_of(one.row) == "mixture"]
    [(device, rows)] = Counter(one.row.device.key for one in mixtures).most_common(1) or [("", 0)]
    others = [one for one in mixtures if one.row.device.key != device]
    if not others or rows <= len(others):
        return None
    name = next(one.row.device.name for one in mixtures if one.row.device.key == device)
    return Dominated(name, rows, score(others))


def _worst(found: Report) -> tuple[tuple[Scored, Reason | None], ...]:
    far = found.far
    others = worst_rows(found.scored, max(WORST_NAMED, len(far)))[len(far) :]
    return *far, *((one, None) for one in others)
