"""What an editor would mark in a text: markup that pages do not allow, spacing, punctuation, quotes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sitegen.i18n.messages import PLACEHOLDER, parse_message
from sitegen.i18n.po_files import PoFile
from sitegen.i18n.problems import Problem

Remark = tuple[str, str]  # what is wrong, what to do

_TAG = re.compile(r"<[^<>]*>")
_OPENING = re.compile(r'<(?:(strong|em|bdi|abbr)|(abbr) title="[^"<>]+"|(a) href="\{[a-z][a-z0-9_]*\}")>')
_CLOSING = re.compile(r"</(strong|em|bdi|abbr|a)>")
_ENTITY = re.compile(r"&(?:amp|lt|gt);")
_ALLOWED = '<strong>, <em>, <bdi>, <abbr title="…">, <a href="{…}">'
_NO_BREAK = "\u00a0\u202f"

_UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]")
_DOUBLED = re.compile(r"\.\.|,,|;;|::| [.,](?![0-9])|[.,;:][,;]|[,;:]\.")
_QUOTES = {"en": "“ ”", "es": "« »", "fr": "« »", "it": "« »"}
_FRENCH_BEFORE = re.compile(rf"[^{_NO_BREAK}?!]([;:!?»])(?=\s|$|[.,)»”])")
_FRENCH_AFTER = re.compile(rf"«(?![{_NO_BREAK}])")
_SPANISH_PAIRS = (("¿", "?"), ("¡", "!"))


def proofreading_problems(file: PoFile) -> Iterator[Problem]:
    """The remarks on every text of a file, located."""
    for entry in file.entries.values():
        for form in entry.forms:
            for message, hint in remarks(file.code, form):
                yield Problem(file.path, entry.line, entry.key, message, hint)


def remarks(code: str, text: str) -> Iterator[Remark]:
    """What is wrong with one text in the language of that code."""
    try:
        parse_message(text)
    except ValueError as error:
        yield str(error), "write placeholders as {name}, in lower case"
    yield from _markup_remarks(text)
    plain = _ENTITY.sub("x", _TAG.sub("", PLACEHOLDER.sub("x", text)))
    yield from _spacing_remarks(plain)
    yield from _quote_remarks(code.partition("-")[0], plain)
    if code.partition("-")[0] == "fr":
        yield from _french_remarks(plain)
    if code.partition("-")[0] == "es":
        yield from _spanish_remarks(plain)


def _markup_remarks(text: str) -> Iterator[Remark]:
    open_tags: list[str] = []
    for tag in _TAG.findall(text):
        opening, closing = _OPENING.fullmatch(tag), _CLOSING.fullmatch(tag)
        if opening:
            open_tags.append(next(name for name in opening.groups() if name))
        elif closing and open_tags and open_tags[-1] == closing.group(1):
            open_tags.pop()
        elif closing:
            yield f"{tag} closes nothing", "close tags in the reverse order of their opening"
        else:
            yield f"{tag} is not allowed", f"use only {_ALLOWED}"
    if open_tags:
        yield f"<{open_tags[-1]}> is not closed", f"write </{open_tags[-1]}>"
    rest = _ENTITY.sub("", _TAG.sub("", text))
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        if sign in rest:
            yield f'"{sign}" outside of a tag', f"write {entity}, and other characters as themselves"


def _spacing_remarks(plain: str) -> Iterator[Remark]:
    if found := _UNSEEN.search(plain):
        yield f"the invisible character U+{ord(found.group()):04X}", "delete it"
    if plain != plain.strip():
        yield "a space at the start or the end", "remove it; a message is a whole sentence or a whole label"
    if "  " in plain or any(sign in plain for sign in "\n\t\r"):
        yield "a doubled space, a tab or a line feed", "write one space"
    if found := _DOUBLED.search(plain):
        yield f'the punctuation "{found.group()}"', "write one sign, without a space before it; … for an ellipsis"


def _quote_remarks(language: str, plain: str) -> Iterator[Remark]:
    if language not in _QUOTES:
        return
    if "'" in plain:
        yield "a straight apostrophe", "write ’"
    if '"' in plain:
        yield "a straight quote", f"write {_QUOTES[language]}"


def _french_remarks(plain: str) -> Iterator[Remark]:
    hint = "write a no-break space, U+202F or U+00A0"
    for found in _FRENCH_BEFORE.finditer(plain):
        yield f'no no-break space before "{found.group(1)}"', hint
    if _FRENCH_AFTER.search(plain):
        yield 'no no-break space after "«"', hint


def _spanish_remarks(plain: str) -> Iterator[Remark]:
    for opening, closing in _SPANISH_PAIRS:
        if plain.count(opening) != plain.count(closing):
            yield f'"{opening}" and "{closing}" are not paired', f'open with "{opening}", close with "{closing}"'
