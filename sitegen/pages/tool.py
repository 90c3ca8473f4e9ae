"""The tool above a model's table: what its page says of it, its controls, and the texts that its script writes with.

The script computes no figure and knows no language. The controls, all it says and how it writes figures come from one
file a language, which all models share; a message that counts has its forms there by CLDR category.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import partial
from re import compile as pattern
from typing import get_args

from markupsafe import Markup

from sitegen.catalog import Card, CardKind, Vendor
from sitegen.estimator import LADDER, LEVELS
from sitegen.facts import Summaries
from sitegen.i18n import Language
from sitegen.pages import answers, picture
from sitegen.pages.addresses import CARDS_DATA, DATA, relative, texts_path
from sitegen.pages.page import File, Page
from sitegen.pages.site import Site
from sitegen.pages.views import Choice, Controls, Tool
from sitegen.pages.writer import Writer
from sitegen.settings import Settings
from sitegen.tables import EVIDENCE, cards_data

PARTS = (
    "weights",
    "embeddings",
    "head",
    "attention",
    "feed-forward",
    "experts",
    "shared-experts",
    "router",
    "recurrent",
    "other",
    "encoder",
    "per-layer-embeddings",
)
"""What the weights of models consist of."""

WHY_MESSAGES = (
    "why.memory",
    *(f"why.part.{part}" for part in PARTS),
    "why.cache",
    "why.buffers",
    "why.runtime",
    "why.need",
    "why.time",
    "why.fixed",
    "why.reading",
    "why.unpacking",
    "why.reading_cache",
    "why.total",
    *(f"why.rests{place}" for place in range(len(EVIDENCE))),
)
"""What the script says of what a row's figures consist of."""

MESSAGES = (
    "paragraph.join",
    "count.tokens",
    "row.legacy",
    "row.closed",
    "lead.only",
    "lead.smallest",
    "lead.smallest_legacy",
    "tool.label",
    "tool.answer",
    "tool.answer_filtered",
    "tool.answer_none",
    "tool.answer_none_filtered",
    "tool.caption",
    "tool.count",
    "tool.more",
    "tool.empty",
    "tool.lacks",
    "tool.malformed",
    "tool.mine.kept",
    "tool.mine.row",
    "tool.mine.unknown",
    *(f"tool.level.{name}" for name in (level.name.lower() for level in LEVELS)),
    *picture.MESSAGES,
    *WHY_MESSAGES,
)
"""What the script says, by the keys of the messages."""

_FLOOR = LADDER[-1].name
_BRAND = pattern(r"^(?:GeForce|Radeon|Apple) | \(.*?\)")


def tool(writer: Writer, page: str) -> Tool:
    """The tool on the model's page at the address `page`."""
    facts = writer.facts
    return Tool(
        slug=facts.model.slug,
        name=facts.model.name,
        context=facts.context_tokens,
        contexts=facts.context_presets,
        count=facts.cards_fit,
        files=relative(page, DATA),
        answer=_answer(writer),
    )


def _answer(writer: Writer) -> Markup:
    """What the script says, too, before anything is chosen."""
    if not writer.facts.cards_fit:
        return writer.text("tool.answer_none", level=_FLOOR)
    count = writer.plural("tool.answer", writer.facts.cards_fit, level=_FLOOR)
    return writer.paragraph(count, answers.extremes(writer))


def text_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `text_pages` makes."""
    yield texts_path(code)


def text_pages(site: Site, language: Language) -> Iterator[Page]:
    """What the script needs in one language."""
    controls = tool_controls(language, (entry.card for entry in site.deck.cards), site.settings)
    yield Page(texts_path(language.code), "controls.html", controls, language.code, partial(tool_texts, language))


def cards_paths(summaries: Summaries) -> Iterator[str]:
    """The address of what `cards_files` makes."""
    yield CARDS_DATA


def cards_files(site: Site) -> Iterator[File]:
    """What the script needs to know of the cards."""
    yield File(CARDS_DATA, cards_data(site.deck).encode())


def tool_controls(language: Language, cards: Iterable[Card], settings: Settings) -> Controls:
    """The controls in one language; they offer what `cards` have."""
    by_slug = {card.slug: card for card in cards}
    kinds, vendors = ({getattr(card, field) for card in by_slug.values()} for field in ("kind", "vendor"))
    return Controls(
        levels=tuple(level.name for level in LEVELS),
        level=_FLOOR,
        memories=tuple(sorted({card.memory.size_gb for card in by_slug.values()})),
        kinds=tuple(
            Choice(kind, language.sentence(language.label("card_kind", kind)))
            for kind in get_args(CardKind)
            if kind in kinds
        ),
        vendors=tuple(vendor for vendor in get_args(Vendor) if vendor in vendors),
        popular=tuple(Choice(slug, Markup.escape(spoken_name(by_slug[slug]))) for slug in settings.popular_cards),
    )


def spoken_name(card: Card) -> str:
    """A card's name as its owner says it: "RTX 3060 12 GB", "M4 Max 128 GB"."""
    return _BRAND.sub("", card.name)


def tool_texts(language: Language, controls: str, messages: Iterable[str] = MESSAGES) -> str:
    """What the script needs in one language, as a JSON object; `controls` is HTML."""
    texts: dict[str, object] = {key: language.template(key) for key in messages}
    texts |= {f"fit.{fit}": language.sentence(language.label("fit", fit)) for fit in ("comfortable", "tight")}
    texts |= {
        "controls": controls,
        "months": language.months_short,
        "decimal": language.decimal,
        "group": language.group,
        "grouping": language.minimum_grouping_digits,
    }
    return json.dumps(texts, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"
