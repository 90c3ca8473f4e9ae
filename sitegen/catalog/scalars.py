"""What a plain word in a record means: YAML 1.2's numbers, `true`, `false` and nothing; all else is text."""

from __future__ import annotations

import math
import re

Scalar = str | int | float | bool | None

_LONGEST_INTEGER = 40  # longer digit strings stay text: no record holds such a number, and int() refuses huge ones
_WORDS: dict[str, Scalar] = {"": None, "~": None, "null": None, "true": True, "false": False}
for _spelling in (".inf", ".Inf", ".INF"):
    _WORDS |= {_spelling: math.inf, f"+{_spelling}": math.inf, f"-{_spelling}": -math.inf}
_WORDS |= dict.fromkeys((".nan", ".NaN", ".NAN"), math.nan)
_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|(0|[1-9][0-9]*)(\.[0-9]*)?)([eE][-+]?[0-9]+)?")


def resolve(text: str) -> Scalar:
    """The value of a plain (unquoted) scalar. `no`, `12:30`, `010`, `7_000` and dates are text."""
    if text in _WORDS:
        return _WORDS[text]
    if text[0] not in "+-.0123456789":
        return text
    if _INTEGER.fullmatch(text):
        return int(text) if len(text) <= _LONGEST_INTEGER else text
    return float(text) if _FLOAT.fullmatch(text) else text
