"""How far estimates are from what was measured."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from sitegen.scoring.noise import EMPTY_UP_TO_TOKENS, disagreements
from sitegen.scoring.predict import Prediction, Predictor, Unpredictable
from sitegen.scoring.quants import quant
from sitegen.scoring.reasons import FAR_OFF_TIMES, Reason, reason_of
from sitegen.scoring.rows import MeasuredRow

DEEP_FROM_TOKENS = 4096


@dataclass(frozen=True, slots=True)
class Scored:
    """One row and its estimate."""

    row: MeasuredRow
    estimate: Prediction

    @property
    def ratio(self) -> float:
        """Estimate over measurement."""
        return self.estimate.speed_tok_s / self.row.speed_tok_s

    @property
    def error(self) -> float:
        """Distance of the estimate from the measurement, as a share of the measurement."""
        return abs(self.ratio - 1)

    @property
    def times(self) -> float:
        """By how many times the two differ, in either direction."""
        return max(self.ratio, 1 / self.ratio)

    @property
    def covered(self) -> bool:
        """True where the measurement lies in the estimate's range."""
        return self.estimate.low_tok_s <= self.row.speed_tok_s <= self.estimate.high_tok_s


@dataclass(frozen=True, slots=True)
class Score:
    """The errors of a set of rows. All are ratios: 0.1 is 10 %.

    `bias` is the median of estimate over measurement; `coverage` the share of measurements within their ranges;
    `width` the mean of a range's width over its estimate. `noise` is the median of how far measurements of the same
    device, model, quantization, depth and software from different sources are apart, `noise_rows` how many that is
    about.
    """

    rows: int
    devices: int
    median: float
    p80: float
    worst: float
    bias: float
    coverage: float
    width: float
    noise: float | None = None
    noise_rows: int = 0


def score(scored: Sequence[Scored]) -> Score:
    """The errors of at least one row."""
    errors = sorted(one.error for one in scored)
    noise = disagreements(one.row for one in scored)
    widths = [(one.estimate.high_tok_s - one.estimate.low_tok_s) / one.estimate.speed_tok_s for one in scored]
    return Score(
        rows=len(scored),
        devices=len({one.row.device.key for one in scored}),
        median=median(errors),
        p80=percentile(errors, 0.8),
        worst=errors[-1],
        bias=median(one.ratio for one in scored),
        coverage=sum(one.covered for one in scored) / len(scored),
        width=sum(widths) / len(widths),
        noise=median(noise) if noise else None,
        noise_rows=len(noise),
    )


def percentile(ordered: Sequence[float], share: float) -> float:
    """The value below which `share` of an ordered list lies, between neighbours in proportion."""
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def scored_rows(
    rows: Iterable[MeasuredRow], predictor: Predictor
) -> tuple[list[Scored], list[tuple[MeasuredRow, str]]]:
    """Rows with their estimates, and those that cannot be estimated, with the reason."""
    scored, left = [], []
    for row in rows:
        said = predictor(row)
        if isinstance(said, Unpredictable):
            left.append((row, said.reason))
        else:
            scored.append(Scored(row, said))
    return scored, left


def kind_of(row: MeasuredRow) -> str:
    """Dense or mixture of experts."""
    return "mixture" if row.model.mixture else "dense"


def depth_of(row: MeasuredRow) -> str:
    """How full the cache was: up to 600 tokens, 4,096 or more, or between."""
    if row.depth_tokens <= EMPTY_UP_TO_TOKENS:
        return "empty"
    return "deep" if row.depth_tokens >= DEEP_FROM_TOKENS else "between"


GROUPINGS: dict[str, Callable[[MeasuredRow], str]] = {
    "vendor": lambda row: row.device.vendor,
    "generation": lambda row: f"{row.device.vendor} {row.device.generation}",
    "kind": kind_of,
    "quant": lambda row: quant(row.quant).family,
    "depth": depth_of,
}


def score_by(scored: Iterable[Scored], group: Callable[[MeasuredRow], str]) -> dict[str, Score]:
    """The score of each group, most rows first, then by name."""
    parts: dict[str, list[Scored]] = {}
    for one in scored:
        parts.setdefault(group(one.row), []).append(one)
    ordered = sorted(parts.items(), key=lambda part: (-len(part[1]), part[0]))
    return {name: score(part) for name, part in ordered}


def worst_rows(scored: Iterable[Scored], count: int) -> list[Scored]:
    """The rows whose estimate is off by most times, worst first."""
    return sorted(scored, key=lambda one: (-one.times, one.row.place))[:count]


def far_off(scored: Iterable[Scored]) -> list[tuple[Scored, Reason | None]]:
    """Rows whose estimate is off by more than `FAR_OFF_TIMES`, worst first, with the reason if one is known: all that
    are known make a row slower than its estimate."""
    found = [one for one in scored if one.times > FAR_OFF_TIMES]
    return [(one, reason_of(one.row) if one.ratio > 1 else None) for one in worst_rows(found, len(found))]
