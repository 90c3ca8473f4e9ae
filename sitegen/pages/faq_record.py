"""Answers from a model's record: parameters, license, maker, training."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from sitegen.pages.licenses import license_name
from sitegen.pages.words import hugging_face, name
from sitegen.pages.writer import Writer


def _parameters(writer: Writer) -> Iterator[Markup]:
    size, language = writer.facts.model.size, writer.language
    compact, full = language.compact(size.parameters), language.number(size.parameters)
    yield writer.text("faq.parameters.answer", compact=compact, full=full)
    if size.active_parameters:
        yield writer.text("faq.parameters.active", active=language.compact(size.active_parameters))
    yield writer.variant("faq.parameters.rule")


def _license(writer: Writer) -> Iterator[Markup]:
    availability = writer.facts.model.availability
    yield writer.text(f"faq.license.{writer.facts.access}")
    if availability.license:
        yield writer.text("meaning.license", license=name(license_name(availability.license)))
    if availability.training_code:
        yield writer.text(f"faq.license.code.{availability.training_code}")
    else:
        yield writer.text("faq.license.code_unknown")


def _download(writer: Writer) -> Iterator[Markup]:
    availability = writer.facts.model.availability
    if availability.hugging_face:
        yield writer.text("faq.download.answer", link=hugging_face(availability.hugging_face))
    if availability.gguf:
        links = writer.language.join(hugging_face(each) for each in availability.gguf)
        yield writer.text("faq.download.gguf", links=links)
    yield writer.text("faq.download.no_files")


def _maker(writer: Writer) -> Iterator[Markup]:
    origin = writer.facts.model.origin
    yield writer.text("faq.maker.answer", organizations=writer.organizations())
    types = origin.organization_types
    if types:
        key = "faq.maker.type" if len(types) == 1 else "faq.maker.types"
        yield writer.text(key, types=writer.labels("organization_type", types))


def _released(writer: Writer) -> Iterator[Markup]:
    origin = writer.facts.model.origin
    if origin.published_precision == "day":
        yield writer.text("faq.released.answer", day=writer.language.day(origin.published))
    else:
        yield writer.text("faq.released.answer_month", month=writer.published_month())
    if writer.facts.superseded:
        latest = writer.language.month(writer.facts.catalogue_latest)
        yield writer.text("faq.released.latest", latest=latest)


def _purpose(writer: Writer) -> Iterator[Markup]:
    purpose = writer.facts.model.purpose
    tasks = purpose.tasks
    if tasks:
        key = "faq.purpose.answer" if len(tasks) > 1 else "faq.purpose.answer_one"
        yield writer.variant(key, tasks=writer.labels("task", tasks))
    else:
        yield writer.text("faq.purpose.domains", domains=writer.labels("domain", purpose.domains))


def _compute(writer: Writer) -> Iterator[Markup]:
    training = writer.facts.model.training
    if training is None or training.compute_flop is None:
        return
    yield writer.text("faq.compute.answer", flop=writer.language.scientific(training.compute_flop))
    methods = training.compute_methods
    if methods:
        yield writer.text("faq.compute.methods", methods=writer.labels("compute_method", methods))
    yield writer.variant("faq.compute.note")


def _data(writer: Writer) -> Iterator[Markup]:
    size = writer.facts.model.size
    if size.training_tokens is None:
        return
    yield writer.text("faq.data.answer", tokens=writer.language.compact(size.training_tokens))
    if size.epochs and size.epochs > 1:
        yield writer.text("faq.data.epochs", passes=writer.number(size.epochs))
    yield writer.text("faq.data.note")


ANSWERS = {
    "parameters": _parameters,
    "license": _license,
    "download": _download,
    "maker": _maker,
    "released": _released,
    "purpose": _purpose,
    "compute": _compute,
    "data": _data,
}
