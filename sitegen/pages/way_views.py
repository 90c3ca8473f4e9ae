"""The values that the pages between a visitor and a model or card show: home, indexes, groups. As in views.py."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from sitegen.pages.views import Choice, ForeignLink, Head, Link


@dataclass(frozen=True, slots=True)
class SearchBox:
    """Where the search finds its index, and how it names what it finds: templates with {placeholders}."""

    index: str
    kinds: str  # JSON, kinds of card as the page's language names them
    model: str
    card: str
    action: str  # where the form leads without scripting
    on_model: str = ""  # slugs of what a comparison that is searched for is on at first
    on_card: str = ""


@dataclass(frozen=True, slots=True)
class Dated:
    """A link with a maker and a month."""

    name: str
    href: str
    detail: str
    month: str


@dataclass(frozen=True, slots=True)
class HomePage:
    """The first page in one language."""

    head: Head
    heading: Markup
    lead: Markup
    search: SearchBox
    popular: tuple[Link, ...]
    memory: tuple[Link, ...]
    families: tuple[Link, ...]
    all_cards: Link
    all_models: Link
    newest_models: tuple[Dated, ...]
    newest_cards: tuple[Dated, ...]
    compare: Link
    accuracy: Link
    articles: tuple[ForeignLink, ...]


@dataclass(frozen=True, slots=True)
class ModelEntry:
    """One model in a list. `marks` say to the script which choices of the filters it answers."""

    name: str
    href: str
    organization: str
    parameters: str  # billions, number only
    active: str  # billions, "" for a dense model
    cards: str  # how many run it
    smallest: str  # GB of the smallest supported card that runs it, "" where none does
    fastest: str  # tok/s, with "~" where it is rough, "" where none runs it
    license: str
    released: str
    order: str  # the same for the script to sort by
    marks: str = ""


@dataclass(frozen=True, slots=True)
class CardEntry:
    """One card in a list."""

    name: str
    href: str
    vendor: str
    memory: str  # GB
    bandwidth: str  # GB/s
    models: str  # how many it runs
    largest: str  # a model's name, "" where it runs none
    kind: Markup
    generation: str
    released: str
    order: str
    marks: str = ""


@dataclass(frozen=True, slots=True)
class Filter:
    """A list of choices above an index; the script marks rows by `key` and the place of a choice, from 1.

    With `links`, the choices are the links of that part of the page. With `column`, rows match whose figure there is no
    larger than the choice.
    """

    name: str
    key: str
    label: Markup
    choices: tuple[Choice, ...] = ()
    links: str = ""
    column: int = 0


@dataclass(frozen=True, slots=True)
class Filters:
    """Everything above an index. `shown` is a template with {count} and {total}."""

    search: Markup
    filters: tuple[Filter, ...]
    shown: str
    decimal: str  # mark of the language


@dataclass(frozen=True, slots=True)
class ModelIndex:
    """The index of all models in one language."""

    head: Head
    heading: Markup
    introduction: Markup
    filters: Filters
    entries: tuple[ModelEntry, ...]
    families: tuple[Link, ...]
    organizations: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class CardIndex:
    """The index of all cards in one language."""

    head: Head
    heading: Markup
    introduction: Markup
    filters: Filters
    entries: tuple[CardEntry, ...]
    memory: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class OrganizationPage:
    """All models of an organization."""

    head: Head
    heading: Markup
    lead: Markup
    families: tuple[Link, ...]
    entries: tuple[ModelEntry, ...]


@dataclass(frozen=True, slots=True)
class SpeedCell:
    """A model on a card: both empty where it does not fit."""

    speed: str
    level: str


@dataclass(frozen=True, slots=True)
class FamilyMember:
    """One model of a family: what it needs at each level (GB), what it does on each card."""

    entry: ModelEntry
    context: str  # tokens at most, number only; "" where not known
    needs: tuple[str, ...]
    cells: tuple[SpeedCell, ...]


@dataclass(frozen=True, slots=True)
class FamilyPage:
    """A family's models side by side."""

    head: Head
    heading: Markup
    lead: Markup
    note: Markup  # at which context
    levels: tuple[str, ...]
    cards: tuple[Link, ...]
    members: tuple[FamilyMember, ...]
    organizations: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class SpeedRange:
    """A speed and its range (tok/s)."""

    speed: str
    low: str
    high: str


@dataclass(frozen=True, slots=True)
class MemoryModelLine:
    """A model on cards of a memory size."""

    name: str
    href: str
    organization: str
    parameters: str
    level: str
    long_level: str  # "" where it does not fit at the long context
    fastest: SpeedRange
    slowest: SpeedRange | None  # where it is another card


@dataclass(frozen=True, slots=True)
class MemoryClass:
    """Models of one size class."""

    id: str
    heading: Markup
    text: Markup
    lines: tuple[MemoryModelLine, ...]


@dataclass(frozen=True, slots=True)
class MemoryPage:
    """What runs on cards of one memory size."""

    head: Head
    heading: Markup
    lead: Markup
    usable: Markup
    introduction: Markup
    long_context: Markup
    fastest: Link
    slowest: Link | None
    classes: tuple[MemoryClass, ...]
    all_models: Link
    cards_heading: Markup
    cards: tuple[CardEntry, ...]
    sizes: tuple[Link, ...]
