"""The full record of a model: its fields in groups, each group with an introduction."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from sitegen.pages.licenses import license_name
from sitegen.pages.record_architecture import architecture
from sitegen.pages.record_fields import compact, field, foreign, listed, names
from sitegen.pages.views import Field, Group
from sitegen.pages.words import hugging_face, link, name
from sitegen.pages.writer import Writer


def record(writer: Writer) -> tuple[Group, ...]:
    """All groups that have a field, in the order of the page."""
    groups = (
        ("origin", _origin(writer)),
        ("purpose", _purpose(writer)),
        ("size", _size(writer)),
        ("architecture", architecture(writer)),
        ("compute", _compute(writer)),
        ("run", _run(writer)),
        ("availability", _availability(writer)),
        ("classification", _classification(writer)),
        ("sources", _sources(writer)),
    )
    return tuple(_group(writer, id_, fields) for id_, found in groups if (fields := tuple(found)))


def _group(writer: Writer, id_: str, fields: tuple[Field, ...]) -> Group:
    heading, introduction = writer.text(f"record.{id_}.heading"), writer.text(f"record.{id_}.introduction")
    return Group(f"record-{id_}", heading, introduction, fields)


def _origin(writer: Writer) -> Iterator[Field]:
    origin, language = writer.facts.model.origin, writer.language
    yield names(writer, "organizations", origin.organizations)
    yield from listed(writer, "organization_types", "organization_type", origin.organization_types)
    if origin.countries:
        countries = [language.country(code) for code in origin.countries]
        label = writer.plural("record.countries", len(countries))
        yield Field(label, language.sentence(language.join(countries)))
    yield field(writer, "published", published(writer))
    if origin.authors:
        yield names(writer, "authors", origin.authors)


def _purpose(writer: Writer) -> Iterator[Field]:
    model = writer.facts.model
    yield from listed(writer, "domains", "domain", model.purpose.domains)
    yield from listed(writer, "tasks", "task", model.purpose.tasks)
    kind = writer.language.label("model_kind", model.kind)
    yield field(writer, "model_kind", writer.language.sentence(kind))
    if model.purpose.numerical_format:
        yield field(writer, "numerical_format", model.purpose.numerical_format)
    if model.availability.native_format:
        yield field(writer, "native_format", model.availability.native_format)
    if model.purpose.base_models:
        yield field(writer, "base_model", writer.names(model.purpose.base_models))


def _size(writer: Writer) -> Iterator[Field]:
    size = writer.facts.model.size
    yield field(writer, "parameters", compact(writer, size.parameters))
    if size.active_parameters:
        yield field(writer, "active_parameters", compact(writer, size.active_parameters))
    if size.training_tokens:
        yield field(writer, "training_tokens", compact(writer, size.training_tokens, "record.training_tokens_value"))
    if size.epochs:
        yield field(writer, "epochs", writer.number(size.epochs))


def _compute(writer: Writer) -> Iterator[Field]:
    training, language = writer.facts.model.training, writer.language
    if training is None:
        return
    for key, flop in (
        ("compute_flop", training.compute_flop),
        ("finetune_compute_flop", training.finetune_compute_flop),
    ):
        if flop:
            yield field(writer, key, writer.text("record.flop_value", flop=language.scientific(flop)))
    if training.compute_flop or training.finetune_compute_flop:
        yield from listed(writer, "compute_methods", "compute_method", training.compute_methods)


def _run(writer: Writer) -> Iterator[Field]:
    training = writer.facts.model.training
    if training is None:
        return
    if training.hardware:
        yield field(writer, "hardware", writer.names(training.hardware))
    if training.hardware_count:
        yield field(writer, "hardware_count", writer.number(training.hardware_count))
    if training.time_hours:
        yield field(writer, "time", writer.text("record.time_value", **writer.duration(training.time_hours)))
    if training.cloud_vendors:
        yield field(writer, "cloud_vendors", writer.names(training.cloud_vendors))
    if training.data_center:
        yield foreign(writer, "data_center", training.data_center)


def published(writer: Writer) -> str:
    """When the model came out, as exactly as it is known."""
    origin, language = writer.facts.model.origin, writer.language
    if origin.published_precision == "day":
        return language.day(origin.published)
    return writer.published_month()


def _availability(writer: Writer) -> Iterator[Field]:
    availability, language = writer.facts.model.availability, writer.language
    yield field(writer, "access", language.sentence(language.label("access", availability.access)))
    if availability.license:
        yield field(writer, "license", name(license_name(availability.license)))
    yield from listed(writer, "training_code", "training_code", (availability.training_code,))
    if availability.hugging_face:
        yield field(writer, "hugging_face", hugging_face(availability.hugging_face))
    if availability.hugging_face_organization:
        organization = hugging_face(availability.hugging_face_organization)
        yield field(writer, "hugging_face_organization", organization)
    if availability.hugging_face_downloads:
        yield field(writer, "downloads", writer.number(availability.hugging_face_downloads))
    if availability.gguf:
        yield field(writer, "gguf", language.join(hugging_face(each) for each in availability.gguf))


def _classification(writer: Writer) -> Iterator[Field]:
    labels = writer.facts.model.classification
    if labels is None:
        return
    yield from _answer(writer, "foundation_model", labels.foundation_model)
    yield from _answer(writer, "frontier_model", labels.frontier_model)
    yield from listed(writer, "notable_for", "notability", labels.notable_for)
    yield from _answer(writer, "over_1e23_flop", labels.over_1e23_flop)
    yield from listed(writer, "record_confidence", "record_confidence", (labels.record_confidence,))
    if labels.citations is not None:
        yield field(writer, "citations", writer.number(labels.citations))


def _answer(writer: Writer, key: str, value: bool | None) -> Iterator[Field]:
    if value is not None:
        yield field(writer, key, writer.language.sentence(writer.text("yes" if value else "no")))


def _sources(writer: Writer) -> Iterator[Field]:
    sources, language = writer.facts.model.sources, writer.language
    if reference := reference_link(writer):
        yield field(writer, "reference", reference)
    if sources.further_links:
        yield field(writer, "further_links", language.join(link(each, each) for each in sources.further_links))
    if sources.updated:
        yield field(writer, "updated", language.day(sources.updated))
    if sources.epoch_record:
        record_name = name(sources.epoch_record)
        family = sources.epoch_scope == "family"
        value = writer.text("record.epoch_family", name=record_name) if family else record_name
        yield field(writer, "epoch_record", value)


def reference_link(writer: Writer) -> Markup | None:
    """The publication, linked where its address is known; its title stays in English."""
    sources = writer.facts.model.sources
    if sources.link:
        return link(sources.link, sources.reference or sources.link, "en" if sources.reference else "")
    return Markup('<span lang="en">{}</span>').format(sources.reference) if sources.reference else None
