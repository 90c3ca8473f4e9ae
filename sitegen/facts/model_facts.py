"""What a model's page states: figures and choices, no words, no locale."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date
from typing import Literal

from sitegen.catalog import Access, Card, Model, Task
from sitegen.estimator import Confidence
from sitegen.scoring import Scored
from sitegen.tables import Row

SizeClass = Literal["small", "medium", "large", "huge"]
CacheBasis = Literal["exact", "recalled", "generic"]
CacheKind = Literal["mha", "gqa", "mqa", "mla", "windowed", "windowed_all", "compressed", "hybrid", "recurrent"]


@dataclass(frozen=True, slots=True)
class Miss:
    """The largest card that cannot hold the model: what of its memory a model may use, and what it lacks (GiB)."""

    card: Card
    usable_gb: float
    shortfall_gb: float


@dataclass(frozen=True, slots=True)
class CapacityAnswer:
    """Whether a card with exactly this much memory runs the model: its fastest such card, or what is missing.

    `everyday` is the fastest such card that people buy, where `row` names a server part or a mining card.
    """

    memory_gb: int
    row: Row | None
    everyday: Row | None
    shortfall_gb: float


@dataclass(frozen=True, slots=True)
class ContextStep:
    """A memory size (GB) from which supported cards reach a longer context (tokens) than all smaller ones."""

    memory_gb: int
    context_tokens: int


@dataclass(frozen=True, slots=True)
class Extremes:
    """Of some cards that run a model: how many there are, the fastest, and the one with the least memory."""

    count: int
    fastest: Row
    smallest: Row


@dataclass(frozen=True, slots=True)
class CacheFacts:
    """What a conversation takes in memory beside the weights.

    `default_gb` and `longest_gb` are GiB at the default context and at `longest_context_tokens`,
    the longest preset the model allows. `constant` is true where the cache does not grow at all.
    `kind` is "windowed_all" where every layer has a window, and "windowed" where only some have one.
    """

    basis: CacheBasis
    kind: CacheKind | None
    default_gb: float
    longest_gb: float
    longest_context_tokens: int
    constant: bool


@dataclass(frozen=True, slots=True)
class ModelFacts:
    """Every figure a model's page states. Memory is in GiB, printed as GB, as on the cards' boxes."""

    model: Model
    context_tokens: int
    context_presets: tuple[int, ...]
    cards_total: int
    rows: tuple[Row, ...]  # every card: those that run it, fastest first, then the others, least shortfall first
    cards_fit: int
    cards_tight: int
    cards_unsupported: int  # of those that fit: no current runtime drives them
    cards_reading_speed: int
    median_speed_tok_s: float | None
    fastest: Row | None
    smallest: Row | None
    smallest_supported: Row | None  # the same row as `smallest` where a current runtime supports that card
    ten_smallest: tuple[Row, ...]  # cards that current runtimes support, `smallest_supported` first
    smallest_comfortable: Row | None  # supported, with room to spare at the usual level
    least_compressed: Row | None  # the fastest card that runs the first level of the ladder
    portable_unified: Row | None  # the fastest laptop whose graphics share the system memory
    laptops: Extremes | None  # supported
    macs: Extremes | None
    levels: tuple[str, ...]  # quantization levels in use, least compressed first
    usual_level: str  # what a card that runs none is measured against
    lowest_level: str  # the most compressed that counts at the default floor
    best_level: str  # the least compressed that the model is offered at
    nearest_miss: Miss | None
    capacities: tuple[CapacityAnswer, ...]
    context_steps: tuple[ContextStep, ...]
    access: Access  # the record's, or plain "open-weights" where the license says otherwise
    size_class: SizeClass
    cache: CacheFacts
    superseded: bool  # the catalogue holds models at least 18 months younger
    catalogue_latest: date
    faq: tuple[str, ...]  # ids of the questions that apply, in order of use
    measured: tuple[Scored, ...] = ()  # on one card at a time, fastest first, each with our estimate

    @property
    def every_card_fits(self) -> bool:
        """Whether no card of the catalogue is too small."""
        return self.cards_fit == self.cards_total

    @property
    def confidences(self) -> tuple[Confidence, ...]:
        """What the speeds of the cards that run it are worth, commonest first; "low" where none does."""
        counts = Counter(row.confidence for row in self.rows if row.level)
        return tuple(one for one, _ in counts.most_common()) or ("low",)

    @property
    def smallest_named(self) -> Row | None:
        """The card that pages call the smallest: a supported one, where there is one."""
        return self.smallest_supported or self.smallest


@dataclass(frozen=True, slots=True)
class ModelSummary:
    """What the index says of one model; small, because it travels between processes."""

    slug: str
    name: str
    family: str
    organizations: tuple[str, ...]
    parameters: int
    active_parameters: int | None
    published: date
    license: str | None
    tasks: tuple[Task, ...]
    downloads: int  # on record; 0 where there is none
    mixture: bool  # of experts
    cards_fit: int
    smallest_supported_memory_gb: int | None
    fastest_speed_tok_s: float | None
    rough: bool  # the generic profile's, as no layers are on record
    measured: int = 0  # how many measurements its page can show
