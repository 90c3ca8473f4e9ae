"""Reading i18n/<code>.po: keys as msgid, texts as msgstr, every mistake as a located problem.

The files are monolingual: English lives in en.po like any other language, and the other files carry the English
text that an entry was translated from as an extracted comment (`#. English: …`), followed by English's own remark
for translators, if there is one (`#. Note: …`).
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import polib

from sitegen.i18n.problems import Problem
from sitegen.regular import read_regular

ENGLISH = "en"
MOST_PLURAL_FORMS = 6  # Arabic has the most in CLDR
_COUNTS_TRIED = (*range(201), 1_000, 1_000_000)

_PLURAL_FORMS = re.compile(r"nplurals\s*=\s*([0-9]{1,2})\s*;\s*plural\s*=\s*([^;]{1,500}?)\s*;?")
_STRING = r'"(?:[^"\\]|\\.)*"'
_LINE = re.compile(rf"(?:#.*|(?:msgid|msgid_plural|msgstr(?:\[[0-9]\])?) +{_STRING}|{_STRING})?")


@dataclass(frozen=True, slots=True)
class Entry:
    """One message: a single form, or one a plural form. `comment` is its extracted comment."""

    key: str
    forms: tuple[str, ...]
    plural: bool
    comment: str
    fuzzy: bool
    line: int


@dataclass(frozen=True, slots=True)
class PoFile:
    """A language's file. The rule is gettext's C expression of n; it picks one of `form_count` forms."""

    path: str
    code: str
    plural_rule: str
    form_count: int
    entries: Mapping[str, Entry]

    def forms_of(self, entry: Entry) -> int:
        """How many texts an entry must have."""
        return self.form_count if entry.plural else 1


def po_path(code: str) -> str:
    """Where a language's messages are, from the root of the site."""
    return f"i18n/{code}.po"


def read_po_file(root: Path, code: str) -> tuple[PoFile | None, tuple[Problem, ...]]:
    """A language's file and what is wrong with it in itself; None where it cannot be used at all."""
    path = po_path(code)
    try:
        data = read_regular(root / path)
    except FileNotFoundError:
        hint = "restore it" if code == ENGLISH else f'make it with "sitegen languages sync {code}"'
        return None, (Problem(path, 0, "", "the file is missing", hint),)
    except OSError as error:
        return None, (Problem(path, 0, "", f"cannot be read: {error.strerror}", "make it a readable file"),)
    return parse_po(path, code, data)


def parse_po(path: str, code: str, data: bytes) -> tuple[PoFile | None, tuple[Problem, ...]]:
    """As `read_po_file`, from the file's bytes."""
    text = _decoded(path, data)
    if isinstance(text, Problem):
        return None, (text,)
    parsed = _parsed(path, text)
    if isinstance(parsed, Problem):
        return None, (parsed,)
    header_problems = tuple(_header_problems(path, code, parsed.metadata))
    rule = _plural_rule(path, parsed.metadata)
    if isinstance(rule, Problem):
        return None, (*header_problems, rule)
    form_count, expression = rule
    lines = text.splitlines()
    listed = [_entry(entry, lines) for entry in parsed if not entry.obsolete]
    entries: dict[str, Entry] = {}
    for entry in listed:
        entries.setdefault(entry.key, entry)
    problems = [*header_problems, *_entry_problems(path, listed, form_count)]
    return PoFile(path, code, expression, form_count, entries), tuple(problems)


def _decoded(path: str, data: bytes) -> str | Problem:
    hint = "save it as UTF-8 without a byte order mark"
    if data.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        return Problem(path, 1, "", "the file starts with a byte order mark", hint)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return Problem(path, line, "", f"byte 0x{data[error.start]:02x} is not UTF-8", hint)


def _parsed(path: str, text: str) -> polib.POFile | Problem:
    hint = 'write msgid "key", then msgstr "text", with \\" for a quote inside'
    if mistake := _line_mistake([line.strip() for line in text.splitlines()]):
        return Problem(path, mistake[0], "", mistake[1], hint)
    try:
        return polib.pofile(text + "\n")  # the line feed keeps polib from taking the text for a file's name
    except OSError as error:  # polib's only error
        found = re.search(r"line (\d+)", str(error))
        line_number = int(found.group(1)) if found else 0
        return Problem(path, line_number, "", "syntax error: this line does not belong here", hint)


