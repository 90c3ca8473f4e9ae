"""How long all cells take, and how much memory they hold: `python -m benchmarks.tables`.

One process on one core. Cards with the same memory, bandwidth and runtime share a cell.
"""

from __future__ import annotations

import resource
import time
from collections import Counter
from pathlib import Path

from sitegen.catalog import load_catalog
from sitegen.tables import CardDeck, ModelTable, build_table


def resident_mb() -> float:
    """Peak memory of this process so far (MB)."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Compute every cell of the catalogue, and print the figures."""
    catalog = load_catalog(Path())
    before_mb, start = resident_mb(), time.perf_counter()
    deck = CardDeck(catalog.cards)
    cells = sum(count_cells(build_table(model, deck)) for model in catalog.models)
    seconds = time.perf_counter() - start
    print(f"{len(catalog.models)} models x {len(catalog.cards)} cards x presets: {cells:,} cells")
    print(f"need, level, speed, range, fit and confidence of every cell: {seconds:.2f} s")
    print(f"memory for it: {resident_mb() - before_mb:.0f} MB; of the whole process: {resident_mb():.0f} MB")


def count_cells(table: ModelTable) -> int:
    """Make every cell of one model, each standing for as many cards as share it."""
    cards = Counter(entry.class_index for entry in table.deck.cards)
    made = (enumerate(table.cells(context.context_tokens)) for context in table.contexts)
    return sum(cards[index] for cells in made for index, _ in cells)


if __name__ == "__main__":
    main()
