"""Which questions a record can answer, in order of use."""

from __future__ import annotations

from sitegen.facts.model_facts import ModelFacts


def applicable(facts: ModelFacts) -> tuple[str, ...]:
    """Ids of the questions that apply to a model."""
    return ("need", "which") if facts.cards_fit else ("need",)
