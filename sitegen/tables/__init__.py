"""Every model x card x context preset, kept compactly."""

from sitegen.tables.card_data import class_data, models_data, short_data
from sitegen.tables.data import cards_data, model_data
from sitegen.tables.deck import CardDeck, DeckCard
from sitegen.tables.explain import Explanation, estimate_at, explain, offered_levels
from sitegen.tables.files import with_head_of_its_own
from sitegen.tables.parts_data import EVIDENCE, parts_data
from sitegen.tables.rows import ModelRow, Row
from sitegen.tables.specs import cache_layout, facts_of_card, spec_of_card, spec_of_model, speed_traits
from sitegen.tables.standing import is_bought
from sitegen.tables.support import Support, support
from sitegen.tables.table import DEFAULT_FLOOR, ModelTable, build_table, estimate_cell
from sitegen.tables.tensors import model_weights

__all__ = [
    "DEFAULT_FLOOR",
    "EVIDENCE",
    "CardDeck",
    "DeckCard",
    "Explanation",
    "ModelRow",
    "ModelTable",
    "Row",
    "Support",
    "build_table",
    "cache_layout",
    "cards_data",
    "class_data",
    "estimate_at",
    "estimate_cell",
    "explain",
    "facts_of_card",
    "is_bought",
    "model_data",
    "model_weights",
    "models_data",
    "offered_levels",
    "parts_data",
    "short_data",
    "spec_of_card",
    "spec_of_model",
    "speed_traits",
    "support",
    "with_head_of_its_own",
]
