"""How each language writes numbers, dates, lists and countries: CLDR's data as one plain table.

The table is finished text with holes ("{d} de febrero de {y}"), not patterns to interpret: a date takes a tenth
of the time that it takes Babel, and the table travels to another process as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.dates import format_date, format_skeleton

# CLDR's minimumGroupingDigits: how many digits must stand before the first separator (Spanish writes 1255 but
# 12.550). Babel does not carry it. Languages that are not listed need one digit.
# Source: CLDR 48, common/main/*.xml, numbers/minimumGroupingDigits.
MINIMUM_GROUPING_DIGITS: Mapping[str, int] = {
    "be": 2, "bg": 2, "es": 2, "es-419": 1, "et": 2, "hu": 2, "hy": 2, "it": 2, "ka": 2, "lv": 2, "pl": 2,
    "pt-PT": 2, "ru-UA": 2, "sl": 2, "sq": 2,
}  # fmt: skip

COMPACT_EXPONENTS = range(3, 15)  # CLDR's compact forms reach from 10³ to 10¹⁴


FIRST_DAYS = {"fr": "1er", "it": "1º"}
"""How the first day of a month is written where CLDR's pattern only has its number, against the language's usage."""

LARGEST_COMPACT_EXPONENTS = {"fr": 11, "it": 11}
"""Where a language is better off without CLDR's largest words: French readers take « 1 billion » for 10⁹, and nobody
writes «1 mille miliardi»."""


@dataclass(frozen=True, slots=True)
class CompactForm:
    """How numbers from a power of ten on are abbreviated: divided by 10 to the `divisor_exponent`, then put into
    the template of their plural category."""

    divisor_exponent: int
    templates: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Formats:
    """One language's ways to write figures. Templates hold `{n}`, `{d}`, `{y}`, `{a}` and `{b}`."""

    code: str
    autonym: str
    direction: Literal["ltr", "rtl"]
    decimal: str
    group: str
    minus: str
    minimum_grouping_digits: int
    compact: Mapping[int, CompactForm]  # by the exponent of the number's first digit
    days: tuple[str, ...]  # January to December
    first_day: str  # of a month
    months: tuple[str, ...]
    months_short: tuple[str, ...]
    list_pair: str
    list_start: str
    list_middle: str
    list_end: str
    countries: Mapping[str, str]


def known_locale(code: str) -> Locale | None:
    """CLDR's locale of a BCP 47 code as we write it ("pt-BR", "zh-Hans"), None where there is none."""
    try:
        locale = Locale.parse(code, sep="-", resolve_likely_subtags=False)
    except (ValueError, UnknownLocaleError):
        return None
    return locale if str(locale).replace("_", "-") == code else None


def formats_of(code: str, locale: Locale) -> Formats:
    """The table of one language, from CLDR."""
    symbols = locale.number_symbols["latn"]  # figures are printed in 0–9 in every language
    lists = locale.list_patterns["standard"]
    autonym = locale.get_display_name(locale) or code
    return Formats(
        code=code,
        autonym=autonym[0].title() + autonym[1:],
        direction="rtl" if locale.text_direction == "rtl" else "ltr",
        decimal=symbols["decimal"],
        group=symbols["group"],
        minus=symbols["minusSign"],
        minimum_grouping_digits=_minimum_grouping_digits(code),
        compact=_compact_forms(locale),
        days=tuple(_template(format_date(_sample(month), "long", locale)) for month in range(1, 13)),
        first_day=FIRST_DAYS.get(locale.language, "1"),
        months=tuple(_template(format_skeleton("yMMMM", _sample(month), locale=locale)) for month in range(1, 13)),
        months_short=tuple(_template(format_skeleton("yMMM", _sample(month), locale=locale)) for month in range(1, 13)),
        list_pair=_list_template(lists["2"]),
        list_start=_list_template(lists["start"]),
        list_middle=_list_template(lists["middle"]),
        list_end=_list_template(lists["end"]),
        countries={key: name for key, name in sorted(locale.territories.items()) if len(key) == 2 and key.isalpha()},
    )


def _sample(month: int) -> date:
    return date(2222, month, 11)


def _template(text: str) -> str:
    return text.replace("2222", "{y}").replace("11", "{d}")


def _list_template(pattern: str) -> str:
    return pattern.replace("{0}", "{a}").replace("{1}", "{b}")


def _minimum_grouping_digits(code: str) -> int:
    parents: Mapping[str, str] = get_global("parent_exceptions")
    while code:
        if code in MINIMUM_GROUPING_DIGITS:
            return MINIMUM_GROUPING_DIGITS[code]
        parent = parents.get(code.replace("-", "_"))
        code = parent.replace("_", "-") if parent else code.rpartition("-")[0]
    return 1


def _compact_forms(locale: Locale) -> dict[int, CompactForm]:
    by_category = locale.compact_decimal_formats["long"]
    forms = {}
    for exponent in COMPACT_EXPONENTS:
        patterns = {
            category: by_category[category][str(10**exponent)].pattern
            for category in sorted(by_category)
            if str(10**exponent) in by_category[category]
        }
        digits = patterns["other"].count("0")
        templates = {category: pattern.replace("0" * digits, "{n}") for category, pattern in patterns.items()}
        forms[exponent] = CompactForm(exponent - digits + 1, templates)
    largest = LARGEST_COMPACT_EXPONENTS.get(locale.language, COMPACT_EXPONENTS[-1])
    return {exponent: forms[min(exponent, largest)] for exponent in COMPACT_EXPONENTS}
