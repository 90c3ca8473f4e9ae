"""What the text for people shows works: its programs read the files as they are written."""

from __future__ import annotations

import json
import re

from sitegen import open_data
from sitegen.tables import cards_data, model_data
from tests.pages.materials import deck, table_of_cells

SLUG = "llama-3-8b"
README = open_data.readme("Tokmeter", "https://tokmeter.example")


def test_every_column_of_the_tables_is_told() -> None:
    told = re.findall(r"`(\w+)`", README.partition("## Tables")[2].partition("```")[0])
    assert set(open_data.CELL_COLUMNS) <= set(told)


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
