"""The questions on the page of two cards, with their answers."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from sitegen.facts import SizeAnswer
from sitegen.pages.compare.voices import CardsVoice
from sitegen.pages.views import Question
from sitegen.pages.words import EMPTY, name

MOST_SIZES = 2
"""So many sizes of models have a question: where the two differ, or else the largest that both run."""


def card_questions(voice: CardsVoice) -> Iterator[Question]:
    """Three to five, by what there is to tell apart."""
    for answers in asked_sizes(voice.facts.sizes):
        size = answers[0].billions
        question = voice.text("compare.cards.size.question", size=size)
        yield Question(f"faq-size-{size}", question, _size(voice, answers))
    if known := [each for each in voice.facts.sizes if all(answer.longest_context_tokens for answer in each)]:
        asked = next(filter(_reach_apart, reversed(known)), known[-1])
        yield Question("faq-context", voice.text("compare.cards.context.question"), _context(voice, asked))
    yield Question("faq-why", voice.text("compare.cards.why.question"), _why(voice))
    if voice.facts.alone:
        yield Question("faq-milder", voice.text("compare.cards.milder.question"), _milder(voice))


def asked_sizes(sizes: tuple[tuple[SizeAnswer, SizeAnswer], ...]) -> tuple[tuple[SizeAnswer, SizeAnswer], ...]:
    """Sizes where one card runs what the other does not; else the largest that both run, else the smallest."""
    differing = [each for each in sizes if bool(each[0].row.level) != bool(each[1].row.level)]
    if differing:
        return tuple(differing[-MOST_SIZES:])
    both = [each for each in sizes if each[0].row.level]
    return tuple(both[-1:] or sizes[:1])


def _size(voice: CardsVoice, answers: tuple[SizeAnswer, SizeAnswer]) -> Markup:
    language, rows = voice.language, (answers[0].row, answers[1].row)
    model = name(rows[0].model.name)
    if rows[0].level and rows[1].level:
        return voice.text(
            "compare.cards.size.both",
            model=model,
            first_level=rows[0].level,
            second_level=rows[1].level,
            first_speed=language.speed(rows[0].speed_tok_s),
            second_speed=language.speed(rows[1].speed_tok_s),
        )
    if rows[0].level or rows[1].level:
        holds = 0 if rows[0].level else 1
        return voice.text(
            "compare.cards.size.one",
            model=model,
            card=voice.named(holds),
            other=voice.named(1 - holds),
            level=rows[holds].level,
            speed=language.speed(rows[holds].speed_tok_s),
            shortfall=language.memory(rows[1 - holds].shortfall_gb),
        )
    return voice.text(
        "compare.cards.size.none",
        model=model,
        need=language.memory(rows[0].need_gb),
        level=rows[0].usual_level,
        first_short=language.memory(rows[0].shortfall_gb),
        second_short=language.memory(rows[1].shortfall_gb),
    )


def _reach_apart(answers: tuple[SizeAnswer, SizeAnswer]) -> bool:
    """Whether a model's longest context differs between the two."""
    return answers[0].longest_context_tokens != answers[1].longest_context_tokens


def _context(voice: CardsVoice, answers: tuple[SizeAnswer, SizeAnswer]) -> Markup:
    first, second = (voice.tokens(each.longest_context_tokens or 0) for each in answers)
    key = "compare.cards.context.same" if first == second else "compare.cards.context.answer"
    return voice.text(key, model=name(answers[0].row.model.name), first_tokens=first, second_tokens=second)


def _why(voice: CardsVoice) -> Markup:
    first, second = (voice.language.number(side.card.memory.bandwidth_gb_s) for side in voice.facts.sides)
    bandwidth = voice.text("compare.cards.why.answer", first_bandwidth=first, second_bandwidth=second)
    found = voice.facts.faster
    basis = voice.plural("compare.cards.why.basis", found.count) if found else EMPTY
    return voice.paragraph(bandwidth, voice.speed(), basis)


def _milder(voice: CardsVoice) -> Markup:
    facts = voice.facts
    if not facts.milder or facts.roomier is None:
        return voice.text("compare.cards.milder.no")
    return voice.plural("compare.cards.milder.yes", facts.milder, roomier=voice.named(facts.roomier))
