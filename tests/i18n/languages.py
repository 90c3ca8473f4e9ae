"""Languages made in memory, for tests."""

from __future__ import annotations

from collections.abc import Mapping

from sitegen.i18n.formats import formats_of, known_locale
from sitegen.i18n.language import Language, Texts

PLURAL_RULES = {"en": "(n != 1)", "es": "(n != 1)", "fr": "(n > 1)", "it": "(n != 1)"}


def language(
    code: str = "en",
    singular: Mapping[str, str] | None = None,
    plural: Mapping[str, tuple[str, ...]] | None = None,
    plural_rule: str | None = None,
) -> Language:
    locale = known_locale(code)
    assert locale is not None
    rule = plural_rule or PLURAL_RULES.get(code, "(n != 1)")
    return Language(formats_of(code, locale), Texts(singular or {}, plural or {}, rule))
