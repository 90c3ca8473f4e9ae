"""What the pages of two cards and of two models share: names, links, cells, sentences about speed."""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import Markup

from sitegen.facts import LONG_CONTEXT_TOKENS, Faster
from sitegen.i18n import Language
from sitegen.pages.addresses import compare_path, relative
from sitegen.pages.compare.views import PairCell, SpecLine
from sitegen.pages.head import TITLE_CHARACTERS
from sitegen.pages.views import Link
from sitegen.pages.words import EMPTY, name, plain, range_end
from sitegen.pages.writer import Voice
from sitegen.tables import ModelRow

MORE = 8
"""So many others are named on the page of a pair."""

TIMES_FROM = 2
"""From twice the speed on, a sentence says how many times as fast, not how many percent faster."""

_BRAND = re.compile(r"^(?:GeForce|Apple) ")
_CORES = re.compile(r" \(\d+-core GPU\)")
_MACHINE = re.compile(r" \(.*?(\d+ GB)\)$")


def said_name(card: str) -> str:
    """A card's name without what everybody leaves out: "RTX 4090", "M4 Max 128 GB", "Radeon 8060S 64 GB"."""
    return _MACHINE.sub(r" \1", _CORES.sub("", _BRAND.sub("", card)))


def pair_values(first: str, second: str) -> dict[str, object]:
    """Two names as messages use them, never translated."""
    return {"first": name(first), "second": name(second)}


def names(first: str, second: str, language: Language) -> Markup:
    """Both names as a link to their page reads."""
    return language.text("compare.names", **pair_values(first, second))


def crumb(first: str, second: str, language: Language) -> str:
    """Both names in plain text."""
    return plain(language.text("compare.names", first=first, second=second))


def title(language: Language, keys: Iterable[str], first: str, second: str) -> str:
    """The longest of some titles that search engines show whole; the last, where none is short enough."""
    titles = [plain(language.text(key, first=first, second=second)) for key in keys]
    return next((each for each in titles if len(each) <= TITLE_CHARACTERS), titles[-1])


def cell(row: ModelRow, language: Language) -> PairCell:
    """What a model does on a card, in short."""
    if row.level is None:
        lacks = language.text("tool.lacks", gap=language.memory(row.shortfall_gb))
        return PairCell("", "", "", "", lacks)
    low, high = (range_end(language, speed) for speed in (row.low_tok_s, row.high_tok_s))
    return PairCell(language.speed(row.speed_tok_s), low, high, row.level, EMPTY)


def long_unit(voice: Voice) -> Markup:
    """Unit and context under the head of a column with the long context."""
    return voice.text("compare.at", context=tokens_long(voice))


def speed_sentence(voice: Voice, key: str, found: Faster | None, both: tuple[str, str]) -> Markup:
    """Which of two names is faster and by how much; `key` begins the keys of its wordings."""
    if found is None:
        return EMPTY
    if found.equal:
        return voice.text(f"{key}.equal")
    faster = name(both[found.index])
    if found.ratio >= TIMES_FROM:
        return voice.text(f"{key}.times", faster=faster, ratio=voice.language.number(found.ratio, 1))
    return voice.text(f"{key}.faster", faster=faster, percent=found.percent)


def spec(label: Markup, values: tuple[str | Markup, str | Markup]) -> SpecLine:
    """A property of both; "–" where one has none on record."""
    first, second = (Markup.escape(value) if value else Markup("–") for value in values)
    return SpecLine(label, first, second)


def chooser_link(text: Markup, query: str, language: Language, page: str) -> Link:
    """A link to the page that compares, with something chosen."""
    return Link(text, f"{relative(page, compare_path(language.code))}?{query}")


def tokens_long(voice: Voice) -> Markup:
    """The long context with its unit."""
    return voice.tokens(LONG_CONTEXT_TOKENS)
