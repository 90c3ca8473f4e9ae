"""Every model x card x context preset, kept compactly."""

from sitegen.tables.data import cards_data, model_data
from sitegen.tables.deck import CardDeck, DeckCard
from sitegen.tables.rows import ModelRow, Row
from sitegen.tables.specs import cache_layout
from sitegen.tables.support import Support, support
from sitegen.tables.table import DEFAULT_FLOOR, ModelTable, build_table, estimate_cell
from sitegen.tables.tensors import model_weights

__all__ = [
    "DEFAULT_FLOOR",
    "CardDeck",
    "DeckCard",
    "ModelRow",
    "ModelTable",
    "Row",
    "Support",
    "build_table",
    "cache_layout",
    "cards_data",
    "estimate_cell",
    "model_data",
    "model_weights",
    "support",
]
