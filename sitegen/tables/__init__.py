"""Every model x card x context preset, kept compactly."""

from sitegen.tables.rows import Row

__all__ = ["Row"]
