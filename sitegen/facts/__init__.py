"""What pages state: extremes, counts, medians, the FAQ entries that apply. No words, no locale."""

from sitegen.facts.derive import model_facts, summary
from sitegen.facts.model_facts import CacheFacts, CapacityAnswer, Miss, ModelFacts, ModelSummary

__all__ = ["CacheFacts", "CapacityAnswer", "Miss", "ModelFacts", "ModelSummary", "model_facts", "summary"]
