"""Python and the browser must print the same figures: ours against Intl, through node."""

from __future__ import annotations

import json
import random
import subprocess
from datetime import date
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from babel.localedata import locale_identifiers

from sitegen.catalog import vocabulary
from sitegen.i18n.formats import formats_of, known_locale
from tests.i18n.languages import language

CODES = ("en", "es", "fr", "it")
SCRIPT = Path(__file__).with_name("intl.mjs")


def intl(cases: list[tuple[str, str, list[Any]]]) -> list[Any]:
    try:
        done = subprocess.run(
            ["node", str(SCRIPT)], input=json.dumps(cases), capture_output=True, text=True, check=True
        )
    except FileNotFoundError:
        pytest.fail("node is missing: install Node.js 20 or newer (it needs full ICU data, as official builds have)")
    answers: list[Any] = json.loads(done.stdout)
    return answers


def numbers() -> list[float]:
    dice = random.Random(20_261_130)
    hard = [0, 0.05, 0.15, 0.25, 0.35, 0.45, 1.005, 2.5, 3.5, 9.95, 9.949, 99.95, 999, 999.95, 1000, 1255, 9999, 9999.5,
            10_000, 12_550, 999_999.5, 1_000_000, 1_048_576, 123_456_789, -1, -1255, -12_550.25, -0.05]  # fmt: skip
    return hard + [round(10 ** dice.uniform(-2, 9), dice.randrange(5)) for _ in range(80)]


def large_numbers() -> list[float]:
    dice = random.Random(7)
    hard = [1, 950, 999.95, 1000, 1001, 1500, 9999, 12_550, 250_000, 1e6, 1.05e6, 1.95e6, 2e6, 999.94e6, 999.95e6, 1e9,
            1.5e9, 39.3e9, 1e12, 1.5e12, 2e12, 1e13, 15e12, 999.95e12, 1.1e15, 12e15]  # fmt: skip
    return hard + [float(f"{10 ** dice.uniform(6, 15):.3g}") for _ in range(60)]


def number_cases() -> list[tuple[str, list[Any]]]:
    cases: list[tuple[str, list[Any]]] = [("number", [value, digits]) for value in numbers() for digits in (0, 1, 2)]
    cases += [("compact", [value]) for value in large_numbers()]
    return cases


def date_and_list_cases() -> list[tuple[str, list[Any]]]:
    dice = random.Random(3)
    days = [date(2026, month, 1 + dice.randrange(28)).isoformat() for month in range(1, 13)] + ["2019-01-01"]
    words = [
        "academia",
        "industria",
        "Italia",
        "hielo",
        "hidra",
        "hiato",
        "iPhone",
        "yodo",
        "NVIDIA",
        "É",
        "{a}",
        "{b}",
    ]
    lists = [[], ["a"], *([dice.choice(words) for _ in range(length)] for length in (2, 2, 2, 2, 2, 3, 3, 3, 4, 5, 7))]
    lists += [["a", word] for word in words]
    cases: list[tuple[str, list[Any]]] = [(kind, [day]) for kind, day in product(("day", "month", "month_short"), days)]
    cases += [("join", [items]) for items in lists]
    cases += [("country", [code]) for code in get_args(vocabulary.Country) if code != "multinational"]
    return cases


def ours(code: str, kind: str, arguments: list[Any]) -> str:
    if kind in ("day", "month", "month_short"):
        arguments = [date.fromisoformat(arguments[0])]
    return str(getattr(LANGUAGES[code], kind)(*arguments))


def ours_on_purpose(code: str, kind: str, arguments: list[Any]) -> bool:
    """Where CLDR is at odds with the language: see the next test."""
    if kind == "day":
        return code in ("fr", "it") and bool(arguments[0].endswith("-01"))
    if kind == "compact":
        largest = code in ("fr", "it") and arguments[0] >= 0.99995e12
        return (
            largest
            or arguments[0] >= 0.99995e15
            or (code == "es" and LANGUAGES["es"].compact(arguments[0])[:3] == "mil")
        )
    return False


@pytest.mark.parametrize(
    ("code", "first_day", "one_billion", "more", "most"),
    [
        ("fr", "1er février 2019", "1 milliard", "1\u202f382 milliards", "15\u202f000 milliards"),
        ("it", "1º febbraio 2019", "1 miliardo", "1382 miliardi", "15.000 miliardi"),
        ("es", "1 de febrero de 2019", "mil millones", "1,4 billones", "15 billones"),
        ("en", "February 1, 2019", "1 billion", "1.4 trillion", "15 trillion"),
    ],
)
def test_languages_go_their_own_way_where_cldr_misleads(
    code: str, first_day: str, one_billion: str, more: str, most: str
) -> None:
    language = LANGUAGES[code]
    assert language.day(date(2019, 2, 1)) == first_day
    assert [language.compact(value).replace("\u00a0", " ") for value in (1e9, 1.382e12, 15e12)] == [
        one_billion,
        more,
        most,
    ]


LANGUAGES = {code: language(code) for code in CODES}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("make_cases", [number_cases, date_and_list_cases])
def test_text_is_what_a_browser_prints(code: str, make_cases: Any) -> None:
    cases = [(code, kind, arguments) for kind, arguments in make_cases() if not ours_on_purpose(code, kind, arguments)]
    expected = intl(cases)
    got = [ours(*case) for case in cases]
    wrong = [(case, mine, theirs) for case, mine, theirs in zip(cases, got, expected, strict=True) if mine != theirs]
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
def test_scientific_has_the_browsers_digits(code: str) -> None:
    values = [1.1e21, 9.97e20, 1e25, 4.56e23, 5.55e24, 3.14e-7, 1.25e22]
    for value, theirs in zip(values, intl([(code, "scientific", [value]) for value in values]), strict=True):
        mantissa, _, exponent = theirs.partition("E")
        power = exponent.translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
        assert LANGUAGES[code].scientific(value) == f"{mantissa}\u00a0×\u00a010{power}"


def test_every_locale_groups_digits_as_browsers_do() -> None:
    """The one table that Babel lacks, for all languages that translators may add."""
    ours_by_code = {}
    for identifier in sorted(locale_identifiers()):
        code = identifier.replace("_", "-")
        locale = known_locale(code)
        if locale is not None and locale.number_symbols.get("latn") and code in BROWSER_CODES:
            ours_by_code[code] = formats_of(code, locale).minimum_grouping_digits == 1
    answers = intl([(code, "grouped", [1255]) for code in ours_by_code])
    assert len(ours_by_code) > 60
    assert dict(zip(ours_by_code, answers, strict=True)) == ours_by_code


# Languages in common use, and regions whose habit differs from their language's.
BROWSER_CODES = frozenset([
    "ar", "be", "bg", "bn", "bs", "ca", "cs", "cy", "da", "de", "de-AT", "de-CH", "el", "en", "en-IN", "es", "es-419",
    "es-AR", "es-MX", "et", "eu", "fa", "fi", "fil", "fr", "fr-CA", "fr-CH", "ga", "gl", "gu", "he", "hi", "hr", "hu",
    "hy", "id", "is", "it", "it-CH", "ja", "ka", "kk", "km", "kn", "ko", "ky", "lo", "lt", "lv", "mk", "ml", "mn", "mr",
    "ms", "my", "nb", "ne", "nl", "pa", "pl", "pt", "pt-CH", "pt-PT", "ro", "ru", "ru-UA", "sk", "sl", "sq", "sr", "sv",
    "sw", "ta", "te", "th", "tr", "uk", "ur", "uz", "vi", "zh-Hans", "zh-Hant", "zu",
])  # fmt: skip
