"""Which of two cards of the same memory people are likelier to own: the order in which pages name them."""

from __future__ import annotations

from sitegen.catalog import Card
from sitegen.estimator import evidence
from sitegen.tables.specs import facts_of_card

KINDS_PEOPLE_BUY = frozenset({"desktop", "workstation", "laptop", "unified"})
"""Cards that a person buys come before server parts, mining cards and slices of virtual GPUs. Our choice."""

_ORDER = ("desktop", "workstation")
"""Cards that somebody can put into a computer come before whole computers. Our choice."""


def standing(card: Card) -> int:
    """0 for what comes first, up to 11: sold to people, then measured by somebody (a sign that models are run on it),
    then to be put into a computer."""
    measured = evidence(facts_of_card(card)) == "card"
    place = _ORDER.index(card.kind) if card.kind in _ORDER else len(_ORDER)
    return 6 * (card.kind not in KINDS_PEOPLE_BUY) + 3 * (not measured) + place


def is_bought(standing: int) -> bool:
    """Whether a card of this standing is sold to people."""
    return standing < 6
