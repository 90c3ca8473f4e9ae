"""Leftovers in the visible text of a page: marks of a missing value, a broken sentence or a forgotten placeholder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

INLINE = "a|abbr|b|bdi|bdo|cite|code|data|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr"
_UNREAD = re.compile(r"<(script|style|template)\b.*?</\1>|<!--.*?-->", re.DOTALL)
_INLINE_TAG = re.compile(rf"</?(?:{INLINE})(?=[\s>])[^>]*>")
_TAG = re.compile(r"<[^>]+>")
_SPACE = re.compile(r"[ \t\r\n\f]+")

LEFTOVERS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("doubled full stop", re.compile(r"(?<!\.)\.\.(?!\.)|\. \.(?!\w)")),
    ("doubled comma", re.compile(r",\s?,")),
    ("space before a comma", re.compile(r" ,")),
    ("space before a full stop", re.compile(r" \.(?![\w.])")),
    ("comma before a full stop", re.compile(r",\s?\.(?!\w)")),
    ("doubled colon or semicolon", re.compile(r"[:;]\s?[:;]")),
    ("empty brackets", re.compile(r"\(\s*\)|\[\s*\]|«\s*»|“\s*”")),
    ("unfilled placeholder", re.compile(r"[{}]|%\(\w+\)|%[sd]\b")),
    ("a missing value", re.compile(r"\b(?:nan|NaN|undefined)\b|(?<![\w-])-?inf(?![\w-])|\bNone\b(?! of )")),
)


def leftovers(html: str) -> Iterator[str]:
    """Messages about the text of a piece of HTML, in the order of the text within each kind."""
    lines = tuple(_lines(html))
    for name, pattern in LEFTOVERS:
        for line in lines:
            for match in pattern.finditer(line):
                yield f"{name}: “{_around(line, match)}”"


def _lines(html: str) -> Iterator[str]:
    """The text of each block on a line of its own; inline elements do not cut it."""
    text = _INLINE_TAG.sub("", _UNREAD.sub("\0", html))
    for block in _TAG.sub("\0", text).split("\0"):
        if line := _SPACE.sub(" ", unescape(block)).strip():
            yield line


def _around(line: str, match: re.Match[str], width: int = 24) -> str:
    start, end = max(0, match.start() - width), match.end() + width
    return f"{'…' if start else ''}{line[start:end].strip()}{'…' if end < len(line) else ''}"
