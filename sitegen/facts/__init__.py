"""What pages state: extremes, counts, medians, the FAQ entries that apply. No words, no locale."""

from sitegen.facts.model_facts import CacheFacts, CapacityAnswer, Miss, ModelFacts

__all__ = ["CacheFacts", "CapacityAnswer", "Miss", "ModelFacts"]
