"""Which questions a record can answer, in order of use."""

from __future__ import annotations

from collections.abc import Iterator

from sitegen.facts.choices import COMMON_CAPACITIES_GB
from sitegen.facts.model_facts import CapacityAnswer, ModelFacts

CAPACITY = "capacity-"
"""A question about cards of one size is this and the size in GB."""


def applicable(facts: ModelFacts) -> tuple[str, ...]:
    """Ids of the questions that apply to a model; reads every field of its facts but `faq`."""
    return (*_about_cards(facts), *_about_memory_and_speed(facts), *_about_the_record(facts))


def _about_cards(facts: ModelFacts) -> Iterator[str]:
    yield "need"
    yield "gpu"
    if facts.fastest:
        yield "speed"
    yield from (f"{CAPACITY}{answer.memory_gb}" for answer in _worth_asking(facts.capacities))
    if facts.context_steps and not facts.cache.constant and facts.context_presets[-1] > facts.context_tokens:
        yield "context"
    if not facts.every_card_fits:
        yield "offload"
    yield "two-cards"


def _worth_asking(capacities: tuple[CapacityAnswer, ...]) -> Iterator[CapacityAnswer]:
    """Every size that holds the model, and of those that do not the largest common one and the largest of all."""
    missing = [answer.memory_gb for answer in capacities if answer.row is None and answer.shortfall_gb]
    largest = max(missing, default=0)
    for answer in capacities:
        if answer.row or (answer.shortfall_gb and answer.memory_gb in (COMMON_CAPACITIES_GB[-1], largest)):
            yield answer


def _about_memory_and_speed(facts: ModelFacts) -> Iterator[str]:
    if facts.levels:
        yield "quantization"
    if facts.fastest:
        yield "accuracy"
    if facts.cache.basis != "generic":
        yield "cache"
    if facts.model.size.active_parameters:
        yield "experts"
    if any(row.card.kind == "laptop" for row in facts.rows):
        yield "laptop"
    if any(row.card.vendor == "Apple" for row in facts.rows):
        yield "mac"


def _about_the_record(facts: ModelFacts) -> Iterator[str]:
    yield "parameters"
    yield "license"
    if facts.model.availability.hugging_face or facts.model.availability.gguf:
        yield "download"
