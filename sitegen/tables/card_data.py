"""The data files that cards' pages load: every figure a visitor can choose, as it is stated. Neutral to language.

`models.json` has what depends on the models alone, largest first; the other files have one line a model in that order.
Cards of one class share a file of what fits; those with the same usable memory share a file of what falls short.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from sitegen.catalog import Model
from sitegen.estimator import LEVELS, MISS_LEVEL, Estimate, cell, miss
from sitegen.tables.data import json_text, short_number
from sitegen.tables.table import DEFAULT_FLOOR, ModelTable

BILLION = 10**9


def models_data(tables: Sequence[ModelTable]) -> str:
    """All models: slug, name, organization, billions of parameters, billions that are active in a mixture of experts
    (0 where unknown, null for a dense model), year-month of publication, tasks, contexts, ladder.

    `qualities`, `floor` and `usual` are as in a model's file, and a ladder is what a model's file calls `levels`.
    Tasks, contexts and ladders are indices into the lists of that name.
    """
    tasks = sorted({task for table in tables for task in table.model.purpose.tasks})
    contexts = sorted({_contexts(table) for table in tables})
    ladders = sorted({_ladder(table) for table in tables})
    names = [level.name for level in reversed(LEVELS)]
    head = {
        "qualities": names,
        "floor": DEFAULT_FLOOR,
        "usual": names.index(MISS_LEVEL),
        "tasks": tasks,
        "contexts": contexts,
        "ladders": ladders,
    }
    lines = (
        [
            *_model(table.model),
            [tasks.index(task) for task in table.model.purpose.tasks],
            contexts.index(_contexts(table)),
            ladders.index(_ladder(table)),
        ]
        for table in tables
    )
    return f'{json_text(head)[:-1]},\n"models":[\n{_lines(map(json_text, lines))}\n]}}\n'


def _lines(lines: Iterator[str]) -> str:
    return ",\n".join(lines)


def _contexts(table: ModelTable) -> tuple[int, ...]:
    return tuple(context.context_tokens for context in table.contexts)


def _ladder(table: ModelTable) -> tuple[str, ...]:
    return tuple(cost.level for cost in table.contexts[0].costs)


def _model(model: Model) -> list[str | float | None]:
    size = model.size
    return [
        model.slug,
        model.name,
        model.origin.organizations[0],
        short_number(size.parameters / BILLION),
        short_number((size.active_parameters or 0) / BILLION) if model.is_mixture else None,
        model.origin.published.isoformat()[:7],
    ]


def class_data(tables: Sequence[ModelTable], class_index: int) -> str:
    """What a class of cards runs. A model's line has, for each of its contexts that fit at any level, the index of the
    least compressed level that fits, the need there (GiB), and estimate, low and high end of the speed (tok/s). `roomy`
    is the largest need (GiB) among them that leaves room to spare.

    Makes the cells of this class alone: those of all classes take a worker 20 s.
    """
    lines, roomy = [], 0.0
    for table in tables:
        card = table.deck.classes[class_index]
        texts = []
        for context in table.contexts:
            level = context.level(class_index)
            if level < 0:
                break  # a longer context needs more, so what fits stands at the front
            found = cell(context.costs[level], card)
            texts.append(f"{level},{_figures(found)}")
            if found.fit == "comfortable" and found.need_gb > roomy:
                roomy = found.need_gb
        lines.append(f"[{','.join(texts)}]")
    return f'{{"roomy":{short_number(roomy)},\n"cells":[\n{_lines(iter(lines))}\n]}}\n'


def _figures(made: Estimate) -> str:
    return f"{_text(made.need_gb)},{_text(made.speed_tok_s)},{_text(made.low_tok_s)},{_text(made.high_tok_s)}"


@lru_cache(65_536)  # 8 million figures are made of few different ones
def _text(value: float) -> str:
    return str(short_number(value))


def short_data(tables: Sequence[ModelTable], class_index: int) -> str:
    """What models lack on a class of cards, which depends on its usable memory alone. A model's line has for each floor
    what its last contexts lack (GiB): all that do not fit."""
    shortfalls: dict[float, float] = {}

    def shortfall_gb(table: ModelTable, need_gb: float) -> float:
        if need_gb not in shortfalls:
            missed = miss(need_gb, table.deck.classes[class_index])
            shortfalls[need_gb] = short_number(missed.shortfall_gb)
        return shortfalls[need_gb]

    def lacks(table: ModelTable) -> Iterator[list[float]]:
        for floor in range(len(LEVELS)):
            short = (context for context in table.contexts if context.level(class_index) < floor)
            yield [shortfall_gb(table, context.miss_need_gb(floor)) for context in short]

    return f"[\n{_lines(json_text(list(lacks(table))) for table in tables)}\n]\n"
