"""The site's own languages: sound, complete, and with a label for every value of the closed lists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from sitegen.catalog import vocabulary
from sitegen.i18n import Language, load_languages
from sitegen.i18n.messages import PLACEHOLDER
from sitegen.i18n.po_files import PoFile, read_po_file

ROOT = Path(__file__).parents[2]
CODES = ("en", "es", "fr", "it")

LISTS = {
    "domain": get_args(vocabulary.Domain),
    "task": get_args(vocabulary.Task),
    "organization_type": get_args(vocabulary.OrganizationType),
    "access": get_args(vocabulary.Access),
    "training_code": get_args(vocabulary.TrainingCode),
    "compute_method": get_args(vocabulary.ComputeMethod),
    "notability": get_args(vocabulary.Notability),
    "record_confidence": get_args(vocabulary.RecordConfidence),
    "attention": get_args(vocabulary.Attention),
    "layer_kind": get_args(vocabulary.LayerKind),
    "recurrent_type": get_args(vocabulary.RecurrentType),
    "model_kind": get_args(vocabulary.ModelKind),
    "confidence": ("high", "medium", "low"),
    "confidence_mostly": ("high", "medium", "low"),
    "fit": ("comfortable", "tight"),
}

# Labels that are the same in English: names, and words that the language shares with it.
SAME_AS_ENGLISH = re.compile(
    r"recurrent_type\..*|domain\.(audio|video|vision)|task\.chat|no"
    r"|model_kind\.encoder-decoder|task\.(translation|reasoning)"
)


def file(code: str) -> PoFile:
    read, problems = read_po_file(ROOT, code)
    assert not problems
    assert read is not None
    return read


@pytest.fixture(scope="module", name="languages")
def _languages() -> tuple[Language, ...]:
    languages, problems = load_languages(ROOT, CODES)
    assert [str(problem) for problem in problems] == []
    return languages


def test_the_files_are_sound(languages: tuple[Language, ...]) -> None:
    assert [language.code for language in languages] == list(CODES)


@pytest.mark.parametrize("code", CODES[1:])
def test_languages_have_the_same_keys_placeholders_and_variants(code: str) -> None:
    english, other = file("en"), file(code)
    assert set(other.entries) == set(english.entries)
    for key, entry in english.entries.items():
        names = set(PLACEHOLDER.findall(entry.forms[-1]))
        assert set(PLACEHOLDER.findall(other.entries[key].forms[-1])) == names, key


@pytest.mark.parametrize("list_", LISTS)
def test_every_value_has_a_label(languages: tuple[Language, ...], list_: str) -> None:
    for language in languages:
        labels = [language.label(list_, value) for value in LISTS[list_]]
        assert len(set(labels)) == len(labels), language.code


def test_yes_no_and_countries(languages: tuple[Language, ...]) -> None:
    assert [str(language.text("yes")) for language in languages] == ["yes", "sí", "oui", "sì"]
    assert [str(language.text("no")) for language in languages] == ["no", "no", "non", "no"]
    for language in languages:
        assert all(language.country(code) for code in get_args(vocabulary.Country))


@pytest.mark.parametrize("code", CODES[1:])
def test_labels_are_translated(code: str) -> None:
    english, other = file("en"), file(code)
    keys = {f"{list_}.{value}" for list_, values in LISTS.items() for value in values}
    same = sorted(key for key in keys if other.entries[key].forms == english.entries[key].forms)
    assert [key for key in same if not SAME_AS_ENGLISH.fullmatch(key)] == []


def test_labels_stand_in_a_sentence(languages: tuple[Language, ...]) -> None:
    """Lower case, but for names and abbreviations, and no full stop."""
    for language in languages:
        for list_ in ("domain", "task", "organization_type", "access", "fit", "confidence", "notability"):
            for value in LISTS[list_]:
                label = str(language.label(list_, value))
                assert label[0].islower() or label[:2].isupper() or label.startswith("Epoch AI"), label
                assert not label.endswith("."), label
