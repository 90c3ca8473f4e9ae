"""Bytes of a file to text, or the place where they are no text."""

from __future__ import annotations

import re
import unicodedata

from sitegen.catalog.problem import Problem

LARGEST_FILE_BYTES = 256 * 1024  # the largest record has 12 KB; a file is refused by its size, unread

# Control characters, line breaks that not every program knows, invisible and direction-changing characters.
UNWANTED = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]"
    "|\r(?!\n)"
)


def decode(file: str, raw: bytes) -> str | Problem:
    """The text of a file in UTF-8 without a byte order mark; `file` is its name in the problem."""
    if raw.startswith(b"\xef\xbb\xbf"):
        hint = "save the file as UTF-8 without BOM"
        return Problem(file, 1, 1, "", "expected UTF-8 without a byte order mark", hint)
    if raw.startswith((b"\xff\xfe\0\0", b"\0\0\xfe\xff")):
        return Problem(file, 1, 1, "", "expected UTF-8, got UTF-32", "save the file as UTF-8")
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")) or _alternates_with_nulls(raw):
        return Problem(file, 1, 1, "", "expected UTF-8, got UTF-16", "save the file as UTF-8")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        return _not_utf8(file, raw, error.start)
    if found := UNWANTED.search(text):
        line, column = _place(text, found.start())
        if found[0] == "\r":
            message = "expected line ends of Unix or Windows, got a carriage return alone"
            return Problem(file, line, column, "", message, "save the file with other line ends")
        message = f"expected printable text, got {named(found[0])}"
        return Problem(file, line, column, "", message, "delete the character")
    return text


def named(character: str) -> str:
    """`U+0007`, with its Unicode name where it has one."""
    name = unicodedata.name(character, "")
    return f"U+{ord(character):04X}" + (f" {name}" if name else "")


def _alternates_with_nulls(raw: bytes) -> bool:
    start = raw[:64]
    return len(start) > 3 and (not any(start[::2]) or not any(start[1::2]))


def _not_utf8(file: str, raw: bytes, at: int) -> Problem:
    line, column = _place(raw[:at].decode("utf-8"), at)
    byte = raw[at]
    guess = bytes([byte]).decode("cp1252", errors="replace")
    meaning = f"; in Latin-1 this byte is {guess}" if guess.isprintable() and guess != "\ufffd" else ""
    message = f"expected UTF-8, got the byte 0x{byte:02X}"
    return Problem(file, line, column, "", message, f"save the file as UTF-8{meaning}")


def _place(text: str, at: int) -> tuple[int, int]:
    before = text[:at]
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
