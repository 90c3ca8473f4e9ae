"""The data files that cards' pages load: every figure a visitor can choose, as it is stated. Neutral to language.

`models.json` has what depends on the models alone, largest first; the other files have one line a model in that order.
Cards of one class share a file of what fits; those with the same usable memory share a file of what falls short.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sitegen.catalog import Model
from sitegen.estimator import LEVELS, MISS_LEVEL, Estimate, miss
from sitegen.tables.data import json_text, short_number
from sitegen.tables.deck import CardDeck
from sitegen.tables.table import DEFAULT_FLOOR, ContextTable, ModelTable

BILLION = 10**9


def models_data(tables: Sequence[ModelTable]) -> str:
    """All models: slug, name, organization, billions of parameters, billions that are active in a mixture of experts
    (0 where unknown, null for a dense model), year-month of publication, tasks, contexts.

    `levels` stand most compressed first; `floor` and `usual` are indices among them, as in a model's file. Tasks and
    contexts are indices into the lists `tasks` and `contexts`.
    """
    tasks = sorted({task for table in tables for task in table.model.purpose.tasks})
    contexts = sorted({_contexts(table) for table in tables})
    names = [level.name for level in reversed(LEVELS)]
    head = {
        "levels": names,
        "floor": DEFAULT_FLOOR,
        "usual": names.index(MISS_LEVEL),
        "tasks": tasks,
        "contexts": contexts,
    }
    lines = ",\n".join(
        json_text([*_model(table.model), [tasks.index(task) for task in table.model.purpose.tasks], contexts.index(own)])
        for table in tables
        for own in (_contexts(table),)
    )
    return f'{json_text(head)[:-1]},\n"models":[\n{lines}\n]}}\n'


def _contexts(table: ModelTable) -> tuple[int, ...]:
    return tuple(context.context_tokens for context in table.contexts)


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


def class_data(tables: Sequence[ModelTable], deck: CardDeck, class_index: int) -> str:
    """What a class of cards runs. A model's line has, for each of its contexts that fit at any level, the index of the
    least compressed level that fits, the need there (GiB), and estimate, low and high end of the speed (tok/s).

    `roomy` is the largest need (GiB) among them that leaves room to spare.
    """
    cells = [tuple(_fitting(table, class_index)) for table in tables]
    roomy = max((cell.need_gb for line in cells for _, cell in line if cell.fit == "comfortable"), default=0)
    lines = ",\n".join(
        json_text([value for level, cell in line for value in (level, *_figures(cell))]) for line in cells
    )
    return f'{{"roomy":{short_number(roomy)},\n"cells":[\n{lines}\n]}}\n'


def _fitting(table: ModelTable, class_index: int) -> Iterator[tuple[int, Estimate]]:
    for context in table.contexts:
        level = context.level(class_index)
        if level < 0:
            return  # a longer context needs more
        yield level, table.cell_at(context, class_index, 0)


def _figures(cell: Estimate) -> Iterator[int | float]:
    return map(short_number, (cell.need_gb, cell.speed_tok_s, cell.low_tok_s, cell.high_tok_s))


def short_data(tables: Sequence[ModelTable], deck: CardDeck, class_index: int) -> str:
    """What models lack on a class of cards, which depends on its usable memory alone. A model's line has for each floor
    what its last contexts lack (GiB): all that do not fit."""
    lines = ",\n".join(
        json_text([list(_short(table, class_index, floor)) for floor in range(len(LEVELS))]) for table in tables
    )
    return f"[\n{lines}\n]\n"


def _short(table: ModelTable, class_index: int, floor: int) -> Iterator[int | float]:
    for context in table.contexts:
        if context.level(class_index) < floor:
            yield short_number(_shortfall(table, context, class_index, floor))


def _shortfall(table: ModelTable, context: ContextTable, class_index: int, floor: int) -> float:
    card = table.deck.classes[class_index]
    return miss(context.miss_need_gb(floor), card, table.spec.profile).shortfall_gb
