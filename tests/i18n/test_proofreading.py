"""What an editor would mark in a text."""

from __future__ import annotations

import pytest

from sitegen.i18n.proofreading import remarks

NNBSP, NBSP = "\u202f", "\u00a0"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "It needs <strong>{memory}</strong> at <em>{level}</em>, says <a href=\"{url}\">{site}</a>."),
        ("en", 'The <abbr title="key-value">KV</abbr> cache of <bdi>{name}</bdi> &amp; others (2.5 GB).'),
        ("en", "Does it run? “Yes”, it’s 5.1:1 … and so on; see {url}."),
        ("en", "from .5 to 1.5"),
        ("es", "¿Cuánta memoria necesita? ¡Poca! «Cabe», dicen: {memory}."),
        ("fr", f"Combien de mémoire{NNBSP}? Peu{NNBSP}! «{NBSP}Oui{NBSP}»{NBSP}: {{memory}}{NNBSP}; c’est peu."),
        ("fr", f"Vraiment{NNBSP}?! («{NBSP}oui{NBSP}») à 12:30, https://example.org"),
        ("fr", f"Mémoire{NBSP}: <strong>{{memory}}</strong> &amp; plus."),
        ("it", "Di quanta memoria ha bisogno? Poca: «{memory}», cioè l’essenziale."),
        ("pl", 'Ile "pamięci"?'),
    ],
)  # fmt: skip
def test_good_texts_are_left_in_peace(code: str, text: str) -> None:
    assert list(remarks(code, text)) == []


ALLOWED = 'use only <strong>, <em>, <bdi>, <abbr title="…">, <a href="{…}">'
ONE_SIGN = "write one sign, without a space before it; … for an ellipsis"
WHOLE = "remove it; a message is a whole sentence or a whole label"
NO_BREAK = "write a no-break space, U+202F or U+00A0"


@pytest.mark.parametrize(
    ("code", "text", "message", "hint"),
    [
        ("en", "a <script>b", "<script> is not allowed", ALLOWED),
        ("en", "a<br>b", "<br> is not allowed", ALLOWED),
        ("en", '<a href="https://example.org">b</a>', '<a href="https://example.org"> is not allowed', ALLOWED),
        ("en", '<a href="{url}" onclick="x">b</a>', '<a href="{url}" onclick="x"> is not allowed', ALLOWED),
        ("en", '<strong class="b">c</strong>', '<strong class="b"> is not allowed', ALLOWED),
        ("en", "<strong>a", "<strong> is not closed", "write </strong>"),
        ("en", "a</em>", "</em> closes nothing", "close tags in the reverse order of their opening"),
        ("en", "<em><bdi>a</em></bdi>", "</em> closes nothing", "close tags in the reverse order of their opening"),
        ("en", "a & b", '"&" outside of a tag', "write &amp;, and other characters as themselves"),
        ("en", "a &nbsp; b", '"&" outside of a tag', "write &amp;, and other characters as themselves"),
        ("en", "1 < 2", '"<" outside of a tag', "write &lt;, and other characters as themselves"),
        ("en", "2 > 1", '">" outside of a tag', "write &gt;, and other characters as themselves"),
        ("en", " a", "a space at the start or the end", WHOLE),
        ("en", "a ", "a space at the start or the end", WHOLE),
        ("en", f"a{NBSP}", "a space at the start or the end", WHOLE),
        ("en", "a  b", "a doubled space, a tab or a line feed", "write one space"),
        ("en", "a\nb", "a doubled space, a tab or a line feed", "write one space"),
        ("en", "a..", 'the punctuation ".."', ONE_SIGN),
        ("en", "a...", 'the punctuation ".."', ONE_SIGN),
        ("en", "{a},, b", 'the punctuation ",,"', ONE_SIGN),
        ("en", "{a} , b", 'the punctuation " ,"', ONE_SIGN),
        ("en", "{a} .", 'the punctuation " ."', ONE_SIGN),
        ("en", "a;.", 'the punctuation ";."', ONE_SIGN),
        ("en", "<em>a.</em>.", 'the punctuation ".."', ONE_SIGN),
        ("en", "it's", "a straight apostrophe", "write ’"),
        ("fr", "l'eau", "a straight apostrophe", "write ’"),
        ("it", "l'acqua", "a straight apostrophe", "write ’"),
        ("en", 'a "b"', "a straight quote", "write “ ”"),
        ("es", 'a "b"', "a straight quote", "write « »"),
        ("fr", "quoi ?", 'no no-break space before "?"', NO_BREAK),
        ("fr", "quoi?", 'no no-break space before "?"', NO_BREAK),
        ("fr", "mémoire: {memory}", 'no no-break space before ":"', NO_BREAK),
        ("fr", "<strong>{memory}</strong> ; puis", 'no no-break space before ";"', NO_BREAK),
        ("fr", f"«{NBSP}oui »", 'no no-break space before "»"', NO_BREAK),
        ("fr", f"« oui{NBSP}»", 'no no-break space after "«"', NO_BREAK),
        ("fr-CA", "quoi ?", 'no no-break space before "?"', NO_BREAK),
        ("es", "Cuánta memoria?", '"¿" and "?" are not paired', 'open with "¿", close with "?"'),
        ("es", "¡Cabe", '"¡" and "!" are not paired', 'open with "¡", close with "!"'),
        ("en", "a {B}", '"{" belongs to no placeholder', "write placeholders as {name}, in lower case"),
        ("en", "a {}", '"{" belongs to no placeholder', "write placeholders as {name}, in lower case"),
    ],
)  # fmt: skip
def test_a_remark_says_what_to_do(code: str, text: str, message: str, hint: str) -> None:
    assert (message, hint) in list(remarks(code, text))


@pytest.mark.parametrize("character", ["\0", "\x1b", "\u00ad", "\u200b", "\u202e", "\u2066", "\ufeff"])
def test_invisible_characters(character: str) -> None:
    assert list(remarks("en", f"one{character}two")) == [
        (f"the invisible character U+{ord(character):04X}", "delete it")
    ]
