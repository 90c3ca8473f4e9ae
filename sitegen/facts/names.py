"""Names of cards."""

from __future__ import annotations

from sitegen.catalog import Card


def short_name(card: Card) -> str:
    """A card's name without the memory in it, for where the memory is said beside it."""
    size = f" {card.memory.size_gb} GB"
    return card.name.replace(f",{size}", "").replace(size, "")
