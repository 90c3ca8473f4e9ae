"""From i18n/ to languages and problems: the one door to the translators' files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path

from babel import Locale
from babel.localedata import locale_identifiers

from sitegen.i18n.comparison import comparison_problems
from sitegen.i18n.formats import formats_of, known_locale
from sitegen.i18n.language import Language, Texts
from sitegen.i18n.messages import parse_message
from sitegen.i18n.po_files import ENGLISH, Entry, PoFile, po_path, read_po_file
from sitegen.i18n.problems import Problem
from sitegen.i18n.proofreading import proofreading_problems


def load_languages(root: Path, codes: Sequence[str]) -> tuple[tuple[Language, ...], tuple[Problem, ...]]:
    """The languages of a site, in the order of `codes`, and every problem of their files.

    `root` holds i18n/. A language whose file cannot be used at all is left out; with other problems it holds
    the messages that are sound. Problems are sorted by file, line and key.
    """
    english, problems = read_po_file(root, ENGLISH)
    found = list(problems)
    languages = []
    for code in codes:
        locale = known_locale(code)
        if locale is None:
            found.append(_unknown_code(code))
            continue
        file = english
        if code != ENGLISH:
            file, problems = read_po_file(root, code)
            found.extend(problems)
        if file is not None:
            found.extend(_content_problems(file, english))
            languages.append(Language(formats_of(code, locale), sound_texts(file)))
    return tuple(languages), tuple(sorted(set(found)))


def available_codes(root: Path) -> tuple[str, ...]:
    """The languages that have a file: English first, the others in alphabetical order."""
    others = sorted(path.stem for path in (root / "i18n").glob("*.po") if path.stem != ENGLISH)
    return (ENGLISH, *others)


def _content_problems(file: PoFile, english: PoFile | None) -> Iterable[Problem]:
    yield from proofreading_problems(file)
    if english is not None:
        yield from comparison_problems(file, english)


def _unknown_code(code: str) -> Problem:
    known = [identifier.replace("_", "-") for identifier in sorted(locale_identifiers())]
    names = {name.lower(): key for key, name in sorted(Locale(ENGLISH).languages.items()) if key in known}
    candidates = names | {identifier.lower(): identifier for identifier in known}
    near = get_close_matches(code.lower().replace("_", "-"), candidates, n=1)
    hint = f'did you mean "{candidates[near[0]]}"?' if near else 'write a code such as "es" or "pt-BR"'
    return Problem(po_path(code), 0, "", f'"{code}" is not a language code that CLDR knows', hint)


def sound_texts(file: PoFile) -> Texts:
    """The messages of a file that can be used."""
    sound = [entry for entry in file.entries.values() if _is_sound(file, entry)]
    return Texts(
        singular={entry.key: entry.forms[0] for entry in sound if not entry.plural},
        plural={entry.key: entry.forms for entry in sound if entry.plural},
        plural_rule=file.plural_rule,
    )


def _is_sound(file: PoFile, entry: Entry) -> bool:
    try:
        for form in entry.forms:
            parse_message(form)
    except ValueError:
        return False
    return all(entry.forms) and len(entry.forms) == file.forms_of(entry)
