"""What pages state: extremes, counts, medians, the FAQ entries that apply. No words, no locale."""

from sitegen.facts.accuracy import Accuracy, accuracy
from sitegen.facts.card_facts import CardFacts, CardSummary
from sitegen.facts.derive import READING_SPEED_TOK_S, model_facts, summary
from sitegen.facts.derive_card import card_facts, card_rows, card_summary
from sitegen.facts.examples import Examples
from sitegen.facts.measured import MOST_SHOWN, Measurements, measurements, representative
from sitegen.facts.model_facts import Extremes, Miss, ModelFacts, ModelSummary
from sitegen.facts.quality import QUALITY, Measured
from sitegen.facts.questions import CAPACITY
from sitegen.facts.summaries import Summaries, together

__all__ = [
    "CAPACITY",
    "MOST_SHOWN",
    "QUALITY",
    "READING_SPEED_TOK_S",
    "Accuracy",
    "CardFacts",
    "CardSummary",
    "Examples",
    "Extremes",
    "Measured",
    "Measurements",
    "Miss",
    "ModelFacts",
    "ModelSummary",
    "Summaries",
    "accuracy",
    "card_facts",
    "card_rows",
    "card_summary",
    "measurements",
    "model_facts",
    "representative",
    "summary",
    "together",
]
