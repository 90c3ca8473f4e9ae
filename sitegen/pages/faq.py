"""The questions that apply to a model, with their answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from markupsafe import Markup

from sitegen.facts import CAPACITY
from sitegen.pages import faq_cards, faq_record
from sitegen.pages.views import Question
from sitegen.pages.writer import Writer

Sentences = Callable[[Writer], Iterator[Markup]]

ANSWERS: Mapping[str, Sentences] = {**faq_cards.ANSWERS, **faq_record.ANSWERS}
"""The sentences that answer each question, by its id."""


def faq(writer: Writer) -> tuple[Question, ...]:
    """Every question of the facts, in their order."""
    return tuple(_question(writer, id_) for id_ in writer.facts.faq)


def _question(writer: Writer, id_: str) -> Question:
    if id_.startswith(CAPACITY):
        memory_gb = int(id_.removeprefix(CAPACITY))
        question = writer.text("faq.capacity.question", memory=memory_gb)
        sentences = faq_cards.capacity(writer, memory_gb)
    else:
        one_level = id_ == "quantization" and len(writer.facts.levels) == 1
        question = writer.text(f"faq.{id_}.question_one" if one_level else f"faq.{id_}.question")
        sentences = ANSWERS[id_](writer)
    return Question(f"faq-{id_}", question, writer.paragraph(*sentences))
