"""What is wrong with one file's data: the schema's and the rules' complaints, each with its place."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from pydantic import ValidationError

from sitegen.catalog import schema
from sitegen.catalog.hints import hint, nearest
from sitegen.catalog.problem import KeyPath, Problem, cut, key_path
from sitegen.catalog.reader import Spot, parse
from sitegen.catalog.records import Record
from sitegen.catalog.rules import RULED_GROUPS, Breach, breaches

_MOST_PER_FILE = 100  # a file that is no record at all must not bury the others
_TOP = Spot((1, 1), (1, 1), None, False)


class Explainer:
    """Problems of one file. It is read again, now with the place of every value."""

    def __init__(self, file: str, text: str, record: type[Record]) -> None:
        self.file, self.record = file, record
        self.spots: dict[KeyPath, Spot] = {}
        self.parsed = parse(text, self.spots)
        self.unexplained = 0  # so many problems that nobody reads them all, nor waits for their hints

    def problems(self) -> list[Problem]:
        """All problems of the file by itself, sorted, at most a hundred."""
        found = [
            Problem(self.file, flaw.line, flaw.column, key_path(flaw.path), flaw.message, flaw.hint)
            for flaw in self.parsed.flaws
        ]
        taken = {(problem.line, problem.column) for problem in found}
        if self.parsed.data is not None:
            found += (p for p in self._from_schema(self.parsed.data) if (p.line, p.column) not in taken)
        return self._capped(sorted(set(found)))

    def at(self, path: KeyPath, message: str, hint_text: str = "", *, key: bool = False) -> Problem:
        """A problem at a value, or at its key."""
        spot = self.spots.get(path, _TOP)
        line, column = spot.key if key else spot.value
        return Problem(self.file, line, column, key_path(path), message, hint_text)

    def broken(self, found: Iterable[Breach], prefix: KeyPath = ()) -> Iterator[Problem]:
        """Breaches of rules as problems; a breach of a whole group points at its key."""
        for breach in found:
            path = (*prefix, *breach.path)
            is_group = path in self.spots and self.spots[path].written is None
            yield self.at(path, breach.message, breach.hint, key=is_group)

    def _from_schema(self, data: dict[str, Any]) -> Iterator[Problem]:
        try:
            record = self.record.model_validate_json(json.dumps(data))
        except ValidationError as error:
            places = _causes([(item["loc"], item["type"]) for item in error.errors(include_url=False)])
            places.sort(key=lambda place: self.spots.get(place[0], _TOP).value)
            self.unexplained = max(0, len(places) - _MOST_PER_FILE)
            yield from (self._explained(kind, loc) for loc, kind in places[:_MOST_PER_FILE])
            yield from self._broken_groups(data)
        else:
            yield from self.broken(breaches(record))

    def _broken_groups(self, data: dict[str, Any]) -> Iterator[Problem]:
        """Rules of the groups that are valid by themselves, although the record is not."""
        for name, group in RULED_GROUPS.get(self.record, {}).items():
            try:
                record = group.model_validate_json(json.dumps(data.get(name)))
            except ValidationError:
                continue
            yield from self.broken(breaches(record), (name,))

    def _explained(self, kind: str, loc: KeyPath) -> Problem:
        if kind == "missing":
            return self._missing(loc)
        if kind == "extra_forbidden":
            return self._unknown_key(loc)
        if loc[-1] == "[key]":  # pydantic's name for the key itself of a mapping with a closed list of keys
            return self._unknown_key(loc[:-1])
        annotation = schema.at(self.record, loc)
        spot = self.spots.get(loc)
        wanted = schema.expected(annotation)
        if kind == "too_short" and schema.is_list(annotation):
            return self.at(loc, "expected a list of at least one, got an empty one", "add an item", key=True)
        is_group = spot is not None and spot.written is None
        return self.at(loc, f"expected {wanted}, got {self._shown(loc)}", hint(annotation, spot), key=is_group)

    def _missing(self, loc: KeyPath) -> Problem:
        wanted = schema.expected(schema.at(self.record, loc))
        group = self.at(loc[:-1], f'missing key "{loc[-1]}"', f"add {loc[-1]}: {wanted}", key=True)
        return group if loc[:-1] else Problem(self.file, 1, 1, "", group.message, group.hint)

    def _unknown_key(self, loc: KeyPath) -> Problem:
        known = schema.choices(schema.at(self.record, loc[:-1]))
        key = str(loc[-1])
        home = schema.homes(self.record).get(key)
        help_text = nearest(key, known) or (f"it belongs in {home}" if home else f"known keys: {', '.join(known)}")
        return self.at(loc, f"unknown key {_quoted(key)}", help_text, key=True)

    def _capped(self, problems: list[Problem]) -> list[Problem]:
        more = len(problems) + self.unexplained - _MOST_PER_FILE
        if more <= 0:
            return problems
        last = problems[:_MOST_PER_FILE][-1]
        rest = Problem(self.file, last.line, last.column + 1, "", f"and {more} more problems")
        return [*problems[:_MOST_PER_FILE], rest]

    def _shown(self, loc: KeyPath) -> str:
        spot = self.spots.get(loc)
        if spot is not None and spot.written is not None:
            value = _value(self.parsed.data, loc)
            return _quoted(spot.written) if isinstance(value, str) else cut(spot.written)
        value = _value(self.parsed.data, loc)
        if isinstance(value, list) and schema.is_list(schema.at(self.record, loc)):
            return cut(f"[{', '.join(map(str, value))}]")
        return "a list" if isinstance(value, list) else "a mapping"


def _causes(places: list[tuple[KeyPath, str]]) -> list[tuple[KeyPath, str]]:
    """Without what follows from others: a list whose items are wrong also counts as too short."""
    outer = {loc[:length] for loc, _ in places for length in range(len(loc))}
    return [(loc, kind) for loc, kind in places if loc not in outer]


def _value(data: Any, loc: KeyPath) -> Any:
    for part in loc:
        data = data[part]
    return data


def _quoted(text: str) -> str:
    return f'"{cut(text)}"'
