"""What people measured of a model: a section of its page, and the whole list that all languages share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from markupsafe import Markup, escape

from sitegen.facts import MOST_SHOWN, ModelFacts, representative
from sitegen.i18n import Language
from sitegen.pages.addresses import absolute, accuracy_path, card_path, measured_path, model_path, relative
from sitegen.pages.card_writer import CardWriter
from sitegen.pages.measured_views import WholeMeasured
from sitegen.pages.views import Legend, Link, MeasuredLine, MeasuredSection
from sitegen.pages.words import EMPTY, name, range_end
from sitegen.pages.writer import Writer
from sitegen.scoring import MeasuredRow, Scored
from sitegen.settings import Settings


def device_name(row: MeasuredRow) -> str:
    """A device as its only card is called, or as the report calls it."""
    return row.cards[0].name if len(row.cards) == 1 else row.device.name


def measured_section(writer: Writer, page: str) -> MeasuredSection | None:
    """The measurements that a model's page shows, None where there are none."""
    facts, language = writer.facts, writer.language
    shown = representative(facts.measured, device_name)
    if not shown:
        return None
    devices = len({device_name(one.row) for one in facts.measured})
    count = len(facts.measured)
    whole = Link(
        writer.plural("measured.whole", count),
        f"{relative(page, measured_path(facts.model.slug))}#{writer.language.code}",
    )
    return MeasuredSection(
        heading=writer.text("measured.heading"),
        subject=language.text("table.card"),
        caption=writer.paragraph(_caption(writer, len(shown), devices), _too_small(writer, shown)),
        lines=tuple(_line(one, language, page) for one in shown),
        whole=whole if has_whole_list(count) else None,
        accuracy=Link(language.text("measured.accuracy"), relative(page, accuracy_path(language.code))),
    )


def measured_on_card(writer: CardWriter, measured: Sequence[Scored]) -> MeasuredSection | None:
    """The measurements that a card's page shows, None where there are none."""
    language, page = writer.language, writer.page
    shown = representative(measured, _model_name)
    if not shown:
        return None
    count = len({_model_name(one.row) for one in measured})
    many = writer.text("card.measured.caption_some", shown=len(shown), count=count)
    return MeasuredSection(
        heading=writer.text("card.measured.heading"),
        subject=language.text("index.model"),
        caption=writer.paragraph(
            many if len(shown) < count else writer.plural("card.measured.caption", count), _too_large(writer, shown)
        ),
        lines=tuple(_model_line(one, language, page) for one in shown),
        whole=None,
        accuracy=Link(language.text("measured.accuracy"), relative(page, accuracy_path(language.code))),
    )


def _too_small(writer: Writer, shown: Sequence[Scored]) -> Markup:
    """Why a card was measured that the page's tables say is too small."""
    facts = writer.facts
    fitting = {row.card.slug for row in facts.rows[: facts.cards_fit]}
    known = [{card.slug for card in one.row.cards} for one in shown if one.row.cards]
    return EMPTY if all(slugs & fitting for slugs in known) else writer.text("measured.tight", level=facts.lowest_level)


def _too_large(writer: CardWriter, shown: Sequence[Scored]) -> Markup:
    """Why a model was measured that the card's tables say is too large for it."""
    fitting = {row.model.slug for row in writer.facts.rows if row.level}
    measured = {one.row.model.record.slug for one in shown if one.row.model.record}
    return EMPTY if measured <= fitting else writer.text("card.measured.tight")


def _model_name(row: MeasuredRow) -> str:
    return row.model.record.name if row.model.record else row.model.name


def _model_line(one: Scored, language: Language, page: str) -> MeasuredLine:
    record = one.row.model.record
    href = relative(page, model_path(language.code, record.slug)) if record else ""
    return replace(_line(one, language, page), name=_model_name(one.row), href=href)


def has_whole_list(count: int) -> bool:
    """Whether a model of so many measurements has a list of all of them."""
    return count > MOST_SHOWN


def _caption(writer: Writer, shown: int, devices: int) -> Markup:
    if shown == devices:
        return writer.plural("measured.caption", devices)
    return writer.text("measured.caption_some", shown=shown, count=devices)


def _line(one: Scored, language: Language, page: str) -> MeasuredLine:
    row, estimate = one.row, one.estimate
    cards = row.cards
    return MeasuredLine(
        name=device_name(row),
        href=relative(page, card_path(language.code, cards[0].slug)) if cards else "",
        speed=language.speed(row.speed_tok_s),
        estimate=language.speed(estimate.speed_tok_s),
        low=range_end(language, estimate.low_tok_s),
        high=range_end(language, estimate.high_tok_s),
        level=row.quant,
        depth=language.number(row.depth_tokens),
        source=source(row, language.month_short),
    )


def source(row: MeasuredRow, month: Callable[..., str]) -> Link:
    """The engine and the time of a measurement, leading to where it was published."""
    when = month(row.date) if row.date else str(row.year or "")
    return Link(escape(f"{row.engine} {when}".strip()), row.link)


def whole_measured(facts: ModelFacts, languages: Sequence[Language], settings: Settings) -> WholeMeasured:
    """Every measurement of a model."""
    page = measured_path(facts.model.slug)
    return WholeMeasured(
        site=settings.name,
        assets=relative(page, "assets/"),
        canonical=absolute(settings.base_url, page),
        name=facts.model.name,
        legends=tuple(_legend(facts, language, page) for language in languages),
        lines=tuple(_international(one, languages[0].code, page) for one in facts.measured),
    )


def _legend(facts: ModelFacts, language: Language, page: str) -> Legend:
    text = language.text("whole_measured.legend", model=name(facts.model.name))
    return Legend(language.code, language.autonym, relative(page, model_path(language.code, facts.model.slug)), text)


def _international(one: Scored, code: str, page: str) -> MeasuredLine:
    row, estimate = one.row, one.estimate
    cards = row.cards
    return MeasuredLine(
        name=device_name(row),
        href=relative(page, card_path(code, cards[0].slug)) if cards else "",
        speed=_figure(row.speed_tok_s),
        estimate=_figure(estimate.speed_tok_s),
        low=_figure(estimate.low_tok_s),
        high=_figure(estimate.high_tok_s),
        level=row.quant,
        depth=str(row.depth_tokens),
        source=source(row, lambda day: f"{day:%Y-%m}"),
    )


def _figure(speed_tok_s: float) -> str:
    """One decimal under 100, none from 100 on, half up."""
    tenths = int(speed_tok_s * 10 + 0.5)
    return f"{tenths // 10}.{tenths % 10}" if tenths < 1000 else str(int(speed_tok_s + 0.5))
