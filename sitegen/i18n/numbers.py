"""Numbers, dates and lists as text, from a language's table of formats. Half rounds up, as on paper."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import ROUND_HALF_UP, Context, Decimal

from markupsafe import Markup

from sitegen.i18n.formats import COMPACT_EXPONENTS, Formats

# Wide enough for the largest finite float (309 digits) and every decimal place asked for.
_CONTEXT = Context(prec=400, rounding=ROUND_HALF_UP)
_SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
_FIRST_CATEGORY = "1"  # CLDR's key of the form that stands for exactly 1, ahead of plural categories


def format_number(formats: Formats, value: float, decimals: int = 0) -> str:
    """`value` with exactly `decimals` decimal places. Raises ValueError for NaN and infinities."""
    return _write(formats, _rounded(_exact(value), decimals), formats.minimum_grouping_digits)


def format_speed(formats: Formats, speed_tok_s: float) -> str:
    """One decimal under 100, none from 100 on; what rounds up to 100 is 100."""
    tenths = _rounded(_exact(speed_tok_s), 1)
    return format_number(formats, speed_tok_s, 1 if tenths < 100 else 0)


def format_compact(formats: Formats, plural_category: Callable[[Decimal], str], value: float) -> str:
    """CLDR's long abbreviation with at most one decimal: 39,300,000,000 is "39.3 billion"."""
    number = _rounded_to_tenths_of_its_unit(formats, _exact(value))
    exponent = min(number.adjusted(), COMPACT_EXPONENTS[-1])
    if exponent < COMPACT_EXPONENTS[0]:
        return _write(formats, _without_zeros(number), formats.minimum_grouping_digits)
    form = formats.compact[exponent]
    scaled = _without_zeros(number.scaleb(-form.divisor_exponent, _CONTEXT))
    category = _FIRST_CATEGORY if scaled == 1 and _FIRST_CATEGORY in form.templates else plural_category(abs(scaled))
    template = form.templates.get(category, form.templates["other"])
    if scaled == 1 and formats.code.partition("-")[0] == "es":
        template = template.replace("{n} mil", "mil")  # nobody writes «1 mil millones»
    grouping = max(2, formats.minimum_grouping_digits) if scaled < 1000 else formats.minimum_grouping_digits
    return template.replace("{n}", _write(formats, scaled, grouping))


def format_scientific(formats: Formats, value: float) -> Markup:
    """ "1.1 × 10²¹": at most one decimal, held together by no-break spaces."""
    number = _exact(value)
    if not number:
        return Markup("0")
    exponent = number.adjusted()
    mantissa = _rounded(number.scaleb(-exponent, _CONTEXT), 1)
    if abs(mantissa) >= 10:
        exponent, mantissa = exponent + 1, mantissa / 10
    power = str(exponent).translate(_SUPERSCRIPTS)
    return Markup("{}\u00a0×\u00a010{}").format(_write(formats, _without_zeros(mantissa), 1), power)


def join_list(formats: Formats, items: Sequence[Markup]) -> Markup:
    """ "a, b, and c" as the language lists things; an empty list is an empty text."""
    if len(items) <= 1:
        return items[0] if items else Markup()
    if len(items) == 2:
        return _pair(formats, formats.list_pair, items[0], items[1])
    text = _pair(formats, formats.list_end, items[-2], items[-1])
    for item in reversed(items[1:-2]):
        text = _pair(formats, formats.list_middle, item, text)
    return _pair(formats, formats.list_start, items[0], text)


# Spanish "y" becomes "e" before the sound of i (but not before hia-, hie-): ICU's rule, which CLDR's pattern omits.
_SPANISH_E = re.compile(r"i|hi(?![ae])", re.IGNORECASE)


def _pair(formats: Formats, template: str, first: Markup, second: Markup) -> Markup:
    if formats.code.partition("-")[0] == "es" and _SPANISH_E.match(second.striptags()):
        template = template.replace(" y ", " e ")
    return Markup(template.format(a=first, b=second))


def _exact(value: float) -> Decimal:
    """The number that its shortest text says (0.15 is 0.15, not 0.1499999999999999944)."""
    number = Decimal(repr(value))
    if not number.is_finite():
        raise ValueError(f"cannot print {value!r}: only finite numbers have a text")
    return number


def _rounded(number: Decimal, decimals: int) -> Decimal:
    rounded = number.quantize(Decimal(1).scaleb(-decimals), context=_CONTEXT)
    return rounded if rounded else abs(rounded)


def _without_zeros(number: Decimal) -> Decimal:
    """Without zeros after the decimal mark: 1.0 is 1."""
    whole = number.to_integral_value()
    return whole if number == whole else number


def _rounded_to_tenths_of_its_unit(formats: Formats, number: Decimal) -> Decimal:
    exponent = min(number.adjusted(), COMPACT_EXPONENTS[-1])
    unit = formats.compact[exponent].divisor_exponent if exponent >= COMPACT_EXPONENTS[0] else 0
    return _rounded(number, 1 - unit)


def _write(formats: Formats, number: Decimal, minimum_grouping_digits: int) -> str:
    whole, _, fraction = f"{abs(number):f}".partition(".")
    if len(whole) >= 3 + minimum_grouping_digits:
        whole = f"{int(whole):,}".replace(",", formats.group)
    sign = formats.minus if number < 0 else ""
    return sign + whole + (formats.decimal + fraction if fraction else "")
