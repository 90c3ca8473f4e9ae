"""The questions on the page of two models, with their answers."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from sitegen.facts import ModelSide, short_name
from sitegen.pages.compare import parts
from sitegen.pages.compare.voices import ModelsVoice
from sitegen.pages.views import Question
from sitegen.pages.words import name


def model_questions(voice: ModelsVoice) -> Iterator[Question]:
    """Three to five, by what there is to tell apart."""
    facts = voice.facts
    first, second = facts.sides
    if first.smallest or second.smallest:
        yield Question("faq-smallest", voice.text("compare.models.smallest.question"), _smallest_answer(voice))
    if facts.reach:
        card = name(parts.said_name(facts.reach.card.name))
        yield Question("faq-context", voice.text("compare.models.context.question", card=card), _context(voice))
    yield Question("faq-cache", voice.text("compare.models.cache.question"), _cache(voice))
    yield Question("faq-only", voice.text("compare.models.only.question"), _only(voice))
    sparse = [side for side in facts.sides if side.model.size.active_parameters]
    if len(sparse) == 1:
        question = voice.text("compare.models.mixture.question", model=name(sparse[0].model.name))
        yield Question("faq-mixture", question, _mixture(voice, sparse[0]))


def _smallest_answer(voice: ModelsVoice) -> Markup:
    first, second = (side.smallest for side in voice.facts.sides)
    if first and second:
        same = first.card is second.card
        return voice.text(
            "compare.models.smallest.same" if same else "compare.models.smallest.answer",
            first_card=name(short_name(first.card)),
            first_memory=first.card.memory.size_gb,
            second_card=name(short_name(second.card)),
            second_memory=second.card.memory.size_gb,
        )
    index = 0 if first else 1
    row = first or second
    assert row is not None  # the question is asked where one of them has a card
    return voice.text(
        "compare.models.smallest.one",
        model=voice.named(index),
        other=voice.named(1 - index),
        card=name(short_name(row.card)),
        memory=row.card.memory.size_gb,
    )


def _context(voice: ModelsVoice) -> Markup:
    reach = voice.facts.reach
    assert reach is not None  # or it is not asked
    first, second = voice.tokens(reach.first_tokens), voice.tokens(reach.second_tokens)
    key = "compare.models.context.same" if first == second else "compare.models.context.answer"
    return voice.text(key, first_tokens=first, second_tokens=second)


def _cache(voice: ModelsVoice) -> Markup:
    first, second = (side.cache for side in voice.facts.sides)
    tokens = [voice.tokens(each.longest_context_tokens) for each in (first, second)]
    memory = [voice.language.memory(each.longest_gb) for each in (first, second)]
    key = "answer" if tokens[0] != tokens[1] else "same" if memory[0] == memory[1] else "answer_one"
    return voice.text(
        f"compare.models.cache.{key}",
        first_tokens=tokens[0],
        second_tokens=tokens[1],
        first_memory=memory[0],
        second_memory=memory[1],
    )


def _only(voice: ModelsVoice) -> Markup:
    first, second = (side.cards_fit for side in voice.facts.sides)
    if first == second:
        return voice.text("compare.models.only.none")
    index = 0 if first > second else 1
    model, other = voice.named(index), voice.named(1 - index)
    return voice.plural("compare.models.only.answer", abs(first - second), model=model, other=other)


def _mixture(voice: ModelsVoice, side: ModelSide) -> Markup:
    size = side.model.size
    active, parameters = (voice.language.compact(count) for count in (size.active_parameters or 0, size.parameters))
    return voice.text(
        "compare.models.mixture.answer", model=name(side.model.name), active=active, parameters=parameters
    )
