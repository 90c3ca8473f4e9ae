"""The estimator's constants by name, and the way from a name to a figure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import TypeVar

from sitegen.catalog import Record, nearest
from sitegen.estimator import Range, coefficients, fitted, speed
from sitegen.prose import ValueMissingError

R = TypeVar("R")
CONSTANTS = {
    key: value
    for module in (coefficients, speed, fitted)
    for key, value in vars(module).items()
    if key.isupper() and not key.startswith("_")
}
"""Every constant of the estimator by its name."""


def step(values: Mapping[str, R], key: str, shown: str, wanted: str = "a constant of the estimator") -> R:
    """The value of a key, or the reason why there is none: `shown` is what was written, `wanted` what it should be."""
    if key not in values:
        raise unknown(wanted, shown, tuple(values), key)
    return values[key]


def parts(value: object) -> Mapping[str, object]:
    """What a constant is made of, by name: keys, fields, or items that have a name."""
    if isinstance(value, Mapping):
        return {str(key): part for key, part in value.items()}
    if isinstance(value, Record):
        return {key: getattr(value, key) for key in type(value).model_fields}
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, Range):
        return value._asdict()
    if isinstance(value, tuple):
        return {str(getattr(part, "name", place)): part for place, part in enumerate(value)}
    return {}


def unknown(wanted: str, shown: str, known: tuple[str, ...], key: str = "") -> ValueMissingError:
    """A name that means nothing, with the nearest one that does."""
    few = f"there are: {', '.join(known)}" if len(known) <= 20 else ""
    return ValueMissingError(f'expected {wanted}, got "{shown}"', nearest(key or shown, known) or few)
