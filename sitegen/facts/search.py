"""What the search box looks in: every model and card with its names. Neutral to language; the script ranks.

`search.json` has one entry a line. A model: maker, name of the repository, slug, name, publication (year-month),
popularity, aliases. A card: vendor, memory (GB), kind, slug, name, release, popularity, aliases. *Popularity* is the
base-2 logarithm of a model's downloads; cards have no such figure, so ours puts them on that scale by what they are.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable

from sitegen.catalog import Card, CardKind, Model
from sitegen.tables import support

POPULAR_CARD = 24
"""Of the cards that site.yaml names as popular: as of a model with 16 million downloads. Our choice."""

CARD_POPULARITY: dict[CardKind, int] = {
    "desktop": 18,
    "unified": 18,
    "laptop": 14,
    "workstation": 14,
    "data-center": 14,
    "embedded": 10,
    "mining": 6,
    "console": 6,
}
"""How likely somebody means a card of this kind where names match equally well. Our choice."""

UNSUPPORTED = 8
"""What a card that no current runtime drives has less. Our choice."""


def search_data(models: Iterable[Model], cards: Iterable[Card], popular: Collection[str]) -> str:
    """The index, sorted by slug; `popular` are the slugs of cards that many people own."""
    model_lines = (_model(model) for model in sorted(models, key=lambda each: each.slug))
    card_lines = (_card(card, card.slug in popular) for card in sorted(cards, key=lambda each: each.slug))
    return f'{{"models":[\n{_lines(model_lines)}\n],"cards":[\n{_lines(card_lines)}\n]}}\n'


def _model(model: Model) -> list[str | int]:
    popularity = (model.availability.hugging_face_downloads or 0).bit_length()
    published = model.origin.published.isoformat()[:7]
    repository = (model.availability.hugging_face or "").partition("/")[2]
    facts = [model.origin.organizations[0], repository, model.slug, model.name, published]
    return [*facts, popularity, *model.aliases]


def _card(card: Card, popular: bool) -> list[str | int]:
    released = card.released.isoformat()[:7]
    facts = [card.vendor, card.memory.size_gb, card.kind, card.slug, card.name, released]
    return [*facts, card_popularity(card, popular), *card.aliases]


def card_popularity(card: Card, popular: bool) -> int:
    """On the scale of models' popularity: see the constants."""
    if popular:
        return POPULAR_CARD
    unsupported = support(card) in ("legacy", "closed")
    return CARD_POPULARITY[card.kind] - (UNSUPPORTED if unsupported else 0)


def _lines(entries: Iterable[list[str | int]]) -> str:
    return ",\n".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries)
