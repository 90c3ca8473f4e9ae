"""One language: its messages, its numbers, its dates. All in memory; nothing is read after loading."""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache, partial
from hashlib import blake2b
from typing import Final, Literal, final

from babel import Locale
from markupsafe import Markup, escape

from sitegen.i18n import numbers
from sitegen.i18n.formats import Formats
from sitegen.i18n.messages import VARIANT, Message, parse_message

_FIRST_LETTER = re.compile(r"((?:<[^>]*>)*)(\w)", re.DOTALL)
_SAMPLED_COUNTS = 200  # every CLDR category of whole numbers below a million occurs among them
_CACHED_NUMBERS = 1 << 16  # per language and kind; about 10 MB where all are taken


class MessageError(LookupError):
    """A key or a placeholder that does not exist: a mistake in our code, not in a translation."""


@dataclass(frozen=True, slots=True)
class Texts:
    """What a language's file says: by key, one text, or one text a plural form; and the rule that picks a form."""

    singular: Mapping[str, str]
    plural: Mapping[str, tuple[str, ...]]
    plural_rule: str  # gettext's C expression of n


@final
class Language:
    """Immutable, and equal in behaviour to any other made from the same formats and texts."""

    __slots__ = (
        "_category",
        "_compact",
        "_form",
        "_formats",
        "_messages",
        "_number",
        "_plurals",
        "_speed",
        "_texts",
        "_variants",
        "autonym",
        "code",
        "decimal",
        "direction",
        "group",
        "minimum_grouping_digits",
        "months_short",
    )

    def __init__(self, formats: Formats, texts: Texts) -> None:
        self.code: Final[str] = formats.code
        self.autonym: Final[str] = formats.autonym
        self.direction: Final[Literal["ltr", "rtl"]] = formats.direction
        self.decimal: Final[str] = formats.decimal
        self.group: Final[str] = formats.group
        self.minimum_grouping_digits: Final[int] = formats.minimum_grouping_digits
        self.months_short: Final[tuple[str, ...]] = formats.months_short
        self._formats: Final = formats
        self._texts: Final = texts
        self._messages: Final = {key: parse_message(text) for key, text in texts.singular.items()}
        self._plurals: Final = {key: tuple(map(parse_message, forms)) for key, forms in texts.plural.items()}
        self._variants: Final = _variants([*texts.singular, *texts.plural])
        self._form: Final[Callable[[int], int]] = gettext.c2py(texts.plural_rule)
        category = Locale.parse(formats.code, sep="-").plural_form
        self._category: Final = category
        # A repeated number costs 0.2 µs instead of 4.
        self._number: Final = lru_cache(_CACHED_NUMBERS)(partial(numbers.format_number, formats))
        self._speed: Final = lru_cache(_CACHED_NUMBERS)(partial(numbers.format_speed, formats))
        self._compact: Final = lru_cache(_CACHED_NUMBERS)(partial(numbers.format_compact, formats, category))

    def __reduce__(self) -> tuple[type[Language], tuple[Formats, Texts]]:
        return Language, (self._formats, self._texts)

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    # Messages

    def text(self, key: str, /, **values: object) -> Markup:
        """The message of this key. Values are escaped unless they are Markup; an int is written as a number.

        Raises MessageError where the key or a placeholder's value is missing, TypeError for other kinds of value.
        """
        message = self._messages.get(key)
        if message is None:
            raise self._unknown(key)
        return self._fill(message, key, values)

    def plural(self, key: str, n: int, /, **values: object) -> Markup:
        """The message in the form that goes with `n`, which also fills `{n}` unless that is given."""
        forms = self._plurals.get(key)
        if forms is None:
            raise self._unknown(key)
        values.setdefault("n", n)
        return self._fill(forms[self._form(abs(n))], key, values)

    def variant(self, key: str, seed: str, /, **values: object) -> Markup:
        """One of the wordings key.1, key.2 and so on: always the same one for the same seed and key."""
        return self.text(self._choose(key, seed), **values)

    def plural_variant(self, key: str, seed: str, n: int, /, **values: object) -> Markup:
        """One of the wordings, in the form that goes with `n`."""
        return self.plural(self._choose(key, seed), n, **values)

    def template(self, key: str) -> str | dict[str, str]:
        """The message as it was written, for a script to fill; one that counts as its forms by CLDR category."""
        if key in self._texts.singular:
            return self._texts.singular[key]
        if key not in self._texts.plural:
            raise self._unknown(key)
        forms = self._texts.plural[key]
        return {self._category(n): forms[self._form(n)] for n in reversed(range(_SAMPLED_COUNTS))}

    def label(self, list_: str, value: str) -> Markup:
        """A value of one of the closed lists, as it reads in the middle of a sentence."""
        return self.text(f"{list_}.{value}")

    def sentence(self, markup: Markup) -> Markup:
        """The same with its first letter upper-cased, for a label that stands alone."""
        text = str(markup)
        start = _FIRST_LETTER.match(text)
        if start is None:
            return markup
        letter = start.group(2)
        upper = "İ" if letter == "i" and self.code.partition("-")[0] in ("tr", "az") else letter.title()
        return Markup(start.group(1) + upper + text[start.end() :])

    # Figures

    def number(self, value: float, decimals: int = 0) -> str:
        """A number with exactly that many decimal places; half rounds up, and zero has no sign."""
        return self._number(value, decimals)

    def speed(self, tok_s: float) -> str:
        """Tokens per second: one decimal under 100, none from 100 on."""
        return self._speed(tok_s)

    def memory(self, gb: float) -> str:
        """Gigabytes that were computed: one decimal from 0.1 to 1,000; more or none where that says more ("0.03").

        A card's own size is a whole number: use `number`.
        """
        decimals = 0 if gb >= 999.95 else next((places for places in (1, 2, 3) if gb >= 0.95 * 10**-places), 4)
        return self._number(gb, decimals)

    def compact(self, value: float) -> str:
        """A large number in words: "39.3 billion"."""
        return self._compact(value)

    def scientific(self, value: float) -> Markup:
        """A very large number as a power of ten: "1.1 × 10²¹"."""
        return numbers.format_scientific(self._formats, value)

    # Dates, lists, names

    def day(self, d: date) -> str:
        """A day in full: "February 1, 2022"."""
        number = self._formats.first_day if d.day == 1 else d.day
        return self._formats.days[d.month - 1].format(d=number, y=d.year)

    def month(self, d: date) -> str:
        """A month in full: "February 2022"."""
        return self._formats.months[d.month - 1].format(y=d.year)

    def month_short(self, d: date) -> str:
        """A month for a table: "Feb 2022"."""
        return self._formats.months_short[d.month - 1].format(y=d.year)

    def join(self, items: Iterable[str | Markup]) -> Markup:
        """The items as a list in a sentence: "a, b, and c". Items that are not Markup are escaped."""
        return numbers.join_list(self._formats, [escape(item) for item in items])

    def country(self, code: str) -> str:
        """The name of a country by its ISO 3166 code, or of "multinational" from the messages."""
        if code == "multinational":
            return str(self.text("country.multinational").unescape())
        if code not in self._formats.countries:
            raise MessageError(f'no country "{code}" in {self.code}')
        return self._formats.countries[code]

    def _fill(self, message: Message, key: str, values: Mapping[str, object]) -> Markup:
        try:
            return message.fill(values, self.number)
        except KeyError as missing:
            raise MessageError(f'{self.code}: "{key}" needs a value for {{{missing.args[0]}}}') from None
        except TypeError as error:
            raise TypeError(f'{self.code}: "{key}": {error}') from None

    def _choose(self, key: str, seed: str) -> str:
        wordings = self._variants.get(key)
        if wordings is None:
            raise self._unknown(f"{key}.1")
        hashed = blake2b(f"{key}\0{seed}".encode(), digest_size=8).digest()
        return wordings[int.from_bytes(hashed) % len(wordings)]

    def _unknown(self, key: str) -> MessageError:
        other_kind = "plural" if key in self._plurals else "singular" if key in self._messages else ""
        reason = f"it is a {other_kind} message" if other_kind else "there is no such message"
        return MessageError(f'{self.code}: "{key}": {reason}')


def _variants(keys: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The wordings of each passage, by number."""
    found: dict[str, list[tuple[int, str]]] = {}
    for key in keys:
        if match := VARIANT.fullmatch(key):
            found.setdefault(match.group(1), []).append((int(match.group(2)), key))
    return {base: tuple(key for _, key in sorted(numbered)) for base, numbered in found.items()}
