"""The tool above a model's table: its controls, and the texts that its script writes with.

The script computes no figure and knows no language. What it says comes from one file a language, `tool_texts`, where a
message that counts has its forms by CLDR category; it writes figures as `Language.number` does.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import get_args

from markupsafe import Markup

from sitegen.catalog import Card, CardKind, Vendor
from sitegen.estimator import LADDER, LEVELS
from sitegen.i18n import Language
from sitegen.pages import answers, picture
from sitegen.pages.addresses import CARDS_DATA, data_path, relative, texts_path
from sitegen.pages.views import Choice, Tool
from sitegen.pages.writer import Writer
from sitegen.settings import Settings

MESSAGES = (
    "paragraph.join",
    "count.tokens",
    "row.legacy",
    "row.closed",
    "lead.only",
    "lead.smallest",
    "lead.smallest_legacy",
    "tool.answer",
    "tool.answer_filtered",
    "tool.answer_none",
    "tool.answer_none_filtered",
    "tool.caption",
    "tool.count",
    "tool.more",
    "tool.empty",
    "tool.lacks",
    "tool.mine.row",
    "tool.mine.unknown",
    *(f"tool.level.{level.name.lower()}" for level in LEVELS),
    *picture.MESSAGES,
)
"""What the script says, by the keys of the messages."""


def tool(writer: Writer, page: str, settings: Settings) -> Tool:
    """The tool of the model's page at the address `page`."""
    facts, language = writer.facts, writer.language
    cards = {row.card.slug: row.card for row in facts.rows}
    floor = LADDER[-1].name
    return Tool(
        name=facts.model.name,
        context=facts.context_tokens,
        contexts=facts.context_presets,
        context_text=writer.tokens(facts.context_tokens),
        decimal=language.decimal,
        group=language.group,
        grouping=language.minimum_grouping_digits,
        model_src=relative(page, data_path(facts.model.slug)),
        cards_src=relative(page, CARDS_DATA),
        texts_src=relative(page, texts_path(language.code)),
        levels=tuple(level.name for level in LEVELS),
        level=floor,
        level_text=writer.text(f"tool.level.{floor.lower()}"),
        memories=tuple(sorted({card.memory.size_gb for card in cards.values()})),
        kinds=_kinds(language, cards.values()),
        vendors=tuple(vendor for vendor in get_args(Vendor) if any(card.vendor == vendor for card in cards.values())),
        popular=tuple(Choice(slug, Markup.escape(cards[slug].name)) for slug in settings.popular_cards),
        answer=_answer(writer, floor),
    )


def _kinds(language: Language, cards: Iterable[Card]) -> tuple[Choice, ...]:
    there = {card.kind for card in cards}
    return tuple(
        Choice(kind, language.sentence(language.label("card_kind", kind)))
        for kind in get_args(CardKind)
        if kind in there
    )


def _answer(writer: Writer, floor: str) -> Markup:
    """What the script says, too, before anything is chosen."""
    if not writer.facts.cards_fit:
        return writer.text("tool.answer_none", level=floor)
    count = writer.plural("tool.answer", writer.facts.cards_fit, level=floor)
    return writer.paragraph(count, answers.extremes(writer))


def tool_texts(language: Language) -> str:
    """The texts that the script needs in one language, as a JSON object by key."""
    texts: dict[str, object] = {key: language.template(key) for key in MESSAGES}
    texts |= {f"fit.{fit}": language.sentence(language.label("fit", fit)) for fit in ("comfortable", "tight")}
    texts["months"] = language.months_short
    return json.dumps(texts, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"
