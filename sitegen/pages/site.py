"""What a page that speaks of many models and cards may know, and what a kind of such pages is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sitegen.facts import Summaries
from sitegen.i18n import Language
from sitegen.pages.page import File, Page
from sitegen.settings import Settings
from sitegen.tables import CardDeck, ModelTable


@dataclass(frozen=True, slots=True)
class Site:
    """The whole site. `tables` are those of all models, largest first, as on the pages of cards."""

    settings: Settings
    languages: tuple[Language, ...]
    summaries: Summaries
    deck: CardDeck
    tables: tuple[ModelTable, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of page that exists in every language: its addresses in the language of a code, and its pages."""

    paths: Callable[[Summaries, str], Iterable[str]]
    pages: Callable[[Site, Language], Iterable[Page | File]]


@dataclass(frozen=True, slots=True)
class Shared:
    """A kind of page or file that all languages share."""

    paths: Callable[[Summaries], Iterable[str]]
    pages: Callable[[Site], Iterable[Page | File]]
