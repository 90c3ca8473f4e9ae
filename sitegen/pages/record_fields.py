"""Lines of the record, by the shape of their value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from markupsafe import Markup, escape

from sitegen.pages.addresses import model_path, relative, table_path
from sitegen.pages.views import Field
from sitegen.pages.words import link
from sitegen.pages.writer import Writer

MOST_NAMES = 24
FIRST_NAMES = 8
"""A list of more than 24 names shows its first 8. All of them stand in the file of the whole table, which all
languages share: Llama 3's 530 authors weigh 7 KB and fill twelve screens of a phone."""

_MARKED = Markup("<bdi translate=no>{}</bdi>")


def field(writer: Writer, key: str, value: str | Markup) -> Field:
    """One line whose label does not count."""
    return Field(writer.text(f"record.{key}"), escape(value))


def foreign(writer: Writer, key: str, value: str) -> Field:
    """One line whose value stays in English."""
    return Field(writer.text(f"record.{key}"), escape(value), language="en")


def names(writer: Writer, key: str, values: tuple[str, ...]) -> Field:
    """A list of names, with a label that counts them; a very long one goes on elsewhere.

    One mark stands around the list, not one around each name: some models have hundreds of authors.
    """
    if len(values) <= MOST_NAMES:
        value = _MARKED.format(writer.language.join(values))
    else:
        slug = writer.facts.model.slug
        href = f"{relative(model_path(writer.language.code, slug), table_path(slug))}#{key}"
        first = _MARKED.format(Markup(", ").join(values[:FIRST_NAMES]))
        value = Markup("{} … {}").format(first, link(href, writer.text("record.full_list", count=len(values))))
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
