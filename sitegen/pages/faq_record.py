"""Answers from a model's record: parameters, license, where its files are."""

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
        yield writer.text("faq.download.gguf", link=hugging_face(availability.gguf[0]))
    yield writer.text("faq.download.no_files")


ANSWERS = {
    "parameters": _parameters,
    "license": _license,
    "download": _download,
}
