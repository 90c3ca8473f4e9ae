"""What pages state: extremes, counts, medians, the FAQ entries that apply. No words, no locale."""

from sitegen.facts.card_facts import CardFacts, CardSummary, Neighbours, SizeAnswer, SizeGroup
from sitegen.facts.card_questions import SIZE
from sitegen.facts.derive import model_facts, summary
from sitegen.facts.derive_card import card_facts, card_summary
from sitegen.facts.model_facts import Extremes, Miss, ModelFacts, ModelSummary
from sitegen.facts.names import short_name
from sitegen.facts.questions import CAPACITY
from sitegen.facts.sizes import GROUP_LIMITS_BILLIONS, READING_SPEED_TOK_S, Known, known
from sitegen.facts.summaries import Summaries, together

__all__ = [
    "CAPACITY",
    "GROUP_LIMITS_BILLIONS",
    "READING_SPEED_TOK_S",
    "SIZE",
    "CardFacts",
    "CardSummary",
    "Extremes",
    "Known",
    "Miss",
    "ModelFacts",
    "ModelSummary",
    "Neighbours",
    "SizeAnswer",
    "SizeGroup",
    "Summaries",
    "card_facts",
    "card_summary",
    "known",
    "model_facts",
    "short_name",
    "summary",
    "together",
]
