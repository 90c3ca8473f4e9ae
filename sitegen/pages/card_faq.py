"""The questions that apply to a card, with their answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from markupsafe import Markup

from sitegen.facts import SIZE, SizeAnswer
from sitegen.pages import card_answers, card_prose
from sitegen.pages.card_writer import CardWriter
from sitegen.pages.views import Question
from sitegen.pages.words import name


def faq(writer: CardWriter) -> tuple[Question, ...]:
    """Every question of the facts, in their order."""
    return tuple(_question(writer, id_) for id_ in writer.facts.faq)


def _question(writer: CardWriter, id_: str) -> Question:
    if id_.startswith(SIZE):
        billions = int(id_.removeprefix(SIZE))
        question = writer.text("card.faq.size.question", size=billions)
        sentences = _size(writer, billions)
    else:
        question = writer.text(f"card.faq.{id_}.question")
        sentences = ANSWERS[id_](writer)
    return Question(f"faq-{id_}", question, writer.paragraph(*sentences))


def _runs(writer: CardWriter) -> Iterator[Markup]:
    yield card_answers.lead(writer)


def _largest(writer: CardWriter) -> Iterator[Markup]:
    largest, readable = writer.facts.largest, writer.facts.largest_readable
    if largest:
        yield writer.text("card.faq.largest", **writer.row(largest))
    if readable and readable is not largest:
        yield writer.text("card.lead.readable", **writer.row(readable))


def _size(writer: CardWriter, billions: int) -> Iterator[Markup]:
    answer = next(each for each in writer.facts.sizes if each.billions == billions)
    values = writer.row(answer.row)
    if answer.other:
        missed = {"other": values["model"], "shortfall": values["shortfall"]}
        yield writer.text("card.faq.size.some", **writer.row(answer.other) | missed)
        yield card_answers.unsupported(writer)
        return
    if answer.row.level is None:
        yield writer.text("card.faq.size.no", **values)
        return
    yield writer.text("card.faq.size.yes", **values)
    if not writer.facts.supported:
        yield card_answers.unsupported(writer)
        return
    if answer.row.fit == "tight":
        yield writer.text("card.faq.size.tight")
    if not answer.readable:
        yield writer.text("card.faq.size.slow")


def _mixtures(writer: CardWriter) -> Iterator[Markup]:
    for answer in writer.facts.mixtures:
        key = "yes" if answer.row.level else "no"
        yield writer.text(f"card.faq.mixtures.{key}", **writer.row(answer.row))
    yield writer.text("card.faq.mixtures.rule")


def _context(writer: CardWriter) -> Iterator[Markup]:
    items = [_longest(writer, answer, answer.longest_context_tokens) for answer in writer.facts.sizes]
    yield writer.text("card.faq.context.answer", items=writer.language.join(filter(None, items)))
    yield writer.text("card.faq.context.rule")


def _longest(writer: CardWriter, answer: SizeAnswer, tokens: int | None) -> Markup | None:
    if tokens is None:
        return None
    return writer.text("card.faq.context.item", longest=writer.tokens(tokens), model=name(answer.row.model.name))


def _reading(writer: CardWriter) -> Iterator[Markup]:
    yield card_prose.reading(writer)
    readable = writer.facts.largest_readable
    if readable:
        yield writer.text("card.lead.readable", **writer.row(readable))


def _quantization(writer: CardWriter) -> Iterator[Markup]:
    items = [
        writer.text("card.faq.quantization.item", level=answer.row.level, model=name(answer.row.model.name))
        for answer in writer.facts.sizes
        if answer.row.level
    ]
    if items:
        yield writer.text("card.faq.quantization.answer", items=writer.language.join(items))
    yield writer.text("card.faq.quantization.rule")


def _usable(writer: CardWriter) -> Iterator[Markup]:
    yield from card_prose.memory(writer)


def _two(writer: CardWriter) -> Iterator[Markup]:
    two = writer.facts.two
    yield writer.plural("card.faq.two.answer", two.models_fit, both=writer.language.memory(two.usable_gb))
    if two.largest:
        yield writer.text("card.faq.two.largest", model=name(two.largest.name))
    unified = writer.facts.card.kind == "unified"
    yield writer.text("card.faq.two.unified" if unified else "card.faq.two.speed")


def _upgrade(writer: CardWriter) -> Iterator[Markup]:
    upgrade = writer.facts.upgrade
    if upgrade is None:
        return
    values = {**writer.row(upgrade.answer.row), "size": upgrade.answer.billions}
    if upgrade.card is None:
        yield writer.text("card.faq.upgrade.none", **values)
        return
    other = writer.other(upgrade.card)
    key = "answer" if upgrade.card.kind == writer.facts.card.kind else "other_kind"
    yield writer.text(f"card.faq.upgrade.{key}", **values, upgrade=other["card"], upgrade_memory=other["memory"])


def _offload(writer: CardWriter) -> Iterator[Markup]:
    facts = writer.facts
    yield writer.text("card.faq.offload.answer")
    if facts.models_fit < facts.models_total:
        yield writer.text("card.faq.offload.nearest", **writer.row(facts.rows[facts.models_fit]))


def _support(writer: CardWriter) -> Iterator[Markup]:
    if writer.facts.supported:
        yield writer.text("card.support.yes")
    yield from card_prose.support(writer)


def _accuracy(writer: CardWriter) -> Iterator[Markup]:
    if writer.facts.largest:
        yield writer.text("card.faq.accuracy.answer", **writer.row(writer.facts.largest))


ANSWERS: Mapping[str, Callable[[CardWriter], Iterator[Markup]]] = {
    "runs": _runs,
    "largest": _largest,
    "mixtures": _mixtures,
    "context": _context,
    "reading": _reading,
    "quantization": _quantization,
    "usable": _usable,
    "two": _two,
    "upgrade": _upgrade,
    "offload": _offload,
    "support": _support,
    "accuracy": _accuracy,
}
"""The sentences that answer each question, by its id."""
