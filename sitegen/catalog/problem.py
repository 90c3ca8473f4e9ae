"""A contributor's mistake as a value: where it is, what was expected, what to do."""

from __future__ import annotations

from dataclasses import dataclass


def printable(line: str) -> str:
    """A line for a terminal, which a file may not steer."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in line)


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One mistake in one file. Sorted by file, line, column.

    `file` is relative to the site's root; `line` and `column` count from 1, and are 0 where the file as a whole is
    meant; `path` is the key path (`size.parameters`, `purpose.tasks[0]`), empty at the top of a file.
    """

    file: str
    line: int
    column: int
    path: str
    message: str
    hint: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        path = f"{self.path}: " if self.path else ""
        hint = f" ({self.hint})" if self.hint else ""
        line = f"{place}: {path}{self.message}{hint}"
        return printable(line)


KeyPath = tuple[str | int, ...]
LONGEST_SHOWN = 60


def cut(text: str) -> str:
    """A value as messages show it: one line, of at most 60 characters."""
    line = text[: 2 * LONGEST_SHOWN].rstrip("\n").replace("\n", "\\n")
    return line if len(line) <= LONGEST_SHOWN else f"{line[: LONGEST_SHOWN - 1]}…"


def key_path(path: KeyPath) -> str:
    """`("purpose", "tasks", 0)` as `purpose.tasks[0]`."""
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{cut(part)}" for part in path)
    return text.removeprefix(".")
