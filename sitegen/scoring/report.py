"""A score as people and programs read it: text and plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sitegen.scoring.circumstances import CURRENT_YEAR, is_current
from sitegen.scoring.predict import Predictor
from sitegen.scoring.reasons import FAR_OFF_TIMES, Reason
from sitegen.scoring.rivals import RivalScore, rival_scores
from sitegen.scoring.rows import MeasuredRow
from sitegen.scoring.score import GROUPINGS, Score, Scored, far_off, score, score_by, scored_rows, worst_rows
from sitegen.scoring.speed_file import UNREAD

WORST_SHOWN = 10
PLACES_SHOWN = 5  # of rows that are not scored for one reason


@dataclass(frozen=True, slots=True)
class Matching:
    """What names of a file meant: rows by devices and models that the catalogue lacks."""

    rows: int
    unlisted_devices: dict[str, int]
    unlisted_models: dict[str, int]
    stand_ins: dict[str, str]


@dataclass(frozen=True, slots=True)
class Report:
    """A whole score. `scored` are the rows that count, of so many `models` and `sources`; `left_out` counts the others
    by the reason why they were not scored, of which `places` says where they stand; groups by grouping and name; `far`
    has the estimates that are far off, with the reason where one is known."""

    matching: Matching
    scored: tuple[Scored, ...]
    models: int
    sources: int
    left_out: dict[str, int]
    places: dict[str, list[str]]
    overall: Score
    as_pages: Score  # of the estimates as pages state them, whatever software a row was measured with
    current: Score | None  # the same, of the current year's rows, which pages' ranges are made for
    groups: dict[str, dict[str, Score]]
    rivals: tuple[RivalScore, ...]
    worst: list[Scored]
    far: list[tuple[Scored, Reason | None]]


def matching_of(rows: Sequence[MeasuredRow], unread: int) -> Matching:
    """Devices and models that were taken from the rows' own columns."""
    stand_ins = {
        row.model.name: row.model.stand_in.name if row.model.stand_in else "none"
        for row in rows
        if row.model.record is None
    }
    return Matching(
        len(rows) + unread,
        _counted(row.device.name for row in rows if not row.device.cards),
        _counted(row.model.name for row in rows if row.model.record is None),
        stand_ins,
    )


def _counted(names: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(names).items(), key=lambda item: (-item[1], item[0])))


def report(
    rows: Sequence[MeasuredRow],
    predictor: Predictor,
    stated: Predictor,
    *,
    unread: Sequence[str] = (),
    with_doubtful: bool = False,
) -> Report | None:
    """The score of rows, or None where none can be scored. Rows of quality C count only `with_doubtful`.
    `stated` estimates as pages do; `unread` are the places of rows of a file that cannot be read."""
    sound = [row for row in rows if with_doubtful or row.quality != "C"]
    scored, left = scored_rows(sound, predictor)
    reasons = Counter(reason for _, reason in left)
    places: dict[str, list[str]] = {}
    if unread:
        reasons[UNREAD], places[UNREAD] = len(unread), list(unread)
    for row, reason in left:
        places.setdefault(reason, []).append(row.place)
    if len(sound) < len(rows):
        reasons["quality C (throttled, overclocked, limited by its host, or implausible)"] = len(rows) - len(sound)
    if not scored:
        return None
    rivals = rival_scores([one.row for one in scored])
    groups = {name: score_by(scored, group) for name, group in GROUPINGS.items()}
    said = scored_rows([one.row for one in scored], stated)[0]
    current = [one for one in said if is_current(one.row)]
    worst, far = worst_rows(scored, WORST_SHOWN), far_off(scored)
    return Report(
        matching=matching_of(rows, len(unread)),
        scored=tuple(scored),
        models=len({one.row.model.name for one in scored}),
        sources=len({one.row.link for one in scored}),
        left_out=dict(reasons.most_common()),
        places=places,
        overall=score(scored),
        as_pages=score(said),
        current=score(current) if current else None,
        groups=groups,
        rivals=rivals,
        worst=worst,
        far=far,
    )


def as_data(report: Report) -> dict[str, Any]:
    """For programs: ratios as numbers, keys as in `Score`."""
    return {
        "rows": report.matching.rows,
        "models": report.models,
        "sources": report.sources,
        "unlisted_devices": report.matching.unlisted_devices,
        "unlisted_models": report.matching.unlisted_models,
        "stand_ins": report.matching.stand_ins,
        "left_out": report.left_out,
        "overall": _rounded(report.overall),
        "as_pages": _rounded(report.as_pages),
        "current": _rounded(report.current) if report.current else None,
        **{f"by_{name}": {key: _rounded(part) for key, part in parts.items()} for name, parts in report.groups.items()},
        "rivals": {one.rival.name: _rival_data(one) for one in report.rivals},
        "worst": [_worst_data(one) for one in report.worst],
        "far_off": [{**_worst_data(one), "reason": reason and reason.key} for one, reason in report.far],
    }


