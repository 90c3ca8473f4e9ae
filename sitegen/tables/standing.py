"""Which of two cards of the same memory people are likelier to own: the order in which pages name them."""

from __future__ import annotations

from sitegen.catalog import Card
from sitegen.estimator import evidence
from sitegen.tables.specs import facts_of_card

KINDS_PEOPLE_BUY = frozenset({"desktop", "workstation", "laptop", "unified"})
"""Cards that a person buys come before server parts, mining cards and slices of virtual GPUs. Our choice."""

_PLUG_IN = frozenset({"desktop", "workstation"})
"""Cards that somebody can put into a computer come before whole computers. Our choice."""


def standing(card: Card) -> int:
    """0 for what comes first, up to 7: sold to people, then measured by somebody (a sign that models are run on it),
    then to be put into a computer."""
    measured = evidence(facts_of_card(card)) == "card"
    return 4 * (card.kind not in KINDS_PEOPLE_BUY) + 2 * (not measured) + (card.kind not in _PLUG_IN)


def is_bought(standing: int) -> bool:
    """Whether a card of this standing is sold to people."""
    return standing < 4


def is_usual(standing: int) -> bool:
    """Whether it is sold to people, and somebody measured it."""
    return standing < 2
