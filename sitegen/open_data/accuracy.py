"""How far estimates are from measurements: the figures of the page about accuracy, as `sitegen score` prints them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields

from sitegen.open_data.flat import csv_text, text_of
from sitegen.open_data.package import head
from sitegen.scoring import Report, Score, as_data

SCORE_COLUMNS = tuple(field.name for field in fields(Score))
ACCURACY_COLUMNS = ("grouping", "group", *SCORE_COLUMNS)
OVERALL, AS_PAGES, CURRENT, CALCULATOR = "overall", "as_pages", "current", "calculator"


def accuracy_json(report: Report | None, unseen: bool, schema: str) -> str:
    """All figures, or null where nothing was measured. `unseen` says whether each device was estimated without its own
    measurements; `schema` is the address of the schema as seen from the file."""
    data = {**head(schema), "unseen": unseen, "figures": as_data(report) if report else None}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def accuracy_csv(report: Report | None) -> str:
    """The scores: a line a group, then one for each other calculator's formula on the same rows."""
    return csv_text(ACCURACY_COLUMNS, _lines(report) if report else ())


def _lines(report: Report) -> Iterator[tuple[str, ...]]:
    data = as_data(report)
    scores = [(name, "", data[name]) for name in (OVERALL, AS_PAGES, CURRENT) if data[name]]
    scores += [(name, group, one) for name in report.groups for group, one in data[f"by_{name}"].items()]
    scores += [(CALCULATOR, name, one) for name, one in data["rivals"].items()]
    for grouping, group, one in scores:
        yield (grouping, group, *(text_of(one.get(key)) for key in SCORE_COLUMNS))