def _rounded(score: Score) -> dict[str, float | None]:
    return {key: None if value is None else round(value, 4) for key, value in asdict(score).items()}


def _rival_data(one: RivalScore) -> dict[str, Any]:
    return {
        "version": one.rival.version or None,
        "link": one.rival.link,
        "rows": one.rows,
        "median": round(one.median, 4),
        "p80": round(one.p80, 4),
    }


def _worst_data(one: Scored) -> dict[str, Any]:
    return {
        "place": one.row.place,
        "device": one.row.device.name,
        "model": one.row.model.name,
        "quant": one.row.quant,
        "depth_tokens": one.row.depth_tokens,
        "measured_tok_s": one.row.speed_tok_s,
        "estimate_tok_s": round(one.estimate.speed_tok_s, 2),
        "times": round(one.times, 3),
    }


def as_text(report: Report) -> str:
    """For a terminal."""
    lines = [
        *_matching_lines(report),
        "",
        _HEAD,
        _line("all", report.overall),
        _line("as pages state it", report.as_pages),
        *([_line(f"  of these, rows of {CURRENT_YEAR}", report.current)] if report.current else []),
    ]
    for name, parts in report.groups.items():
        lines += ["", f"by {name}", *(_line(f"  {key}", part) for key, part in parts.items())]
    lines += ["", "other calculators' formulas on the same rows"]
    lines += [
        f"  {one.rival.name:<32} median {one.median:6.1%}   80th percentile {one.p80:6.1%}" for one in report.rivals
    ]
    lines += ["", f"the {len(report.worst)} worst rows", *map(_worst_line, report.worst)]
    if report.far:
        lines += ["", f"off by more than {FAR_OFF_TIMES} times: {len(report.far)}", *_far_lines(report.far)]
    return "\n".join(lines)


_HEAD = (
    f"{'':<34}{'rows':>6}{'devices':>9}{'median':>9}{'80th %':>9}{'worst':>9}{'bias':>8}{'coverage':>10}{'width':>8}"
    f"{'noise':>8} of rows"
)
"""The noise is how far measurements of one thing from different sources are apart, and how many rows have such others:
what keeps an error from getting much smaller."""


def _line(name: str, score: Score) -> str:
    return (
        f"{name:<34}{score.rows:>6}{score.devices:>9}{score.median:>9.1%}{score.p80:>9.1%}{score.worst:>9.1%}"
        f"{score.bias:>8.2f}{score.coverage:>10.1%}{score.width:>8.2f}"
        + (f"{'–':>8}" if score.noise is None else f"{score.noise:>8.1%}{score.noise_rows:>8}")
    )


def _worst_line(one: Scored) -> str:
    row = one.row
    return (
        f"  x{one.times:.2f}  {row.device.name}, {row.model.name} {row.quant}, {row.depth_tokens:,} tokens deep: "
        f"measured {row.speed_tok_s:g}, estimated {one.estimate.speed_tok_s:.1f} tok/s ({row.place})"
    )


def _far_lines(far: Sequence[tuple[Scored, Reason | None]]) -> Iterator[str]:
    """The reasons, each with its rows."""
    by_reason: dict[Reason | None, list[Scored]] = {}
    for one, reason in far:
        by_reason.setdefault(reason, []).append(one)
    for reason, rows in by_reason.items():
        yield f"  {reason.text} ({reason.evidence}):" if reason else "  no reason known:"
        yield from (f"  {_worst_line(one)}" for one in rows)


def _matching_lines(report: Report) -> list[str]:
    matching = report.matching
    lines = [f"{matching.rows:,} rows, {report.overall.rows:,} scored."]
    for reason, count in report.left_out.items():
        lines.append(f"not scored: {count:,} {'row' if count == 1 else 'rows'}: {reason}")
        found = report.places.get(reason, [])
        lines += [f"  {place}" for place in found[:PLACES_SHOWN]]
        lines += [f"  and {len(found) - PLACES_SHOWN:,} more"] if len(found) > PLACES_SHOWN else []
    if matching.unlisted_devices:
        lines.append("devices that the catalogue lacks, estimated from the rows' own columns:")
        lines += _listed(matching.unlisted_devices, lambda name: "")
    if matching.unlisted_models:
        lines.append("models that the catalogue lacks, estimated from the rows' own columns:")
        lines += _listed(matching.unlisted_models, lambda name: f", layers as {matching.stand_ins[name]}")
    return lines


def _listed(counts: dict[str, int], more: Callable[[str], str]) -> list[str]:
    return [f"  {name} ({count:,} {'row' if count == 1 else 'rows'}{more(name)})" for name, count in counts.items()]
