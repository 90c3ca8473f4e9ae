"""What a language gives to pages."""

from __future__ import annotations

import math
import pickle
from collections import Counter
from datetime import date

import pytest
from babel import Locale
from markupsafe import Markup

from sitegen.i18n import MessageError
from tests.i18n.languages import language

ARABIC = "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)"
POLISH = "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)"


def test_text_fills_in_named_values() -> None:
    english = language(singular={"lead": "On {card}, <strong>{speed}</strong> tok/s; again {card}."})
    assert english.text("lead", card="B200", speed="1,255") == "On B200, <strong>1,255</strong> tok/s; again B200."


def test_values_are_escaped_unless_they_are_markup() -> None:
    english = language(singular={"a": "{plain} and {html}", "link": '<a href="{url}">x</a>'})
    filled = english.text("a", plain='<b> & "c"', html=Markup("<bdi>d</bdi>"))
    assert filled == "&lt;b&gt; &amp; &#34;c&#34; and <bdi>d</bdi>"
    assert isinstance(filled, Markup)
    assert english.text("link", url='"><script>') == '<a href="&#34;&gt;&lt;script&gt;">x</a>'


def test_a_value_with_braces_is_not_filled_in_again() -> None:
    assert language(singular={"a": "{x} {y}"}).text("a", x="{y}", y="2") == "{y} 2"


def test_whole_numbers_are_written_as_the_language_does() -> None:
    assert language("es", singular={"a": "{n} y {m}"}).text("a", n=12550, m=1255) == "12.550 y 1255"


@pytest.mark.parametrize("value", [1.5, None, True, b"x", ["a"]])
def test_other_kinds_of_value_are_refused(value: object) -> None:
    with pytest.raises(TypeError, match=r'fr: "a": \{x\} is .*: pass text or a whole number'):
        language("fr", singular={"a": "{x}"}).text("a", x=value)


def test_values_that_a_message_does_not_use_are_ignored() -> None:
    assert language(singular={"a": "b"}).text("a", x="1") == "b"


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda it: it.text("faq.nothing"), 'it: "faq.nothing": there is no such message'),
        (lambda it: it.text("cards"), 'it: "cards": it is a plural message'),
        (lambda it: it.plural("need", 2), 'it: "need": it is a singular message'),
        (lambda it: it.variant("need", "polycoder"), 'it: "need.1": there is no such message'),
        (lambda it: it.text("need", other="1"), 'it: "need" needs a value for {memory}'),
        (lambda it: it.plural("cards", 3), 'it: "cards" needs a value for {vendor}'),
        (lambda it: it.label("task", "dance"), 'it: "task.dance": there is no such message'),
        (lambda it: it.country("XY"), 'no country "XY" in it'),
    ],
)  # fmt: skip
def test_a_programmers_mistake_names_key_and_language(ask: object, message: str) -> None:
    italian = language("it", {"need": "{memory} GB"}, {"cards": ("{n} scheda {vendor}", "{n} schede {vendor}")})
    with pytest.raises(MessageError) as raised:
        ask(italian)  # type: ignore[operator]
    assert raised.value.args[0] == message


@pytest.mark.parametrize(
    ("code", "counts"),
    [
        ("en", {0: "0 b", 1: "1 a", 2: "2 b", 1255: "1,255 b"}),
        ("es", {0: "0 b", 1: "1 a", 2: "2 b", 1255: "1255 b"}),
        ("it", {0: "0 b", 1: "1 a", 2: "2 b", 12550: "12.550 b"}),
        ("fr", {0: "0 a", 1: "1 a", 2: "2 b", 1255: "1\u202f255 b"}),
    ],
)
def test_two_plural_forms(code: str, counts: dict[int, str]) -> None:
    two = language(code, plural={"cards": ("{n} a", "{n} b")})
    assert {n: two.plural("cards", n) for n in counts} == counts


