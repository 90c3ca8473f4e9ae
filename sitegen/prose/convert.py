"""One article's Markdown to HTML. Everything that is wrong with it is in the result, not raised."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markdown import Markdown
from markdown.extensions import Extension
from markdown.extensions.attr_list import AttrListExtension
from markdown.extensions.fenced_code import FencedCodeExtension
from markdown.extensions.footnotes import FootnoteExtension
from markdown.extensions.sane_lists import SaneListExtension
from markdown.extensions.tables import TableExtension
from markdown.extensions.toc import TocExtension, slugify_unicode
from markdown.preprocessors import Preprocessor
from markupsafe import Markup, escape

from sitegen.catalog import Problem, nearest
from sitegen.prose.source import Placeholder, ValueMissingError, link_places, mistakes, place, placeholders
from sitegen.prose.tree import SiteTree

BLOCKS_WE_LEAVE_OUT = ("code", "setextheader")  # code is fenced; a line of hyphens is no heading
PATTERNS_WE_LEAVE_OUT = ("html", "entity", "automail", "image_link", "image_reference", "short_image_ref")
BEFORE_CODE = 29  # priority among the library's steps: after its first, which removes its own marks from the source
_MARK = re.compile("\ue000([0-9]+)\ue001")


@dataclass(frozen=True, slots=True)
class Table:
    """What a placeholder alone on its line may stand for. Columns of `figures` are aligned as such."""

    heads: tuple[str | Markup, ...]
    figures: tuple[bool, ...]
    rows: tuple[tuple[str | Markup, ...], ...]


Value = str | Markup | Table
Values = Mapping[str, Callable[..., Value]]
"""What stands for a placeholder, by its kind; called with its arguments. Raises ValueMissingError."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of the second level, for the list of contents."""

    id: str
    text: Markup


@dataclass(frozen=True, slots=True)
class Target:
    """Where a link leads as it was written: `address` without its `#fragment`; and where it stands."""

    address: str
    fragment: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Converted:
    """`targets` are links into the site, which the caller checks."""

    html: Markup
    contents: tuple[Heading, ...]
    ids: frozenset[str]
    targets: tuple[Target, ...]
    problems: tuple[Problem, ...]


def convert(file: str, text: str, values: Values, href: Callable[[str], str], back: str) -> Converted:
    """`text` of `file` as HTML. `href` turns a link into the site to its address as seen from the page; `back` names
    the way from a footnote, whose number takes the place of {} in it, to its place in the text."""
    problems = [Problem(file, *place(text, each.start), "", each.message, each.hint) for each in mistakes(text)]
    found = tuple(placeholders(text, frozenset(values)))
    stand_ins: list[Value] = []
    for each in found:
        try:
            stand_ins.append(_value(each, values))
        except ValueMissingError as problem:
            problems.append(Problem(file, *place(text, each.start), "", problem.message, problem.hint))
    if problems:
        return Converted(Markup(), (), frozenset(), (), tuple(sorted(problems)))
    tree = SiteTree(href)
    filled, marked = _filled(text, found, stand_ins)
    markdown = _markdown(tree, marked, back)
    html = Markup(markdown.convert(filled))
    tokens: list[dict[str, Any]] = markdown.toc_tokens  # type: ignore[attr-defined]
    contents = tuple(Heading(token["id"], Markup(token["name"])) for token in tokens)
    return Converted(html, contents, frozenset(tree.ids), tuple(_targets(text, tree.links)), ())


def _value(placeholder: Placeholder, values: Values) -> Value:
    kind = placeholder.kind
    if kind not in values:
        known = tuple(values)
        message = f'expected a placeholder that there is, got "{kind}"'
        raise ValueMissingError(message, nearest(kind, known) or f"there are: {', '.join(known)}")
    value = values[kind](*placeholder.arguments)
    if isinstance(value, Table) and not placeholder.alone:
        raise ValueMissingError("expected a table's placeholder alone on its line", "give it a line of its own")
    return value


def _targets(text: str, links: Sequence[str]) -> list[Target]:
    places = link_places(text)
    targets = []
    for link in links:
        address, _, fragment = link.partition("#")
        targets.append(Target(address, fragment, *place(text, places.get(link, 0))))
    return targets


class _Aside(Preprocessor):
    """Hands finished values to the library, which keeps them aside to the end."""

    def __init__(self, md: Markdown, values: Sequence[str | Markup]) -> None:
        super().__init__(md)
        self.values = values

    def run(self, lines: list[str]) -> list[str]:
        return _MARK.sub(self.kept, "\n".join(lines)).split("\n")

    def kept(self, mark: re.Match[str]) -> str:
        return self.md.htmlStash.store(escape(self.values[int(mark[1])]))


def _filled(text: str, found: Sequence[Placeholder], values: Sequence[Value]) -> tuple[str, list[str | Markup]]:
    """The text with a mark for each value, and the values. A table becomes one in Markdown, so that all are alike."""
    marked: list[str | Markup] = []

    def mark(value: str | Markup) -> str:
        marked.append(value)
        return f"\ue000{len(marked) - 1}\ue001"

    parts: list[str] = []
    last = 0
    for placeholder, value in zip(found, values, strict=True):
        parts += text[last : placeholder.start], _lines(value, mark) if isinstance(value, Table) else mark(value)
        last = placeholder.end
    return "".join([*parts, text[last:]]), marked


def _lines(table: Table, mark: Callable[[str | Markup], str]) -> str:
    line = ["--:" if figures else "---" for figures in table.figures]
    heads, *rows = ([mark(cell) for cell in row] for row in (table.heads, *table.rows))
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, line, *rows))


def _markdown(tree: SiteTree, marked: Sequence[str | Markup], back: str) -> Markdown:
    extensions: list[Extension] = [
        TableExtension(use_align_attribute=True),
        FencedCodeExtension(),
        FootnoteExtension(BACKLINK_TITLE=back, UNIQUE_IDS=False),
        SaneListExtension(),
        AttrListExtension(),
        TocExtension(slugify=slugify_unicode, toc_depth="2"),
        tree,
    ]
    markdown = Markdown(extensions=extensions, output_format="html")
    for name in BLOCKS_WE_LEAVE_OUT:
        markdown.parser.blockprocessors.deregister(name)
    for name in PATTERNS_WE_LEAVE_OUT:
        markdown.inlinePatterns.deregister(name)
    markdown.preprocessors.deregister("html_block")
    markdown.preprocessors.register(_Aside(markdown, marked), "aside", BEFORE_CODE)
    return markdown
