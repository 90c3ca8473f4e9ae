"""What a file of the site is before it is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Page:
    """A file that a template makes: its address from the root, the template, and what the template shows.

    `finish` turns what the template made into the file's text. `code` is the language of the template's own messages,
    where it is not the one in whose folder the page lies.
    """

    path: str
    template: str
    view: object
    code: str = ""
    finish: Callable[[str], str] | None = None


@dataclass(frozen=True, slots=True)
class File:
    """A file that needs no template."""

    path: str
    content: bytes
