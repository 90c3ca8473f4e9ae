"""Every record as it stands in content/: as JSON with all its groups, and flat as CSV."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from io import StringIO

from sitegen.catalog import Card, Model, Record
from sitegen.open_data.flat import cells, columns
from sitegen.open_data.package import CREDITS, LICENSE
from sitegen.tables import CardDeck


def records_json(records: Iterable[Record], schema: str) -> str:
    """All records of a kind, one a line; `schema` is the address of their schema as seen from the file."""
    head = {"$schema": schema, "license": LICENSE, "credits": CREDITS}
    lines = (json.dumps(record.model_dump(mode="json", exclude_unset=True), ensure_ascii=False) for record in records)
    return json.dumps(head, ensure_ascii=False)[:-1] + ', "records": [\n' + ",\n".join(lines) + "\n]}\n"


def models_csv(models: Iterable[Model]) -> str:
    """All models, one a line."""
    return _csv(tuple(columns(Model)), (tuple(cells(model)) for model in models))


def cards_csv(deck: CardDeck) -> str:
    """All cards, one a line, by name; then what the tables know of each: the runtime that drives it, what of its
    memory a model may fill (GiB), and its class, which is how the tables name it."""
    entries = sorted(deck.cards, key=lambda entry: entry.card.slug)
    added = ("runtime", "usable_gb", "class")
    lines = (
        (
            *cells(entry.card),
            entry.support,
            f"{deck.classes[entry.class_index].usable_gb:.10g}",
            str(entry.class_index),
        )
        for entry in entries
    )
    return _csv((*columns(Card), *added), lines)


def _csv(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """As RFC 4180 writes it, but with line feeds alone."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(lines)
    return text.getvalue()
