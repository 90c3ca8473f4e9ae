"""A mistake in a translators' file, as a value that prints itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """Where it is, what is wrong and what to do. `line` is 0 where no single line is at fault."""

    path: str
    line: int
    key: str
    message: str
    hint: str

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else self.path
        subject = f"{self.key}: " if self.key else ""
        return f"{place}: {subject}{self.message} ({self.hint})"
