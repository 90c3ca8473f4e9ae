"""YAML files to typed, frozen records, and every message about a bad file. The only reader of content/."""

from sitegen.catalog.records import Architecture, Card, Model, Recurrent

__all__ = ["Architecture", "Card", "Model", "Recurrent"]
