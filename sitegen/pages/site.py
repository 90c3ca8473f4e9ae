"""What a page is, and what pages need to know of the site."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class Site(Protocol):
    """The part of the site's settings that pages show."""

    @property
    def name(self) -> str:
        """The site's name."""

    @property
    def base_url(self) -> str:
        """What absolute addresses start with, without a slash at the end."""


@dataclass(frozen=True, slots=True)
class Page:
    """One file of the site: its address from the root, the template, and what the template shows."""

    path: str
    template: str
    view: object
