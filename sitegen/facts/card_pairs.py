"""Pairs of cards that people weigh against each other, chosen by the rule of site.yaml."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import timedelta
from itertools import combinations, pairwise
from math import log

from sitegen.facts.card_facts import CardSummary
from sitegen.facts.pair_rules import CardPairRule

TwoCards = tuple[CardSummary, CardSummary]

SAME_TIME = timedelta(days=548)
"""Eighteen months: rivals are in the shops together. Our choice."""

FURTHEST = log(2)
"""Successors and rivals differ in bandwidth by no more than a factor of two. Our choice."""

_VARIANT = re.compile(r" (OEM|[A-Z]{2}\d{3}|\d+SP)$")
"""The end of a name that tells apart what is sold as one card: its chip, or who sells it."""


def card_pairs(cards: Iterable[CardSummary], rule: CardPairRule, popular: Sequence[str]) -> tuple[TwoCards, ...]:
    """Pairs in the order of the rule, each with the smaller card first. Cards that no current runtime drives are left
    out, and so are two whose figures are all the same: there is nothing to choose between them."""
    supported = [card for card in cards if card.supported]
    owned = sorted((card for card in supported if card.slug in popular), key=lambda card: popular.index(card.slug))
    wanted = _of_rule(supported, rule, popular)
    found: dict[TwoCards, None] = dict.fromkeys(_ordered(pair) for pair in combinations(owned, 2))
    for make in (_neighbours, _successors, _rivals):
        for kind in rule.kinds:
            alike = sorted((card for card in wanted if card.kind == kind), key=_newest_first)
            found |= dict.fromkeys(sorted(map(_ordered, make(alike)), key=_newest_pair_first))
    differing = (pair for pair in found if _stated(pair[0]) != _stated(pair[1]))
    return tuple(differing)[: rule.most]


def _stated(card: CardSummary) -> tuple[int, int, str]:
    return card.memory_gb, round(card.bandwidth_gb_s), card.generation


def _of_rule(cards: Iterable[CardSummary], rule: CardPairRule, popular: Sequence[str]) -> list[CardSummary]:
    """Of cards with the same figures in one generation one stands for all: one that people own, then the one with the
    shortest name ("RTX 4070", not "RTX 4070 AD103")."""
    found: dict[tuple[str, str, str], CardSummary] = {}
    of_kinds = (
        card
        for card in cards
        if card.kind in rule.kinds and card.released.year >= rule.since and not _VARIANT.search(card.name)
    )
    for card in sorted(of_kinds, key=lambda card: (card.slug not in popular, len(card.name), card.slug)):
        found.setdefault((card.class_name, card.generation, card.kind), card)
    return list(found.values())


def _neighbours(cards: Iterable[CardSummary]) -> Iterator[TwoCards]:
    """Next to each other in memory within a vendor and generation, by bandwidth where the memory is the same."""
    of_generation: dict[tuple[str, str], list[CardSummary]] = defaultdict(list)
    for card in cards:
        of_generation[card.vendor, card.generation].append(card)
    for members in of_generation.values():
        yield from pairwise(sorted(members, key=_size))


def _successors(cards: Sequence[CardSummary]) -> Iterator[TwoCards]:
    """A card and the one of the vendor's next generation with the same memory that is nearest in bandwidth."""
    first: dict[tuple[str, str], CardSummary] = {}
    for card in sorted(cards, key=lambda card: (card.released, card.slug)):
        first.setdefault((card.vendor, card.generation), card)
    generations = list(first)
    for card in cards:
        own = generations.index((card.vendor, card.generation))
        later = (each for each in generations[own + 1 :] if each[0] == card.vendor)
        if (following := next(later, None)) is not None:
            yield from _nearest(card, (each for each in cards if (each.vendor, each.generation) == following))


def _rivals(cards: Sequence[CardSummary]) -> Iterator[TwoCards]:
    """A card and the one of another vendor, of its time and with its memory, that is nearest in bandwidth."""
    for card in cards:
        yield from _nearest(
            card,
            (each for each in cards if each.vendor != card.vendor and abs(each.released - card.released) <= SAME_TIME),
        )


def _nearest(card: CardSummary, others: Iterable[CardSummary]) -> Iterator[TwoCards]:
    same = (each for each in others if each.memory_gb == card.memory_gb and _away(card, each) <= FURTHEST)
    other = min(same, key=lambda each: (_away(card, each), _newest_first(each)), default=None)
    if other is not None:
        yield card, other


def _away(card: CardSummary, other: CardSummary) -> float:
    return round(abs(log(card.bandwidth_gb_s / other.bandwidth_gb_s)), 9)


def _size(card: CardSummary) -> tuple[int, float, str]:
    return card.memory_gb, card.bandwidth_gb_s, card.slug


def _ordered(pair: TwoCards) -> TwoCards:
    first, second = sorted(pair, key=_size)
    return first, second


def _newest_first(card: CardSummary) -> tuple[int, str]:
    return -card.released.toordinal(), card.slug


def _newest_pair_first(pair: TwoCards) -> tuple[int, str, str]:
    first, second = pair
    return -max(first.released, second.released).toordinal(), first.slug, second.slug
