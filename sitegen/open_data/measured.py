"""Every measured row with our estimates beside it: a line each, the same columns as JSON and as CSV."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from typing import Any, NamedTuple

from sitegen.open_data.flat import csv_text, text_of
from sitegen.open_data.package import json_lines
from sitegen.scoring import MeasuredRow, Prediction, predict_as_pages, unseen

GIB = 2**30

_TEXT = {"type": "string", "minLength": 1}
_ABOVE_0 = {"type": "number", "exclusiveMinimum": 0}
_COUNT = {"type": "integer", "minimum": 1}


class Line(NamedTuple):
    """A row and what is estimated for it: as pages say it, and by a fit that has not seen the device."""

    row: MeasuredRow
    estimate: Prediction | None
    unseen: Prediction | None


class Column(NamedTuple):
    """What stands in a column: its JSON Schema, and a line's value, None where there is none."""

    schema: dict[str, Any]
    value: Callable[[Line], object]


def _maybe(schema: dict[str, Any]) -> dict[str, Any]:
    return {**schema, "type": [schema["type"], "null"]}


def _told(schema: dict[str, Any], description: str) -> dict[str, Any]:
    return {**schema, "description": description}


_SAID: dict[str, Column] = {
    "place": Column(_told(_TEXT, "file, run and result in the repository"), lambda line: line.row.place),
    "device": Column(_told(_TEXT, "as the report calls it"), lambda line: line.row.device.name),
    "vendor": Column(_TEXT, lambda line: line.row.device.vendor),
    "generation": Column(_TEXT, lambda line: line.row.device.generation),
    "memory_gb": Column(_told(_maybe(_COUNT), "GiB"), lambda line: line.row.device.memory_gb),
    "bandwidth_gb_s": Column(_told(_maybe(_ABOVE_0), "10^9 bytes/s"), lambda line: line.row.device.bandwidth_gb_s),
    "cards": Column(
        {
            "type": "array",
            "items": _TEXT,
            "description": "slugs of the cards that the device may be: those of its chip that hold the weights; empty "
            "where the catalogue has none",
        },
        lambda line: tuple(card.slug for card in line.row.cards),
    ),
    "device_count": Column(
        _told(_COUNT, "how many of them ran the model together"), lambda line: line.row.device_count
    ),
    "model": Column(
        _told(_maybe(_TEXT), "slug; null where the catalogue lacks the model"),
        lambda line: line.row.model.record and line.row.model.record.slug,
    ),
    "model_name": Column(_TEXT, lambda line: line.row.model.name),
    "parameters": Column(_COUNT, lambda line: int(line.row.model.parameters)),
    "active_parameters": Column(
        _told(_maybe(_COUNT), "of a mixture of experts; null for dense models"),
        lambda line: line.row.model.active_parameters and int(line.row.model.active_parameters),
    ),
    "quantization": Column(_told(_TEXT, "as the report calls it"), lambda line: line.row.quant),
    "file_gib": Column(
        _told(_maybe(_ABOVE_0), "size of the model's file (GiB), where it was reported"),
        lambda line: line.row.file_bytes and line.row.file_bytes / GIB,
    ),
    "depth_tokens": Column(
        {"type": "integer", "minimum": 0, "description": "tokens in the cache already"},
        lambda line: line.row.depth_tokens,
    ),
    "cache_type": Column(
        _told(_maybe(_TEXT), "quantization of the cache, where it was reported"), lambda line: line.row.cache_type
    ),
    "flash_attention": Column(
        {"type": ["boolean", "null"], "description": "null where the report does not say"},
        lambda line: line.row.flash_attention,
    ),
    "engine": Column(_TEXT, lambda line: line.row.engine),
    "backend": Column(_maybe(_TEXT), lambda line: line.row.backend),
    "year": Column(_maybe(_COUNT), lambda line: line.row.year),
    "date": Column(
        {**_maybe({"type": "string", "format": "date"}), "description": "the day, where it is known"},
        lambda line: line.row.date,
    ),
    "quality": Column(
        {
            "enum": ["A", "B", "C"],
            "description": "A: the engine's own decode timer; B: a client's clock, or a rounded figure at second hand; "
            "C: throttled, overclocked, limited by its host or partly implausible, and counted nowhere",
        },
        lambda line: line.row.quality,
    ),
    "link": Column(_told(_TEXT, "where it was published"), lambda line: line.row.link),
    "source": Column(_told(_maybe(_TEXT), "what is found there"), lambda line: line.row.source or None),
    "note": Column(_maybe(_TEXT), lambda line: line.row.note or None),
    "speed_tok_s": Column(_told(_ABOVE_0, "measured decode speed of one request"), lambda line: line.row.speed_tok_s),
}


def _figure(kind: str, end: str) -> Callable[[Line], object]:
    def value(line: Line) -> object:
        said = getattr(line, kind)
        return None if said is None else float(f"{getattr(said, end):.4g}")

    return value


_KINDS = {
    "estimate": "estimate for the row's quantization and depth as pages state it, whatever software the row has",
    "unseen": "estimate for the row's own software, by a fit without any row of its device: what the accuracy is of",
}
_ENDS = {"": "speed_tok_s", "_low": "low_tok_s", "_high": "high_tok_s"}

COLUMNS = _SAID | {
    f"{kind}{end}_tok_s": Column(_told(_maybe(_ABOVE_0), description), _figure(kind, field))
    for kind, description in _KINDS.items()
    for end, field in _ENDS.items()
}
"""What a row says, then the figures of each estimate, all by name."""


def measurements_json(rows: Iterable[MeasuredRow], schema: str) -> str:
    """All rows, in the order of the files; `schema` is the address of their schema as seen from the file."""
    lines = ({name: _plain(column.value(line)) for name, column in COLUMNS.items()} for line in map(_line, rows))
    return json_lines(lines, schema)


def measurements_csv(rows: Iterable[MeasuredRow]) -> str:
    """The same as CSV."""
    lines = (tuple(text_of(column.value(line)) for column in COLUMNS.values()) for line in map(_line, rows))
    return csv_text(tuple(COLUMNS), lines)


def _line(row: MeasuredRow) -> Line:
    estimate, without_device = predict_as_pages(row), unseen(row)
    return Line(
        row,
        estimate if isinstance(estimate, Prediction) else None,
        without_device if isinstance(without_device, Prediction) else None,
    )


def _plain(value: object) -> object:
    """A value as JSON has it."""
    return value.isoformat() if isinstance(value, date) else value
