"""A language's file beside the English one: what is missing, unknown, stale or differently built."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from sitegen.i18n.messages import PLACEHOLDER, VARIANT
from sitegen.i18n.po_files import ENGLISH, Entry, PoFile
from sitegen.i18n.problems import Problem

_COUNTS = frozenset(["n", "count"])
_NOTE = re.compile(r"^Note: ", re.MULTILINE)


def comparison_problems(file: PoFile, english: PoFile) -> Iterator[Problem]:
    """What differs from English. English itself only has its wordings numbered from 1 on."""
    if file.code == ENGLISH:
        yield from _numbering_problems(file)
        return
    uneven = dict(_uneven_variants(file, english))
    for base, (count, english_count) in uneven.items():
        said = f"has {_wordings(count)}, English has {english_count}"
        yield Problem(file.path, 0, base, said, f"write {base}.1 to {base}.{english_count}")
    for key, entry in english.entries.items():
        if key not in file.entries and _base(key) not in uneven:
            hint = f'run "sitegen languages sync {file.code}", then translate {_quoted(entry.forms[-1])}'
            yield Problem(file.path, 0, key, "the message is missing", hint)
    for key, entry in file.entries.items():
        if key in english.entries:
            yield from _entry_problems(file, entry, english.entries[key])
        elif _base(key) not in uneven:
            yield Problem(file.path, entry.line, key, "English has no such message", _nearest(key, english.entries))


def translators_comment(english: Entry) -> tuple[str, ...]:
    """The lines of the extracted comment that a translation of this entry carries."""
    text = "English: " + " | ".join(" ".join(form.split()) for form in english.forms)
    note = " ".join(english.comment.split())
    return (text, f"Note: {note}") if note else (text,)


def is_stale(entry: Entry, english: Entry) -> bool:
    """Whether a translation was made from another English text than today's."""
    translated_from = _NOTE.split(entry.comment, maxsplit=1)[0]
    return squeezed(translated_from) != squeezed(translators_comment(english)[0])


def squeezed(comment: str) -> str:
    """Without white space, since PO editors wrap comments anywhere."""
    return re.sub(r"\s+", "", comment)


def _entry_problems(file: PoFile, entry: Entry, english: Entry) -> Iterator[Problem]:
    if entry.plural != english.plural:
        hint = "take msgid_plural and msgstr[0] on" if english.plural else "write one msgstr, without msgid_plural"
        yield Problem(file.path, entry.line, entry.key, "its plural forms are not built as in English", hint)
    elif all(entry.forms) and len(entry.forms) == file.forms_of(entry):
        yield from _placeholder_problems(file.path, entry, english)
    if is_stale(entry, english):
        hint = f'translate {_quoted(english.forms[-1])} and write it in the comment "#. English: …"'
        yield Problem(file.path, entry.line, entry.key, "the English text has changed since", hint)


def _placeholder_problems(path: str, entry: Entry, english: Entry) -> Iterator[Problem]:
    """The last form has English's placeholders; the others may leave out the count ("one card")."""
    wanted = _names(english.forms[-1])
    for index, form in enumerate(entry.forms):
        optional = _COUNTS if index < len(entry.forms) - 1 else frozenset()
        names = _names(form)
        if missing := sorted(wanted - names - optional):
            yield Problem(path, entry.line, entry.key, f"lacks {_braced(missing)}", "use every one that English has")
        if extra := sorted(names - wanted):
            known = f"English has {_braced(sorted(wanted))}" if wanted else "English has none"
            yield Problem(path, entry.line, entry.key, f"has {_braced(extra)}", f"{known}; do not translate names")


def _names(text: str) -> set[str]:
    return set(PLACEHOLDER.findall(text))


def _braced(names: Iterable[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in names)


def _base(key: str) -> str | None:
    match = VARIANT.fullmatch(key)
    return match.group(1) if match else None


def _variant_counts(file: PoFile) -> Counter[str]:
    return Counter(base for key in file.entries if (base := _base(key)))


def _uneven_variants(file: PoFile, english: PoFile) -> Iterator[tuple[str, tuple[int, int]]]:
    counts, english_counts = _variant_counts(file), _variant_counts(english)
    for base, english_count in english_counts.items():
        if 0 != counts[base] != english_count:
            yield base, (counts[base], english_count)


def _numbering_problems(english: PoFile) -> Iterator[Problem]:
    for base, count in _variant_counts(english).items():
        if any(f"{base}.{number}" not in english.entries for number in range(1, count + 1)):
            yield Problem(english.path, 0, base, "its wordings are not numbered 1, 2, 3 …", f"end at {base}.{count}")


def _wordings(count: int) -> str:
    return "1 wording" if count == 1 else f"{count} wordings"


def _nearest(key: str, keys: Iterable[str]) -> str:
    near = get_close_matches(key, list(keys), n=1, cutoff=0.6)
    return f'did you mean "{near[0]}"?' if near else "remove it"


def _quoted(text: str) -> str:
    shortened = text if len(text) <= 50 else text[:49] + "…"
    return f'"{shortened}"'
