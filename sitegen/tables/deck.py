"""What depends on the cards alone, computed once for all models.

Cards with the same usable memory and the same speed at everything have the same figures: they share one class.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from sitegen.catalog import Card
from sitegen.estimator import TOLERANCE_GB, CardSpec, CardSpeed, evidence, fit_of
from sitegen.tables.specs import facts_of_card, spec_of_card
from sitegen.tables.standing import standing
from sitegen.tables.support import Support, support


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A card, its runtime, the index of its class, and its standing (tables/standing.py)."""

    card: Card
    support: Support
    class_index: int
    standing: int

    @property
    def supported(self) -> bool:
        """True where a current runtime drives the card."""
        return self.support not in ("legacy", "closed")


class CardDeck:
    """All cards, and their classes by usable memory, then bandwidth, then what else decides their speed.

    `groups` are the indices of the first class of each usable memory: what fits depends on that alone. `evidence` is
    what the figures of each class rest on.
    """

    __slots__ = ("_of_class", "_usable_gb", "by_slug", "cards", "classes", "evidence", "groups")

    def __init__(self, cards: Iterable[Card]) -> None:
        """`cards` may come in any order; the deck keeps them newest first, then by name."""
        ordered = sorted(cards, key=lambda card: (-card.released.toordinal(), card.name))
        specs = [spec_of_card(card) for card in ordered]
        self.classes: tuple[CardSpec, ...] = tuple(sorted(set(specs), key=_class_order))
        index = {spec: position for position, spec in enumerate(self.classes)}
        self.cards: tuple[DeckCard, ...] = tuple(
            DeckCard(card, support(card), index[spec], standing(card))
            for card, spec in zip(ordered, specs, strict=True)
        )
        self.by_slug = {entry.card.slug: entry for entry in self.cards}
        of_class: list[list[DeckCard]] = [[] for _ in self.classes]
        for entry in self.cards:
            of_class[entry.class_index].append(entry)
        self._of_class = tuple(map(tuple, of_class))
        self.evidence = tuple(evidence(facts_of_card(entries[0].card)) for entries in of_class)
        self._usable_gb = [spec.usable_gb for spec in self.classes]
        self.groups = tuple(self._usable_gb.index(usable_gb) for usable_gb in sorted(set(self._usable_gb)))

    def of_class(self, class_index: int) -> tuple[DeckCard, ...]:
        """The cards of one class, newest first, then by name."""
        return self._of_class[class_index]

    def class_name(self, class_index: int) -> str:
        """The slug of the class's oldest card: a name that new cards hardly ever change."""
        return _oldest(self._of_class[class_index])

    def group_name(self, class_index: int) -> str:
        """The same of all classes with the same usable memory."""
        group = bisect_right(self.groups, class_index)
        end = self.groups[group] if group < len(self.groups) else len(self.classes)
        return _oldest(entry for entries in self._of_class[self.groups[group - 1] : end] for entry in entries)

    def first_class_holding(self, need_gb: float) -> int:
        """Index of the first class whose usable memory holds `need_gb` (GiB); all later ones do too."""
        return bisect_left(self._usable_gb, need_gb - TOLERANCE_GB)

    def first_class_comfortable(self, need_gb: float) -> int:
        """Index of the first class that holds `need_gb` (GiB) with room to spare; all later ones do too."""
        return bisect_left(self._usable_gb, True, key=lambda usable_gb: fit_of(need_gb, usable_gb) == "comfortable")


def _oldest(entries: Iterable[DeckCard]) -> str:
    return min((entry.card.released, entry.card.slug) for entry in entries)[1]


def _class_order(spec: CardSpec) -> tuple[float, float, float, CardSpeed]:
    return spec.usable_gb, spec.bandwidth_bytes_s, spec.runtime_factor, spec.speed
