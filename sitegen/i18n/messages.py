"""A message with named placeholders, taken apart once so that filling it in is one join."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from markupsafe import Markup, escape

PLACEHOLDER = re.compile(r"\{([a-z][a-z0-9_]*)\}")
VARIANT = re.compile(r"(.+)\.([1-9][0-9]*)")  # one of several wordings of a passage


@dataclass(frozen=True, slots=True)
class Message:
    """The text before the first placeholder, then each placeholder with the text after it."""

    head: Markup
    holes: tuple[tuple[str, str], ...]

    def fill(self, values: Mapping[str, object], number: Callable[[float], str]) -> Markup:
        """The message with its values: text is escaped, whole numbers are written by `number`.

        Raises KeyError for a value that is missing, TypeError for one that has no text of its own.
        """
        if not self.holes:
            return self.head
        parts: list[str] = [self.head]
        for name, text_after in self.holes:
            value = values[name]
            parts.append(escape(value) if isinstance(value, str) else _whole_number(name, value, number))
            parts.append(text_after)
        return Markup("".join(parts))


def _whole_number(name: str, value: object, number: Callable[[float], str]) -> str:
    if type(value) is int:
        return number(value)
    raise TypeError(f"{{{name}}} is {value!r}: pass text or a whole number (format other figures first)")


def parse_message(text: str) -> Message:
    """Take a message apart. Raises ValueError where a brace belongs to no placeholder."""
    head, *rest = PLACEHOLDER.split(text)
    if stray := re.search(r"[{}]", "".join([head, *rest[1::2]])):
        raise ValueError(f'"{stray.group()}" belongs to no placeholder')
    return Message(Markup(head), tuple(zip(rest[::2], rest[1::2], strict=True)))
