"""What a model's page says of a card and what the card's page says of the model are the same figure: all pairs."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from sitegen.tables import ModelTable, Row, build_table, class_data, model_data
from tests.pages.materials import deck, models

CONTEXTS = (2048, 4096, 32_768)
"""A short one, the usual default, and one that leaves a third of the models behind."""


@lru_cache
def tables() -> tuple[ModelTable, ...]:
    return tuple(build_table(model, deck()) for model in models().values())


@lru_cache
def class_files() -> dict[int, dict[str, Any]]:
    """What cards' pages load, by class of cards."""
    texts = class_data(tables(), range(len(deck().classes)))
    return {index: json.loads(text) for index, text in texts.items()}


Told = tuple[str, float, float, float, float, bool]


def told_by_models(file: dict[str, Any], tokens: int) -> dict[int, Told]:
    """Level, need, speeds and room of each class that holds any level, read from what the model's page loads."""
    context = next(each for each in file["contexts"] if each["tokens"] == tokens)
    first = context["starts"][0]
    speeds = [value for line in context["speeds"] for value in line]
    told = {}
    for index in range(first, len(deck().classes)):
        level = max(level for level, start in enumerate(context["starts"]) if start <= index)
        at = 3 * (index - first)
        roomy = index >= context["roomy"][level]
        told[index] = (file["levels"][level], context["needs"][level], *speeds[at : at + 3], roomy)
    return told


def told_by_cards(place: int, table: ModelTable, tokens: int) -> dict[int, Told]:
    """The same, read from what cards' pages load."""
    at = [context.context_tokens for context in table.contexts].index(tokens)
    told = {}
    for index, file in class_files().items():
        cell = file["cells"][place][5 * at : 5 * at + 5]
        if cell:
            level, need_gb, *speeds = cell
            name = table.contexts[at].costs[level].level
            told[index] = (name, need_gb, *speeds, need_gb <= file["roomy"])
    return told


def test_files_agree_on_every_pair() -> None:
    pairs = dict.fromkeys(CONTEXTS, 0)
    for place, table in enumerate(tables()):
        file = json.loads(model_data(table))
        for tokens in CONTEXTS:
            if tokens in (context.context_tokens for context in table.contexts):
                by_models = told_by_models(file, tokens)
                assert told_by_cards(place, table, tokens) == by_models, table.model.slug
                pairs[tokens] += len(by_models)
    assert min(pairs.values()) > 100_000


def test_pages_agree_on_every_pair() -> None:
    """The rows that pages are written from, at the default contexts: of every model on every card."""
    for table in tables():
        for row in table.rows(table.default_context_tokens):
            class_index = deck().by_slug[row.card.slug].class_index
            assert _figures(table.row(class_index, table.default_context_tokens)) == _figures(row)


def _figures(row: Any) -> tuple[Any, ...]:
    shared = Row._fields[Row._fields.index("level") :]
    return tuple(getattr(row, name) for name in shared)
