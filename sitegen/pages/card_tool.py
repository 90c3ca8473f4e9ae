"""The tool above a card's table: what its page says of it, its controls, and the texts that its script writes with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from typing import get_args

from markupsafe import Markup, escape

from sitegen.catalog import Model, Task
from sitegen.estimator import DEFAULT_CONTEXT_TOKENS, LADDER, LEVELS, context_presets
from sitegen.facts import GROUP_LIMITS_BILLIONS, Summaries
from sitegen.i18n import Language
from sitegen.pages import card_picture
from sitegen.pages.addresses import DATA, MODELS_DATA, card_texts_path, relative
from sitegen.pages.card_tables import size_words
from sitegen.pages.card_writer import CardWriter
from sitegen.pages.page import File, Page
from sitegen.pages.site import Site
from sitegen.pages.tool import WHY_MESSAGES, tool_texts
from sitegen.pages.views import CardControls, CardTool, Choice
from sitegen.pages.words import name
from sitegen.tables import models_data

MESSAGES = (
    "paragraph.join",
    "count.tokens",
    *(
        f"card.tool.{key}"
        for key in (
            "answer",
            "answer_filtered",
            "answer_none",
            "answer_none_filtered",
            "largest",
            "only",
            "caption",
            "count",
            "more",
            "empty",
        )
    ),
    "tool.label",
    "tool.lacks",
    "tool.malformed",
    "picture.mark",
    *(f"tool.level.{level.name.lower()}" for level in LEVELS),
    *card_picture.MESSAGES,
    *WHY_MESSAGES,
)
"""What the script says, by the keys of the messages."""

FEWEST = 3
"""An organization or task with fewer models is found by searching; a list of 400 would hide the others."""

LONGEST_LIMIT_TOKENS = 2**20


def card_tool(writer: CardWriter) -> CardTool:
    """The tool on a card's page."""
    facts = writer.facts
    return CardTool(
        class_name=facts.class_name,
        class_index=facts.class_index,
        group_name=facts.group_name,
        name=facts.card.name,
        context=DEFAULT_CONTEXT_TOKENS,
        contexts=context_presets(LONGEST_LIMIT_TOKENS),
        count=facts.models_fit,
        files=relative(writer.page, DATA),
        answer=_answer(writer),
    )


def _answer(writer: CardWriter) -> Markup:
    """What the script says, too, before anything is chosen."""
    facts, level = writer.facts, LADDER[-1].name
    if facts.largest is None:
        return writer.text("card.tool.answer_none", level=level)
    key = "card.tool.largest" if facts.models_fit > 1 else "card.tool.only"
    largest = writer.text(key, **writer.row(facts.largest), largest=name(facts.largest.model.name))
    return writer.paragraph(writer.plural("card.tool.answer", facts.models_fit, level=level), largest)


def card_text_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `card_text_pages` makes."""
    yield card_texts_path(code)


def card_text_pages(site: Site, language: Language) -> Iterator[Page]:
    """What the script needs in one language on the pages of cards."""
    controls = card_controls(language, [table.model for table in site.tables])
    finish = partial(tool_texts, language, messages=MESSAGES)
    yield Page(card_texts_path(language.code), "card_controls.html", controls, language.code, finish)


def models_paths(summaries: Summaries) -> Iterator[str]:
    """The address of what `models_files` makes."""
    yield MODELS_DATA


def models_files(site: Site) -> Iterator[File]:
    """What the script needs to know of the models."""
    yield File(MODELS_DATA, models_data(site.tables).encode())


def card_controls(language: Language, models: Iterable[Model]) -> CardControls:
    """The controls in one language; they offer what `models` have."""
    models = tuple(models)
    makers = _frequent(model.origin.organizations[0] for model in models)
    tasks = _frequent(task for model in models for task in model.purpose.tasks)
    years = sorted({model.origin.published.year for model in models}, reverse=True)
    labels = {task: language.sentence(language.label("task", task)) for task in get_args(Task) if task in tasks}
    return CardControls(
        levels=tuple(level.name for level in LEVELS),
        level=LADDER[-1].name,
        sizes=tuple(_size(low, high, language) for low, high in _bounds()),
        organizations=tuple(Choice(maker, escape(maker)) for maker in sorted(makers, key=str.casefold)),
        tasks=tuple(Choice(task, text) for task, text in sorted(labels.items(), key=lambda each: each[1])),
        years=tuple(Choice(str(year), escape(year)) for year in years),
        designs=tuple(
            Choice(style, language.sentence(language.text(f"card.picture.{style}"))) for style in card_picture.STYLES
        ),
    )


def _frequent(values: Iterable[str]) -> set[str]:
    return {value for value, count in Counter(values).items() if count >= FEWEST}


def _bounds() -> Iterator[tuple[int, int | None]]:
    return zip((0, *GROUP_LIMITS_BILLIONS), (*GROUP_LIMITS_BILLIONS, None), strict=True)


def _size(low: int, high: int | None, language: Language) -> Choice:
    return Choice(f"{low}-{high or ''}", language.sentence(size_words(low, high, language)))
