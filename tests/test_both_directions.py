"""What a model's page says of a card and what the card's page says of the model are the same figure: all pairs.

Cards of one class have the same figures, so the pairs are of models and classes, at three contexts.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from sitegen.estimator import Estimate
from sitegen.tables import CardDeck, ModelRow, ModelTable, Row, build_table, class_data, model_data
from sitegen.tables import table as table_module
from tests.pages.materials import deck, models

CONTEXTS = (2048, 4096, 32_768)
"""A short one, the usual default, and one that leaves a third of the models behind."""

SOME_MODELS = slice(None, None, 16)
"""Whose figures are made and compared. For all models it is what the figures are made of: level's cost and card."""


@lru_cache
def classes() -> CardDeck:
    """One card of each class."""
    return CardDeck(deck().of_class(index)[0].card for index in range(len(deck().classes)))


@lru_cache
def tables() -> tuple[ModelTable, ...]:
    """All models, at `CONTEXTS` alone, and a card of each class."""
    made = (build_table(model, classes()) for model in models().values())
    return tuple(
        replace(table, contexts=tuple(each for each in table.contexts if each.context_tokens in CONTEXTS))
        for table in made
    )


Told = tuple[str, float, float, float, float, bool]


def told_by_models(file: dict[str, Any], place: int) -> dict[int, Told]:
    """Level, need, speeds and room of each class that holds any level, read from what the model's page loads."""
    context = file["contexts"][place]
    first = context["starts"][0]
    speeds = [value for line in context["speeds"] for value in line]
    told = {}
    for index in range(first, len(deck().classes)):
        level = max(level for level, start in enumerate(context["starts"]) if start <= index)
        at = 3 * (index - first)
        roomy = index >= context["roomy"][level]
        told[index] = (file["levels"][level], context["needs"][level], *speeds[at : at + 3], roomy)
    return told


def told_by_cards(files: list[dict[str, Any]], at: int, table: ModelTable, place: int) -> dict[int, Told]:
    """The same, read from what cards' pages load."""
    told = {}
    for index, file in enumerate(files):
        if cell := file["cells"][at][5 * place : 5 * place + 5]:
            level, need_gb, *speeds = cell
            name = table.contexts[place].costs[level].level
            told[index] = (name, need_gb, *speeds, need_gb <= file["roomy"])
    return told


def test_files_agree() -> None:
    some = tables()[SOME_MODELS]
    files = [json.loads(class_data(some, index)) for index in range(len(deck().classes))]
    pairs = dict.fromkeys(CONTEXTS, 0)
    for at, table in enumerate(some):
        file = json.loads(model_data(table))
        for place, context in enumerate(table.contexts):
            by_models = told_by_models(file, place)
            assert told_by_cards(files, at, table, place) == by_models, table.model.slug
            pairs[context.context_tokens] += len(by_models)
    assert min(pairs.values()) > 100_000 / 16


def pairs_agreed(some: Sequence[ModelTable]) -> dict[int, int]:
    """Compares the rows that pages are written from, of models and of cards; how many, by context."""
    pairs = dict.fromkeys(CONTEXTS, 0)
    indices = [entry.class_index for entry in classes().cards]
    for table in some:
        for context in table.contexts:
            tokens = context.context_tokens
            rows = [row[OF_ROW] for row in table.rows(tokens)]
            assert rows == [table.row(index, tokens)[OF_MODEL_ROW] for index in indices], (table.model.slug, tokens)
            pairs[tokens] += len(rows)
    return pairs


FIGURES = len(Estimate._fields)
OF_ROW = slice(Row._fields.index("level"), Row._fields.index("level") + FIGURES)
OF_MODEL_ROW = slice(ModelRow._fields.index("level"), ModelRow._fields.index("level") + FIGURES)


def test_rows_agree_on_every_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row's figures follow from a card and what a level costs, or what a card that holds none is measured against:
    these stand in for them, which is ten times as fast."""
    monkeypatch.setattr(table_module, "cell", lambda cost, card: (id(cost), id(card), 0, 0, 0, 0, 0, 0))
    monkeypatch.setattr(table_module, "miss", lambda need_gb, card: (None, card.usable_gb, need_gb, 0, 0, 0, 0, 0))
    assert min(pairs_agreed(tables()).values()) > 400_000


def test_figures_of_rows_agree() -> None:
    assert min(pairs_agreed(tables()[SOME_MODELS]).values()) > 400_000 / 16
