"""What pages state: extremes, counts, medians, the FAQ entries that apply. No words, no locale."""

from sitegen.facts.choices import KINDS_FIRST_NAMED
from sitegen.facts.derive import READING_SPEED_TOK_S, model_facts, summary
from sitegen.facts.model_facts import CacheFacts, CapacityAnswer, Miss, ModelFacts, ModelSummary
from sitegen.facts.questions import CAPACITY

__all__ = [
    "CAPACITY",
    "KINDS_FIRST_NAMED",
    "READING_SPEED_TOK_S",
    "CacheFacts",
    "CapacityAnswer",
    "Miss",
    "ModelFacts",
    "ModelSummary",
    "model_facts",
    "summary",
]
