"""Small pieces of text: names, links, paragraphs."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from sitegen.i18n import Language

EMPTY = Markup()

_NAME = Markup('<bdi translate="no">{}</bdi>')
_LINK = Markup('<a href="{}">{}</a>')
_FOREIGN_LINK = Markup('<a href="{}" lang="{}">{}</a>')


def name(text: str) -> Markup:
    """A name that is never translated and keeps its own direction of writing."""
    return _NAME.format(text)


def link(href: str, text: str | Markup, language: str = "") -> Markup:
    """A link; `language` is given where its text is not in the page's."""
    return _FOREIGN_LINK.format(href, language, text) if language else _LINK.format(href, text)


def hugging_face(repository: str) -> Markup:
    """A link to a repository or an organization on Hugging Face."""
    return link(f"https://huggingface.co/{repository}", name(repository))


def paragraph(language: Language, sentences: Iterable[Markup]) -> Markup:
    """Whole sentences in a row; those that do not apply are empty."""
    space = language.text("paragraph.join", first="", second="")
    return space.join(sentence for sentence in sentences if sentence)


def plain(text: Markup) -> str:
    """A message without tags as plain text, for attributes and titles."""
    return text.unescape()
