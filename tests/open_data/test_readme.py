"""What the text for people shows works: its programs read the files as they are written."""

from __future__ import annotations

import json
import re

import pytest

from sitegen import open_data
from sitegen.pages.addresses import DATA
from sitegen.pages.machines.open_data import RESOURCES, SCHEMAS
from sitegen.tables import cards_data, model_data
from tests.pages.materials import deck, table_of_cells

SLUG = "llama-3-8b"
README = open_data.readme("Tokmeter", "https://tokmeter.example")


@pytest.mark.parametrize(
    ("heading", "columns"),
    [
        ("Tables", open_data.CELL_COLUMNS),
        ("Measurements", tuple(open_data.MEASURED_COLUMNS)),
        ("Accuracy", open_data.ACCURACY_COLUMNS),
    ],
)
def test_every_column_is_told(heading: str, columns: tuple[str, ...]) -> None:
    part = README.partition(f"## {heading}\n")[2].partition("\n## ")[0].partition("```")[0]
    assert set(columns) <= set(re.findall(r"`(\w+)`", part))


def test_every_file_and_schema_is_told() -> None:
    told = set(re.findall(r"`([\w/-]+\.[\w.]+)`", README))
    files = {path.removeprefix(DATA) for path in (*RESOURCES, *SCHEMAS)}
    assert {path for path in files if not path.startswith("tables/")} <= told
    assert set(SCHEMAS) <= set(RESOURCES)


def test_the_program_for_compact_tables_finds_every_cell() -> None:
    _, program = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    program = re.sub(r"^(deck|model) = .*\n", "", program, flags=re.MULTILINE)
    table = table_of_cells(SLUG)
    room: dict[str, object] = {"deck": json.loads(cards_data(deck())), "model": json.loads(model_data(table))}
    exec(program, room)
    speeds, level, model = room["speeds"], room["level"], room["model"]
    for context in model["contexts"]:  # type: ignore[index]
        found = speeds(context)  # type: ignore[operator]
        for number, cell in enumerate(table.cells(context["tokens"])):
            assert level(context, number) == cell.level  # type: ignore[operator]
            if cell.level:
                assert found[number] == (cell.speed_tok_s, cell.low_tok_s, cell.high_tok_s)
