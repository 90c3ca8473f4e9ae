"""The translators' commands, as typed."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from sitegen.commands.languages import languages_group
from tests.i18n.po import po, site

ENGLISH = po("en", 'msgid "yes"\nmsgstr "yes"\n\nmsgid "no"\nmsgstr "no"\n')
SPANISH = po("es", '#. English: yes\nmsgid "yes"\nmsgstr "sí"\n\n#. English: maybe\nmsgid "maybe"\nmsgstr "quizá"\n')


def run(root: Path, *arguments: str) -> Result:
    return CliRunner().invoke(languages_group, [*arguments, "--site", str(root)])


def test_check_reports_and_fails(tmp_path: Path) -> None:
    result = run(site(tmp_path, en=ENGLISH, es=SPANISH), "check")
    assert result.exit_code == 1
    assert result.output == (
        'i18n/es.po: no: the message is missing (run "sitegen languages sync es", then translate "no")\n'
        "i18n/es.po:12: maybe: English has no such message (remove it)\n"
    )


def test_sync_tells_what_it_did_and_check_is_content_after_translating(tmp_path: Path) -> None:
    root = site(tmp_path, en=ENGLISH, es=SPANISH)
    result = run(root, "sync", "es")
    assert result.exit_code == 0
    assert result.output == ("to translate: no\nremoved: maybe: quizá\ni18n/es.po: 1 added, 0 changed, 1 removed.\n")
    path = root / "i18n" / "es.po"
    untranslated = path.read_text(encoding="utf-8")
    path.write_text(untranslated.replace('msgid "no"\nmsgstr ""', 'msgid "no"\nmsgstr "no"'), encoding="utf-8")
    result = run(root, "check")
    assert (result.exit_code, result.output) == (0, "No problems in 2 languages: en, es.\n")


def test_sync_of_an_unknown_language_fails(tmp_path: Path) -> None:
    result = run(site(tmp_path, en=ENGLISH), "sync", "klingon")
    assert result.exit_code == 1
    assert result.output == (
        'i18n/klingon.po: "klingon" cannot be brought up to date with English'
        " (name another language by its code, such as pt-BR)\n"
    )
