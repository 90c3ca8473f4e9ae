"""Every record as it stands in content/: as JSON with all its groups, and flat as CSV."""

from __future__ import annotations

from collections.abc import Iterable

from sitegen.catalog import Card, Model, Record
from sitegen.open_data.flat import cells, columns, csv_text
from sitegen.open_data.package import json_lines
from sitegen.tables import CardDeck


def records_json(records: Iterable[Record], schema: str) -> str:
    """All records of a kind, one a line; `schema` is the address of their schema as seen from the file."""
    return json_lines((record.model_dump(mode="json", exclude_unset=True) for record in records), schema)


def models_csv(models: Iterable[Model]) -> str:
    """All models, one a line."""
    return csv_text(tuple(columns(Model)), (tuple(cells(model)) for model in models))


def cards_csv(deck: CardDeck) -> str:
    """All cards, one a line, by name; then what the tables know of each: the runtime that drives it, what of its
    memory a model may fill (GiB), its class, which is how the tables name it, and the names of the files with what fits
    on the class (`classes/`) and what falls short on cards with the same usable memory (`short/`)."""
    entries = sorted(deck.cards, key=lambda entry: entry.card.slug)
    added = ("runtime", "usable_gb", "class", "class_file", "short_file")
    lines = (
        (
            *cells(entry.card),
            entry.support,
            f"{deck.classes[entry.class_index].usable_gb:.10g}",
            str(entry.class_index),
            deck.class_name(entry.class_index),
            deck.group_name(entry.class_index),
        )
        for entry in entries
    )
    return csv_text((*columns(Card), *added), lines)