def _line_mistake(lines: list[str]) -> tuple[int, str] | None:
    """What polib lets pass: it drops the last letter of a string that is not closed, and a msgid without msgstr.

    Stricter than gettext, too: an entry is not interrupted, and keys need no context (msgctxt).
    """
    open_msgid, previous = 0, ""
    for number, line in enumerate(lines, 1):
        if not _LINE.fullmatch(line):
            return number, f"syntax error at {_shortened(line)}"
        continues = line.startswith(('"', "msgstr", "msgid_plural"))
        if continues and not previous.startswith(('"', "msg")):
            return number, "syntax error: this line does not continue an entry"
        if open_msgid and not continues:
            return open_msgid, "syntax error: this msgid has no msgstr"
        if line.startswith(("msgid", "msgstr")):
            open_msgid = number if line.startswith("msgid") else 0
        previous = line
    return (open_msgid, "syntax error: this msgid has no msgstr") if open_msgid else None


def _shortened(line: str) -> str:
    return line if len(line) <= 60 else line[:59] + "…"


def _header_problems(path: str, code: str, metadata: Mapping[str, str]) -> Iterator[Problem]:
    language = metadata.get("Language", "")
    if language.replace("_", "-") != code:
        said = f'the header says Language "{language}"' if language else "the header has no Language"
        yield Problem(path, 1, "", f"{said}, the file's name says {code}", f'write "Language: {code}\\n"')
    content_type = metadata.get("Content-Type", "")
    if "charset=utf-8" not in content_type.lower().replace(" ", ""):
        wanted = '"Content-Type: text/plain; charset=UTF-8\\n"'
        yield Problem(path, 1, "", "the header does not say that the file is UTF-8", f"write {wanted}")


def _plural_rule(path: str, metadata: Mapping[str, str]) -> tuple[int, str] | Problem:
    example = 'write "Plural-Forms: nplurals=2; plural=(n != 1);\\n"'
    if "Plural-Forms" not in metadata:
        return Problem(path, 1, "", "the header has no Plural-Forms", example)
    found = _PLURAL_FORMS.fullmatch(metadata["Plural-Forms"].strip())
    count, expression = (int(found.group(1)), found.group(2)) if found else (0, "")
    if not 1 <= count <= MOST_PLURAL_FORMS or not _picks_forms(expression, count):
        said = _shortened(metadata["Plural-Forms"])
        return Problem(path, 1, "", f'Plural-Forms "{said}" is not a rule that always picks one of its forms', example)
    return count, expression


def _picks_forms(expression: str, count: int) -> bool:
    try:
        rule = gettext.c2py(expression)
        return all(0 <= rule(n) < count for n in _COUNTS_TRIED)
    except (ValueError, ArithmeticError, RecursionError):
        return False


def _entry(entry: polib.POEntry, lines: list[str]) -> Entry:
    plural = bool(entry.msgid_plural) or bool(entry.msgstr_plural)
    forms = tuple(form for _, form in sorted(entry.msgstr_plural.items())) if plural else (entry.msgstr,)
    line = _line_of_key(lines, entry.linenum or 0)
    return Entry(entry.msgid, forms, plural, entry.comment, "fuzzy" in entry.flags, line)


def _line_of_key(lines: list[str], first_line: int) -> int:
    for index in range(max(first_line - 1, 0), len(lines)):
        if lines[index].lstrip().startswith("msgid"):
            return index + 1
    return first_line


def _entry_problems(path: str, entries: list[Entry], form_count: int) -> Iterator[Problem]:
    first_lines: dict[str, int] = {}
    for entry in entries:
        first = first_lines.setdefault(entry.key, entry.line)
        if first != entry.line:
            yield Problem(path, entry.line, entry.key, f"the key stands at line {first} already", "keep one of the two")
        if entry.fuzzy:
            hint = 'compare it with its English text, then remove "fuzzy"'
            yield Problem(path, entry.line, entry.key, "the translation is marked as fuzzy", hint)
        if entry.plural and len(entry.forms) != form_count:
            said = f"Plural-Forms says {form_count} forms, here are {len(entry.forms)}"
            yield Problem(path, entry.line, entry.key, said, f"write msgstr[0] to msgstr[{form_count - 1}]")
        if not all(entry.forms) or not entry.forms:
            yield Problem(path, entry.line, entry.key, "the text is empty", "write it")
