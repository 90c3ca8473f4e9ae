"""What pages state: extremes, counts, medians, the FAQ entries that apply. No words, no locale."""

from sitegen.facts.card_facts import CardFacts, CardSummary
from sitegen.facts.derive import READING_SPEED_TOK_S, model_facts, summary
from sitegen.facts.derive_card import card_facts, card_rows, card_summary
from sitegen.facts.model_facts import Extremes, Miss, ModelFacts, ModelSummary
from sitegen.facts.questions import CAPACITY
from sitegen.facts.summaries import Summaries, together

__all__ = [
    "CAPACITY",
    "READING_SPEED_TOK_S",
    "CardFacts",
    "CardSummary",
    "Extremes",
    "Miss",
    "ModelFacts",
    "ModelSummary",
    "Summaries",
    "card_facts",
    "card_rows",
    "card_summary",
    "model_facts",
    "summary",
    "together",
]
