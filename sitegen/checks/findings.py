"""What a check has to say about a page."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One fault of one built file. A warning does not fail the check."""

    page: str
    message: str
    warning: bool = False

    def __str__(self) -> str:
        return f"{self.page}: {'warning: ' if self.warning else ''}{self.message}"
