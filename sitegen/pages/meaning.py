"""What the numbers mean: about the model, its speed, its training. The hardware has a module of its own."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from sitegen.catalog import Training
from sitegen.facts import READING_SPEED_TOK_S
from sitegen.pages.meaning_hardware import hardware
from sitegen.pages.views import Section
from sitegen.pages.words import EMPTY
from sitegen.pages.writer import Writer


def meaning(writer: Writer) -> tuple[Section, ...]:
    """The sections that have a paragraph, in the order of the page."""
    found = (
        ("hardware", hardware(writer)),
        ("about", _about(writer)),
        ("speed", _speed(writer)),
        ("training", _training(writer)),
    )
    return tuple(
        Section(f"meaning-{id_}", writer.text(f"meaning.{id_}.heading"), paragraphs)
        for id_, texts in found
        if (paragraphs := tuple(text for text in texts if text))
    )


def _about(writer: Writer) -> Iterator[Markup]:
    yield writer.paragraph(
        writer.variant("meaning.published", organizations=writer.organizations(), month=writer.published_month()),
        _countries(writer),
        writer.variant("meaning.superseded") if writer.facts.superseded else EMPTY,
    )
    yield _purpose(writer)
    yield writer.variant(f"meaning.access.{writer.facts.access}")


def _countries(writer: Writer) -> Markup:
    codes = writer.facts.model.origin.countries
    if not codes:
        return EMPTY
    key = "meaning.countries" if len(codes) == 1 else "meaning.countries_many"
    return writer.text(key, countries=writer.language.join(map(writer.language.country, codes)))


def _purpose(writer: Writer) -> Markup:
    model = writer.facts.model
    domains, tasks = model.purpose.domains, model.purpose.tasks
    base = writer.names(model.purpose.base_models)
    domain_key = "meaning.domain" if len(domains) == 1 else "meaning.domains"
    task_key = "meaning.task" if len(tasks) == 1 else "meaning.tasks"
    return writer.paragraph(
        writer.variant(domain_key, domains=writer.labels("domain", domains)),
        writer.variant(task_key, tasks=writer.labels("task", tasks)) if tasks else EMPTY,
        writer.text("meaning.base_model", base=base) if base else EMPTY,
        writer.text("meaning.encoder_decoder") if model.kind == "encoder-decoder" else EMPTY,
    )


def _speed(writer: Writer) -> Iterator[Markup]:
    if writer.facts.fastest:
        yield writer.paragraph(median(writer), _reading(writer))
    yield _bytes_read(writer)


def median(writer: Writer) -> Markup:
    """The speed that half of the cards reach."""
    speed_tok_s = writer.facts.median_speed_tok_s
    if speed_tok_s is None or writer.facts.cards_fit < 2:
        return EMPTY
    return writer.variant("meaning.median", speed=writer.language.speed(speed_tok_s))


def _reading(writer: Writer) -> Markup:
    """How many cards keep up with a reader."""
    cards, reading = writer.facts.cards_reading_speed, writer.language.number(READING_SPEED_TOK_S)
    if cards:
        return writer.plural_variant("meaning.reading", cards, reading=reading)
    return writer.text("meaning.reading_none", reading=reading)


def _bytes_read(writer: Writer) -> Markup:
    model = writer.facts.model
    if model.size.active_parameters:
        return writer.variant("meaning.moe", active=writer.language.compact(model.size.active_parameters))
    if model.architecture is None or model.kind == "encoder-decoder":
        return writer.variant("meaning.dense_assumed")
    experts = model.architecture.experts
    if experts and experts.per_token < experts.total:
        return writer.text("meaning.moe_unknown")
    return writer.variant("meaning.dense")


def _training(writer: Writer) -> Iterator[Markup]:
    model = writer.facts.model
    if model.training:
        yield writer.paragraph(*_effort(writer, model.training))
        yield writer.paragraph(*_machines(writer, model.training))
    if model.size.training_tokens:
        yield writer.variant("meaning.tokens", tokens=writer.language.compact(model.size.training_tokens))
    reasons = model.classification.notable_for if model.classification else ()
    if reasons:
        key = "meaning.notable" if len(reasons) == 1 else "meaning.notable_many"
        yield writer.text(key, reasons=writer.labels("notability", reasons))


def _effort(writer: Writer, training: Training) -> Iterator[Markup]:
    scientific = writer.language.scientific
    if training.compute_flop:
        yield writer.variant("meaning.compute", flop=scientific(training.compute_flop))
    if training.finetune_compute_flop:
        yield writer.text("meaning.finetune", flop=scientific(training.finetune_compute_flop))


def _machines(writer: Writer, training: Training) -> Iterator[Markup]:
    hardware_names = writer.names(training.hardware)
    if training.hardware and training.hardware_count:
        yield writer.plural("meaning.trained_on_count", training.hardware_count, hardware=hardware_names)
    elif training.hardware:
        yield writer.text("meaning.trained_on", hardware=hardware_names)
    elif training.hardware_count:
        yield writer.plural("meaning.chips", training.hardware_count)
    if training.time_hours:
        yield writer.text("meaning.time", **writer.duration(training.time_hours))
