"""Every record of content/, and every problem of every file, in one run."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from sitegen.catalog.explain import Explainer
from sitegen.catalog.files import files_of
from sitegen.catalog.parse_cache import ParseCache, digest
from sitegen.catalog.problem import Problem
from sitegen.catalog.reader import parse
from sitegen.catalog.records import Card, Measured, Model, Record
from sitegen.catalog.references import unknown_references
from sitegen.catalog.rules import breaches
from sitegen.catalog.text import decode
from sitegen.catalog.together import Entry, together

R = TypeVar("R", Model, Card, Measured)
AnyRecord = TypeVar("AnyRecord", bound=Record)
MODELS = "content/models"
CARDS = "content/gpus"
MEASUREMENTS = "content/measurements"


@dataclass(frozen=True, slots=True)
class Catalog:
    """What content/ holds. Where there are problems, the records are the good ones only: build nothing from them."""

    models: tuple[Model, ...]  # sorted by slug
    cards: tuple[Card, ...]  # sorted by release date, then name
    problems: tuple[Problem, ...]  # sorted by file, line, column
    measured: tuple[Measured, ...] = ()  # sorted by slug


@dataclass(frozen=True, slots=True)
class _Folder(Generic[R]):
    records: list[R] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)


def load_catalog(root: Path, cache: Path | None = None) -> Catalog:
    """Load content/models, content/gpus and, where there is one, content/measurements below `root`.

    `cache` is a folder for parsed records, like `.cache`.

    Never raises for what the files hold: mistakes are in `problems`.
    """
    parsed = ParseCache(cache)
    models = _load_folder(root, MODELS, Model, parsed)
    cards = _load_folder(root, CARDS, Card, parsed)
    measured: _Folder[Measured] = _Folder()
    if (root / MEASUREMENTS).exists():
        measured = _load_folder(root, MEASUREMENTS, Measured, parsed)
    parsed.save()
    unknown = unknown_references(measured.entries, measured.records, _slugs(models), _slugs(cards))
    return Catalog(
        tuple(sorted(models.records, key=lambda model: model.slug)),
        tuple(sorted(cards.records, key=lambda card: (card.released, card.name, card.slug))),
        tuple(sorted((*models.problems, *cards.problems, *measured.problems, *unknown))),
        tuple(sorted(measured.records, key=lambda device: device.slug)),
    )


def read_record(file: str, raw: bytes, record: type[AnyRecord]) -> tuple[AnyRecord | None, tuple[Problem, ...]]:
    """One file by itself, read as strictly as those of content/: its record, or its problems."""
    text = decode(file, raw)
    if isinstance(text, Problem):
        return None, (text,)
    if problems := Explainer(file, text, record).problems():
        return None, tuple(problems)
    return record.model_validate_json(json.dumps(parse(text).data)), ()


def _load_folder(root: Path, folder: str, record: type[R], parsed: ParseCache) -> _Folder[R]:
    loaded: _Folder[R] = _Folder()
    for file, found in files_of(root, root / folder):
        if isinstance(found, Problem):
            loaded.problems.append(found)
        else:
            loaded.entries.extend(_load_file(file, found, record, parsed, loaded))
    loaded.problems.extend(together(loaded.entries))
    return loaded


def _load_file(file: str, raw: bytes, record: type[R], parsed: ParseCache, loaded: _Folder[R]) -> Iterable[Entry]:
    text = decode(file, raw)
    if isinstance(text, Problem):
        loaded.problems.append(text)
        return ()
    good = _validated(raw, text, record, parsed)
    if good is not None:
        loaded.records.append(good)
        return (Entry(file, good.slug, good.name, text, record),)
    explainer = Explainer(file, text, record)
    loaded.problems.extend(explainer.problems())
    data = explainer.parsed.data or {}
    return (Entry(file, _text(data.get("slug")), _text(data.get("name")), text, record),)


def _validated(raw: bytes, text: str, record: type[R], parsed: ParseCache) -> R | None:
    key = digest(raw)
    json_text = parsed.get(key)
    if json_text is None:
        read = parse(text)
        if read.flaws:
            return None
        json_text = json.dumps(read.data)
        parsed.put(key, json_text)
    try:
        good = record.model_validate_json(json_text)
    except ValidationError:
        return None
    return None if any(breaches(good)) else good


def _slugs(folder: _Folder[Any]) -> set[str]:
    """Also of records with mistakes, so that one mistake is not reported wherever its record is named."""
    return {entry.slug for entry in folder.entries if entry.slug is not None}


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None
