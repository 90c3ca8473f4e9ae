"""Six steps from the table to a decision."""

from __future__ import annotations

from markupsafe import Markup

from sitegen.pages.views import Step
from sitegen.pages.words import link
from sitegen.pages.writer import Writer


def introduction(writer: Writer) -> Markup:
    """What the steps are for."""
    return writer.variant("steps.introduction" if writer.facts.cards_fit else "steps.introduction_none")


def steps(writer: Writer, index_href: str) -> tuple[Step, ...]:
    """Memory, context, compression, speed, fit, other models; `index_href` leads to the index of all models."""
    fit = "fit" if writer.facts.cards_fit else "fit_none"
    texts = (
        ("memory", _memory(writer)),
        ("context", _context(writer)),
        ("compression", _compression(writer)),
        ("speed", _speed(writer)),
        (fit, _fit(writer, fit)),
        ("other", writer.variant("steps.other", link=link(index_href, writer.text("steps.other_link")))),
    )
    return tuple(Step(writer.text(f"steps.{id_}.heading"), text) for id_, text in texts)


def _memory(writer: Writer) -> Markup:
    smallest = writer.facts.smallest_named
    if smallest is None:
        return writer.variant("steps.memory_none", need=writer.need())
    return writer.variant("steps.memory", **writer.row(smallest))


def _context(writer: Writer) -> Markup:
    facts = writer.facts
    if facts.cache.constant:
        return writer.text("steps.context_constant")
    architecture = facts.model.architecture
    if architecture and architecture.context_limit_tokens == facts.context_tokens:
        return writer.text("steps.context_limit", limit=writer.tokens(facts.context_tokens))
    return writer.variant("steps.context")


def _fit(writer: Writer, key: str) -> Markup:
    facts = writer.facts
    if facts.cards_fit and facts.cards_tight == 0:
        return writer.text("steps.fit_comfortable")
    if facts.cards_fit and facts.cards_tight == facts.cards_fit:
        return writer.text("steps.fit_tight")
    return writer.variant(f"steps.{key}")


def _compression(writer: Writer) -> Markup:
    levels = writer.facts.levels
    if not levels:
        return writer.variant("steps.compression_none")
    if len(levels) == 1:
        return writer.text("steps.compression_one", level=levels[0])
    return writer.variant("steps.compression", levels=writer.language.join(levels))


def _speed(writer: Writer) -> Markup:
    fastest = writer.facts.fastest
    return writer.variant("steps.speed", **writer.row(fastest)) if fastest else writer.variant("steps.speed_none")
