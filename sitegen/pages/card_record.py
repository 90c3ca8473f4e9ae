"""The specification of a card, with its source and what was corrected."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup, escape

from sitegen.catalog import Compute, Correction, Memory
from sitegen.pages.addresses import memory_path, relative
from sitegen.pages.card_writer import CardWriter
from sitegen.pages.views import Field
from sitegen.pages.words import link, name

ENGLISH = Markup('<span lang="en">{}</span>')

PROSE = "en"
"""Records give reasons in English sentences, which only pages in English show."""
LABELS = {"memory.size_gb": "memory", "memory.bandwidth_gb_s": "bandwidth"}
"""Fields that corrections name, by the keys of their labels; others are named as the record does."""


def record(writer: CardWriter) -> tuple[Field, ...]:
    """Everything on file, in the order of the page."""
    card = writer.facts.card
    return (
        *_kind(writer),
        *_memory(writer, card.memory),
        *(_compute(writer, card.compute) if card.compute else ()),
        *_rest(writer),
        *_sources(writer),
    )


def _field(writer: CardWriter, key: str, value: str | Markup) -> Field:
    return Field(writer.text(f"card.record.{key}"), escape(value))


def _kind(writer: CardWriter) -> Iterator[Field]:
    card, language = writer.facts.card, writer.language
    yield _field(writer, "vendor", name(card.vendor))
    yield _field(writer, "generation", name(card.generation))
    if card.chip:
        yield _field(writer, "chip", name(card.chip))
    yield _field(writer, "kind", language.sentence(language.label("card_kind", card.kind)))
    yield _field(writer, "released", language.day(card.released))


def _memory(writer: CardWriter, memory: Memory) -> Iterator[Field]:
    size = writer.text("memory.size", memory=memory.size_gb)
    yield _field(writer, "memory", link(relative(writer.page, memory_path(writer.language.code, memory.size_gb)), size))
    if memory.type:
        yield _field(writer, "memory_type", name(memory.type))
    if memory.bus_bits:
        yield _field(writer, "bus", writer.text("card.record.bus_value", bits=writer.language.number(memory.bus_bits)))
    yield _field(writer, "bandwidth", writer.text("card.record.bandwidth_value", bandwidth=_exact(writer)))
    usable = writer.text("card.record.memory_value", memory=writer.language.memory(writer.facts.usable_gb))
    yield _field(writer, "usable", usable)


def _exact(writer: CardWriter) -> str:
    """The bandwidth as the record has it, with a decimal where there is one."""
    return _decimal(writer, writer.facts.card.memory.bandwidth_gb_s)


def _decimal(writer: CardWriter, value: float) -> str:
    return writer.language.number(value, 0 if round(value, 1) == round(value) else 1)


def _compute(writer: CardWriter, compute: Compute) -> Iterator[Field]:
    for key, gflops in (("fp16", compute.fp16_gflops), ("fp32", compute.fp32_gflops)):
        if gflops:
            yield _field(writer, key, writer.text("card.record.tflops", tflops=_decimal(writer, gflops / 1000)))
    if compute.tensor_cores:
        yield _field(writer, "tensor_cores", writer.language.number(compute.tensor_cores))
    if compute.cuda_compute_capability:
        yield _field(writer, "cuda", compute.cuda_compute_capability)
    if compute.vulkan:
        yield _field(writer, "vulkan", compute.vulkan)


def _rest(writer: CardWriter) -> Iterator[Field]:
    card = writer.facts.card
    if card.bus_interface:
        yield _field(writer, "bus_interface", name(card.bus_interface))
    if card.power_w:
        yield _field(
            writer, "power", writer.text("card.record.power_value", power=writer.language.number(card.power_w))
        )


def _sources(writer: CardWriter) -> Iterator[Field]:
    sources = writer.facts.card.sources
    yield _field(writer, "source", source(writer))
    if sources.released_note and writer.language.code == PROSE:
        yield _field(writer, "released_note", Markup.escape(sources.released_note))
    for correction in sources.corrections:
        yield _field(writer, "correction", _correction(writer, correction))


def source(writer: CardWriter) -> Markup:
    """Where the specification comes from, linked where it is an address."""
    specification = writer.facts.card.sources.specification
    if specification.startswith("https://"):
        return link(specification, specification.removeprefix("https://").split("/")[0].removeprefix("www."))
    return ENGLISH.format(specification)


def _correction(writer: CardWriter, correction: Correction) -> Markup:
    key = LABELS.get(correction.field)
    field = writer.text(f"card.record.{key}") if key else ENGLISH.format(correction.field)
    was = writer.language.number(correction.was, 0 if correction.was == int(correction.was) else 1)
    said = writer.text("card.record.correction_value", field=field, was=was)
    if writer.language.code != PROSE:
        return said
    return writer.paragraph(said, writer.text("card.record.correction_reason", reason=correction.reason))
