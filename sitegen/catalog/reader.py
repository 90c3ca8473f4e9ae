"""Text of a record to plain mappings, lists and scalars, in one pass over the parser's events.

The events are read without recursion, so depth, aliases, tags and duplicate keys are refused before anything is built
from them, and no input can exhaust the stack. It also costs half of what PyYAML's own constructor does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from sitegen.catalog.problem import KeyPath
from sitegen.catalog.scalars import resolve
from sitegen.catalog.syntax import describe
from sitegen.catalog.text import UNWANTED, named

DEEPEST = 8  # a record has four levels
_ALIASES = "anchors and aliases are not used in records", "write the value itself"


@dataclass(frozen=True, slots=True)
class Flaw:
    """A mistake that needs no schema to be seen. Line and column count from 1."""

    path: KeyPath
    line: int
    column: int
    message: str
    hint: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a value stands (line, column from 1), where its key stands, and how it was written."""

    key: tuple[int, int]
    value: tuple[int, int]
    written: str | None  # None for mappings and lists
    quoted: bool
    is_list: bool = False


@dataclass(frozen=True, slots=True)
class Parsed:
    """`data` is a mapping, or None where the file holds none (then `flaws` says why)."""

    data: dict[str, Any] | None
    flaws: tuple[Flaw, ...]


class _UnreadableError(Exception):
    """The rest of the file says nothing more."""


class RecordLoader(yaml.CSafeLoader):
    """PyYAML's C parser with our own meaning of its events."""

    def __init__(self, text: str, spots: dict[KeyPath, Spot] | None) -> None:
        super().__init__(text)
        self.text, self.spots = text, spots
        self.flaws: list[Flaw] = []
        self.root: Any = None
        self.stack: list[tuple[dict[str, Any] | list[Any], dict[str, int]]] = []  # container, first line of each key
        self.keys: list[str | None] = []  # for each container: the key that waits for its value
        self.key_place = (1, 1)
        self.documents = 0

    def read(self) -> None:
        """Fill `root`, `flaws` and `spots`."""
        try:
            while self.check_event():
                event = self.get_event()
                if handle := _HANDLERS.get(type(event)):
                    handle(self, event)
        except _UnreadableError:
            self.root = None
        except yaml.MarkedYAMLError as error:
            self.root = None
            self.flaws.append(Flaw((), *describe(error, self.text)))

    def path(self) -> KeyPath:
        """Key path of the value being read."""
        parts: list[str | int] = []
        for depth, ((container, _), key) in enumerate(zip(self.stack, self.keys, strict=True), 1):
            if isinstance(container, list):
                parts.append(len(container) - (depth < len(self.stack)))
            elif key is not None:
                parts.append(key)
        return tuple(parts)

    def flaw(self, event: Any, message: str, hint: str) -> None:
        self.flaws.append(Flaw(self.path(), *_place(event), message, hint))

    def stop(self, event: Any, message: str, hint: str) -> NoReturn:
        self.flaw(event, message, hint)
        raise _UnreadableError

    def start_document(self, event: Any) -> None:
        self.documents += 1
        if self.documents > 1:
            self.stop(event, "expected one document, got a second one", "write one record a file")

    def alias(self, event: Any) -> None:
        self.stop(event, *_ALIASES)

    def start_container(self, event: Any) -> None:
        container: dict[str, Any] | list[Any] = {} if isinstance(event, MappingStartEvent) else []
        self.refuse_properties(event)
        if len(self.stack) >= DEEPEST:
            self.stop(event, f"expected at most {DEEPEST} levels, got more", "records have four")
        if self.awaits_key():
            self.stop(event, "expected a key, got a mapping or list", "quote text that holds brackets")
        self.place(container, event, None)
        self.stack.append((container, {}))
        self.keys.append(None)

    def end_container(self, _: Any) -> None:
        self.stack.pop()
        self.keys.pop()
        if self.keys:
            self.keys[-1] = None

    def scalar(self, event: Any) -> None:
        if event.tag is not None or event.anchor is not None:
            self.refuse_properties(event)
        if event.style == '"' and (found := UNWANTED.search(event.value)):
            self.flaw(event, f"expected printable text, got {named(found[0])}", "delete the character")
        if self.awaits_key():
            self.key(event)
            return
        value = event.value if event.style else resolve(event.value)
        if not event.style and event.end_mark.line > event.start_mark.line and self.continues_as_list(event):
            self.flaw(event, "expected one value, got a list item that continues it", "align the items of the list")
        if value is None and self.stack:
            self.flaw(event, "expected a value, got nothing", "write a value or delete the line")
        self.place(value, event, event.value)
        if self.keys:
            self.keys[-1] = None

    def continues_as_list(self, event: Any) -> bool:
        """True where a line after the first looks like an item: YAML would join `- a` and a deeper `- b`."""
        written = self.text[event.start_mark.index : event.end_mark.index]
        return any(line.lstrip().startswith("- ") for line in written.split("\n")[1:])

    def key(self, event: Any) -> None:
        container, lines = self.stack[-1]
        assert isinstance(container, dict)
        self.keys[-1] = event.value
        self.key_place = _place(event)
        if event.value in lines:
            self.flaw(event, "the key is given twice", f"first on line {lines[event.value]}; keep one")
        lines.setdefault(event.value, event.start_mark.line + 1)

    def awaits_key(self) -> bool:
        return bool(self.stack) and self.keys[-1] is None and isinstance(self.stack[-1][0], dict)

    def place(self, value: Any, event: Any, written: str | None) -> None:
        """Put a value where it belongs; of a key given twice, the first value stays."""
        if self.spots is not None:
            place = _place(event)
            named_by = self.key_place if self.keys and self.keys[-1] is not None else place
            quoted = written is not None and bool(event.style)
            self.spots.setdefault(self.path(), Spot(named_by, place, written, quoted, isinstance(value, list)))
        if not self.stack:
            self.root = value
            return
        container = self.stack[-1][0]
        if isinstance(container, list):
            container.append(value)
            return
        key = self.keys[-1]
        assert key is not None
        container.setdefault(key, value)

    def refuse_properties(self, event: Any) -> None:
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!")
            self.flaw(event, f"expected a value without a tag, got {tag}", "delete the tag")
        if event.anchor is not None:
            self.flaw(event, *_ALIASES)


