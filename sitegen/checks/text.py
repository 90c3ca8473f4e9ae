"""Leftovers in the visible text of a page: marks of a missing value, a broken sentence or a forgotten placeholder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape

_UNREAD = re.compile(r"<(script|style|template)\b.*?</\1>|<!--.*?-->", re.DOTALL)
_INLINE = "a|abbr|b|bdi|bdo|cite|code|data|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr"
_INLINE_TAG = re.compile(rf"</?(?:{_INLINE})(?: [^>]*)?>")
_TAG = re.compile(r"<[^>]+>")
_BREAK = re.compile(r" *\n[ \n]*")
_AROUND_CHARACTERS = 24


@dataclass(frozen=True, slots=True)
class Leftover:
    """A kind of leftover. `signs` are the texts without which the pattern cannot match: looking for them is quick.

    A pattern that begins with a letter is found much faster than one that begins with an assertion.
    """

    name: str
    signs: tuple[str, ...]
    pattern: re.Pattern[str]


LEFTOVERS = (
    Leftover("doubled full stop", ("..", ". ."), re.compile(r"(?<!\.)\.\.(?!\.)|\. \.(?!\w)")),
    Leftover("doubled comma", (",,", ", ,"), re.compile(r", ?,")),
    Leftover("space before a comma", (" ,",), re.compile(r" ,")),
    Leftover("space before a full stop", (" .",), re.compile(r" \.(?![\w.])")),
    Leftover("comma before a full stop", (",.", ", ."), re.compile(r", ?\.(?!\w)")),
    Leftover(
        "doubled colon or semicolon", ("::", ";;", ":;", ";:", ": :", "; ;", ": ;", "; :"), re.compile(r"[:;] ?[:;]")
    ),
    Leftover(
        "empty brackets",
        ("()", "( ", "(\n", "[]", "[ ", "[\n", "«»", "« »", "«\xa0»", "“”", "“ ”"),
        re.compile(r"\(\s*\)|\[\s*\]|«\s*»|“\s*”"),
    ),
    Leftover("unfilled placeholder", ("{", "}", "%"), re.compile(r"[{}]|%\(\w+\)|%[sd]\b")),
    Leftover("markup as text", ("</", "&"), re.compile(r"</[a-z]\w*>|&(?:amp|lt|gt|quot|#\d+);")),
    *(
        Leftover("a missing value", (sign,), re.compile(rf"{sign}(?<![\w-]{sign})(?![\w-])"))
        for sign in ("nan", "NaN", "undefined", "inf", "-inf")
    ),
    Leftover("a missing value", ("None",), re.compile(r"None(?<!\wNone)\b(?! [a-z]+ )")),  # but "None holds it"
)


def leftovers(html: str) -> Iterator[str]:
    """Messages about the text of a piece of HTML, in the order of the text within each kind."""
    text = _text(html)
    for kind in LEFTOVERS:
        if any(sign in text for sign in kind.signs):
            for match in kind.pattern.finditer(text):
                yield f"{kind.name}: “{_around(text, match)}”"


def _text(html: str) -> str:
    """The text of each block on a line of its own; inline elements do not cut it."""
    spaced = _UNREAD.sub("<br>", html).replace("\n", " ").replace("\t", " ").replace("\r", " ")
    text = unescape(_TAG.sub("\n", _INLINE_TAG.sub("", spaced)))
    while "  " in text:
        text = text.replace("  ", " ")
    return _BREAK.sub("\n", text).strip()


def _around(text: str, match: re.Match[str]) -> str:
    """The match with what stands around it on its line."""
    line_start = text.rfind("\n", 0, match.start()) + 1
    line_end = text.find("\n", match.end())
    line_end = len(text) if line_end < 0 else line_end
    start = max(line_start, match.start() - _AROUND_CHARACTERS)
    end = min(line_end, match.end() + _AROUND_CHARACTERS)
    return f"{'…' if start > line_start else ''}{text[start:end].strip()}{'…' if end < line_end else ''}"
