"""Which pairs have a page: the rule of site.yaml, on made-up cards and models and on the real ones."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import lru_cache

import pytest

from sitegen.catalog import CardKind, Vendor
from sitegen.facts import CardPairRule, CardSummary, ModelPairRule, ModelSummary, PairRules, Pairs, faster, pairs
from sitegen.facts.card_pairs import card_pairs
from sitegen.facts.model_pairs import model_pairs
from sitegen.settings import load_settings
from tests.pages.materials import ROOT

RULE = CardPairRule(kinds=("desktop", "laptop"), since=2020, most=100)
MODELS = ModelPairRule(since=2020, rivals=2, most=100)


def card(
    name: str,
    memory_gb: int = 8,
    bandwidth_gb_s: float = 100,
    generation: str = "First",
    released: date = date(2022, 1, 1),
    vendor: Vendor = "NVIDIA",
    kind: CardKind = "desktop",
) -> CardSummary:
    slug = name.lower().replace(" ", "-")
    return CardSummary(
        slug=slug,
        name=name,
        vendor=vendor,
        generation=generation,
        kind=kind,
        released=released,
        memory_gb=memory_gb,
        bandwidth_gb_s=bandwidth_gb_s,
        support="cuda",
        class_name=f"{memory_gb} {bandwidth_gb_s} {generation}",
        group_name="",
        models_fit=0,
        models_reading_speed=0,
        largest=None,
    )


def model(name: str, billions: float, family: str = "F", year: int = 2024, downloads: int = 1000) -> ModelSummary:
    return ModelSummary(
        slug=name.lower().replace(" ", "-").replace(".", "-"),
        name=name,
        family=family,
        organizations=("Lab",),
        parameters=int(billions * 10**9),
        active_parameters=None,
        published=date(year, 1, 1),
        license=None,
        tasks=(),
        downloads=downloads,
        mixture=False,
        cards_fit=0,
        smallest_supported_memory_gb=None,
        fastest_speed_tok_s=None,
        rough=False,
    )


def named(found: tuple[tuple[CardSummary, CardSummary], ...]) -> list[str]:
    return [f"{one.name} | {other.name}" for one, other in found]


def named_models(found: tuple[tuple[ModelSummary, ModelSummary], ...]) -> set[str]:
    return {f"{one.name} | {other.name}" for one, other in found}


def test_neighbours_in_memory_stand_side_by_side_the_smaller_first() -> None:
    cards = [card("C", 16, 200), card("A", 8, 100), card("B", 8, 200), card("Other", 12, vendor="AMD")]
    assert named(card_pairs(cards, RULE, ())) == ["A | B", "B | C"]


def test_popular_cards_come_first_each_with_each_whatever_their_kind() -> None:
    cards = [card("A", 8), card("B", 12), card("Mac", 64, 400, kind="unified", vendor="Apple"), card("C", 16)]
    found = named(card_pairs(cards, RULE, ("mac", "a")))
    assert found == ["A | Mac", "A | B", "B | C"]


def test_a_successor_has_the_same_memory_in_the_next_generation() -> None:
    later = date(2024, 1, 1)
    cards = [card("A", 8), card("B", 8, 150, "Second", later), card("C", 8, 190, "Second", later)]
    cards += [card("D", 8, 150, "Third", date(2025, 1, 1)), card("E", 8, 500, "Second", later)]
    found = named(card_pairs(cards, RULE, ()))
    assert "A | B" in found
    assert "B | D" in found
    assert not {"A | C", "A | D", "A | E"} & set(found)


def test_a_rival_is_of_another_vendor_of_the_same_time_and_memory() -> None:
    cards = [card("A", 8), card("B", 8, 120, "R", vendor="AMD"), card("C", 8, 101, "X", date(2025, 1, 1), "Intel")]
    cards += [card("D", 12, 100, "X", vendor="Intel")]
    found = named(card_pairs(cards, RULE, ()))
    assert "A | B" in found
    assert not {"A | C", "A | D", "B | D"} & set(found)


def test_cards_outside_the_rule_have_no_pair() -> None:
    cards = [card("A", 8), card("B", 12, released=date(2019, 12, 31)), card("C", 16, kind="mining")]
    cards += [replace(card("D", 24), support="legacy"), card("E OEM", 6), card("E GA104", 6), card("E 3840SP", 6)]
    assert card_pairs(cards, RULE, ()) == ()


def test_one_card_stands_for_all_with_its_figures() -> None:
    cards = [card("A Limited Edition", 8), card("A", 8), card("B", 12)]
    assert named(card_pairs(cards, RULE, ())) == ["A | B"]
    assert named(card_pairs(cards, RULE, ("a-limited-edition",))) == ["A Limited Edition | B"]


def test_no_more_pairs_than_wanted() -> None:
    cards = [card(f"A{size}", size) for size in (8, 12, 16, 24)]
    assert named(card_pairs(cards, RULE.model_copy(update={"most": 2}), ("a24", "a8"))) == ["A8 | A24", "A12 | A16"]


def test_consecutive_sizes_of_a_family() -> None:
    models = [model("F 8B", 8), model("F 1B", 1), model("F 70B", 70), model("F 8B Chat", 8, year=2025, downloads=10)]
    models += [model("F 8B Thinking", 8, year=2025, downloads=9)]
    found = named_models(model_pairs(models, MODELS))
    assert found == {"F 1B | F 8B", "F 8B | F 70B", "F 8B | F 8B Chat"}


def test_the_next_version_of_a_family_at_the_same_size() -> None:
    models = [model("Q2 7B", 7, "Q2"), model("Q2.5 8B", 8, "Q2.5"), model("Q3 8B", 8, "Q3"), model("Q3 30B", 30, "Q3")]
    models += [model("Q3-VL 8B", 8, "Q3-VL")]
    found = named_models(model_pairs(models, MODELS.model_copy(update={"rivals": 0})))
    assert found == {"Q2 7B | Q2.5 8B", "Q2.5 8B | Q3 8B", "Q3 8B | Q3 30B"}


def test_the_most_downloaded_of_a_size_are_rivals() -> None:
    models = [
        model("A 8B", 8, "A", downloads=3),
        model("B 9B", 9, "B", downloads=2),
        model("C 9B", 9, "C", downloads=1),
    ]
    models += [model("A 8.5B", 8.5, "A", downloads=2)]
    assert "A 8B | B 9B" in named_models(model_pairs(models, MODELS))
    assert "B 9B | C 9B" not in named_models(model_pairs(models, MODELS))


def test_the_best_known_pairs_of_models_come_first() -> None:
    models = [model("F 1B", 1, downloads=5), model("F 3B", 3, downloads=9), model("F 8B", 8, downloads=7)]
    models += [model("Old 8B", 8, "Old", 2019), model("Old 9B", 9, "Old", 2019)]
    (first,) = model_pairs(models, MODELS.model_copy(update={"most": 1}))
    assert [each.name for each in first] == ["F 3B", "F 8B"]


def test_without_a_rule_there_are_no_pairs() -> None:
    cards, models = [card("A", 8), card("B", 12)], [model("F 1B", 1), model("F 3B", 3)]
    assert pairs(models, cards, None, ("a", "b")) == Pairs()
    assert pairs(models, cards, PairRules(gpus=RULE), ()).models == ()
    only = pairs(models, cards, PairRules(models=MODELS), ())
    assert [pair.slug for pair in only.models] == ["f-1b-vs-f-3b"]
    assert only.of_model("f-3b") == only.models
    assert only.models[0].other("f-3b") == "f-1b"
    assert only.of_card("a") == only.of_model("x") == ()


def test_order_does_not_depend_on_the_order_of_records() -> None:
    cards = [card(name, size, 100 + size) for name, size in (("A", 8), ("B", 12), ("C", 12), ("D", 16))]
    models = [model(f"{name} {size}B", size, name) for name, size in (("F", 1), ("F", 3), ("G", 3), ("H", 3))]
    assert card_pairs(cards, RULE, ("b",)) == card_pairs(cards[::-1], RULE, ("b",))
    assert model_pairs(models, MODELS) == model_pairs(models[::-1], MODELS)


@pytest.mark.parametrize(
    ("speeds", "index", "ratio"), [([(1, 2), (1, 3), (1, 9)], 1, 3), ([(4, 1), (2, 1), (8, 1)], 0, 4), ([(5, 5)], 1, 1)]
)
def test_the_median_says_which_is_faster(speeds: list[tuple[float, float]], index: int, ratio: float) -> None:
    found = faster(speeds)
    assert found is not None
    assert (found.index, found.ratio, found.count) == (index, ratio, len(speeds))
    assert found.equal == (ratio == 1)


def test_nothing_to_compare_says_nothing() -> None:
    assert faster([]) is None


@lru_cache
def settings_rules() -> PairRules:
    settings, problems = load_settings(ROOT)
    assert not problems
    assert settings.comparisons
    return settings.comparisons


def test_the_site_s_own_rule_stays_within_its_budget() -> None:
    rules = settings_rules()
    assert rules.gpus
    assert rules.models
    assert rules.gpus.most <= 300
    assert rules.models.most <= 300
