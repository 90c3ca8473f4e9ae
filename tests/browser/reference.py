"""What Python says a model's page must show for a state of the tool: straight from the tables, not from a data file."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from html import unescape
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from sitegen.estimator import LEVELS, NATIVE, default_context
from sitegen.facts import choices, short_name
from sitegen.i18n import Language
from sitegen.pages.words import paragraph, range_end
from sitegen.tables import CardDeck, ModelTable, Row

LEVEL_NAMES = [level.name for level in reversed(LEVELS)]
"""Most compressed first, as a floor counts."""
DEFAULT_QUALITY = "Q3_K_M"
FITS = ("comfortable", "tight")
COLUMNS = ("speed", "card", "memory", "need", "quality", "fit", "bandwidth", "released")


@dataclass(frozen=True, kw_only=True)
class State:
    """What a visitor chose. None and other defaults are not written in the address."""

    context: int | None = None
    quality: str = DEFAULT_QUALITY
    search: str = ""
    memory: int | None = None
    exact: bool = False
    kind: str | None = None
    vendor: str | None = None
    supported: bool = False
    all: bool = False
    speed: int | None = None
    sort: str = "-speed"
    rows: int = 25

    @property
    def query(self) -> str:
        """The state as the address says it, "" where nothing was chosen."""
        chosen = {field.name: getattr(self, field.name) for field in fields(self)}
        written = {name: _written(value) for name, value in chosen.items() if value != getattr(DEFAULT, name)}
        return "?" + urlencode(written) if written else ""


def _written(value: str | int | bool) -> str:
    return "1" if value is True else str(value)


DEFAULT = State()


def default_tokens(table: ModelTable) -> int:
    """The context that the model's page opens with."""
    architecture = table.model.architecture
    return default_context(architecture.context_limit_tokens if architecture else None)


def matching(table: ModelTable, deck: CardDeck, state: State) -> list[Row]:
    """All rows of a state, in their order; a page shows the first `state.rows` of them."""
    cells = table.cells(state.context or default_tokens(table), LEVEL_NAMES.index(state.quality))
    rows = [Row(entry.card, entry.support, entry.standing, *cells[entry.class_index]) for entry in deck.cards]
    kept = [row for row in rows if _is_wanted(row, state)]
    running = sorted((row for row in kept if row.level), key=lambda row: -row.speed_tok_s)
    column, descending = state.sort.removeprefix("-"), state.sort.startswith("-")
    running.sort(key=_KEYS[column], reverse=descending)  # keeps the order of equals in both directions
    return running + sorted((row for row in kept if not row.level), key=lambda row: row.shortfall_gb)


def _is_wanted(row: Row, state: State) -> bool:
    card = row.card
    size_gb = card.memory.size_gb
    return (
        (row.level is not None or state.all)
        and is_found(state.search, f"{card.name} {card.vendor}")
        and (state.memory is None or (size_gb == state.memory if state.exact else size_gb >= state.memory))
        and state.kind in (None, card.kind)
        and state.vendor in (None, card.vendor)
        and (row.supported or not state.supported)
        and row.speed_tok_s >= (state.speed or 0)
    )


def is_found(search: str, text: str) -> bool:
    """Whether every word of a search is in a text, without regard to case and accents."""
    return all(word in _plain(text) for word in _plain(search).split())


