"""Longer prose: content/pages/<language>/<name>.md, a YAML head between two lines of three hyphens, then Markdown.

English is the source, as in i18n/. A translation names the state of its source in `translates`; where the source has
changed since, the translation is stale: still published, and the build says so. What the Markdown says is not looked
at here.
"""

from __future__ import annotations

import json
import re
from base64 import b32encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from typing import Annotated, TypeVar

from pydantic import Field

from sitegen.catalog.explain import Explainer
from sitegen.catalog.fields import SLUG, Count, Day, Expected, Name
from sitegen.catalog.files import files_of
from sitegen.catalog.problem import Problem
from sitegen.catalog.reader import parse
from sitegen.catalog.records import Record
from sitegen.catalog.text import decode

ARTICLES = "content/pages"
SOURCE = "en"
_END_OF_HEAD = re.compile(r"^---[ \t]*$", re.MULTILINE)


class ArticleHead(Record):
    """What every article says of itself. `label` is what links to it say; `updated` is the day of its last change."""

    title: Name
    description: Name
    label: Name
    updated: Day


class SourceHead(ArticleHead):
    """`order` places the article among the others; `foot` puts it in the foot of every page of the site."""

    order: Count
    foot: bool = False


class TranslationHead(ArticleHead):
    """`translates` is the state of the English article that was translated, as `state_of` gives it."""

    translates: Annotated[
        str,
        Field(pattern=r"^[a-z2-7]{8}$"),
        Expected("the state of the English article: 8 letters and digits, which the build prints"),
    ]


H = TypeVar("H", SourceHead, TranslationHead)


@dataclass(frozen=True, slots=True)
class Article:
    """One article in one language. `text` has the file's lines, those of the head left empty, so that places in it are
    places in the file. `order` and `foot` are its source's."""

    name: str
    language: str
    file: str
    title: str
    description: str
    label: str
    updated: date
    order: int
    foot: bool
    stale: bool
    text: str


@dataclass(frozen=True, slots=True)
class Articles:
    """`found` is sorted by order, name and language. `notes` tell translators what to do and stop nothing."""

    found: tuple[Article, ...]
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class _Read:
    file: str
    head: SourceHead | TranslationHead
    text: str
    place: tuple[int, int]  # of `translates`


def load_articles(root: Path, languages: Sequence[str]) -> Articles:
    """The articles below `root` in `languages`. English is read in any case, and left out where it is none of them."""
    problems: list[Problem] = []
    sources = _folder(root, SOURCE, SourceHead, problems)
    found = [_article(read, SOURCE, read.head, False) for read in sources.values()] if SOURCE in languages else []
    notes: list[Problem] = []
    for code in languages:
        if code != SOURCE:
            translations = _folder(root, code, TranslationHead, problems)
            problems += _without_source(root, translations)
            notes += _missing(code, translations, sources)
            found += _compared(code, translations, sources, notes)
    found.sort(key=lambda each: (each.order, each.name, each.language))
    return Articles(tuple(found), tuple(sorted(problems)), tuple(sorted(notes)))


def state_of(head: ArticleHead, text: str) -> str:
    """What a translation is compared by: it changes with the words of an article, not with where its lines break."""
    words = "\0".join(" ".join(part.split()) for part in (head.title, head.description, head.label, text))
    return b32encode(blake2b(words.encode(), digest_size=5).digest()).decode().lower()


def _folder(root: Path, code: str, head: type[H], problems: list[Problem]) -> dict[str, _Read]:
    """The good articles of one language by name; a language without a folder has none."""
    folder = root / ARTICLES / code
    read: dict[str, _Read] = {}
    for file, raw in files_of(root, folder, ".md") if folder.exists() else ():
        found = _read(file, raw, head)
        if isinstance(found, _Read):
            read[PurePosixPath(file).stem] = found
        else:
            problems += found
    return read


def _read(file: str, raw: bytes | Problem, record: type[H]) -> _Read | Sequence[Problem]:
    text = raw if isinstance(raw, Problem) else decode(file, raw)
    if isinstance(text, Problem):
        return (text,)
    if not re.fullmatch(SLUG, PurePosixPath(file).stem):
        return (Problem(file, 0, 0, "", "expected a name of a-z, 0-9 and single hyphens, ending in .md", "rename it"),)
    text = text.replace("\r\n", "\n")
    end = _END_OF_HEAD.search(text, 3)
    if not text.startswith("---\n") or end is None:
        return (Problem(file, 1, 1, "", "expected a head between two lines of three hyphens", "see docs/prose.md"),)
    explainer = Explainer(file, text[: end.start()], record)
    if problems := explainer.problems():
        return problems
    head = record.model_validate_json(json.dumps(parse(text[: end.start()]).data))
    spot = explainer.spots.get(("translates",))
    body = "\n" * text.count("\n", 0, end.end()) + text[end.end() :]
    return _Read(file, head, body, spot.value if spot else (1, 1))


def _article(read: _Read, language: str, source: SourceHead | TranslationHead, stale: bool) -> Article:
    assert isinstance(source, SourceHead)
    head, name = read.head, PurePosixPath(read.file).stem
    own = head.title, head.description, head.label, head.updated
    return Article(name, language, read.file, *own, source.order, source.foot, stale, read.text)


def _without_source(root: Path, translations: Mapping[str, _Read]) -> Iterator[Problem]:
    for name, read in translations.items():
        source = f"{ARTICLES}/{SOURCE}/{name}.md"
        if not (root / source).exists():
            message = "expected the translation of an English article, got one of an article that there is not"
            yield Problem(read.file, 0, 0, "", message, f"write {source} first, or rename this file")


def _missing(code: str, translations: Mapping[str, _Read], sources: Mapping[str, _Read]) -> Iterator[Problem]:
    for name, source in sources.items():
        if name not in translations:
            file = f"{ARTICLES}/{code}/{name}.md"
            hint = f"copy {source.file}, translate it, and write translates: {state_of(source.head, source.text)}"
            yield Problem(file, 0, 0, "", "is not translated yet, and links lead to English", hint)


def _compared(
    code: str, translations: Mapping[str, _Read], sources: Mapping[str, _Read], notes: list[Problem]
) -> Iterator[Article]:
    for name, read in translations.items():
        source = sources.get(name)
        if source is None:
            continue
        assert isinstance(read.head, TranslationHead)
        state = state_of(source.head, source.text)
        stale = read.head.translates != state
        if stale:
            hint = f"compare it with {source.file}, then write translates: {state}"
            message = "the English article has changed since it was translated"
            notes.append(Problem(read.file, *read.place, "translates", message, hint))
        yield _article(read, code, source.head, stale)
