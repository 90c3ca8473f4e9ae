"""Which other cards a card's page leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import log

from sitegen.catalog import Card
from sitegen.facts.card_facts import Neighbours
from sitegen.facts.names import short_name
from sitegen.tables import CardDeck, DeckCard

MOST_VERSIONS = 12
"""One chip is in up to 27 cards; named are those nearest in memory."""

Key = tuple[float, float, int, str]


def neighbours(entry: DeckCard, deck: CardDeck) -> Neighbours:
    """Cards of the same kind, and supported where this one is, nearest in memory and in bandwidth."""
    card = entry.card
    alike = [each.card for each in deck.cards if _alike(each, entry)]
    memory = card.memory.size_gb
    bandwidth = _stated(card)
    return Neighbours(
        less_memory=_nearest((each for each in alike if each.memory.size_gb < memory), _by_memory(card)),
        more_memory=_nearest((each for each in alike if each.memory.size_gb > memory), _by_memory(card)),
        slower=_nearest((each for each in alike if _stated(each) < bandwidth), _by_bandwidth(card)),
        faster=_nearest((each for each in alike if _stated(each) > bandwidth), _by_bandwidth(card)),
        versions=_versions(card, deck),
    )


def _stated(card: Card) -> int:
    """Bandwidth as pages state it: a faster card has to look faster (GB/s)."""
    return int(card.memory.bandwidth_gb_s + 0.5)


def _alike(other: DeckCard, entry: DeckCard) -> bool:
    supported = other.supported or not entry.supported
    return other is not entry and other.card.kind == entry.card.kind and supported


def _nearest(cards: Iterable[Card], key: Callable[[Card], Key]) -> Card | None:
    return min(cards, key=key, default=None)


def _by_memory(card: Card) -> Callable[[Card], Key]:
    """Nearest in memory, then in bandwidth; the newest of equals, then by name."""
    return lambda other: (_ratio(card.memory.size_gb, other.memory.size_gb), _away(card, other), *_newest(other))


def _by_bandwidth(card: Card) -> Callable[[Card], Key]:
    """Nearest in bandwidth, then in memory; the newest of equals, then by name."""
    return lambda other: (_away(card, other), _ratio(card.memory.size_gb, other.memory.size_gb), *_newest(other))


def _newest(card: Card) -> tuple[int, str]:
    return -card.released.toordinal(), card.name


def _away(card: Card, other: Card) -> float:
    return _ratio(card.memory.bandwidth_gb_s, other.memory.bandwidth_gb_s)


def _ratio(one: float, other: float) -> float:
    return round(abs(log(one / other)), 9)


def _versions(card: Card, deck: CardDeck) -> tuple[Card, ...]:
    """Other cards with the same chip; where chips have no name, as Apple's, those that differ in memory alone."""
    same = [each.card for each in deck.cards if each.card is not card and _same_chip(each.card, card)]
    nearest = sorted(same, key=_by_memory(card))[:MOST_VERSIONS]
    return tuple(sorted(nearest, key=lambda each: (each.memory.size_gb, each.memory.bandwidth_gb_s, each.name)))


def _same_chip(other: Card, card: Card) -> bool:
    if card.chip:
        return (other.vendor, other.chip) == (card.vendor, card.chip)
    return short_name(other) == short_name(card)
