"""What Python says a card's page must show for a state of the tool: straight from the tables, not from a data file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any
from urllib.parse import urlencode

from sitegen.catalog import Model
from sitegen.estimator import NATIVE
from sitegen.facts import known
from sitegen.i18n import Language
from sitegen.pages.card_writer import BILLION, billions
from sitegen.pages.words import paragraph, range_end
from sitegen.tables import CardDeck, ModelRow, ModelTable
from tests.browser.reference import DEFAULT_QUALITY, FITS, LEVEL_NAMES, is_found, name_key, plain_text

COLUMNS = ("size", "model", "speed", "need", "quality", "fit", "published")
USUAL_CONTEXT = 4096


@dataclass(frozen=True, kw_only=True)
class CardState:
    """What a visitor chose. None and other defaults are not written in the address."""

    context: int = USUAL_CONTEXT
    quality: str = DEFAULT_QUALITY
    search: str = ""
    organization: str = ""
    size: str = ""
    task: str = ""
    year: str = ""
    design: str = ""
    all: bool = False
    speed: int | None = None
    sort: str = "-size"
    rows: int = 25

    @property
    def query(self) -> str:
        """The part of an address after the path."""
        changed = {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}
        query = urlencode({name: "1" if value is True else value for name, value in changed.items()})
        return f"?{query}" if query else ""


@dataclass(frozen=True)
class CardSample:
    """All models as cards list them, and the deck."""

    deck: CardDeck
    tables: tuple[ModelTable, ...]


def card_sample(deck: CardDeck, tables: Sequence[ModelTable]) -> CardSample:
    latest = max(table.model.origin.published for table in tables)
    return CardSample(deck, known(tables, latest, deck).tables)


def matching(sample: CardSample, slug: str, state: CardState) -> list[ModelRow]:
    """All rows of a state, in their order; a page shows the first `state.rows` of them."""
    class_index = sample.deck.by_slug[slug].class_index
    kept = [row for table in sample.tables for row in _rows(table, class_index, state) if _is_wanted(row, state)]
    fitting = [row for row in kept if row.level]
    fitting.sort(key=_KEYS[state.sort.removeprefix("-")], reverse=state.sort.startswith("-"))
    return fitting + sorted((row for row in kept if not row.level), key=lambda row: row.shortfall_gb)


def _rows(table: ModelTable, class_index: int, state: CardState) -> list[ModelRow]:
    """One row; none where the model ends before the context, unless that is the usual one or shorter."""
    presets = [context.context_tokens for context in table.contexts]
    reached = [tokens for tokens in presets if tokens <= state.context]
    if not reached or (state.context > USUAL_CONTEXT and reached[-1] != state.context):
        return []
    floor = LEVEL_NAMES.index(state.quality)
    context = table.context(reached[-1])
    measured = context.usual if state.quality == DEFAULT_QUALITY else context.costs[floor]
    return [ModelRow(table.model, reached[-1], *table.cell(reached[-1], class_index, floor), measured.level)]


def _is_wanted(row: ModelRow, state: CardState) -> bool:
    model = row.model
    organization = model.origin.organizations[0]
    return (
        (row.level is not None or state.all)
        and is_found(state.search, f"{model.name} {organization}")
        and state.organization in ("", organization)
        and _is_of_size(model, state.size)
        and (not state.task or state.task in model.purpose.tasks)
        and (not state.year or model.origin.published.year >= int(state.year))
        and state.design in ("", "mixture" if model.is_mixture else "dense")
        and row.speed_tok_s >= (state.speed or 0)
    )


def _is_of_size(model: Model, size: str) -> bool:
    if not size:
        return True
    low, high = size.split("-")
    parameters = model.size.parameters
    return parameters >= int(low) * BILLION and (not high or parameters < int(high) * BILLION)


_KEYS: dict[str, Callable[[ModelRow], Any]] = {
    "model": lambda row: name_key(row.model.name),
    "speed": lambda row: row.speed_tok_s,
    "size": lambda row: row.model.size.parameters,
    "need": lambda row: row.need_gb,
    "quality": lambda row: [*LEVEL_NAMES, *NATIVE].index(row.level or ""),
    "fit": lambda row: FITS.index(row.fit),
    "published": lambda row: row.model.origin.published.isoformat()[:7],
}


def shown(row: ModelRow, language: Language) -> list[str]:
    """A row's cells as a page in `language` must show them."""
    runs = row.level is not None
    return [
        row.model.name,
        language.speed(row.speed_tok_s) if runs else "",
        f"{range_end(language, row.low_tok_s)}–{range_end(language, row.high_tok_s)}" if runs else "",
        billions(row.model.size.parameters, language),
        language.memory(row.need_gb) if runs else "–",
        row.level or row.usual_level,
        _verdict(row, language),
        language.month_short(row.model.origin.published),
    ]


def _verdict(row: ModelRow, language: Language) -> str:
    if row.level is None:
        return language.text("tool.lacks", gap=language.memory(row.shortfall_gb)).unescape()
    return language.sentence(language.label("fit", row.fit)).unescape()


def answer(sample: CardSample, slug: str, state: CardState, language: Language) -> str:
    """The sentence above the table: how many models fit, and the largest."""
    fitting = [row for row in matching(sample, slug, state) if row.level]
    values: dict[str, object] = {
        "card": sample.deck.by_slug[slug].card.name,
        "context": language.plural("count.tokens", state.context, count=state.context),
        "level": state.quality,
    }
    chosen = (state.search, state.organization, state.size, state.task, state.year, state.design, state.speed)
    filters = "_filtered" if any(chosen) else ""
    if not fitting:
        return plain_text(language.text(f"card.tool.answer_none{filters}", **values))
    count = language.plural(f"card.tool.answer{filters}", len(fitting), count=len(fitting), **values)
    largest = max(fitting, key=lambda row: row.model.size.parameters)
    said = language.text(
        "card.tool.largest" if len(fitting) > 1 else "card.tool.only",
        largest=largest.model.name,
        speed=language.speed(largest.speed_tok_s),
        low=range_end(language, largest.low_tok_s),
        high=range_end(language, largest.high_tok_s),
    )
    return plain_text(paragraph(language, (count, said)))
