"""Bringing a translator's file up to date with English, touching only what has changed.

The file is edited as text, entry by entry, because writing it anew through a PO library would wrap and
quote every entry in another way than the translator's editor did.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import polib
from babel.messages.plurals import get_plural

from sitegen.i18n.comparison import is_stale, squeezed, translators_comment
from sitegen.i18n.formats import known_locale
from sitegen.i18n.po_files import ENGLISH, Entry, PoFile, parse_po, po_path, read_po_file
from sitegen.i18n.problems import Problem


@dataclass(frozen=True, slots=True)
class SyncReport:
    """What changed: keys that wait for a translation, keys whose English has changed (their translation is now
    marked as fuzzy), and entries that English no longer has."""

    path: str
    added: tuple[str, ...]
    changed: tuple[str, ...]
    removed: tuple[Entry, ...]


def sync_language(root: Path, code: str) -> SyncReport | tuple[Problem, ...]:
    """Update i18n/<code>.po, or make it. Returns problems, and writes nothing, where a file cannot be read."""
    english, problems = read_po_file(root, ENGLISH)
    if english is None:
        return problems
    if code == ENGLISH or known_locale(code) is None:
        hint = "name another language by its code, such as pt-BR"
        return (Problem(po_path(code), 0, "", f'"{code}" cannot be brought up to date with English', hint),)
    path = root / po_path(code)
    before = path.read_bytes() if path.exists() else _header(code).encode()
    file, problems = parse_po(po_path(code), code, before)
    if file is None:
        return problems
    text, report = synced(file, before.decode(), english, (root / po_path(ENGLISH)).read_text(encoding="utf-8"))
    if text.encode() != before or not path.exists():
        path.write_bytes(text.encode())
    return report


def synced(file: PoFile, text: str, english: PoFile, english_text: str) -> tuple[str, SyncReport]:
    """The new text of a language's file, and what changed in it."""
    blocks, english_blocks = _by_key(text), _by_key(english_text)
    result = [blocks.get("", [])]
    added, changed = [], []
    for key, wanted in english.entries.items():
        entry = file.entries.get(key)
        if entry is None:
            result.append([*_notes(english_blocks[key]), *_new_entry(wanted, file.form_count)])
            added.append(key)
        elif entry.comment and is_stale(entry, wanted):
            result.append(_refreshed(blocks[key], wanted, fuzzy=any(entry.forms)))
            changed.append(key)
        elif squeezed(entry.comment) != squeezed("".join(translators_comment(wanted))):
            result.append(_refreshed(blocks[key], wanted, fuzzy=False))
        else:
            result.append(blocks[key])
    removed = tuple(entry for key, entry in file.entries.items() if key not in english.entries)
    result.append(blocks.get(None, []))
    new_text = "\n\n".join("\n".join(lines) for lines in result if lines) + "\n"
    return new_text, SyncReport(file.path, tuple(added), tuple(changed), removed)


def _by_key(text: str) -> Mapping[str | None, list[str]]:
    """The lines of each entry with the comments before it; under None what follows the last one.

    Of two entries with one key the first counts.
    """
    found: dict[str | None, list[str]] = {}
    for block in _blocks(text.splitlines()):
        found.setdefault(_key(block), block)
    return found


def _blocks(lines: Iterable[str]) -> Iterator[list[str]]:
    """An entry ends where anything but a string follows its text."""
    block: list[str] = []
    has_text = False
    for line in map(str.strip, lines):
        if has_text and not line.startswith(('"', "msgstr")):
            yield block
            block, has_text = [], False
        has_text = has_text or line.startswith("msgstr")
        if line or block:
            block.append(line)
    while block and not block[-1]:
        block.pop()
    yield block


def _key(block: list[str]) -> str | None:
    strings: list[str] = []
    for line in block:
        if line.startswith("msgid "):
            strings = [line.removeprefix("msgid ")]
        elif line.startswith(("msgid_plural", "msgstr")):
            break
        elif strings:
            strings.append(line)
    return "".join(polib.unescape(string.strip()[1:-1]) for string in strings) if strings else None


def _notes(lines: list[str]) -> list[str]:
    """The headings of sections in the English file."""
    end = next(index for index, line in enumerate(lines) if line.startswith("msgid"))
    return [line for line in lines[:end] if not line or line == "#" or line.startswith("# ")]


def _new_entry(english: Entry, form_count: int) -> list[str]:
    key = polib.escape(english.key)
    head = [*_comment_lines(english), f'msgid "{key}"']
    if not english.plural:
        return [*head, 'msgstr ""']
    return [*head, f'msgid_plural "{key}"', *(f'msgstr[{index}] ""' for index in range(form_count))]


def _comment_lines(english: Entry) -> list[str]:
    return [f"#. {line}" for line in translators_comment(english)]


def _refreshed(lines: list[str], english: Entry, *, fuzzy: bool) -> list[str]:
    start = next(index for index, line in enumerate(lines) if line.startswith("msgid"))
    kept = [line for line in lines[:start] if not line.startswith(("#.", "#,"))]
    written = [flag.strip() for line in lines[:start] if line.startswith("#,") for flag in line[2:].split(",")]
    flags = list(filter(None, written))
    if fuzzy and "fuzzy" not in flags:
        flags = ["fuzzy", *flags]
    flag_lines = [f"#, {', '.join(flags)}"] if flags else []
    return [*kept, *_comment_lines(english), *flag_lines, *lines[start:]]


def _header(code: str) -> str:
    count, rule = get_plural(code.replace("-", "_"))[:2]
    fields = (
        f"Language: {code}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: nplurals={count}; plural={rule};",
    )
    return 'msgid ""\nmsgstr ""\n' + "".join(f'"{field}\\n"\n' for field in fields)
