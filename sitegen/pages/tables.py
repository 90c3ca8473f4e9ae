"""Rows of cards: the tables on a page, and the whole table of a model."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from functools import lru_cache
from math import log10

from sitegen.facts import ModelFacts
from sitegen.i18n import Language
from sitegen.pages.addresses import absolute, card_folder, model_path, relative, table_path
from sitegen.pages.views import CardRow, Legend, Range, TableLine, WholeTable
from sitegen.pages.words import TENTHS_BELOW_TOK_S, name, range_end
from sitegen.pages.writer import Writer
from sitegen.settings import Settings
from sitegen.tables import ModelRow, Row

SIGNS = {"comfortable": "●", "tight": "◐", "none": "○"}
BAR_DECADES = 4
"""A bar spans 1 to 10,000 tok/s."""


class CardTexts:
    """Rows as one page shows them; a card that stands in several tables is written once."""

    __slots__ = ("_fits", "_rows", "_writer")

    def __init__(self, writer: Writer) -> None:
        language = writer.language
        self._writer = writer
        self._rows: dict[str, CardRow] = {}
        self._fits = {fit: language.sentence(language.label("fit", fit)) for fit in ("comfortable", "tight")}

    def rows(self, rows: Iterable[Row]) -> tuple[CardRow, ...]:
        """Rows that run the model."""
        return tuple(self._rows.get(row.card.slug) or self._written(row) for row in rows)

    def _written(self, row: Row) -> CardRow:
        language, card = self._writer.language, row.card
        written = CardRow(
            name=card.name,
            slug=card.slug,
            vendor=card.vendor,
            memory=language.number(card.memory.size_gb),
            bandwidth=language.number(card.memory.bandwidth_gb_s),
            released=language.month_short(card.released),
            speed=language.speed(row.speed_tok_s),
            low=range_end(language, row.low_tok_s),
            high=range_end(language, row.high_tok_s),
            bar=bar(row),
            need=language.memory(row.need_gb),
            level=row.level or "",
            fit=row.fit,
            fit_text=self._fits[row.fit],
            unsupported="" if row.supported else language.text(f"row.{row.support}"),
        )
        self._rows[card.slug] = written
        return written


def bar(row: Row | ModelRow) -> Range:
    """Where a row's speeds lie on a logarithmic bar, in 1/1000 of it."""
    return Range(*(_position(speed) for speed in (row.low_tok_s, row.speed_tok_s, row.high_tok_s)))


def _position(speed_tok_s: float) -> int:
    if speed_tok_s <= 1:
        return 0
    return min(1000, round(1000 / BAR_DECADES * log10(speed_tok_s)))


def whole_table(facts: ModelFacts, languages: Sequence[Language], settings: Settings) -> WholeTable:
    """Every card at the default context, in one file that all languages share."""
    model = facts.model
    page = table_path(model.slug)
    return WholeTable(
        site=settings.name,
        assets=relative(page, "assets/"),
        canonical=absolute(settings.base_url, page),
        name=model.name,
        context=str(facts.context_tokens),
        legends=tuple(_legend(facts, language, page) for language in languages),
        lines=tuple(_lines(facts, relative(page, card_folder(languages[0].code)))),
    )


def _legend(facts: ModelFacts, language: Language, page: str) -> Legend:
    context = language.plural("count.tokens", facts.context_tokens, count=facts.context_tokens)
    text = language.text("whole_table.legend", model=name(facts.model.name), context=context)
    href = relative(page, model_path(language.code, facts.model.slug))
    return Legend(language.code, language.autonym, href, text)


def _lines(facts: ModelFacts, folder: str) -> Iterator[TableLine]:
    """`folder` is where the cards' pages lie, as seen from the table."""
    figures: dict[tuple[float, float], tuple[str, str, str, str]] = {}
    for row in facts.rows:
        key = row.speed_tok_s, row.need_gb  # cards alike in memory and bandwidth share their figures
        if key not in figures:
            figures[key] = international_figures(row)
        speed, low, high, need = figures[key]
        card = row.card
        yield TableLine(
            name=card.name,
            href=f"{folder}{card.slug}.html",
            vendor=card.vendor,
            memory=str(card.memory.size_gb),
            bandwidth=_whole(card.memory.bandwidth_gb_s),
            released=_year_month(card.released),
            speed=speed,
            low=low,
            high=high,
            need=need,
            level=row.level or facts.usual_level,
            sign=SIGNS[row.fit],
            unsupported=not row.supported,
        )


WHOLE_FROM_GB = 999.95
"""Needs from here on have no decimal, as `Language.memory` writes them."""


def international_figures(row: Row | ModelRow) -> tuple[str, str, str, str]:
    """Speed, its low and high end (tok/s) and need (GiB), with a point as decimal mark and no separators; speeds are
    empty where the card does not run the model."""
    need = _tenths(row.need_gb) if row.need_gb < WHOLE_FROM_GB else _whole(row.need_gb)
    if row.level is None:
        return "", "", "", need
    speed = _tenths(row.speed_tok_s)
    if len(speed) > len("99.9"):
        speed = _whole(row.speed_tok_s)
    return speed, _range_end(row.low_tok_s), _range_end(row.high_tok_s), need


def _range_end(speed_tok_s: float) -> str:
    return _tenths(speed_tok_s) if speed_tok_s < TENTHS_BELOW_TOK_S else _whole(speed_tok_s)


@lru_cache(4096)  # cards share few days and bandwidths, and a model has a line for each card
def _year_month(day: date) -> str:
    return day.isoformat()[:7]


@lru_cache(4096)
def _whole(value: float) -> str:
    """Half rounds up, as `Language.number` does; the inner rounding drops what binary fractions add."""
    return str(int(round(value, 6) + 0.5))


def _tenths(value: float) -> str:
    tenths = int(round(value * 10, 6) + 0.5)
    return f"{tenths // 10}.{tenths % 10}"
