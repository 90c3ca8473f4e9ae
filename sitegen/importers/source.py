"""Lines of a source file to checked rows; every bad line is a located refusal."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NoReturn


class RefusedError(Exception):
    """A value of the source that has no place in the schema."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a source says of one record, in the schema's form. `place` is the source's line, for messages."""

    place: str
    slug: str
    data: dict[str, Any]


@dataclass(slots=True)
class Drafts:
    """Drafts in the source's order, what was refused and what was left out."""

    found: list[Draft] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # facts that were left out


class SourceRow:
    """One object of the source that knows which of its fields were read, so that none is dropped in silence."""

    def __init__(self, data: Mapping[str, Any], name: str = "") -> None:
        self.data, self.name = data, name
        self.read: set[str] = set()
        self.notes: list[str] = []

    def get(self, key: str, kind: type | tuple[type, ...] = object) -> Any:
        """A field's value, or None; refused if it is of another type."""
        self.read.add(key)
        value = self.data.get(key)
        if value is not None and (not isinstance(value, kind) or (isinstance(value, bool) and kind in (int, _NUMBER))):
            self.refuse(key, f"got {json.dumps(value, ensure_ascii=False)[:60]}")
        return value

    def text(self, key: str) -> Any:
        return self.get(key, str)

    def number(self, key: str) -> int | float | None:
        """Whole numbers as integers, others without the noise of binary arithmetic."""
        value = self.get(key, _NUMBER)
        if not isinstance(value, float):
            return value  # type: ignore[no-any-return]
        value = float(f"{value:.12g}")
        return int(value) if value.is_integer() and value < 1e15 else value

    def count(self, key: str) -> int | None:
        value = self.get(key, _NUMBER)
        return None if value is None else round(value)

    def word(self, key: str, words: Mapping[str, str]) -> str | None:
        """One word of a closed list."""
        value = self.text(key)
        return None if value is None else self.known(key, value.strip(), words)

    def words(self, key: str, words: Mapping[str, str], separator: str = ",") -> list[str]:
        """A joined list of words of a closed list, distinct in their first order; one word may mean several."""
        value = self.text(key) or ""
        parts = [part.strip() for part in value.split(separator) if part.strip()]
        return list(dict.fromkeys(slug for part in parts for slug in self.known(key, part, words).split()))

    def known(self, key: str, value: str, words: Mapping[str, str]) -> str:
        if value not in words:
            self.refuse(key, f'expected a word of the list, got "{value}" (add it to words.py)')
        return words[value]

    def part(self, key: str) -> SourceRow:
        """A nested object; without fields where the source has none."""
        return SourceRow(self.get(key, dict) or {}, f"{self.name}{key}.")

    def group(self, key: str, convert: Convert) -> dict[str, Any]:
        """The data of a nested object, of which every field has to be read; empty where the source has none."""
        part = self.part(key)
        data = convert(part)
        part.finish()
        return data

    def leave_out(self, key: str, why: str) -> None:
        """Note that a field holds no fact."""
        self.notes.append(f"left out {self.name}{key}: {why}")

    def refuse(self, key: str, message: str) -> NoReturn:
        raise RefusedError(f"{self.name}{key}: {message}")

    def finish(self, ignored: Iterable[str] = ()) -> None:
        """Refuse fields that nothing has read and that are not ignored on purpose."""
        if unknown := sorted(set(self.data) - self.read - set(ignored)):
            raise RefusedError(f"{self.name}{unknown[0]}: unknown field")


_NUMBER = (int, float)
Convert = Callable[[SourceRow], dict[str, Any]]


def present(**fields: Any) -> dict[str, Any]:
    """The fields that say something: without None, empty lists and empty groups."""
    return {key: value for key, value in fields.items() if value is not None and value != [] and value != {}}


def read_lines(file: Path, convert: Convert) -> Drafts:
    """Convert every line of a file of JSON objects. Nothing is raised for what the file holds."""
    drafts = Drafts()
    try:
        lines = file.read_bytes().decode("utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        reason = (error.strerror or "unreadable").lower() if isinstance(error, OSError) else "not UTF-8"
        drafts.refusals.append(f"{file}: expected lines of JSON in UTF-8, got: {reason}")
        return drafts
    for number, line in enumerate(lines, 1):
        if line.strip():
            add_draft(drafts, f"{file}:{number}", convert, partial(_row, line))
    return drafts


def add_draft(drafts: Drafts, place: str, convert: Convert, read: Callable[[], SourceRow]) -> None:
    """Add one converted row, or the reason why it is refused."""
    try:
        row = read()
        data = convert(row)
    except RefusedError as error:
        drafts.refusals.append(f"{place}: {error}")
        return
    slug = data.get("slug", "")
    drafts.notes += (f"{place}: {slug}: {note}" for note in row.notes)
    if earlier := next((draft for draft in drafts.found if draft.slug == slug), None):
        drafts.refusals.append(f'{place}: slug: "{slug}" is given twice (first at {earlier.place})')
    drafts.found.append(Draft(place, slug, data))


def _row(line: str) -> SourceRow:
    try:
        value = json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        reason = error.msg if isinstance(error, json.JSONDecodeError) else str(error)
        raise RefusedError(f"expected a JSON object, got: {reason}") from None
    if not isinstance(value, dict):
        raise RefusedError("expected a JSON object, got another value")
    return SourceRow(value)


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")
