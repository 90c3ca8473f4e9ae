"""Lines of the record, by the shape of their value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from markupsafe import Markup, escape

from sitegen.pages.views import Field
from sitegen.pages.writer import Writer


def field(writer: Writer, key: str, value: str | Markup) -> Field:
    """One line whose label does not count."""
    return Field(writer.text(f"record.{key}"), escape(value))


def foreign(writer: Writer, key: str, value: str) -> Field:
    """One line whose value stays in English."""
    return Field(writer.text(f"record.{key}"), escape(value), language="en")


def names(writer: Writer, key: str, values: tuple[str, ...]) -> Field:
    """A list of names, with a label that counts them."""
    listed_names = writer.language.join(values)
    # One mark around the list, not one a name: some models have hundreds of authors.
    value = Markup(f'<bdi translate="no">{listed_names}</bdi>')
    return Field(writer.plural(f"record.{key}", len(values)), value)


def listed(writer: Writer, key: str, list_: str, values: Iterable[str | None]) -> Iterator[Field]:
    """Values of a closed list, each once; no line where there is none."""
    present = tuple(value for value in values if value)
    if present:
        label_key = f"record.{key}"
        counts = key in COUNTED
        label = writer.plural(label_key, len(present)) if counts else writer.text(label_key)
        yield Field(label, writer.language.sentence(writer.labels(list_, present)))


COUNTED = frozenset({"organization_types", "domains", "tasks"})
"""Labels that differ between one value and several."""


def compact(writer: Writer, value: int, key: str = "record.parameters_value") -> Markup:
    """A count in words and in digits: "2.7 billion (2,700,000,000)"."""
    return writer.text(key, compact=writer.language.compact(value), full=writer.language.number(value))
