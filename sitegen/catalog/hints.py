"""What to write instead of a wrong value."""

from __future__ import annotations

import calendar
import re
from datetime import date
from decimal import Decimal
from difflib import get_close_matches
from typing import Any, get_origin
from urllib.parse import quote

from sitegen.catalog import schema
from sitegen.catalog.reader import Spot
from sitegen.catalog.scalars import resolve

_FACTORS = {"": 0, "k": 3, "m": 6, "b": 9, "g": 9, "t": 12}
_NUMBER = re.compile(r"([+-]?[0-9][0-9_,' ]*(?:\.[0-9_]+)?(?:[eE][+-]?[0-9]{1,2})?)\s*([kKmMbBgGtT]?)")
_UNIT = re.compile(r"([0-9.]+)\s*(?:GB|GB/s|bits?|W|tokens|hours?|h|layers)", re.IGNORECASE)
_LARGER_UNIT = re.compile(
    r"([0-9.]+)\s*(TB/s|[kmbt]\s*(?:params?|parameters|tokens)|thousand|million|billion|trillion)", re.IGNORECASE
)
_LARGER_FACTORS = {"k": 3, "m": 6, "b": 9, "t": 12}  # by the first letter
_TERABYTES = 3
_ALL_VALUES = "all are listed in sitegen/catalog/vocabulary.py"
_DATE = re.compile(r"([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})([T ].*)?")
_NOT_IN_ADDRESSES = re.compile(r"[^\w.~!$&'()*+,;=:@/?#%-]|%(?![0-9A-Fa-f]{2})")
_LONGEST_READ = 60  # longer text is no slip of the pen, and patterns could take long over it
_TRUE, _FALSE = {"yes", "on", "y", "true", "1"}, {"no", "off", "n", "false", "0"}


def hint(annotation: Any, spot: Spot | None) -> str:
    """A correction for what stands at `spot`, or an empty string where none is known."""
    kind = schema.bare_type(annotation)
    if get_origin(kind) is tuple and spot is not None and spot.is_list:
        return ""
    if get_origin(kind) is tuple:
        return "write one item a line, each after `- `"
    if spot is None or spot.written is None:
        return ""
    text = spot.written.strip()
    if len(text) > _LONGEST_READ:
        return "at most 18 digits" if text.isdigit() else ""
    if values := schema.choices(annotation):
        return nearest(text, values) or ("" if len(values) <= schema.MOST_CHOICES_SHOWN else _ALL_VALUES)
    if kind is bool:
        return _boolean(text)
    if kind in (int, float):
        return _number(text, spot, kind)
    if kind is date:
        return _date(text)
    if schema.expected(annotation).startswith("an address"):
        return _address(text)
    return _text(spot)


def nearest(text: str, values: tuple[str, ...]) -> str:
    """The known value that was probably meant."""
    known = {_plain(value): value for value in values}
    if close := get_close_matches(_plain(text[:100]), known, n=1, cutoff=0.6):
        return f"did you mean {known[close[0]]}?"
    return ""


def _plain(text: str) -> str:
    return re.sub(r"[\s_-]+", "-", text.strip().lower())


def _text(spot: Spot) -> str:
    written = spot.written or ""
    if not spot.quoted and not isinstance(resolve(written), str):
        return f'write "{written}" in quotes' if len(written) <= 40 else ""
    return "delete the spaces around it" if written != written.strip() else ""


def _boolean(text: str) -> str:
    word = text.lower()
    meant = "true" if word in _TRUE else "false" if word in _FALSE else ""
    return f"write {meant}{' without quotes' if word == meant else ''}" if meant else ""


def _number(text: str, spot: Spot, kind: type) -> str:
    if unit := _UNIT.fullmatch(text):
        return f"write {unit[1]}; the unit is in the key's name"
    text = _without_larger_unit(text)
    found = _NUMBER.fullmatch(text)
    if not found:
        return "" if isinstance(resolve(text), float | int) else "write digits only"
    digits = re.sub(r"[_,' ]", "", found[1])
    value = Decimal(digits).scaleb(_FACTORS[found[2].lower()])
    if kind is int and value >= 10**18:
        return "at most 18 digits"
    if value <= 0 or (kind is int and value != value.to_integral_value()):
        return ""
    plain = f"{value:f}" if value < 10**18 else f"{float(value)!r}"
    written = plain.rstrip("0").rstrip(".") if "." in plain else plain
    if written == text:
        return f"write {written} without quotes" if spot.quoted else ""
    return f"write {written}"


def _address(text: str) -> str:
    found = _NOT_IN_ADDRESSES.search(text) or re.search("(?<=#).*?(#)", text)
    if not found or not text.startswith("http"):
        return ""
    character = found[0][-1]
    return f"write {quote(character)} for the character {character}"


def _without_larger_unit(text: str) -> str:
    """ "1.2 TB/s" as "1.2e3", "7B params" as "7e9"."""
    found = _LARGER_UNIT.fullmatch(text)
    if not found:
        return text
    unit = found[2].lower()
    power = _TERABYTES if unit.startswith("tb") else 3 if unit == "thousand" else _LARGER_FACTORS[unit[0]]
    return f"{found[1]}e{power}"


def _date(text: str) -> str:
    found = _DATE.fullmatch(text)
    if not found:
        return "write it like 2024-05-31"
    year, month, day = int(found[1]), int(found[2]), int(found[3])
    if not 1 <= month <= 12 or year < 1:
        return "a year has 12 months"
    days = calendar.monthrange(year, month)[1]
    if not 1 <= day <= days:
        return f"{calendar.month_name[month]} {year} has {days} days"
    written = f"{year:04}-{month:02}-{day:02}"
    return f"write {written}" if written != text else ""
