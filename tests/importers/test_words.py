"""Every word of the sources has a meaning that the schema knows, and lists mean what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from sitegen.catalog import load_catalog
from sitegen.catalog import vocabulary as v
from sitegen.importers import cleaning, words
from sitegen.importers.card_kinds import CORRECTED_KINDS, corrected_kind, guessed_kind
from sitegen.importers.source import RefusedError, SourceRow

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("table", "values"),
    [
        (words.KINDS, v.ModelKind),
        (words.ORGANIZATION_TYPES, v.OrganizationType),
        (words.DOMAINS, v.Domain),
        (words.TASKS, v.Task),
        (words.COUNTRIES, v.Country),
        (words.COMPUTE_METHODS, v.ComputeMethod),
        (words.ACCESS, v.Access),
        (words.TRAINING_CODE, v.TrainingCode),
        (words.NOTABILITY, v.Notability),
        (words.CONFIDENCE, v.RecordConfidence),
        (words.ATTENTION, v.Attention),
        (words.LAYER_KINDS, v.LayerKind),
        (words.RECURRENT_TYPES, v.RecurrentType),
    ],
)
def test_words_mean_exactly_what_the_schema_knows(table: dict[str, str], values: Any) -> None:
    assert {slug for meaning in table.values() for slug in meaning.split()} == set(get_args(values))


def test_no_word_is_dropped_in_silence() -> None:
    with pytest.raises(RefusedError, match='task: expected a word of the list, got "Juggling"'):
        SourceRow({"task": "Chat,Juggling"}).words("task", words.TASKS)
    row = SourceRow({"name": "x", "new": 1})
    row.text("name")
    with pytest.raises(RefusedError, match="new: unknown field"):
        row.finish()


def test_synonyms_become_one() -> None:
    row = SourceRow({"task": "Language modeling/generation,Language generation,Coding,(Visual) Question answering"})
    assert row.words("task", words.TASKS) == [
        "language-modeling",
        "code-generation",
        "question-answering",
        "visual-question-answering",
    ]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("EleutherAI,Booz Allen Hamilton, McLean,Nvidia,NVIDIA", ["EleutherAI", "Booz Allen Hamilton", "NVIDIA"]),
        ("Beijing OrionStar Technology Co., Ltd.", ["Beijing OrionStar Technology Co., Ltd."]),
        ("AWS", ["Amazon Web Services"]),
    ],
)
def test_organizations(text: str, names: list[str]) -> None:
    assert cleaning.organizations(text) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Susan Zhang∗ , Myle Ott† , Xi Victoria Lin", ["Susan Zhang", "Myle Ott", "Xi Victoria Lin"]),
        ("Zhu, Banghua and Frick, Evan and and Wu, Tianhao", ["Banghua Zhu", "Evan Frick", "Tianhao Wu"]),
        ("Zihan Wang and Xinzhang Liu and Yan Wang", ["Zihan Wang", "Xinzhang Liu", "Yan Wang"]),
        ("Core contributors: A B, C D et al. (100 additional authors not shown)", ["A B", "C D"]),
        ("A B; C D; A B", ["A B", "C D"]),
        ("Léonard Hussenot and et al.", ["Léonard Hussenot"]),
        ("Saudi Data and Artificial Intelligence Authority", ["Saudi Data and Artificial Intelligence Authority"]),
        ("Today, we are open-sourcing it", []),
    ],
)
def test_authors(text: str, names: list[str]) -> None:
    assert cleaning.authors(text) == names


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("AWS US East", "AWS US East"),
        ("the Condor Galaxy 1 (CG-1) AI Supercomputer from Cerebras", "Cerebras Condor Galaxy 1"),
        ("There is no paper to reference, no information about hardware", None),
        ("The paper does not mention any hardware, GPUs", None),
        ("Paper on DeepSeek-V3", None),
        ('"LUMI supercomputer"', "LUMI supercomputer"),
    ],
)
def test_data_centers(text: str, place: str | None) -> None:
    assert cleaning.data_center(text) == place


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("GeForce RTX 4090", "desktop"),
        ("GeForce RTX 4090 Mobile", "laptop"),
        ("GeForce GTX 980M", "laptop"),
        ("Radeon RX 6800S", "laptop"),
        ("Tesla T4", "data-center"),
        ("Radeon Instinct MI300X", "data-center"),
        ("Quadro P6000", "workstation"),
        ("RTX A6000", "workstation"),
        ("RTX PRO 6000 Blackwell Max-Q", "workstation"),
        ("Playstation 5 GPU", "console"),
        ("Jetson Nano", "embedded"),
        ("CMP 40HX", "mining"),
        ("Arc A770", "desktop"),
    ],
)
def test_guessed_kinds(name: str, kind: str) -> None:
    assert guessed_kind(name) == kind


def test_every_corrected_card_exists() -> None:
    cards = {card.name: card.kind for card in load_catalog(ROOT).cards}
    assert {name: cards.get(name) for name in CORRECTED_KINDS} == CORRECTED_KINDS


def test_corrected_kinds() -> None:
    assert corrected_kind("Radeon R7 M350", "desktop") == "laptop"
    assert corrected_kind("GeForce RTX 4090", "desktop") == "desktop"
