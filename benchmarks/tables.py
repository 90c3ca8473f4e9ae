"""How long all cells take, and how much memory they hold: `python -m benchmarks.tables`.

Run on one core; the first figure is what a build does, the second reads every cell back as a row as well.
"""

from __future__ import annotations

import resource
import time
from pathlib import Path

from sitegen.catalog import load_catalog
from sitegen.tables import CardDeck, ModelTable, build_table


def resident_mb() -> float:
    """Peak memory of this process so far (MB)."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Build and read all tables of the catalogue, and print the figures."""
    catalog = load_catalog(Path())
    before_mb, start = resident_mb(), time.perf_counter()
    deck = CardDeck(catalog.cards)
    tables = [build_table(model, deck) for model in catalog.models]
    built = time.perf_counter() - start
    held_mb = resident_mb() - before_mb
    cells = sum(count_cells(table) for table in tables)
    read = time.perf_counter() - start
    print(f"{len(catalog.models)} models x {len(catalog.cards)} cards x presets: {cells:,} cells")
    print(f"built in {built:.2f} s, holding {held_mb:.0f} MB; built and every cell read in {read:.2f} s")
    print(f"peak memory of the process, catalogue included: {resident_mb():.0f} MB")


def count_cells(table: ModelTable) -> int:
    """Read every cell of one model."""
    return sum(len(table.rows(context.context_tokens)) for context in table.contexts)


if __name__ == "__main__":
    main()
