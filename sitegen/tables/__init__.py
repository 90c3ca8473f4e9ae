"""Every model x card x context preset, kept compactly."""

from sitegen.tables.deck import CardDeck
from sitegen.tables.rows import Row
from sitegen.tables.specs import cache_layout
from sitegen.tables.support import Support, support
from sitegen.tables.table import ModelTable, build_table, estimate_cell

__all__ = ["CardDeck", "ModelTable", "Row", "Support", "build_table", "cache_layout", "estimate_cell", "support"]
