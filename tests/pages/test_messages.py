"""The English texts hold what pages and templates ask for."""

from __future__ import annotations

import re

import polib

from tests.pages.materials import ROOT

ENTRIES = {entry.msgid: entry for entry in polib.pofile(str(ROOT / "i18n" / "en.po"))}
PASSAGES = {re.sub(r"\.[1-9]$", "", key) for key in ENTRIES}  # of several wordings each
HOLE = re.compile(r"\{[^}]*\}")


def texts_of(entry: polib.POEntry) -> list[str]:
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]


def test_pages_use_keys_that_exist() -> None:
    code = "".join(path.read_text("utf-8") for path in sorted((ROOT / "sitegen" / "pages").glob("*.py")))
    keys = set(re.findall(r"""\.(?:text|plural|variant|plural_variant)\(\s*["']([\w.-]+)["']""", code))
    assert len(keys) > 100
    assert keys - PASSAGES - ENTRIES.keys() == set()


def test_no_message_waits_in_vain() -> None:
    """A key is written out in pages, templates or i18n, names a value of a list there, or is made by an f-string."""
    places = ("sitegen/pages/**/*.py", "sitegen/i18n/*.py", "themes/**/*.html")
    code = "".join(path.read_text("utf-8") for place in places for path in sorted(ROOT.glob(place)))
    written = set(re.findall(r'"([\w.-]+)"', code))
    made = [HOLE.split(text) for text in re.findall(r'f"([\w.{}-]*\{[\w.{}-]*)"', code)]
    patterns = [r"[\w.-]+".join(map(re.escape, parts)) for parts in made if re.search("[a-z]{2}", "".join(parts))]
    waiting = {key for key in PASSAGES - written if key.rpartition(".")[0] not in written}
    assert {key for key in waiting if not re.fullmatch("|".join(patterns), key)} == set()


def test_a_no_break_space_stands_between_a_figure_and_its_unit() -> None:
    loose = re.compile(r"[\d}] (?:GB|tok/s|FLOP)\b")
    assert [key for key, entry in ENTRIES.items() for text in texts_of(entry) if loose.search(text)] == []


def test_wordings_of_a_passage_are_two_or_three_and_differ() -> None:
    passages: dict[str, list[str]] = {}
    for key, entry in ENTRIES.items():
        if match := re.fullmatch(r"(.+)\.[1-9]", key):
            passages.setdefault(match[1], []).append(" ".join(texts_of(entry)))
    assert passages
    for key, wordings in passages.items():
        assert 2 <= len(wordings) <= 3, key
        assert len(set(wordings)) == len(wordings), key


def test_sentences_are_short() -> None:
    for key, entry in ENTRIES.items():
        for text in texts_of(entry):
            for sentence in re.split(r"[.?:;] ", re.sub(r"<[^>]*>", "", text)):
                assert len(sentence.split()) <= 26, (key, sentence)
