"""The data files of cards' pages hold what the tables hold: every model, context and floor."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import pytest

from sitegen.estimator import LEVELS, fit_of
from sitegen.tables import DEFAULT_FLOOR, CardDeck, ModelTable, build_table, class_data, models_data, short_data
from tests.pages.materials import deck, models

FLOORS = range(len(LEVELS))


@lru_cache
def tables() -> tuple[ModelTable, ...]:
    """Every eighth model, and one published in few bits."""
    slugs = sorted({*sorted(models())[::8], "gpt-oss-120b"})
    return tuple(build_table(models()[slug], deck()) for slug in slugs)


@lru_cache
def class_file(class_index: int) -> dict[str, Any]:
    file: dict[str, Any] = json.loads(class_data(tables(), class_index))
    return file


def classes() -> list[int]:
    return [*range(0, len(deck().classes), 60), len(deck().classes) - 1]


def figures(table: ModelTable, line: list[float], at: int) -> list[float]:
    return line[5 * at : 5 * at + 5]


@pytest.mark.parametrize("class_index", classes())
def test_a_class_has_the_cells_of_the_tables(class_index: int) -> None:
    file = class_file(class_index)
    usable_gb = deck().classes[class_index].usable_gb
    for table, line in zip(tables(), file["cells"], strict=True):
        for at, context in enumerate(table.contexts):
            cell = table.cell(context.context_tokens, class_index, floor=0)
            if cell.level is None:
                assert figures(table, line, at) == []
                continue
            level, need_gb, *speeds = figures(table, line, at)
            assert context.costs[int(level)].level == cell.level
            assert [need_gb, *speeds] == [cell.need_gb, cell.speed_tok_s, cell.low_tok_s, cell.high_tok_s]
            assert ("comfortable" if need_gb <= file["roomy"] else "tight") == cell.fit == fit_of(need_gb, usable_gb)


@pytest.mark.parametrize("class_index", classes())
def test_what_falls_short_does_so_at_every_floor(class_index: int) -> None:
    """The same for all classes with as much usable memory, which share the file."""
    lines = json.loads(short_data(tables(), class_index))
    for table, floors in zip(tables(), lines, strict=True):
        for floor, lacks in zip(FLOORS, floors, strict=True):
            cells = [table.cell(context.context_tokens, class_index, floor) for context in table.contexts]
            assert [cell.shortfall_gb for cell in cells if cell.level is None] == lacks
            assert all(cell.level is None for cell in cells[len(cells) - len(lacks) :])


def test_the_models_are_there_once_with_their_facts() -> None:
    file = json.loads(models_data(tables()))
    assert file["qualities"][file["floor"]] == "Q3_K_M"
    assert (file["floor"], file["qualities"][file["usual"]]) == (DEFAULT_FLOOR, "Q4_K_M")
    for table, line in zip(tables(), file["models"], strict=True):
        slug, name, organization, billions, active, published, tasks, contexts, ladder = line
        model = table.model
        assert (slug, name, organization) == (model.slug, model.name, model.origin.organizations[0])
        assert billions == pytest.approx(model.size.parameters / 1e9)
        assert (active is not None) == model.is_mixture
        assert published == model.origin.published.isoformat()[:7]
        assert tuple(file["tasks"][task] for task in tasks) == model.purpose.tasks
        assert file["contexts"][contexts] == [context.context_tokens for context in table.contexts]
        assert file["ladders"][ladder] == [cost.level for cost in table.contexts[0].costs]


def test_names_of_shared_files_are_slugs_of_their_cards() -> None:
    whole: CardDeck = deck()
    names = [whole.class_name(index) for index in range(len(whole.classes))]
    assert len(set(names)) == len(names)
    for index, name in enumerate(names):
        assert whole.by_slug[name].class_index == index
    groups = {whole.group_name(index) for index in range(len(whole.classes))}
    assert len(groups) == len(whole.groups)
    assert groups <= set(names)
