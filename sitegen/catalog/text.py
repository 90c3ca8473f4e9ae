"""Bytes of a file to text, or the place where they are no text."""

from __future__ import annotations

import re
import unicodedata

LARGEST_FILE_BYTES = 256 * 1024  # the largest record has 12 KB; a file is refused by its size, unread

# Control characters, line breaks that not every program knows, invisible and direction-changing characters.
UNWANTED = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]"
    "|\r(?!\n)"
)


class NotTextError(Exception):
    """The bytes are not the text of a record: line and column count from 1."""

    def __init__(self, line: int, column: int, message: str, hint: str) -> None:
        super().__init__(message)
        self.line, self.column, self.message, self.hint = line, column, message, hint


def decode(raw: bytes) -> str:
    """UTF-8 without a byte order mark; raises NotTextError."""
    if raw.startswith(b"\xef\xbb\xbf"):
        raise NotTextError(1, 1, "expected UTF-8 without a byte order mark", "save the file as UTF-8 without BOM")
    if raw.startswith((b"\xff\xfe\0\0", b"\0\0\xfe\xff")):
        raise NotTextError(1, 1, "expected UTF-8, got UTF-32", "save the file as UTF-8")
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")) or _alternates_with_nulls(raw):
        raise NotTextError(1, 1, "expected UTF-8, got UTF-16", "save the file as UTF-8")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _not_utf8(raw, error.start) from None
    if found := UNWANTED.search(text):
        line, column = _place(text, found.start())
        if found[0] == "\r":
            message = "expected line ends of Unix or Windows, got a carriage return alone"
            raise NotTextError(line, column, message, "save the file with other line ends")
        raise NotTextError(line, column, f"expected printable text, got {named(found[0])}", "delete the character")
    return text


def named(character: str) -> str:
    """`U+0007`, with its Unicode name where it has one."""
    name = unicodedata.name(character, "")
    return f"U+{ord(character):04X}" + (f" {name}" if name else "")


def _alternates_with_nulls(raw: bytes) -> bool:
    start = raw[:64]
    return len(start) > 3 and (not any(start[::2]) or not any(start[1::2]))


def _not_utf8(raw: bytes, at: int) -> NotTextError:
    line, column = _place(raw[:at].decode("utf-8"), at)
    byte = raw[at]
    guess = bytes([byte]).decode("cp1252", errors="replace")
    meaning = f"; in Latin-1 this byte is {guess}" if guess.isprintable() and guess != "\ufffd" else ""
    return NotTextError(line, column, f"expected UTF-8, got the byte 0x{byte:02X}", f"save the file as UTF-8{meaning}")


def _place(text: str, at: int) -> tuple[int, int]:
    before = text[:at]
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
