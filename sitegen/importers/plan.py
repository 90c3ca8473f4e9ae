"""What an import would change in content/, decided before anything is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sitegen.catalog import (
    FOLDERS,
    KeyPath,
    Problem,
    RecordType,
    StoredRecord,
    changed_text,
    check_record,
    cut,
    key_path,
    printable,
    record_text,
    stored_records,
    write_text,
)
from sitegen.importers.source import Draft, Drafts

_PINNED: KeyPath = ("pinned",)
_CORRECTIONS: KeyPath = ("sources", "corrections")
_OWNERS_KEYS = {_PINNED, _CORRECTIONS}  # an import adds to them and takes nothing away
_INSTEAD = {"architecture.kv_heads": ("architecture", "attention_heads")}  # what the cache needs is kept
_LONGEST_VALUE = 60


@dataclass(slots=True)
class Plan:
    """Files to write with their new text, and the lines that tell about it."""

    root: Path
    texts: dict[str, str] = field(default_factory=dict)
    added: int = 0
    changes: list[str] = field(default_factory=list)  # one a changed field or new record
    notes: list[str] = field(default_factory=list)  # facts left out or kept, records that vanished
    refusals: list[str] = field(default_factory=list)  # if there is one, nothing may be written

    def lines(self) -> list[str]:
        """What to print, the summary last."""
        return [printable(line) for line in self._lines()]

    def _lines(self) -> list[str]:
        if self.refusals:
            count = len(self.refusals)
            return [*self.refusals, f"{count} {'problem' if count == 1 else 'problems'}; nothing is written."]
        changed = len(self.texts) - self.added
        return [*self.changes, *self.notes, f"{self.added} records new, {changed} changed."]

    def write(self) -> None:
        if not self.refusals:
            for file, text in sorted(self.texts.items()):
                write_text(self.root / file, text)


@dataclass(frozen=True, slots=True)
class Policy:
    """How a source relates to the records: which it speaks of, and what it only knows for new ones."""

    record: RecordType
    covers: Callable[[Mapping[str, Any]], bool] = lambda data: True  # should the source have a record of this data?
    only_for_new: frozenset[KeyPath] = frozenset()


def plan_import(root: Path, drafts: Drafts, policy: Policy) -> Plan:
    """Compare drafts with what content/ holds. Writes nothing."""
    plan = Plan(root, refusals=list(drafts.refusals), notes=list(drafts.notes))
    stored, problems = stored_records(root, policy.record)
    plan.refusals += map(str, problems)
    for draft in drafts.found:
        _plan_record(plan, draft, stored.get(draft.slug), policy)
    plan.refusals += _shared_names(drafts.found, stored)
    plan.notes += _vanished(drafts.found, stored, policy)
    return plan


def _plan_record(plan: Plan, draft: Draft, old: StoredRecord | None, policy: Policy) -> None:
    file = f"{FOLDERS[policy.record]}/{draft.slug}.yaml"
    data, problems = _allowed(draft, policy.record, plan.notes)
    if problems:
        plan.refusals += (_at_source(draft, problem) for problem in problems)
    elif old is None:
        plan.texts[file] = record_text(policy.record, data)
        plan.changes.append(f"{file}: new record")
        plan.added += 1
    else:
        _plan_update(plan, old, data, policy)


def _plan_update(plan: Plan, old: StoredRecord, data: dict[str, Any], policy: Policy) -> None:
    pinned = {tuple(path.split(".")) for path in _pins(old.data)}
    before, after = dict(_leaves(old.data)), dict(_leaves(data))
    changes = {
        path: value
        for path, value in after.items()
        if (path not in before or before[path] != value)
        and path not in _OWNERS_KEYS | policy.only_for_new
        and not any(path[: len(pin)] == pin for pin in pinned)
    }
    plan.notes += (
        f"{old.file}: {key_path(path)}: kept {_shown(before[path])}, which the source does not give"
        for path in sorted(before.keys() - after.keys() - _OWNERS_KEYS, key=key_path)
        if path not in pinned
    )
    changes |= _new_corrections(before, after)
    if not changes:
        return
    if problems := check_record(old.file, old.text, policy.record):
        plan.refusals += map(str, problems)
        return
    text = changed_text(old.text, policy.record, changes)
    plan.refusals += map(str, check_record(old.file, text, policy.record))
    plan.texts[old.file] = text
    plan.changes += (
        f"{old.file}: {key_path(path)}: {_shown(before.get(path))} -> {_shown(value)}"
        for path, value in changes.items()
    )


def _new_corrections(before: Mapping[KeyPath, Any], after: Mapping[KeyPath, Any]) -> dict[KeyPath, Any]:
    """A field that the source corrects is pinned from then on, unless it was pinned already."""
    pinned, corrected = before.get(_PINNED, []), before.get(_CORRECTIONS, [])
    new = [correction for correction in after.get(_CORRECTIONS, []) if correction["field"] not in pinned]
    if not new:
        return {}
    return {_PINNED: pinned + [correction["field"] for correction in new], _CORRECTIONS: corrected + new}


def _allowed(draft: Draft, record: RecordType, notes: list[str]) -> tuple[dict[str, Any], list[Problem]]:
    """A draft without the facts that contradict others, and what is still wrong then."""
    data = draft.data
    while problems := check_record(draft.place, record_text(record, data), record):
        problem = problems[0]
        path = _INSTEAD.get(problem.path, tuple(problem.path.split(".")))
        if not _can_go(problem, path):
            return data, problems
        data = _without(data, path)
        notes.append(f"{draft.place}: {draft.slug}: left out {key_path(path)}: {problem.message}")
    return data, []


def _can_go(problem: Problem, path: KeyPath) -> bool:
    return problem.path in {"architecture.kv_heads", "architecture.sliding_window_tokens"} and len(path) == 2


def _without(data: Mapping[str, Any], path: KeyPath) -> dict[str, Any]:
    first, *rest = path
    if not rest:
        return {key: value for key, value in data.items() if key != first}
    return {key: _without(value, tuple(rest)) if key == first else value for key, value in data.items()}


def _at_source(draft: Draft, problem: Problem) -> str:
    what = problem.path or cut(draft.slug)
    return f"{draft.place}: {what}: {problem.message}" if what else f"{draft.place}: {problem.message}"


def _leaves(data: Mapping[str, Any], prefix: KeyPath = ()) -> Iterator[tuple[KeyPath, Any]]:
    """Key path and value of everything below the groups; a list counts as one value."""
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, (*prefix, key))
        else:
            yield (*prefix, key), value


def _pins(data: Mapping[str, Any]) -> list[str]:
    pins = data.get("pinned")
    return [pin for pin in pins if isinstance(pin, str)] if isinstance(pins, list) else []


def _shared_names(drafts: Iterable[Draft], stored: Mapping[str, StoredRecord]) -> Iterator[str]:
    owners = {str(old.data.get("name")).casefold(): slug for slug, old in stored.items()}
    for draft in drafts:
        name = str(draft.data.get("name"))
        owner = owners.setdefault(name.casefold(), draft.slug)
        if owner != draft.slug:
            yield f'{draft.place}: name: "{name}" belongs to the record {owner}'


def _vanished(drafts: Iterable[Draft], stored: Mapping[str, StoredRecord], policy: Policy) -> list[str]:
    given = {draft.slug for draft in drafts}
    return [
        f"{old.file}: the source no longer has this record; it is kept"
        for slug, old in stored.items()
        if slug not in given and policy.covers(old.data)
    ]


def _shown(value: Any) -> str:
    if value is None:
        return "nothing"
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    text = {"True": "true", "False": "false"}.get(text, text)
    return text if len(text) <= _LONGEST_VALUE else f"{text[: _LONGEST_VALUE - 1]}…"
