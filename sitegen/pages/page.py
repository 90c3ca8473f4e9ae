"""What a page is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Page:
    """One file of the site: its address from the root, the template, and what the template shows."""

    path: str
    template: str
    view: object
