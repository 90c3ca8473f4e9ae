"""Whatever the bytes of a file: problems, never an exception."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from sitegen.i18n.comparison import comparison_problems
from sitegen.i18n.formats import formats_of, known_locale
from sitegen.i18n.language import Language
from sitegen.i18n.loading import sound_texts
from sitegen.i18n.po_files import parse_po
from sitegen.i18n.proofreading import proofreading_problems
from sitegen.i18n.sync import synced
from tests.i18n.po import po

ENGLISH_TEXT = po("en", 'msgid "a"\nmsgstr "{x} b."\n\nmsgid "c.1"\nmsgid_plural "c.1"\nmsgstr[0] "d"\nmsgstr[1] "e"\n')
ENGLISH, _ = parse_po("i18n/en.po", "en", ENGLISH_TEXT.encode())
LOCALE = known_locale("fr")

LINES = st.one_of(
    st.sampled_from([
        'msgid ""', 'msgid "a"', 'msgid "c.1"', 'msgid_plural "c.1"', 'msgstr "{x} « b » ?"', 'msgstr ""',
        'msgstr "{y"', 'msgstr[0] "d"', 'msgstr[1] "<em>e"', 'msgstr[9] "f"', "#, fuzzy", "#. English: {x} b.",
        "#. Note: b", "#~ msgid", '#~ msgid "g"', '#~ msgstr "h"', '"continued"', '"Language: fr\\n"',
        '"Plural-Forms: nplurals=2; plural=n>1;\\n"', '"Plural-Forms: nplurals=2; plural=n%(n-n);\\n"',
        '"Content-Type: text/plain; charset=UTF-8\\n"', "", "#", "# A",
        'msgctxt "i"', '#| msgid "j"', "#|", "#:", "#: a:1", "\\", '"', "\u2028", "msgstr[",
        "msgid", "pyproject.toml",
    ]),
    st.text(max_size=20),
    st.builds('msgstr "{}"'.format, st.text(max_size=20)),
)  # fmt: skip
COMMENTS = st.sampled_from(
    [
        "# A",
        "#",
        "#. English: {x} b.",
        "#. English: d | e",
        "#. Note: f",
        "#, fuzzy",
        "#: a:1",
        '#~ msgid "g"\n#~ msgstr "h"',
    ]
)
BODIES = st.sampled_from([
    'msgstr "{x} b."', 'msgstr ""', 'msgstr ""\n"{x} "\n"b."', 'msgstr "<em>{y</b> ."', 'msgstr " \\n\\""',
    'msgid_plural "c"\nmsgstr[0] "d"\nmsgstr[1] "e"', 'msgid_plural "c"\nmsgstr[0] ""',
    'msgid_plural ""\nmsgstr[1] "g"',
])  # fmt: skip
KEYS = st.sampled_from(["a", "c.1", "c.2", "unknown", "x.9", "{}"])
ENTRIES = st.builds(
    lambda comments, key, body: "\n".join([*comments, f'msgid "{key}"', body]),
    st.lists(COMMENTS, max_size=3),
    KEYS,
    BODIES,
)
FILES = st.one_of(
    st.binary(max_size=200),
    st.lists(LINES, max_size=20).map(lambda lines: "\n".join(lines).encode("utf-8", "surrogatepass")),
    st.lists(ENTRIES, max_size=8).map(lambda parts: po("fr", "\n\n".join(parts)).encode()),
    st.lists(ENTRIES, max_size=8).map(lambda parts: po("fr", "\n".join(parts)).encode()),
    st.lists(st.one_of(ENTRIES, LINES), max_size=8).map(
        lambda parts: po("fr", "\n\n".join(parts)).encode("utf-8", "surrogatepass")
    ),
)


@given(FILES)
def test_no_file_raises(data: bytes) -> None:
    file, problems = parse_po("i18n/fr.po", "fr", data)
    assert file is not None or problems
    if file is None:
        return
    assert ENGLISH is not None
    assert LOCALE is not None
    found = [*problems, *proofreading_problems(file), *comparison_problems(file, ENGLISH)]
    assert all(str(problem).startswith("i18n/fr.po") for problem in found)
    Language(formats_of("fr", LOCALE), sound_texts(file))


@given(FILES)
@example(
    b'msgid ""\nmsgstr ""\n"Plural-Forms:nplurals=2;plural=(n!=1)\\n"\n\n#,\nmsgid "a"\nmsgstr ""'
)  # a flag line of none
def test_what_sync_writes_can_be_read_and_needs_no_second_run(data: bytes) -> None:
    file, _ = parse_po("i18n/fr.po", "fr", data)
    if file is None:
        return
    assert ENGLISH is not None
    once, report = synced(file, data.decode(), ENGLISH, ENGLISH_TEXT)
    file_again, _ = parse_po("i18n/fr.po", "fr", once.encode())
    assert file_again is not None
    assert list(file_again.entries) == list(ENGLISH.entries)
    twice, second_report = synced(file_again, once, ENGLISH, ENGLISH_TEXT)
    assert twice == once
    assert (second_report.added, second_report.changed, second_report.removed) == ((), (), ())
    assert set(report.added) == set(ENGLISH.entries) - set(file.entries)
