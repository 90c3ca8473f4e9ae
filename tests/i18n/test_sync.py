"""Bringing a translator's file up to date, with the least change."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitegen.i18n import SyncReport, load_languages, sync_language
from tests.i18n.po import HEADER, po, site

ENGLISH = po("en", """# The summary box
#. {memory} is a figure with its unit
msgid "need"
msgstr "It needs {memory}."

msgid "cards"
msgid_plural "cards"
msgstr[0] "{n} card"
msgstr[1] "{n} cards"

# Labels
msgid "yes"
msgstr "yes"
""")  # fmt: skip
COMPLETE = po("es", """# The summary box
#. English: It needs {memory}.
#. Note: {memory} is a figure with its unit
msgid "need"
msgstr "Necesita {memory}."

#. English: {n} card | {n} cards
msgid "cards"
msgid_plural "cards"
msgstr[0] "{n} tarjeta"
msgstr[1] "{n} tarjetas"

# Labels
#. English: yes
msgid "yes"
msgstr "sí"
""")  # fmt: skip


def synced(root: Path) -> tuple[str, SyncReport]:
    report = sync_language(root, "es")
    assert isinstance(report, SyncReport)
    return (root / "i18n" / "es.po").read_text(encoding="utf-8"), report


def test_a_complete_file_is_not_touched(tmp_path: Path) -> None:
    odd_layout = COMPLETE.replace('msgstr "Necesita {memory}."', 'msgstr ""\n"Necesita "\n"{memory}."')
    site(tmp_path, en=ENGLISH, es=odd_layout)
    assert synced(tmp_path) == (odd_layout, SyncReport("i18n/es.po", (), (), ()))


def test_a_missing_file_is_made(tmp_path: Path) -> None:
    text, report = synced(site(tmp_path, en=ENGLISH))
    assert report.added == ("need", "cards", "yes")
    assert text.endswith("""
# The summary box
#. English: It needs {memory}.
#. Note: {memory} is a figure with its unit
msgid "need"
msgstr ""

#. English: {n} card | {n} cards
msgid "cards"
msgid_plural "cards"
msgstr[0] ""
msgstr[1] ""
msgstr[2] ""

# Labels
#. English: yes
msgid "yes"
msgstr ""
""")
    _, problems = load_languages(tmp_path, ["es"])
    assert {problem.message for problem in problems} == {"the text is empty"}


def test_missing_messages_come_where_english_has_them(tmp_path: Path) -> None:
    start, middle, end = COMPLETE.partition("#. English: {n} card | {n} cards\n")
    entry, _, rest = end.partition("\n\n")
    text, report = synced(site(tmp_path, en=ENGLISH, es=start + rest))
    assert report.added == ("cards",)
    assert text == start + middle + entry.replace("{n} tarjetas", "").replace("{n} tarjeta", "") + "\n\n" + rest


def test_a_changed_english_text_makes_a_translation_fuzzy(tmp_path: Path) -> None:
    site(tmp_path, en=ENGLISH.replace("It needs {memory}.", "It takes {memory}."), es=COMPLETE)
    text, report = synced(tmp_path)
    assert report.changed == ("need",)
    assert text == COMPLETE.replace("It needs {memory}.", "It takes {memory}.").replace(
        'msgid "need"', '#, fuzzy\nmsgid "need"'
    )
    _, problems = load_languages(tmp_path, ["es"])
    assert [problem.message for problem in problems] == ["the translation is marked as fuzzy"]
    assert synced(tmp_path) == (text, SyncReport("i18n/es.po", (), (), ()))


def test_a_changed_remark_is_refreshed_without_a_mark(tmp_path: Path) -> None:
    site(tmp_path, en=ENGLISH.replace("a figure with", "a number and"), es=COMPLETE)
    assert synced(tmp_path) == (COMPLETE.replace("a figure with", "a number and"), SyncReport("i18n/es.po", (), (), ()))


def test_a_translation_written_without_the_comment_gets_it(tmp_path: Path) -> None:
    site(tmp_path, en=ENGLISH, es=COMPLETE.replace("#. English: yes\n", ""))
    assert synced(tmp_path) == (COMPLETE, SyncReport("i18n/es.po", (), (), ()))


def test_what_english_no_longer_has_is_removed_and_reported(tmp_path: Path) -> None:
    old = '\n#. English: maybe\nmsgid "maybe"\nmsgstr "quizá"\n'
    text, report = synced(site(tmp_path, en=ENGLISH, es=COMPLETE + old))
    assert text == COMPLETE
    assert [(entry.key, entry.forms) for entry in report.removed] == [("maybe", ("quizá",))]


def test_the_order_is_english(tmp_path: Path) -> None:
    header, need, cards, labels = COMPLETE.split("\n\n")
    site(tmp_path, en=ENGLISH, es="\n\n".join([header, labels.rstrip(), cards, need]) + "\n")
    assert synced(tmp_path)[0] == COMPLETE


def test_a_translators_own_comments_and_flags_stay(tmp_path: Path) -> None:
    own = COMPLETE.replace("# Labels\n", "# Labels\n# ¿o «claro»?\n").replace('msgid "yes"', '#, no-wrap\nmsgid "yes"')
    text, _ = synced(site(tmp_path, en=ENGLISH.replace('msgstr "yes"', 'msgstr "yes, it does"'), es=own))
    assert text == own.replace("#. English: yes", "#. English: yes, it does").replace("#, no-wrap", "#, fuzzy, no-wrap")


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("en", 'i18n/en.po: "en" cannot be brought up to date with English'
               " (name another language by its code, such as pt-BR)"),
        ("../x", 'i18n/../x.po: "../x" cannot be brought up to date with English'
                 " (name another language by its code, such as pt-BR)"),
    ],
)  # fmt: skip
def test_other_names_are_refused(tmp_path: Path, code: str, message: str) -> None:
    problems = sync_language(site(tmp_path, en=ENGLISH), code)
    assert isinstance(problems, tuple)
    assert [str(problem) for problem in problems] == [message]


def test_a_broken_file_is_left_as_it_is(tmp_path: Path) -> None:
    broken = HEADER.format(code="es") + '\nmsgid "need\n'
    problems = sync_language(site(tmp_path, en=ENGLISH, es=broken), "es")
    assert isinstance(problems, tuple)
    assert str(problems[0]).startswith('i18n/es.po:7: syntax error at msgid "need (')
    assert (tmp_path / "i18n" / "es.po").read_text(encoding="utf-8") == broken


def test_without_english_nothing_is_written(tmp_path: Path) -> None:
    problems = sync_language(site(tmp_path), "es")
    assert isinstance(problems, tuple)
    assert str(problems[0]) == "i18n/en.po: the file is missing (restore it)"
    assert not (tmp_path / "i18n" / "es.po").exists()