@lru_cache(4096)
def _plain(text: str) -> str:
    """Without case and accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)).lower()


# The order of CLDR's root collation for the signs that names of cards have: blanks, signs, digits, letters.
_SIGNS = " _-,;:!?.'\"()[]{}@*/\\&#%+<=>|~$"


def name_key(name: str) -> list[tuple[int, int]]:
    """Orders names as `Intl.Collator("en", {numeric: true, sensitivity: "base"})` does."""
    return [_letter_key(part) for part in re.findall(r"\d+|\D", name.lower())]


def _letter_key(part: str) -> tuple[int, int]:
    if part.isdigit():
        return 1, int(part)
    return (0, _SIGNS.index(part)) if part in _SIGNS else (2, ord(part))


_KEYS: dict[str, Callable[[Row], Any]] = {
    "speed": lambda row: row.speed_tok_s,
    "card": lambda row: name_key(row.card.name),
    "memory": lambda row: row.card.memory.size_gb,
    "need": lambda row: row.need_gb,
    "quality": lambda row: [*LEVEL_NAMES, *NATIVE].index(row.level or ""),
    "fit": lambda row: FITS.index(row.fit),
    "bandwidth": lambda row: row.card.memory.bandwidth_gb_s,
    "released": lambda row: row.card.released.isoformat()[:7],
}


@dataclass(frozen=True)
class Shown:
    """One row as a page in some language shows it; texts, as printed."""

    name: str
    speed: str
    low: str
    high: str
    memory: str
    need: str
    level: str
    fit: str
    bandwidth: str
    released: str


def measured(table: ModelTable, quality: str) -> str:
    """The level that a card which runs none is measured against where `quality` is the lowest that counts."""
    context = table.contexts[0]
    return context.usual.level if quality == DEFAULT_QUALITY else context.costs[LEVEL_NAMES.index(quality)].level


def shown(row: Row, language: Language, measured_at: str) -> Shown:
    """A row as a page in `language` must show it; a card that cannot run the model shows `measured_at` as level."""
    runs = row.level is not None
    return Shown(
        name=row.card.name,
        speed=language.speed(row.speed_tok_s) if runs else "",
        low=range_end(language, row.low_tok_s) if runs else "",
        high=range_end(language, row.high_tok_s) if runs else "",
        memory=language.number(row.card.memory.size_gb),
        need=language.memory(row.need_gb),
        level=row.level or measured_at,
        fit=_verdict(row, language),
        bandwidth=language.number(row.card.memory.bandwidth_gb_s),
        released=language.month_short(row.card.released),
    )


def _verdict(row: Row, language: Language) -> str:
    if row.level is None:
        return language.text("tool.lacks", gap=language.memory(row.shortfall_gb)).unescape()
    return language.sentence(language.label("fit", row.fit)).unescape()


def answer(table: ModelTable, deck: CardDeck, state: State, language: Language) -> str:
    """The sentence above the table: how many cards run the model, the smallest and the fastest."""
    running = [row for row in matching(table, deck, state) if row.level]
    tokens = state.context or default_tokens(table)
    values = {
        "model": table.model.name,
        "context": language.plural("count.tokens", tokens, count=tokens),
        "level": state.quality,
    }
    filters = "_filtered" if _is_filtered(state) else ""
    if not running:
        return plain_text(language.text(f"tool.answer_none{filters}", **values))
    count = language.plural(f"tool.answer{filters}", len(running), count=len(running), **values)
    return plain_text(paragraph(language, (count, _extremes(running, language))))


def _is_filtered(state: State) -> bool:
    chosen = (state.search.split(), state.memory, state.kind, state.vendor, state.supported, state.speed)
    return any(chosen)


def _extremes(running: list[Row], language: Language) -> Markup:
    fastest = choices.ordered(running)[0]
    supported = choices.by_memory(row for row in choices.ordered(running) if row.supported)
    smallest = supported[0] if supported else choices.smallest(running)
    assert smallest
    sized = {"card": short_name(smallest.card), "memory": smallest.card.memory.size_gb}
    speed = language.speed(fastest.speed_tok_s)
    if len(running) == 1:
        return language.text("lead.only", speed=speed, **sized)
    key = "lead.smallest" if supported else "lead.smallest_legacy"
    return language.text(key, fastest=fastest.card.name, speed=speed, **sized)


def plain_text(text: Markup) -> str:
    """A message as a reader sees it; Markup.striptags would also take its no-break spaces."""
    return unescape(re.sub(r"<[^>]*>", "", text))
