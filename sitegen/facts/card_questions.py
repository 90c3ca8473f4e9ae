"""Which questions a card's page answers, in order of use."""

from __future__ import annotations

from collections.abc import Iterator

from sitegen.facts.card_facts import CardFacts

SIZE = "size-"
"""A question about models of one size is this and the size in billions of parameters."""


def card_questions(facts: CardFacts) -> tuple[str, ...]:
    """Ids of the questions that apply to a card; reads every field of its facts but `faq`."""
    return tuple(_questions(facts))


def _questions(facts: CardFacts) -> Iterator[str]:
    yield "runs"
    if facts.largest:
        yield "largest"
    yield from (f"{SIZE}{answer.billions}" for answer in facts.sizes)
    if facts.mixtures:
        yield "mixtures"
    if any(answer.longest_context_tokens for answer in facts.sizes):
        yield "context"
    if facts.models_fit:
        yield "reading"
        yield "quantization"
    yield "usable"
    yield "two"
    if facts.upgrade:
        yield "upgrade"
    yield "offload"
    yield "support"
    if facts.models_fit:
        yield "accuracy"
