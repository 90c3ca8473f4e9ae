"""How far measurements of the same thing from different sources are apart."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median

from sitegen.scoring.quants import quant
from sitegen.scoring.rows import MeasuredRow

EMPTY_UP_TO_TOKENS = 600
"""A cache of at most so many tokens does not slow decoding down by more than a measurement's noise."""


def disagreements(rows: Iterable[MeasuredRow]) -> list[float]:
    """The error of each row against the median of those from other sources of the same device, model, quantization,
    depth, engine, backend and year (ratios), for rows that have such others."""
    alike: dict[tuple[object, ...], list[MeasuredRow]] = {}
    for row in rows:
        depth = row.depth_tokens if row.depth_tokens > EMPTY_UP_TO_TOKENS else 0
        software = row.engine, row.backend, row.year, row.cache_type
        key = row.device.name, row.model.name, quant(row.quant).level or row.quant, depth, *software
        alike.setdefault(key, []).append(row)
    errors = []
    for group in alike.values():
        for row in group:
            others = [other.speed_tok_s for other in group if other.link != row.link]
            if others:
                errors.append(abs(median(others) / row.speed_tok_s - 1))
    return errors
