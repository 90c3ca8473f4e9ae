"""site.yaml is read as strictly as a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitegen.settings import STAND_IN, load_settings, unknown_cards
from tests.records import card

GOOD = "name: Site\nbase_url: https://example.org\nlanguages: [en, pt-BR, zh-Hans]\ntheme: default\n"


def problems(root: Path, text: str) -> list[str]:
    (root / "site.yaml").write_text(text, encoding="utf-8")
    settings, found = load_settings(root)
    assert settings == STAND_IN or not found
    return [str(problem) for problem in found]


def test_good_settings(tmp_path: Path) -> None:
    (tmp_path / "site.yaml").write_text(GOOD)
    settings, found = load_settings(tmp_path)
    assert not found
    assert settings.languages == ("en", "pt-BR", "zh-Hans")
    assert (settings.name, settings.base_url, settings.theme) == ("Site", "https://example.org", "default")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "https://example.org",
            "https://example.org/",
            "site.yaml:2:11: base_url: expected an address that starts with https:// or http:// and ends without a "
            'slash, got "https://example.org/"',
        ),
        ("pt-BR", "pt_br", 'site.yaml:3:17: languages[1]: expected a language code, like "es" or "pt-BR", got "pt_br"'),
        (
            "[en, pt-BR, zh-Hans]",
            "[en, en]",
            "site.yaml:3:1: languages: expected a list of one or more different language codes, got [en, en]",
        ),
        ("theme", "them", 'site.yaml:4:1: them: unknown key "them" (did you mean theme?)'),
        ("name: Site", "name: [", "site.yaml:3:10: expected `,` or `]` (close the list that starts at 1:7)"),
    ],
)
def test_each_mistake_has_its_place(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert expected in "\n".join(problems(tmp_path, GOOD.replace(old, new)))


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    found = problems(tmp_path, "name: ''\nbase_url: x\nlanguages: en\ntheme: A B\nlogo: x.svg\n")
    assert [line.split(": ")[1] for line in found] == ["name", "base_url", "languages", "theme", "logo"]


def test_a_missing_file_says_what_to_do(tmp_path: Path) -> None:
    _, found = load_settings(tmp_path)
    hint = "(run in the directory of the site, or name it with --site)"
    assert [str(problem) for problem in found] == [
        f"site.yaml: expected a file in {tmp_path.resolve()}, got none {hint}"
    ]


def test_popular_cards_exist(tmp_path: Path) -> None:
    cards = [card("GeForce RTX 3090", 24), card("GeForce RTX 4090", 24)]
    (tmp_path / "site.yaml").write_text(f"{GOOD}popular_cards:\n  - geforce-rtx-3090\n  - geforce-rtx-4091\n  - x\n")
    settings, found = load_settings(tmp_path)
    assert not found
    assert [str(problem) for problem in unknown_cards(tmp_path, settings, cards)] == [
        'site.yaml:7:5: popular_cards[1]: expected the slug of a card in content/gpus, got "geforce-rtx-4091" '
        "(did you mean geforce-rtx-4090?)",
        'site.yaml:8:5: popular_cards[2]: expected the slug of a card in content/gpus, got "x"',
    ]


def test_no_card_has_to_be_popular(tmp_path: Path) -> None:
    (tmp_path / "site.yaml").write_text(GOOD)
    settings, _ = load_settings(tmp_path)
    assert settings.popular_cards == ()
    assert list(unknown_cards(tmp_path, settings, [])) == []


RULES = """comparisons:
  gpus:
    kinds: [desktop, unified]
    since: 2018
    most: 300
  models:
    since: 2023
    rivals: 4
    most: 300
"""


def test_rules_of_comparisons(tmp_path: Path) -> None:
    assert not problems(tmp_path, GOOD + RULES)
    settings, _ = load_settings(tmp_path)
    assert settings.comparisons
    assert settings.comparisons.gpus
    assert settings.comparisons.gpus.kinds == ("desktop", "unified")
    assert settings.comparisons.models
    assert settings.comparisons.models.rivals == 4


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "most: 300",
            "most: 501",
            "site.yaml:9:11: comparisons.gpus.most: expected a whole number from 0 to 500, got 501",
        ),
        (
            "since: 2018",
            "since: last",
            'site.yaml:8:12: comparisons.gpus.since: expected a year from 2000 to 2099, got "last"',
        ),
        (
            "rivals: 4",
            "rivals: -1",
            "site.yaml:12:13: comparisons.models.rivals: expected a whole number from 0 to 20, got -1",
        ),
        ("desktop", "desk", "comparisons.gpus.kinds[0]: expected one of "),
        ("[desktop, unified]", "[]", "comparisons.gpus.kinds: expected a list of at least one, got an empty one"),
        ("rivals", "rival", 'comparisons.models.rival: unknown key "rival" (did you mean rivals?)'),
        ("    since: 2023\n", "", 'comparisons.models: missing key "since" (add since: a year from 2000 to 2099)'),
    ],
)
def test_mistakes_in_the_rules_have_their_place(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert expected in "\n".join(problems(tmp_path, GOOD + RULES.replace(old, new, 1)))
