"""Every mistake in a translators' file: located, explained, with what to do; never an exception."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitegen.i18n import MessageError, load_languages
from tests.i18n.po import HEADER, po, site

ENGLISH = po("en", """msgid "need"
msgstr "It needs {memory} of memory."

msgid "cards"
msgid_plural "cards"
msgstr[0] "{n} card by {vendor}"
msgstr[1] "{n} cards by {vendor}"

msgid "lead.1"
msgstr "First."

msgid "lead.2"
msgstr "Second."
""")  # fmt: skip
NEED = '#. English: It needs {memory} of memory.\nmsgid "need"\nmsgstr "Le hacen falta {memory} de memoria."\n'
CARDS = """
#. English: {n} card by {vendor} | {n} cards by {vendor}
msgid "cards"
msgid_plural "cards"
msgstr[0] "una tarjeta de {vendor}"
msgstr[1] "{n} tarjetas de {vendor}"
"""
LEAD_1 = '\n#. English: First.\nmsgid "lead.1"\nmsgstr "Primero."\n'
LEAD_2 = '\n#. English: Second.\nmsgid "lead.2"\nmsgstr "Segundo."\n'
SPANISH = po("es", NEED + CARDS + LEAD_1 + LEAD_2)


def problems(tmp_path: Path, spanish: str | bytes, english: str | bytes = ENGLISH) -> list[str]:
    _, found = load_languages(site(tmp_path, en=english, es=spanish), ["en", "es"])
    return [str(problem) for problem in found]


def test_sound_files_have_no_problem(tmp_path: Path) -> None:
    assert problems(tmp_path, SPANISH) == []


def test_languages_come_in_the_order_asked_for(tmp_path: Path) -> None:
    languages, _ = load_languages(site(tmp_path, en=ENGLISH, es=SPANISH), ["es", "en"])
    assert [language.code for language in languages] == ["es", "en"]
    assert languages[0].plural("cards", 1, vendor="AMD") == "una tarjeta de AMD"


REMOVE_BOM = "save it as UTF-8 without a byte order mark"
HOW_TO_QUOTE = 'write msgid "key", then msgstr "text", with \\" for a quote inside'
EXAMPLE = 'write "Plural-Forms: nplurals=2; plural=(n != 1);\\n"'


@pytest.mark.parametrize(
    ("spanish", "expected"),
    [
        (SPANISH.replace('msgstr "Primero."', 'msgstr "Primero.'),
         f'i18n/es.po:19: syntax error at msgstr "Primero. ({HOW_TO_QUOTE})'),
        (SPANISH.replace('msgstr "Primero."', 'msgstr "Pri"mero."'),
         f'i18n/es.po:19: syntax error at msgstr "Pri"mero." ({HOW_TO_QUOTE})'),
        (SPANISH.replace('msgstr "Primero."', 'mgstr "Primero."'),
         f'i18n/es.po:19: syntax error at mgstr "Primero." ({HOW_TO_QUOTE})'),
        (po("es", 'msgstr[1] "x"\nmsgid "a"\n'),
         f"i18n/es.po:7: syntax error: this line does not continue an entry ({HOW_TO_QUOTE})"),
        (po("es", 'msgid "need"\nmsgid_plural "need"\n\nmsgstr "x"\n'),
         f"i18n/es.po:8: syntax error: this msgid has no msgstr ({HOW_TO_QUOTE})"),
        (po("es", 'msgid "need"'), f"i18n/es.po:7: syntax error: this msgid has no msgstr ({HOW_TO_QUOTE})"),
        (po("es", 'msgctxt "x"'), f'i18n/es.po:7: syntax error at msgctxt "x" ({HOW_TO_QUOTE})'),
        (po("es", 'msgid "need"\nmsgstr "x"\nmsgstr "y"\n'),
         f"i18n/es.po:9: syntax error: this line does not belong here ({HOW_TO_QUOTE})"),
        ("\ufeff" + SPANISH, f"i18n/es.po:1: the file starts with a byte order mark ({REMOVE_BOM})"),
        (SPANISH.encode("utf-16"), f"i18n/es.po:1: the file starts with a byte order mark ({REMOVE_BOM})"),
        (SPANISH.replace("Segundo", "Señal").encode("latin-1"),
         f"i18n/es.po:23: byte 0xf1 is not UTF-8 ({REMOVE_BOM})"),
        (SPANISH.replace("charset=UTF-8", "charset=ISO-8859-1"),
         "i18n/es.po:1: the header does not say that the file is UTF-8"
         ' (write "Content-Type: text/plain; charset=UTF-8\\n")'),
        (SPANISH.replace("Language: es", "Language: fr"),
         'i18n/es.po:1: the header says Language "fr", the file\'s name says es (write "Language: es\\n")'),
        (SPANISH.replace('"Language: es\\n"\n', ""),
         'i18n/es.po:1: the header has no Language, the file\'s name says es (write "Language: es\\n")'),
        (SPANISH.replace("Plural-Forms", "Plural-Form"), f"i18n/es.po:1: the header has no Plural-Forms ({EXAMPLE})"),
        (SPANISH.replace("(n != 1)", "(n =! 1)"),
         f'i18n/es.po:1: Plural-Forms "nplurals=2; plural=(n =! 1);" is not a rule that always picks one of its forms'
         f" ({EXAMPLE})"),
        (SPANISH.replace("(n != 1)", "n"),
         f'i18n/es.po:1: Plural-Forms "nplurals=2; plural=n;" is not a rule that always picks one of its forms'
         f" ({EXAMPLE})"),
        (SPANISH.replace("(n != 1)", "1 % n"),
         f'i18n/es.po:1: Plural-Forms "nplurals=2; plural=1 % n;" is not a rule that always picks one of its forms'
         f" ({EXAMPLE})"),
        (po("es", CARDS + LEAD_1 + LEAD_2),
         'i18n/es.po: need: the message is missing (run "sitegen languages sync es", then translate'
         ' "It needs {memory} of memory.")'),
        (SPANISH + '\nmsgid "ned"\nmsgstr "x"\n',
         'i18n/es.po:25: ned: English has no such message (did you mean "need"?)'),
        (SPANISH + '\nmsgid "zzz"\nmsgstr "x"\n', "i18n/es.po:25: zzz: English has no such message (remove it)"),
        (SPANISH.replace("falta {memory}", "falta {memoria}").replace("Primero", "Primero {n}"),
         "i18n/es.po:8: need: has {memoria} (English has {memory}; do not translate names)\n"
         "i18n/es.po:8: need: lacks {memory} (use every one that English has)\n"
         "i18n/es.po:18: lead.1: has {n} (English has none; do not translate names)"),
        (SPANISH.replace("{n} tarjetas", "tarjetas"),
         "i18n/es.po:12: cards: lacks {n} (use every one that English has)"),
        (SPANISH.replace("una tarjeta de {vendor}", "una tarjeta"),
         "i18n/es.po:12: cards: lacks {vendor} (use every one that English has)"),
        (SPANISH.replace("Primero.", "{Primero."),
         'i18n/es.po:18: lead.1: "{" belongs to no placeholder (write placeholders as {name}, in lower case)'),
        (SPANISH.replace("Primero.", ""), "i18n/es.po:18: lead.1: the text is empty (write it)"),
        (SPANISH.replace("{n} tarjetas de {vendor}", ""), "i18n/es.po:12: cards: the text is empty (write it)"),
        (SPANISH.replace('msgid "lead.1"', '#, fuzzy\nmsgid "lead.1"'),
         "i18n/es.po:19: lead.1: the translation is marked as fuzzy"
         ' (compare it with its English text, then remove "fuzzy")'),
        (SPANISH.replace("English: First.", "English: At first."),
         "i18n/es.po:18: lead.1: the English text has changed since"
         ' (translate "First." and write it in the comment "#. English: …")'),
        (SPANISH.replace("#. English: First.\n", ""),
         "i18n/es.po:17: lead.1: the English text has changed since"
         ' (translate "First." and write it in the comment "#. English: …")'),
        (SPANISH.replace('msgstr[1] "{n} tarjetas de {vendor}"\n', ""),
         "i18n/es.po:12: cards: Plural-Forms says 2 forms, here are 1 (write msgstr[0] to msgstr[1])"),
        (SPANISH.replace('msgid "need"\nmsgstr',
                         'msgid "need"\nmsgid_plural "need"\nmsgstr[0] "a {memory}"\nmsgstr[1]'),
         "i18n/es.po:8: need: its plural forms are not built as in English (write one msgstr, without msgid_plural)"),
        (po("es", NEED + CARDS + LEAD_1),
         "i18n/es.po: lead: has 1 wording, English has 2 (write lead.1 to lead.2)"),
        (SPANISH + '\nmsgid "lead.3"\nmsgstr "Tercero."\n',
         "i18n/es.po: lead: has 3 wordings, English has 2 (write lead.1 to lead.2)"),
        (SPANISH + LEAD_1, "i18n/es.po:26: lead.1: the key stands at line 18 already (keep one of the two)"),
        (SPANISH.replace("Primero.", "<b>Primero</b>."),
         '\n'.join(f"i18n/es.po:18: lead.1: {tag} "
                   '(use only <strong>, <em>, <bdi>, <abbr title="…">, <a href="{…}">)'
                   for tag in ("</b> is not allowed", "<b> is not allowed"))),
        (SPANISH.replace("Primero.", "Primero.."),
         'i18n/es.po:18: lead.1: the punctuation ".."'
         " (write one sign, without a space before it; … for an ellipsis)"),
    ],
)  # fmt: skip
def test_a_mistake_is_a_located_problem(tmp_path: Path, spanish: str | bytes, expected: str) -> None:
    assert "\n".join(problems(tmp_path, spanish)) == expected


def test_a_missing_file(tmp_path: Path) -> None:
    languages, found = load_languages(site(tmp_path, en=ENGLISH), ["en", "es"])
    assert [str(problem) for problem in found] == [
        'i18n/es.po: the file is missing (make it with "sitegen languages sync es")'
    ]
    assert [language.code for language in languages] == ["en"]


def test_english_is_needed_even_where_it_is_no_language_of_the_site(tmp_path: Path) -> None:
    languages, found = load_languages(site(tmp_path, es=SPANISH), ["es"])
    assert [str(problem) for problem in found] == ["i18n/en.po: the file is missing (restore it)"]
    assert [language.code for language in languages] == ["es"]


def test_a_directory_in_place_of_a_file(tmp_path: Path) -> None:
    (site(tmp_path, en=ENGLISH) / "i18n" / "es.po").mkdir()
    _, found = load_languages(tmp_path, ["es"])
    assert [str(problem) for problem in found] == [
        "i18n/es.po: cannot be read: Is a directory (make it a readable file)"
    ]


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("english", 'did you mean "en"?'),
        ("EN", 'did you mean "en"?'),
        ("pt_BR", 'did you mean "pt-BR"?'),
        ("../es", 'write a code such as "es" or "pt-BR"'),
        ("klingon-empire", 'write a code such as "es" or "pt-BR"'),
        ("", 'write a code such as "es" or "pt-BR"'),
    ],
)
def test_an_unknown_language_code(tmp_path: Path, code: str, hint: str) -> None:
    languages, found = load_languages(site(tmp_path, en=ENGLISH), [code])
    assert [str(problem) for problem in found] == [
        f'i18n/{code}.po: "{code}" is not a language code that CLDR knows ({hint})'
    ]
    assert languages == ()


def test_wordings_of_english_are_numbered_without_gaps(tmp_path: Path) -> None:
    english = ENGLISH.replace("lead.2", "lead.3")
    _, found = load_languages(site(tmp_path, en=english), ["en"])
    assert [str(problem) for problem in found] == [
        "i18n/en.po: lead: its wordings are not numbered 1, 2, 3 … (end at lead.2)"
    ]


def test_every_problem_is_reported_at_once(tmp_path: Path) -> None:
    spanish = SPANISH.replace("Primero.", "").replace("Segundo.", "Segundo ,").replace("{vendor}", "{marca}")
    assert len(problems(tmp_path, spanish)) == 5


def test_comments_that_an_editor_has_wrapped_are_not_stale(tmp_path: Path) -> None:
    wrapped = SPANISH.replace("#. English: It needs {memory}", "#. English: It needs\n#. {memory}")
    assert problems(tmp_path, wrapped) == []


def test_a_remark_for_translators_does_not_make_a_translation_stale(tmp_path: Path) -> None:
    english = ENGLISH.replace('msgid "need"', '#. in the summary box\nmsgid "need"')
    assert problems(tmp_path, SPANISH, english) == []


def test_a_broken_message_is_left_out_and_the_others_can_be_used(tmp_path: Path) -> None:
    languages, _ = load_languages(site(tmp_path, en=ENGLISH, es=SPANISH.replace("Primero.", "{")), ["es"])
    with pytest.raises(MessageError, match="there is no such message"):
        languages[0].text("lead.1")
    assert languages[0].text("need", memory="2 GB") == "Le hacen falta 2 GB de memoria."


def test_several_languages_are_sorted_by_file(tmp_path: Path) -> None:
    spanish, french = HEADER.format(code="es"), HEADER.format(code="fr")
    _, found = load_languages(site(tmp_path, en=ENGLISH, es=spanish, fr=french), ["fr", "es"])
    assert [problem.path for problem in found] == ["i18n/es.po"] * 4 + ["i18n/fr.po"] * 4
