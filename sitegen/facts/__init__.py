"""What pages state: extremes, counts, medians, the FAQ entries that apply. No words, no locale."""

from sitegen.facts.accuracy import Accuracy, accuracy
from sitegen.facts.card_facts import CardFacts, CardSummary, Neighbours, SizeAnswer, SizeGroup
from sitegen.facts.card_questions import SIZE
from sitegen.facts.card_sizes import GROUP_LIMITS_BILLIONS, READING_SPEED_TOK_S, Known, known
from sitegen.facts.derive import model_facts, summary
from sitegen.facts.derive_card import card_facts, card_summary
from sitegen.facts.examples import Examples
from sitegen.facts.families import family_of
from sitegen.facts.family_facts import FamilyFacts, Member, family_facts
from sitegen.facts.groups import Group, Kin, families, kin, organizations, slug_of
from sitegen.facts.home_facts import HomeFacts, home_facts
from sitegen.facts.measured import MOST_SHOWN, Measurements, measurements, representative
from sitegen.facts.memory_facts import (
    LONG_CONTEXT_TOKENS,
    MemoryFacts,
    MemoryModel,
    SizeClass,
    memory_facts,
    memory_sizes,
)
from sitegen.facts.model_facts import Extremes, Miss, ModelFacts, ModelSummary
from sitegen.facts.names import short_name
from sitegen.facts.quality import QUALITY, Measured
from sitegen.facts.questions import CAPACITY
from sitegen.facts.search import search_data
from sitegen.facts.sizes import SIZE_LIMITS, size_index
from sitegen.facts.summaries import Summaries, together

__all__ = [
    "CAPACITY",
    "GROUP_LIMITS_BILLIONS",
    "LONG_CONTEXT_TOKENS",
    "MOST_SHOWN",
    "QUALITY",
    "READING_SPEED_TOK_S",
    "SIZE",
    "SIZE_LIMITS",
    "Accuracy",
    "CardFacts",
    "CardSummary",
    "Examples",
    "Extremes",
    "FamilyFacts",
    "Group",
    "HomeFacts",
    "Kin",
    "Known",
    "Measured",
    "Measurements",
    "Member",
    "MemoryFacts",
    "MemoryModel",
    "Miss",
    "ModelFacts",
    "ModelSummary",
    "Neighbours",
    "SizeAnswer",
    "SizeClass",
    "SizeGroup",
    "Summaries",
    "accuracy",
    "card_facts",
    "card_summary",
    "families",
    "family_facts",
    "family_of",
    "home_facts",
    "kin",
    "known",
    "measurements",
    "memory_facts",
    "memory_sizes",
    "model_facts",
    "organizations",
    "representative",
    "search_data",
    "short_name",
    "size_index",
    "slug_of",
    "summary",
    "together",
]
