"""Single records for those who change them: what stands in a file now, and what would be wrong with a new text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sitegen.catalog.explain import Explainer
from sitegen.catalog.files import files_of
from sitegen.catalog.loader import CARDS, MEASUREMENTS, MODELS
from sitegen.catalog.problem import Problem
from sitegen.catalog.reader import parse
from sitegen.catalog.records import Card, Measured, Model
from sitegen.catalog.text import decode
from sitegen.catalog.writer import RecordType

FOLDERS: dict[RecordType, str] = {Model: MODELS, Card: CARDS, Measured: MEASUREMENTS}


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """A file of content/ that can be read: its name relative to the root, its text and its plain data."""

    file: str
    text: str
    data: dict[str, Any]


def stored_records(root: Path, record: RecordType) -> tuple[dict[str, StoredRecord], list[Problem]]:
    """Every record by its file's name without extension, sorted by name, and the problems of unreadable files.

    A missing folder holds no record.
    """
    found: dict[str, StoredRecord] = {}
    problems: list[Problem] = []
    if not (root / FOLDERS[record]).exists():
        return found, problems
    for file, raw in files_of(root, root / FOLDERS[record]):
        stored = raw if isinstance(raw, Problem) else _stored(file, raw, record)
        if isinstance(stored, StoredRecord):
            found[Path(file).stem] = stored
        else:
            problems += [stored] if isinstance(stored, Problem) else stored
    return found, problems


def check_record(file: str, text: str, record: RecordType) -> list[Problem]:
    """Problems of one record's text by itself, without its neighbours."""
    return Explainer(file, text, record).problems()


def _stored(file: str, raw: bytes, record: RecordType) -> StoredRecord | list[Problem]:
    text = decode(file, raw)
    if isinstance(text, Problem):
        return [text]
    parsed = parse(text)
    if parsed.data is None or parsed.flaws:
        return check_record(file, text, record)
    return StoredRecord(file, text, parsed.data)
