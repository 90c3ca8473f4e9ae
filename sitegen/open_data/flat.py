"""A record as one line of a table: a column a key, lists in one cell; and tables as CSV."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from io import StringIO
from types import UnionType
from typing import Union, get_args, get_origin

from sitegen.catalog import Record

LIST_SEPARATOR = "; "


def columns(kind: type[Record], prefix: str = "") -> Iterator[str]:
    """The key paths of a kind of record, such as `memory.size_gb`, in the schema's order."""
    for name, field in kind.model_fields.items():
        group = _group(field.annotation)
        if group:
            yield from columns(group, f"{prefix}{name}.")
        else:
            yield prefix + name


def cells(record: Record) -> Iterator[str]:
    """A record's values as texts, one a column of its kind; "" where the record does not say."""
    for name, field in type(record).model_fields.items():
        value = getattr(record, name)
        group = _group(field.annotation)
        if not group:
            yield text_of(value)
        elif value is None:
            yield from ("" for _ in columns(group))
        else:
            yield from cells(value)


def _group(annotation: object) -> type[Record] | None:
    """The kind of record that a field holds, where it holds one of its own."""
    kinds = get_args(annotation) if get_origin(annotation) in (Union, UnionType) else (annotation,)
    return next((kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Record)), None)


def text_of(value: object) -> str:
    """A value as it stands in a cell."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return LIST_SEPARATOR.join(text_of(item) for item in value)
    if isinstance(value, dict):
        return LIST_SEPARATOR.join(f"{key}: {text_of(item)}" for key, item in value.items())
    if isinstance(value, Record):
        return json.dumps(value.model_dump(mode="json", exclude_none=True), ensure_ascii=False)
    return value.isoformat() if isinstance(value, date) else str(value)


def csv_text(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table as RFC 4180 writes it, but with line feeds alone."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(lines)
    return text.getvalue()