def test_plural_rules_come_from_the_file() -> None:
    polish = language("pl", plural={"c": ("{n} karta", "{n} karty", "{n} kart")}, plural_rule=POLISH)
    assert [polish.plural("c", n) for n in (1, 2, 5, 12, 22)] == [
        "1 karta", "2 karty", "5 kart", "12 kart", "22 karty",
    ]  # fmt: skip
    arabic = language("ar", plural={"c": tuple("abcdef")}, plural_rule=ARABIC)
    assert "".join(arabic.plural("c", n) for n in (0, 1, 2, 3, 11, 100, 103)) == "abcdefd"


def test_the_count_may_be_given_as_text() -> None:
    english = language(plural={"c": ("{n} card", "{n} cards")})
    assert english.plural("c", 2, n=Markup("<em>two</em>")) == "<em>two</em> cards"


def test_variants_are_spread_and_stable() -> None:
    english = language(singular={"lead.1": "a", "lead.2": "b", "lead.3": "c", "lead.10": "d", "leader.1": "z"})
    counts = Counter(english.variant("lead", f"model-{index}") for index in range(1000))
    assert set(counts) == {"a", "b", "c", "d"}
    assert min(counts.values()) > 200
    chosen = [english.variant("lead", slug) for slug in ("polycoder", "crystalcoder", "gemma-3-27b", "qwen3-8b")]
    assert chosen == ["d", "d", "a", "a"]


def test_another_message_changes_no_choice() -> None:
    texts = {"lead.1": "a", "lead.2": "b"}
    before, after = language(singular=texts), language(singular={"x": "y", **dict(reversed(texts.items()))})
    slugs = [f"model-{index}" for index in range(50)]
    assert [before.variant("lead", slug) for slug in slugs] == [after.variant("lead", slug) for slug in slugs]


def test_plural_variant() -> None:
    english = language(plural={"c.1": ("one {x}", "{n} {x}s"), "c.2": ("a {x}", "some {x}s")})
    seen = {english.plural_variant("c", f"m{index}", n, x="card") for index in range(20) for n in (1, 2)}
    assert seen == {"one card", "2 cards", "a card", "some cards"}


def test_label_and_sentence() -> None:
    french = language("fr", singular={"task.ocr": "élaboration", "fit.tight": "de justesse"})
    assert french.label("task", "ocr") == "élaboration"
    assert french.sentence(french.label("task", "ocr")) == "Élaboration"


@pytest.mark.parametrize(
    ("code", "text", "expected"),
    [
        ("en", "open weights", "Open weights"),
        ("en", "Mamba-2", "Mamba-2"),
        ("en", "<bdi>low</bdi> end", "<bdi>Low</bdi> end"),
        ("en", "<em><strong>a</strong></em>", "<em><strong>A</strong></em>"),
        ("en", "4,096 tokens", "4,096 tokens"),
        ("en", "&amp; more", "&amp; more"),
        ("en", "", ""),
        ("es", "índice", "Índice"),
        ("es", "¿cabe?", "¿cabe?"),
        ("tr", "iki", "İki"),
        ("it", "ibrido", "Ibrido"),
    ],
)
def test_sentence_upper_cases_only_a_first_letter(code: str, text: str, expected: str) -> None:
    assert language(code).sentence(Markup(text)) == expected


@pytest.mark.parametrize(
    ("value", "decimals", "expected"),
    [
        (0.15, 1, "0.2"),
        (0.25, 1, "0.3"),
        (1.005, 2, "1.01"),
        (2.5, 0, "3"),
        (-2.5, 0, "-3"),
        (-0.04, 1, "0.0"),
        (-0.0, 0, "0"),
        (999.5, 0, "1,000"),
        (1e21, 0, "1,000,000,000,000,000,000,000"),
        (1e-9, 2, "0.00"),
        (7, 1, "7.0"),
    ],
)
def test_half_rounds_up_and_zero_has_no_sign(value: float, decimals: int, expected: str) -> None:
    assert language().number(value, decimals) == expected


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_what_is_no_number_is_refused(value: float) -> None:
    english = language()
    for write in (english.number, english.speed, english.memory, english.compact, english.scientific):
        with pytest.raises(ValueError, match="only finite numbers"):
            write(value)


def test_speed_has_a_decimal_under_100() -> None:
    english = language()
    speeds = [0, 9.95, 13.65, 99.94, 99.95, 100, 100.5, 1255.4]
    assert [english.speed(speed) for speed in speeds] == ["0.0", "10.0", "13.7", "99.9", "100", "100", "101", "1,255"]