_HANDLERS: dict[type[Any], Callable[[RecordLoader, Any], None]] = {
    ScalarEvent: RecordLoader.scalar,
    MappingStartEvent: RecordLoader.start_container,
    SequenceStartEvent: RecordLoader.start_container,
    MappingEndEvent: RecordLoader.end_container,
    SequenceEndEvent: RecordLoader.end_container,
    DocumentStartEvent: RecordLoader.start_document,
    AliasEvent: RecordLoader.alias,
}


def parse(text: str, spots: dict[KeyPath, Spot] | None = None) -> Parsed:
    """Read one record's text. With `spots`, also where each value stands (slower: only for files with problems)."""
    loader = RecordLoader(text, spots)
    try:
        loader.read()
    finally:
        loader.dispose()
    if loader.root is None and not loader.flaws:
        return Parsed(None, (Flaw((), 1, 1, "expected a record, got an empty file", "delete the file or fill it"),))
    if isinstance(loader.root, dict):
        return Parsed(loader.root, tuple(loader.flaws))
    return Parsed(None, tuple(loader.flaws) or (_no_mapping(loader.root),))


def _no_mapping(root: object) -> Flaw:
    got = "a list" if isinstance(root, list) else "a single value"
    return Flaw((), 1, 1, f"expected a mapping, got {got}", "write one `key: value` a line")


def _place(event: Any) -> tuple[int, int]:
    mark = event.start_mark
    return mark.line + 1, mark.column + 1
