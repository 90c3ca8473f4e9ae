"""The values that the pages of comparisons show. As in sitegen/pages/views.py."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from sitegen.pages.views import Head, Link, Question
from sitegen.pages.way_views import SearchBox


@dataclass(frozen=True, slots=True)
class SpecLine:
    """One property of two; `same` where there is no difference to see."""

    label: Markup
    first: Markup
    second: Markup

    @property
    def same(self) -> bool:
        """True where both have the same."""
        return self.first == self.second


@dataclass(frozen=True, slots=True)
class PairCell:
    """A model on a card: speed, range and level, or in `lacks` what is missing."""

    speed: str
    low: str
    high: str
    level: str
    lacks: Markup


@dataclass(frozen=True, slots=True)
class PairLine:
    """What stands at the start of a line (a model or a card), and its cells, one a column."""

    name: str
    href: str
    detail: str
    cells: tuple[PairCell, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """The head of a column: a card or a model, and under it unit and context."""

    link: Link
    unit: Markup


@dataclass(frozen=True, slots=True)
class PairPage:
    """Two cards or two models side by side."""

    head: Head
    heading: Markup
    lead: Markup
    members: tuple[Link, Link]
    specs_caption: Markup
    specs: tuple[SpecLine, ...]
    table_heading: Markup
    table_caption: Markup
    first_column: Markup
    columns: tuple[Column, ...]
    lines: tuple[PairLine, ...]
    table_note: Markup  # "" for none
    faq: tuple[Question, ...]
    choose: Link
    more: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class PairGroup:
    """Pairs under one heading."""

    id: str
    heading: Markup
    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class ComparePage:
    """Where visitors choose; without scripting, the list of all pairs. `files` is where the data lie."""

    head: Head
    heading: Markup
    lead: Markup
    files: str
    search: SearchBox
    cards: tuple[PairGroup, ...]
    models: tuple[PairGroup, ...]


@dataclass(frozen=True, slots=True)
class Context:
    """A context to choose: tokens, and how they read."""

    tokens: int
    text: Markup


@dataclass(frozen=True, slots=True)
class CompareControls:
    """The controls of the page that compares, which its script puts there."""

    contexts: tuple[Context, ...]
    context: int
    levels: tuple[str, ...]
    level: str
