"""Tables of constants and of measurements for articles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from sitegen.estimator import GIB, TYPES, LevelWeights, bits_per_weight, coefficients
from sitegen.facts import QUALITY
from sitegen.pages import speed_tables
from sitegen.pages.words import name
from sitegen.prose import Table

if TYPE_CHECKING:
    from sitegen.pages.figures import Figures


def weights_table(figures: Figures, levels: Sequence[LevelWeights]) -> Table:
    """A model's weights at each level: what they take on a card, and bits per weight."""
    text = figures.language.text
    heads = (text("table.level"), text("prose.table.weights"), text("prose.table.bits"))
    rows = ((name(each.level), figures.gb(each.card_bytes / GIB), _bits(figures, each)) for each in levels)
    return Table(heads, (False, True, True), tuple(rows))


def _bits(figures: Figures, level: LevelWeights) -> str:
    parameters = sum(part.parameters for part in level.parts)
    return figures.language.number(level.file_bytes * 8 / parameters, 2)


def _levels(figures: Figures) -> Table:
    figures.named |= {"LADDER", "BELOW_FLOOR", "LEVELS", "PUBLISHED", "EFFICIENCY"}
    text = figures.language.text
    heads = (text("table.level"), text("prose.table.bits"), text("prose.table.efficiency"))
    rows = (
        (name(each.name), figures.plain(round(each.bytes_per_weight * 8, 4)), figures.plain(each.efficiency))
        for each in coefficients.LEVELS + coefficients.PUBLISHED
    )
    return Table(heads, (False, True, True), tuple(rows))


def _types(figures: Figures) -> Table:
    text = figures.language.text
    columns = ("type", "block", "block_bytes", "bits")
    heads = tuple(text(f"prose.table.{column}") for column in columns)
    rows = (
        (name(key), figures.plain(kind.block), figures.plain(kind.block_bytes), figures.plain(bits_per_weight(key)))
        for key, kind in sorted(TYPES.items(), key=lambda item: (-bits_per_weight(item[0]), item[0]))
    )
    return Table(heads, (False, True, True, True), tuple(rows))


def _vendors(figures: Figures) -> Table:
    figures.named.add("VENDOR_FACTOR")
    heads = (figures.language.text("prose.table.vendor"), figures.language.text("prose.table.factor"))
    rows = ((name(vendor), figures.plain(factor)) for vendor, factor in coefficients.VENDOR_FACTOR.items())
    return Table(heads, (False, True), tuple(rows))


def _quality(figures: Figures) -> Table:
    text = figures.language.text
    heads = (text("table.level"), text("prose.table.size"), text("prose.table.perplexity"), text("prose.table.rise"))
    rows = (
        (name(each.level), figures.gb(each.size_gb), figures.language.number(each.perplexity, 2), figures.rise(each))
        for each in QUALITY
    )
    return Table(heads, (False, True, True, True), tuple(rows))


TABLES: Mapping[str, Callable[[Figures], Table]] = {
    "families": speed_tables.families,
    "generations": speed_tables.generations,
    "levels": _levels,
    "operations": speed_tables.operations,
    "quality": _quality,
    "spread": speed_tables.spread,
    "terms": speed_tables.terms,
    "types": _types,
    "vendors": _vendors,
}
