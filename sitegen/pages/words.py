"""Small pieces of text: names, links, paragraphs."""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import Markup, escape

from sitegen.i18n import Language

EMPTY = Markup()

TENTHS_BELOW_TOK_S = 9.95
"""Ends of ranges below this have one decimal; from here on, one decimal would round to 10.0."""

_SECOND_STOP = re.compile(r"([.!?…](?:</[a-z]+>)+)\.")
_LINK = Markup('<a href="{}">{}</a>')
_FOREIGN_LINK = Markup('<a href="{}" lang="{}">{}</a>')


def name(text: str) -> Markup:
    """A name that is never translated and keeps its own direction of writing."""
    return Markup(f"<bdi translate=no>{escape(text)}</bdi>")  # a tenth of the time of Markup.format


def link(href: str, text: str | Markup, language: str = "") -> Markup:
    """A link; `language` is given where its text is not in the page's."""
    return _FOREIGN_LINK.format(href, language, text) if language else _LINK.format(href, text)


def hugging_face(repository: str) -> Markup:
    """A link to a repository or an organization on Hugging Face."""
    return link(f"https://huggingface.co/{repository}", name(repository))


def paragraph(language: Language, sentences: Iterable[Markup]) -> Markup:
    """Whole sentences in a row; those that do not apply are empty."""
    space = str(language.text("paragraph.join", first="", second=""))
    return Markup(space.join(filter(None, sentences)))  # Markup.join would escape each of them again


def ended(sentence: Markup) -> Markup:
    """A name or title that ends like a sentence, such as "Some Lab Inc." or "Who are you?", also ends its sentence."""
    # As plain text, because `re` would join the parts of Markup and escape them.
    return Markup(_SECOND_STOP.sub(r"\1", str(sentence))) if ">." in sentence else sentence


def range_end(language: Language, speed_tok_s: float) -> str:
    """One end of a range of speeds: whole tokens per second, with one decimal under 10."""
    return language.number(speed_tok_s, 1 if speed_tok_s < TENTHS_BELOW_TOK_S else 0)


def plain(text: Markup) -> str:
    """A message without tags as plain text, for attributes and titles."""
    return text.unescape()
