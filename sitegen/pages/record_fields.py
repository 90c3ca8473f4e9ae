"""Lines of the record, by the shape of their value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from markupsafe import Markup, escape

from sitegen.pages.views import Field
from sitegen.pages.writer import Writer

MOST_NAMES = 40
FIRST_NAMES = 12
"""A list of more than 40 names shows its first 12: llama 3's 530 authors fill twelve screens of a phone."""

_MARKED = Markup('<bdi translate="no">{}</bdi>')
_LONG = Markup("{} …<details><summary>{}</summary>{}</details>")


def field(writer: Writer, key: str, value: str | Markup) -> Field:
    """One line whose label does not count."""
    return Field(writer.text(f"record.{key}"), escape(value))


def foreign(writer: Writer, key: str, value: str) -> Field:
    """One line whose value stays in English."""
    return Field(writer.text(f"record.{key}"), escape(value), language="en")


def names(writer: Writer, key: str, values: tuple[str, ...]) -> Field:
    """A list of names, with a label that counts them; the whole of a very long one opens on demand.

    One mark stands around the list, not one around each name: some models have hundreds of authors.
    """
    value = _MARKED.format(writer.language.join(values))
    if len(values) > MOST_NAMES:
        first = _MARKED.format(Markup(", ").join(values[:FIRST_NAMES]))
        value = _LONG.format(first, writer.text("record.full_list", count=len(values)), value)
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
