"""Rows of models: the tables on a card's page, and its whole table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from markupsafe import Markup

from sitegen.estimator import DEFAULT_CONTEXT_TOKENS
from sitegen.facts import CardFacts, SizeGroup
from sitegen.i18n import Language
from sitegen.pages.addresses import absolute, card_path, card_table_path, model_path, relative
from sitegen.pages.card_writer import BILLION, CardWriter, billions
from sitegen.pages.tables import SIGNS, bar, international_figures
from sitegen.pages.views import Legend, ModelLine, SizeLine, WholeCardTable, WholeLine
from sitegen.pages.words import EMPTY, name, range_end
from sitegen.settings import Settings
from sitegen.tables import ModelRow


def model_lines(rows: Iterable[ModelRow], writer: CardWriter) -> tuple[ModelLine, ...]:
    """Rows of models that fit."""
    language = writer.language
    fits = {fit: language.sentence(language.label("fit", fit)) for fit in ("comfortable", "tight")}
    return tuple(
        ModelLine(
            name=row.model.name,
            href=_href(row, writer.page, language.code),
            organization=row.model.origin.organizations[0],
            parameters=billions(row.model.size.parameters, language),
            speed=language.speed(row.speed_tok_s),
            low=range_end(language, row.low_tok_s),
            high=range_end(language, row.high_tok_s),
            bar=bar(row),
            need=language.memory(row.need_gb),
            level=row.level or "",
            fit=row.fit,
            fit_text=fits[row.fit],
            published=language.month_short(row.model.origin.published),
        )
        for row in rows
    )


def _href(row: ModelRow, page: str, code: str) -> str:
    return relative(page, model_path(code, row.model.slug))


def size_lines(writer: CardWriter) -> tuple[SizeLine, ...]:
    """One line a size."""
    return tuple(_size_line(group, writer) for group in writer.facts.groups)


def _size_line(group: SizeGroup, writer: CardWriter) -> SizeLine:
    language, pick = writer.language, group.pick
    count = writer.text("card.sizes.count", fit=language.number(group.fit), total=language.number(group.total))
    return SizeLine(
        size=size_words(group.low, group.high, language),
        count=count,
        name=pick.model.name if pick else "",
        href=_href(pick, writer.page, language.code) if pick else "",
        speed=language.speed(pick.speed_tok_s) if pick else "",
        level=(pick.level or "") if pick else "",
        none=EMPTY if pick else writer.text("card.sizes.none"),
    )


def size_words(low: int, high: int | None, language: Language) -> Markup:
    """A group of sizes: "20B–40B"."""
    key = "over" if high is None else "between" if low else "under"
    return language.text(f"card.sizes.{key}", low=low, high=high)


def whole_card_table(facts: CardFacts, languages: Sequence[Language], settings: Settings) -> WholeCardTable:
    """Every model at its default context, in one file that all languages share."""
    card = facts.card
    page = card_table_path(card.slug)
    return WholeCardTable(
        site=settings.name,
        assets=relative(page, "assets/"),
        canonical=absolute(settings.base_url, page),
        name=card.name,
        memory=str(card.memory.size_gb),
        legends=tuple(_legend(facts, language, page) for language in languages),
        lines=tuple(_lines(facts.rows, page, languages[0].code)),
    )


def _legend(facts: CardFacts, language: Language, page: str) -> Legend:
    context = language.plural("count.tokens", DEFAULT_CONTEXT_TOKENS, count=DEFAULT_CONTEXT_TOKENS)
    text = language.text("card.whole_table.legend", card=name(facts.card.name), context=context)
    return Legend(language.code, language.autonym, relative(page, card_path(language.code, facts.card.slug)), text)


def _lines(rows: Iterable[ModelRow], page: str, code: str) -> Iterator[WholeLine]:
    for row in rows:
        speed, low, high, need = international_figures(row)
        model = row.model
        active = model.size.active_parameters
        yield WholeLine(
            name=model.name,
            href=_href(row, page, code),
            parameters=_international_billions(model.size.parameters),
            active=_international_billions(active) if active else "",
            context="" if row.context_tokens == DEFAULT_CONTEXT_TOKENS else str(row.context_tokens),
            published=model.origin.published.isoformat()[:7],
            speed=speed,
            low=low,
            high=high,
            need=need,
            level=row.level or row.usual_level,
            sign=SIGNS[row.fit],
        )


def _international_billions(count: int) -> str:
    of_them = count / BILLION
    return f"{of_them:.1f}" if of_them >= 0.1 else f"{of_them:.2f}"
