"""What only the files of a folder together can get wrong: slugs and names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath

from sitegen.catalog.explain import Explainer
from sitegen.catalog.fields import SLUG
from sitegen.catalog.problem import Problem, cut
from sitegen.catalog.records import Record


@dataclass(frozen=True, slots=True)
class Entry:
    """One readable file: what it calls itself, None where it does not say."""

    file: str
    slug: str | None
    name: str | None
    text: str
    record: type[Record]

    def problem(self, key: str, message: str, hint: str) -> Problem:
        return Explainer(self.file, self.text, self.record).at((key,), message, hint)


def together(entries: Sequence[Entry]) -> Iterator[Problem]:
    """File names that differ from slugs, and slugs and names that two files share (letter case does not count)."""
    for entry in entries:
        stem = PurePosixPath(entry.file).stem
        if entry.slug is not None and entry.slug != stem and len(entry.slug) <= 80 and re.fullmatch(SLUG, entry.slug):
            message = f'expected the file\'s name "{stem}", got "{cut(entry.slug)}"'
            yield entry.problem("slug", message, f"rename the file to {entry.slug}.yaml or write {stem}")
    for key in ("slug", "name"):
        yield from _shared(entries, key)


def _shared(entries: Sequence[Entry], key: str) -> Iterator[Problem]:
    first: dict[str, Entry] = {}
    for entry in entries:
        value = getattr(entry, key)
        if value is None:
            continue
        earlier = first.setdefault(value.casefold(), entry)
        if earlier is not entry:
            message = f'expected a {key} of its own, got "{cut(value)}", which {earlier.file} has'
            yield entry.problem(key, message, "change one of them, or delete one file")
