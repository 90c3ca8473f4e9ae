"""What pages state: extremes, counts, medians, the FAQ entries that apply. No words, no locale."""

from sitegen.facts.derive import READING_SPEED_TOK_S, model_facts, summary
from sitegen.facts.model_facts import Extremes, Miss, ModelFacts, ModelSummary
from sitegen.facts.questions import CAPACITY
from sitegen.facts.search import search_data

__all__ = [
    "CAPACITY",
    "READING_SPEED_TOK_S",
    "Extremes",
    "Miss",
    "ModelFacts",
    "ModelSummary",
    "model_facts",
    "search_data",
    "summary",
]
