"""What a card's page states: figures and choices, no words, no locale."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from sitegen.catalog import Card, CardKind, Model, Vendor
from sitegen.tables import ModelRow, Support

EVERYDAY_BILLIONS = 8
"""The size whose speed tells most people what to expect of a card. Our choice."""


@dataclass(frozen=True, slots=True)
class SizeGroup:
    """The models of one size: how many there are, how many fit, and the one to try first.

    `low` and `high` are billions of parameters, at least and below; `high` is None for the largest.
    `pick` is the most downloaded recent one of those that fit with room to spare at the usual level and keep up with a
    reader.
    Downloads are what Hugging Face counted, as far as records have them.
    """

    low: int
    high: int | None
    total: int
    fit: int
    pick: ModelRow | None


@dataclass(frozen=True, slots=True)
class SizeAnswer:
    """Whether a card runs models of a common size, told by a model that many people use.

    `billions` is the size as people say it ("a 70B"). The longest context (tokens) is None where nothing fits.
    `other` is the largest model of that size that fits where the usual one does not.
    """

    billions: int
    row: ModelRow
    longest_context_tokens: int | None
    readable: bool  # it keeps up with a reader
    other: ModelRow | None = None


@dataclass(frozen=True, slots=True)
class TwoCards:
    """What two of a card hold together: usable memory (GiB), how many models, the largest of them."""

    usable_gb: float
    models_fit: int
    largest: Model | None


@dataclass(frozen=True, slots=True)
class Upgrade:
    """The next common size that a card does not hold, and the smallest card of its kind that does."""

    answer: SizeAnswer
    card: Card | None


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Cards of the same kind just below and above in memory and in bandwidth, and the same chip in other cards."""

    less_memory: Card | None
    more_memory: Card | None
    slower: Card | None
    faster: Card | None
    versions: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardFacts:
    """Every figure a card's page states, each model at its default context. Memory is in GiB, printed as GB."""

    card: Card
    support: Support
    class_index: int
    class_name: str  # of the file that the card shares with cards of the same figures
    group_name: str  # of the file that the card shares with cards of the same usable memory
    usable_gb: float
    rows: tuple[ModelRow, ...]  # every model: those that fit, largest first, then the others, least shortfall first
    models_fit: int
    models_tight: int
    models_reading_speed: int
    median_speed_tok_s: float | None
    largest: ModelRow | None
    largest_readable: ModelRow | None  # the largest that keeps up with a reader
    recommended: ModelRow | None  # the largest recent one with room to spare
    groups: tuple[SizeGroup, ...]
    sizes: tuple[SizeAnswer, ...]  # dense models of the sizes that people ask for, smallest first
    mixtures: tuple[SizeAnswer, ...]  # the same of mixtures of experts
    two: TwoCards
    upgrade: Upgrade | None
    neighbours: Neighbours
    faq: tuple[str, ...]  # ids of the questions that apply, in order of use

    @property
    def models_total(self) -> int:
        """How many models the catalogue holds."""
        return len(self.rows)

    @property
    def common(self) -> SizeAnswer | None:
        """The size that stands for everyday use, or the largest below it that fits."""
        fitting = (answer for answer in self.sizes if answer.billions <= EVERYDAY_BILLIONS and answer.row.level)
        return max(fitting, key=lambda answer: answer.billions, default=None)

    @property
    def supported(self) -> bool:
        """True where a current runtime drives the card."""
        return self.support not in ("legacy", "closed")


@dataclass(frozen=True, slots=True)
class Named:
    """A model as the lists of cards name it."""

    slug: str
    name: str
    parameters: int
    speed_tok_s: float


@dataclass(frozen=True, slots=True)
class CardSummary:
    """What lists of cards say of one card; small, because it travels between processes."""

    slug: str
    name: str
    vendor: Vendor
    generation: str
    kind: CardKind
    released: date
    memory_gb: int
    bandwidth_gb_s: float
    support: Support
    class_name: str
    group_name: str
    models_fit: int  # at each model's default context
    models_reading_speed: int
    largest: Named | None

    @property
    def supported(self) -> bool:
        """True where a current runtime drives the card."""
        return self.support not in ("legacy", "closed")
