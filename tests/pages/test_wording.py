"""Every page in English reads as whole sentences, whatever the record holds."""

from __future__ import annotations

import re

import pytest

from sitegen.facts import CAPACITY
from sitegen.pages.faq import ANSWERS
from tests.pages.materials import KINDS, english, facts_of, languages, models, page_of, texts

EVERY = 24  # of the catalogue's models, one in so many is read
SLUGS = sorted({*KINDS.values(), *sorted(models())[::EVERY]})

FAULTS = {
    "unfilled placeholder": r"[{}]",
    "doubled punctuation": r"\.\.(?!/)|,,|;;|::|,\.| [,.](?!\w)",
    "a value that is none": r"\bNone\b(?! of| holds)|\bnan\b|\binf\b|\(\)",
    "memory said twice": r"(\d+) GB\b.{0,12}(?:with |\()\1\u00a0GB",
    "doubled space": r"  |\s$",
    "a straight quote": r"['\"]",
}
SENTENCES = re.compile(
    r"\.(lead|introduction|table_empty|speeds_note|\w+_introduction|meaning\[\d+\]\.paragraphs\[\d+\]"
    r"|steps\[\d+\]\.text|faq\[\d+\]\.answer|source\.paragraphs\[\d+\]|other_direction\.paragraphs\[\d+\])$"
)
OUTSIDE_TEXTS = re.compile(
    r"\.record\[|\.name$|\.href$|\.card$|^\.source|\.value$|\.rows\[|\.fastest\[|\.smallest\[|\.linked_data$"
)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("slug", SLUGS)
def test_no_text_has_a_fault(slug: str, code: str) -> None:
    found = []
    for path, text in texts(page_of(facts_of(slug), code)):
        if not OUTSIDE_TEXTS.search(path):
            found += [(fault, path, text) for fault, pattern in FAULTS.items() if re.search(pattern, text)]
    assert found == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_paragraph_is_whole_sentences(slug: str) -> None:
    for path, text in texts(page_of(facts_of(slug))):
        if SENTENCES.search(path) and text:
            assert text[0].isupper() or text[0].isdigit() or text.startswith(facts_of(slug).model.name), (path, text)
            assert text.endswith((".", "?")), (path, text)
            assert not re.search(r"\.[A-Z][a-z]", text.replace(facts_of(slug).model.name, "")), (path, text)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_question_has_an_answer(slug: str) -> None:
    page = page_of(facts_of(slug))
    assert [question.id for question in page.faq] == [f"faq-{id_}" for id_ in facts_of(slug).faq]
    assert all(question.question.endswith("?") and question.answer for question in page.faq)
    assert len({question.question for question in page.faq}) == len(page.faq)


def test_every_question_can_be_asked_of_some_model() -> None:
    asked = {id_ for slug in SLUGS for id_ in facts_of(slug).faq if not id_.startswith(CAPACITY)}
    assert asked == set(ANSWERS)


def test_a_model_that_no_card_holds_says_so_everywhere() -> None:
    page = page_of(facts_of(KINDS["no card"]))
    assert page.rows == page.smallest == ()
    assert "None of the 849 cards" in page.lead
    assert page.table_empty
    assert not any("fastest card" in text.lower() for path, text in texts(page) if path.startswith(".faq"))


def test_an_old_card_is_named_beside_the_smallest_supported_one() -> None:
    facts = facts_of("polycoder")
    assert facts.smallest is not None
    assert facts.smallest_supported is not None
    old, supported = facts.smallest.card.name, facts.smallest_supported.card.name
    smallest = page_of(facts).answers[1]
    gpu = next(question for question in page_of(facts).faq if question.id == "faq-gpu")
    assert old == "Tesla C1080"
    assert supported in smallest.value
    assert old in smallest.note
    assert supported in gpu.answer
    assert old in gpu.answer


def test_lists_name_each_value_once() -> None:
    origin = page_of(facts_of("crystalcoder")).record[0]
    types = next(field for field in origin.fields if field.label.startswith("Types"))
    assert types.value.lower().count("academia") + types.value.lower().count("academic") == 1


def test_wordings_depend_on_the_model_alone() -> None:
    one, other = facts_of("polycoder"), facts_of("crystalcoder")
    assert page_of(one) == page_of(one)
    assert {page_of(one).speeds_note, page_of(other).speeds_note} <= {
        english().text("speeds_note.1"),
        english().text("speeds_note.2"),
    }
    chosen = {english().variant("speeds_note", slug) for slug in models()}
    assert len(chosen) == 2
