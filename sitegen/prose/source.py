"""An article's source: where its placeholders and links stand, and what is not allowed in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_FENCE = re.compile(r"^ {0,3}(```+|~~~+)[^\n]*\n.*?(?:^ {0,3}\1[ \t]*$|\Z)", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"(?<![`\\])(`+)(?!`)((?:(?!\n[ \t]*\n).)+?)(?<!`)\1(?!`)", re.DOTALL)
_PLACEHOLDER = re.compile(r"\{([a-z_]+):([^{}]*)\}")
_HEADING_ID = re.compile(r"^#{2,6} .*(\{#[a-z][a-z0-9-]*\})[ \t]*$", re.MULTILINE)
_HEADING = re.compile(r"^(#{1,6})[ \t]", re.MULTILINE)
_LINK = re.compile(r"\]\([ \t]*<?([^\s)>]*)|^ {0,3}\[[^\]^][^\]]*\]:[ \t]*<?([^\s>]+)", re.MULTILINE)
_NO_LINK = re.compile(r"!\[|\][ \t]+\(|\]\[")
_FILLED_TARGET = re.compile(r"(?<=\]\()[ \t]*<?\{")
_FOOTNOTE = re.compile(r"(^ {0,3})?\[\^([^\]\s]+)\](:)?", re.MULTILINE)
_HTML = re.compile(r"<(?!https?://[^\s<>]+>)[A-Za-z/!?]|&(?:#?\w+);")
_BRACE = re.compile(r"[{}]")
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_NOT_BLANK = re.compile(r"[^\n]")

_HTML_WANTED = "expected Markdown, got HTML"
_HINTS = {"&": "write the character itself", "<": "for a sign, put it in `code`"}


class ValueMissingError(Exception):
    """A placeholder stands for nothing: what was expected, and what to write instead."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message, self.hint = message, hint


@dataclass(frozen=True, slots=True)
class Placeholder:
    """`{kind: argument, argument}` at `start` of the text. `alone` on its line it may stand for a table."""

    kind: str
    arguments: tuple[str, ...]
    start: int
    end: int
    alone: bool


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong at a place of the text."""

    start: int
    message: str
    hint: str


def placeholders(text: str, kinds: frozenset[str]) -> Iterator[Placeholder]:
    """All that look like one; in code only those of known `kinds`, for braces are common there."""
    outside = without_code(text)
    for match in _PLACEHOLDER.finditer(text):
        in_code = outside[match.start()] != "{"
        if in_code and match[1] not in kinds:
            continue
        arguments = tuple(" ".join(part.split()) for part in match[2].split(","))
        alone = not in_code and _line_around(text, match.start(), match.end()) == match[0]
        yield Placeholder(match[1], arguments, match.start(), match.end(), alone)


def link_places(text: str) -> dict[str, int]:
    """Where the target of each link stands first."""
    places: dict[str, int] = {}
    for match in _LINK.finditer(without_code(text)):
        group = 1 if match[1] is not None else 2
        places.setdefault(match[group], match.start(group))
    return places


def mistakes(text: str) -> Iterator[Mistake]:
    """What articles do not use: HTML, pictures, links by number, stray braces, headings that skip a level."""
    outside = without_code(text)
    for match in _HTML.finditer(outside):
        yield Mistake(match.start(), _HTML_WANTED, _HINTS[match[0][0]])
    for match in _NO_LINK.finditer(outside):
        yield Mistake(match.start(), "expected a link", "write [text](target), without spaces between the brackets")
    for match in _FILLED_TARGET.finditer(outside):
        yield Mistake(match.start(), "expected a link’s target, got a placeholder", "a placeholder cannot be a target")
    yield from _footnotes(outside)
    for match in _PRIVATE.finditer(text):
        yield Mistake(match.start(), f"expected printable text, got U+{ord(match[0]):04X}", "delete the character")
    bare = _blanked(outside, _PLACEHOLDER)
    for match in _HEADING_ID.finditer(bare):
        bare = bare[: match.start(1)] + " " * len(match[1]) + bare[match.end(1) :]
    for match in _BRACE.finditer(bare):
        message = f"expected a placeholder, got {match[0]}"
        yield Mistake(match.start(), message, "write {kind: argument}; see docs/prose.md")
    yield from _outline(outside)


def place(text: str, at: int) -> tuple[int, int]:
    """Line and column, both from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def without_code(text: str) -> str:
    """The text with spaces in place of code, so that places in it stay."""
    return _blanked(_blanked(text, _FENCE), _CODE)


def _footnotes(outside: str) -> Iterator[Mistake]:
    marks = tuple(_FOOTNOTE.finditer(outside))
    texts = {match[2] for match in marks if match[1] is not None and match[3]}
    for match in marks:
        if match[2] not in texts:
            hint = f"write [^{match[2]}]: and the text at the end"
            yield Mistake(match.start(2) - 2, f'expected the mark of a footnote, got "{match[2]}"', hint)


def _outline(outside: str) -> Iterator[Mistake]:
    before = 1
    for match in _HEADING.finditer(outside):
        level = len(match[1])
        if level == 1:
            yield Mistake(match.start(), "expected ## or deeper, got #", "the title in the head is the first heading")
        elif level > before + 1:
            yield Mistake(match.start(), f"expected at most {'#' * (before + 1)}, got {match[1]}", "skip no level")
        before = max(level, 2)


def _blanked(text: str, pattern: re.Pattern[str]) -> str:
    return pattern.sub(lambda match: _NOT_BLANK.sub(" ", match[0]), text)


def _line_around(text: str, start: int, end: int) -> str:
    first, last = text.rfind("\n", 0, start) + 1, text.find("\n", end)
    return text[first : len(text) if last < 0 else last].strip()
