"""The page about accuracy in every language."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from sitegen.facts import Accuracy, Summaries, accuracy
from sitegen.i18n import Language
from sitegen.pages.addresses import accuracy_path
from sitegen.pages.head import head
from sitegen.pages.measured import device_name, source
from sitegen.pages.measured_views import AccuracyLine, AccuracyPage, AccuracyTable, RivalLine, WorstLine
from sitegen.pages.page import Page
from sitegen.pages.scatter import scatter
from sitegen.pages.site import Site
from sitegen.pages.words import name, plain
from sitegen.scoring import (
    CURRENT_YEAR,
    DEEP_FROM_TOKENS,
    EMPTY_UP_TO_TOKENS,
    UNKNOWN_QUANT,
    Reason,
    Score,
    Scored,
)

_LABELS = {
    "vendor": "accuracy.vendor",
    "generation": "accuracy.generation",
    "kind": "index.model",
    "quant": "table.level",
    "depth": "measured.depth",
}
_SHARES = ("coverage", "width", "median", "p80")


def accuracy_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `accuracy_pages` makes in one language."""
    yield accuracy_path(code)


def accuracy_pages(site: Site) -> Iterator[Page]:
    """One page a language."""
    found = accuracy(site.measured)
    for language in site.languages:
        view = _page(found, language, site) if found else _empty(language, site)
        yield Page(accuracy_path(language.code), "accuracy.html", view)


def _empty(language: Language, site: Site) -> AccuracyPage:
    title, none = plain(language.text("head.accuracy.title")), language.text("accuracy.none")
    around = head(accuracy_path, language, site.languages, site.settings, title, plain(none))
    return AccuracyPage(around, language.text("accuracy.heading"), none, (), None, (), (), ())


def _page(found: Accuracy, language: Language, site: Site) -> AccuracyPage:
    values = _values(found, language)
    title = plain(language.text("head.accuracy.title"))
    description = plain(language.text("head.accuracy.description", **values | _shares(found.report.as_pages, language)))
    return AccuracyPage(
        head=head(accuracy_path, language, site.languages, site.settings, title, description),
        heading=language.text("accuracy.heading"),
        lead=language.text("accuracy.lead", **_shares(found.report.current or found.report.as_pages, language)),
        paragraphs=tuple(_paragraphs(found, language, values)),
        picture=scatter(found.scored, language),
        tables=tuple(_table(name, parts, language) for name, parts in found.groups.items()),
        rivals=tuple(_rivals(found, language, site.settings.name)),
        worst=tuple(_worst(one, reason, language) for one, reason in found.worst),
    )


def _values(found: Accuracy, language: Language) -> dict[str, object]:
    overall = found.overall
    return {
        "rows": overall.rows,
        "devices": overall.devices,
        "models": found.report.models,
        "sources": found.report.sources,
        **_shares(overall, language),
    }


def _shares(score: Score, language: Language) -> dict[str, str]:
    return {key: percent(getattr(score, key), language) for key in _SHARES}


def percent(ratio: float, language: Language) -> str:
    """A ratio in percent, without the sign: one decimal under 10."""
    return language.number(100 * ratio, 1 if ratio < 0.0995 else 0)


def _paragraphs(found: Accuracy, language: Language, values: dict[str, object]) -> Iterator[Markup]:
    yield language.text("accuracy.basis", **values)
    if found.unseen:
        yield language.text("accuracy.unseen")
    own = {f"own_{key}": values[key] for key in ("median", "p80")}
    yield language.text("accuracy.as_pages", **_shares(found.report.as_pages, language), **own)
    yield language.text("accuracy.ranges", **values)
    current = found.report.current
    if current is not None:
        shares = _shares(current, language)
        yield language.text("accuracy.current", year=str(CURRENT_YEAR), rows=current.rows, coverage=shares["coverage"])
    if found.mixture is not None:
        others = _shares(found.mixture.others, language)
        device, rows = name(found.mixture.device), found.mixture.rows
        yield language.text("accuracy.dominated", device=device, rows=rows, median=others["median"])
    noise = found.overall.noise
    if noise is not None:
        yield language.text("accuracy.noise", noise=percent(noise, language), pairs=found.overall.noise_rows)
    yield language.text(
        "accuracy.left_out", doubtful=found.doubtful, several=found.several_devices, unknown=found.unpredictable
    )


def _table(name: str, parts: dict[str, Score], language: Language) -> AccuracyTable:
    lines = tuple(_line(_label(name, key, language), part, language) for key, part in parts.items())
    return AccuracyTable(name, language.text(f"accuracy.by_{name}"), language.text(_LABELS[name]), lines)


def _line(label: str, score: Score, language: Language) -> AccuracyLine:
    return AccuracyLine(
        name=label,
        rows=language.number(score.rows),
        devices=language.number(score.devices),
        median=percent(score.median, language),
        p80=percent(score.p80, language),
        covered=language.number(100 * score.coverage),
    )


def _label(grouping: str, key: str, language: Language) -> str:
    if grouping == "kind":
        return plain(language.text(f"accuracy.{key}"))
    if grouping == "depth":
        bounds = {"low": EMPTY_UP_TO_TOKENS, "high": DEEP_FROM_TOKENS}
        return plain(language.text(f"accuracy.depth_{key}", **bounds))
    if grouping == "quant" and key == UNKNOWN_QUANT:
        return plain(language.text("accuracy.unknown_quant"))
    if grouping == "quant" and key.startswith("other "):
        return plain(language.text("accuracy.other_quant", bits="".join(filter(str.isdigit, key))))
    return key


def _rivals(found: Accuracy, language: Language, ourselves: str) -> Iterator[RivalLine]:
    stated = found.report.as_pages  # the others do not know a row's software either
    yield RivalLine(ourselves, "", percent(stated.median, language), percent(stated.p80, language))
    for one in found.rivals:
        rival = one.rival
        label = f"{rival.name} {rival.version}".strip() if rival.link else plain(language.text("accuracy.rivals.plain"))
        yield RivalLine(label, rival.link or "", percent(one.median, language), percent(one.p80, language))


def _worst(one: Scored, reason: Reason | None, language: Language) -> WorstLine:
    row = one.row
    return WorstLine(
        card=device_name(row),
        model=row.model.name,
        level=row.quant,
        depth=language.number(row.depth_tokens),
        speed=language.speed(row.speed_tok_s),
        estimate=language.speed(one.estimate.speed_tok_s),
        factor=language.number(one.times, 1),
        reason=language.text(f"accuracy.reason.{reason.key}") if reason else None,
        source=source(row, language.month_short),
    )
