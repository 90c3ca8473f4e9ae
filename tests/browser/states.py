"""States of the tool, drawn by lot."""

from __future__ import annotations

from random import Random
from typing import get_args

from sitegen.catalog.vocabulary import CardKind, Vendor
from tests.browser.reference import COLUMNS, DEFAULT_QUALITY, LEVEL_NAMES, State, default_tokens
from tests.browser.sample import Sample

KINDS: tuple[str, ...] = get_args(CardKind)
VENDORS: tuple[str, ...] = get_args(Vendor)
DIRECTIONS = ("", "-")


def random_state(dice: Random, sample: Sample, slug: str) -> State:
    """Any context and quality, a few filters, any order."""
    table = sample.tables[slug]
    context = dice.choice(table.contexts).context_tokens
    memory = dice.choice(sizes(sample)) if dice.random() < 0.3 else None
    return State(
        context=None if context == default_tokens(table) else context,
        quality=dice.choice(LEVEL_NAMES) if dice.random() < 0.6 else DEFAULT_QUALITY,
        search=search(dice, sample) if dice.random() < 0.25 else "",
        memory=memory,
        exact=memory is not None and dice.random() < 0.5,
        kind=dice.choice(KINDS) if dice.random() < 0.3 else None,
        vendor=dice.choice(VENDORS) if dice.random() < 0.3 else None,
        supported=dice.random() < 0.3,
        all=dice.random() < 0.4,
        speed=round(10 ** dice.uniform(0, 2.5)) if dice.random() < 0.25 else None,
        sort=dice.choice(DIRECTIONS) + dice.choice(COLUMNS),
        rows=dice.choice((25, 25, 25, 50, 100, 850)),
    )


def sizes(sample: Sample) -> list[int]:
    """The memory sizes that cards have (GB)."""
    return sorted({int(entry.card.memory.size_gb) for entry in sample.deck.cards})


def search(dice: Random, sample: Sample) -> str:
    """Parts of a card's name and vendor in any order, as somebody in a hurry types them."""
    card = dice.choice(sample.deck.cards).card
    words = dice.sample([*card.name.split(), card.vendor], dice.choice((1, 1, 2)))
    change = dice.choice((str, str.upper, str.lower, _accented, lambda word: f" {word[:3]}  "))
    return " ".join(map(change, words))


def _accented(word: str) -> str:
    return word.replace("e", "é").replace("o", "ö")
