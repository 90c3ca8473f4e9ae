"""Every model on every card at one context, as CSV: a file for each preset, and one for the models' defaults.

Cards of one class have the same figures, so a line names a class; cards.csv says which class a card is of. That keeps
4.8 million lines instead of 5.5; compressed, because neighbouring lines are alike: 1 byte of 10 is left.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator

from sitegen.tables import ModelTable

CELL_COLUMNS = (
    "model",
    "context_tokens",
    "class",
    "quantization",
    "need_gb",
    "speed_tok_s",
    "low_tok_s",
    "high_tok_s",
    "fit",
    "confidence",
    "short_gb",
)


def cells_csv(tables: Iterable[ModelTable], context_tokens: int | None) -> bytes:
    """All cells at one preset of the contexts, by model, then class; models that stop before it are left out.

    Without `context_tokens`, each model's cells at its default context, which pages begin with.
    """
    head = ",".join(CELL_COLUMNS) + "\n"
    text = head + "".join(line for table in tables for line in _lines(table, context_tokens))
    return gzip.compress(text.encode(), compresslevel=6, mtime=0)


def _lines(table: ModelTable, wanted_tokens: int | None) -> Iterator[str]:
    """A cell that holds nothing has the need and the shortfall, and no speed."""
    context_tokens = wanted_tokens or table.default_context_tokens
    if all(context.context_tokens != context_tokens for context in table.contexts):
        return
    place = f"{table.model.slug},{context_tokens}"
    for number, cell in enumerate(table.cells(context_tokens)):
        level, need_gb, speed, low, high, fit, confidence, short_gb = cell
        if level is None:
            yield f"{place},{number},,{need_gb:.10g},,,,none,,{short_gb:.10g}\n"
        else:
            yield f"{place},{number},{level},{need_gb:.10g},{speed:.10g},{low:.10g},{high:.10g},{fit},{confidence},\n"