def test_memory_has_one_decimal() -> None:
    assert [language("fr").memory(gb) for gb in (3.55, 24, 1234.5)] == ["3,6", "24,0", "1\u202f235"]


def test_compact_scientific() -> None:
    assert [language(code).compact(39.3e9) for code in ("en", "es", "fr", "it")] == [
        "39.3 billion", "39,3 mil millones", "39,3 milliards", "39,3 miliardi",
    ]  # fmt: skip
    assert language("it").scientific(1.1e21) == "1,1\u00a0×\u00a010²¹"
    assert language("en").scientific(9.99e20) == "1\u00a0×\u00a010²¹"
    assert language("en").scientific(-2e-7) == "-2\u00a0×\u00a010⁻⁷"
    assert language("en").scientific(0) == "0"


def test_dates() -> None:
    day = date(2022, 2, 28)
    assert [language(code).day(day) for code in ("en", "es", "fr", "it")] == [
        "February 28, 2022", "28 de febrero de 2022", "28 février 2022", "28 febbraio 2022",
    ]  # fmt: skip
    assert [language(code).month_short(day) for code in ("en", "es", "fr", "it")] == [
        "Feb 2022", "feb 2022", "févr. 2022", "feb 2022",
    ]  # fmt: skip
    assert language("es").month(day) == "febrero de 2022"


def test_join_escapes_and_follows_the_language() -> None:
    items: list[str | Markup] = ["A&M", Markup("<bdi>Intel</bdi>")]
    assert language("es").join(items) == "A&amp;M e <bdi>Intel</bdi>"
    assert language("en").join(iter("abc")) == "a, b, and c"
    assert language("fr").join([]) == ""


def test_country() -> None:
    spanish = language("es", singular={"country.multinational": "varios países"})
    assert [spanish.country("US"), spanish.country("multinational")] == ["Estados Unidos", "varios países"]


@pytest.mark.parametrize(
    ("code", "autonym", "direction"),
    [("en", "English", "ltr"), ("es", "Español", "ltr"), ("fr", "Français", "ltr"), ("it", "Italiano", "ltr"),
     ("pt-BR", "Português (Brasil)", "ltr"), ("ar", "العربية", "rtl"), ("he", "עברית", "rtl")],
)  # fmt: skip
def test_name_and_direction(code: str, autonym: str, direction: str) -> None:
    found = language(code)
    assert (found.code, found.autonym, found.direction) == (code, autonym, direction)


def test_a_language_survives_pickling() -> None:
    english = language(singular={"a.1": "{x}", "a.2": "<em>{x}</em>"}, plural={"c": ("{n} card", "{n} cards")})
    english.number(12550)
    copy = pickle.loads(pickle.dumps(english))
    assert copy.variant("a", "seed", x=1) == english.variant("a", "seed", x=1)
    assert (copy.plural("c", 2), copy.number(12550), copy.compact(2e6)) == ("2 cards", "12,550", "2 million")


def test_a_template_is_the_message_as_it_was_written() -> None:
    english = language(singular={"a": "{x} <b>&amp;"}, plural={"b": ("{n} card", "{n} cards")})
    assert english.template("a") == "{x} <b>&amp;"
    assert english.template("b") == {"one": "{n} card", "other": "{n} cards"}
    with pytest.raises(MessageError):
        english.template("c")


@pytest.mark.parametrize(
    ("code", "rule", "forms"), [("ar", ARABIC, "zotfmx"), ("pl", POLISH, "123"), ("fr", None, "1x")]
)
def test_the_forms_of_a_template_go_with_the_categories_of_a_browser(code: str, rule: str | None, forms: str) -> None:
    other = language(code, plural={"a": tuple(forms)}, plural_rule=rule)
    template = other.template("a")
    assert isinstance(template, dict)
    assert set(template.values()) == set(forms)
    category = Locale.parse(code).plural_form
    for n in (0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 103, 112, 1000, 4096):
        assert template[category(n)] == other.plural("a", n)
