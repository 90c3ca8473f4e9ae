"""What pages state: extremes, counts, medians, the FAQ entries that apply. No words, no locale."""

from sitegen.facts.accuracy import Accuracy, accuracy
from sitegen.facts.card_facts import CardFacts, CardSummary, Neighbours, SizeAnswer, SizeGroup
from sitegen.facts.card_pair import CardPairBook, CardPairFacts, ModelOnTwo, long_context, well_known
from sitegen.facts.card_questions import SIZE
from sitegen.facts.card_sizes import GROUP_LIMITS_BILLIONS, Known, known
from sitegen.facts.choices import READING_SPEED_TOK_S
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
from sitegen.facts.model_pair import CardForTwo, ModelPairBook, ModelPairFacts, ModelSide
from sitegen.facts.names import short_name
from sitegen.facts.pair_rules import CardPairRule, ModelPairRule, PairRules
from sitegen.facts.pairs import Pair, Pairs, pairs
from sitegen.facts.quality import QUALITY, Measured
from sitegen.facts.questions import CAPACITY
from sitegen.facts.search import search_data
from sitegen.facts.sizes import SIZE_LIMITS, size_index
from sitegen.facts.summaries import Summaries, together
from sitegen.facts.typical import Faster, faster

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
    "CardForTwo",
    "CardPairBook",
    "CardPairFacts",
    "CardPairRule",
    "CardSummary",
    "Examples",
    "Extremes",
    "FamilyFacts",
    "Faster",
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
    "ModelOnTwo",
    "ModelPairBook",
    "ModelPairFacts",
    "ModelPairRule",
    "ModelSide",
    "ModelSummary",
    "Neighbours",
    "Pair",
    "PairRules",
    "Pairs",
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
    "faster",
    "home_facts",
    "kin",
    "known",
    "long_context",
    "measurements",
    "memory_facts",
    "memory_sizes",
    "model_facts",
    "organizations",
    "pairs",
    "representative",
    "search_data",
    "short_name",
    "size_index",
    "slug_of",
    "summary",
    "together",
    "well_known",
]
