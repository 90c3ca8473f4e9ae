"""Facts follow from the table by rules that leave no tie open."""

from datetime import date

import pytest

from sitegen.catalog import Availability, Card, Model
from sitegen.facts import ModelFacts, model_facts, summary
from sitegen.facts.access import stated_access
from sitegen.tables import CardDeck, build_table
from tests.records import architecture, card, model

LATEST = date(2026, 9, 1)
CARDS = [
    card("Old 4", 4, 100, generation="Kepler", released=date(2010, 1, 1), cuda_compute_capability="3.0"),
    card("Slow 6", 6, 200, released=date(2021, 1, 1)),
    card("Fast 6", 6, 300, released=date(2020, 1, 1)),
    card("First 24", 24, 1000, released=date(2021, 1, 1)),
    card("Second 24", 24, 1000, released=date(2023, 1, 1)),
    card("Large 80", 80, 3000, released=date(2022, 1, 1)),
]


def facts_of(record: Model, cards: list[Card] = CARDS) -> ModelFacts:
    return model_facts(build_table(record, CardDeck(cards)), LATEST)


def names(facts: ModelFacts) -> list[str]:
    return [row.card.name for row in facts.rows]


def test_rows_are_fastest_first_and_the_newer_card_leads_a_tie() -> None:
    facts = facts_of(model("M", 2_000_000_000))
    assert names(facts) == ["Large 80", "Second 24", "First 24", "Fast 6", "Slow 6", "Old 4"]
    assert facts.cards_fit == facts.cards_total == 6
    assert facts.fastest is facts.rows[0]


def test_the_smallest_card_and_the_smallest_supported_one() -> None:
    facts = facts_of(model("M", 2_000_000_000))
    assert facts.smallest is not None
    assert facts.smallest_supported is not None
    assert (facts.smallest.card.name, facts.smallest.support) == ("Old 4", "legacy")
    assert facts.smallest_supported.card.name == "Slow 6"
    assert [row.card.name for row in facts.ten_smallest][:2] == ["Slow 6", "Fast 6"]
    assert facts.ten_smallest[0] is facts.smallest_supported


def test_what_does_not_fit_comes_last_with_the_least_shortfall_first() -> None:
    facts = facts_of(model("M", 13_000_000_000))
    assert names(facts)[-3:] == ["Slow 6", "Fast 6", "Old 4"]
    assert facts.cards_fit == 3
    assert facts.nearest_miss is not None
    assert facts.nearest_miss.card.name == "Slow 6"
    assert facts.nearest_miss.shortfall_gb == facts.rows[3].shortfall_gb > 0


def test_no_card_holds_a_giant() -> None:
    facts = facts_of(model("M", 1_600_000_000_000))
    assert facts.cards_fit == 0
    assert facts.fastest is facts.smallest is facts.smallest_supported is facts.median_speed_tok_s is None
    assert facts.levels == ()
    assert facts.size_class == "huge"
    assert [answer.memory_gb for answer in facts.capacities] == [8, 12, 16, 24, 32, 48, 80, 96, 128, 192, 288, 512]
    assert summary(facts).smallest_supported_memory_gb is None


def test_counts_and_median() -> None:
    facts = facts_of(model("M", 2_000_000_000))
    speeds = sorted(row.speed_tok_s for row in facts.rows)
    assert facts.median_speed_tok_s == (speeds[2] + speeds[3]) / 2
    assert facts.cards_reading_speed == sum(speed >= 10 for speed in speeds)
    assert facts.cards_tight == sum(row.fit == "tight" for row in facts.rows)
    assert facts.levels == ("Q8_0",)


def test_a_capacity_names_its_fastest_supported_card() -> None:
    legacy = card("Legacy 8", 8, 900, generation="Kepler", cuda_compute_capability="3.0")
    facts = facts_of(model("M", 2_000_000_000), [*CARDS, card("Plain 8", 8, 400), legacy])
    answer = facts.capacities[0]
    assert answer.memory_gb == 8
    assert answer.row is not None
    assert answer.row.card.name == "Plain 8"


def test_larger_capacities_are_asked_when_no_common_one_holds_the_model() -> None:
    cards = [card(f"Size {size}", size) for size in (24, 32, 48, 80, 96)]
    facts = facts_of(model("M", 50_000_000_000), cards)
    assert [(answer.memory_gb, answer.row is not None) for answer in facts.capacities][4:] == [
        (32, True),
        (48, True),
    ]


def test_cache_facts_say_what_they_rest_on() -> None:
    known = facts_of(model("M", 8_000_000_000, architecture()))
    recalled = facts_of(model("M", 8_000_000_000, architecture(sources=("curator",))))
    unknown = facts_of(model("M", 8_000_000_000))
    assert (known.cache.basis, known.cache.kind, known.cache.default_gb) == ("exact", "gqa", 0.5)
    assert (recalled.cache.basis, recalled.rows[0].confidence) == ("recalled", "low")
    assert (unknown.cache.basis, unknown.cache.kind) == ("generic", None)
    assert known.cache.longest_gb == 16.0


def test_windows_on_every_layer_are_told_from_windows_on_some() -> None:
    window = {"sliding_window_tokens": 4096}
    some = facts_of(model("M", 8_000_000_000, architecture(layers={"full": 16, "sliding": 16}, **window)))
    every = facts_of(model("M", 8_000_000_000, architecture(layers={"sliding": 32}, **window)))
    assert (some.cache.kind, every.cache.kind) == ("windowed", "windowed_all")


def test_a_model_is_superseded_after_eighteen_months() -> None:
    assert facts_of(model(published=date(2025, 2, 1))).superseded
    assert not facts_of(model(published=date(2025, 6, 1))).superseded


def test_a_card_that_people_buy_is_named_before_a_faster_server_part() -> None:
    server = card("Server 6", 6, 900, kind="data-center")
    facts = facts_of(model("M", 2_000_000_000), [*CARDS, server])
    assert [row.card.name for row in facts.ten_smallest][:3] == ["Slow 6", "Fast 6", "Server 6"]


def test_of_equals_the_smallest_is_the_most_modest_that_keeps_up_with_a_reader() -> None:
    too_slow = card("Slowest 6", 6, 20)
    facts = facts_of(model("M", 2_000_000_000), [*CARDS, too_slow])
    assert [row.card.name for row in facts.ten_smallest][:3] == ["Slow 6", "Fast 6", "Slowest 6"]


def test_a_card_that_somebody_measured_is_named_before_an_equal_that_nobody_did() -> None:
    measured = card("GeForce RTX 4060 Ti 16 GB", 16, 700, generation="Ada Lovelace")
    cards = [card("Rare 16", 16, 300), card("Laptop 16", 16, 300, kind="laptop"), measured]
    facts = facts_of(model("M", 2_000_000_000), cards)
    assert [row.card.name for row in facts.ten_smallest] == ["GeForce RTX 4060 Ti 16 GB", "Rare 16", "Laptop 16"]


def test_extremes_name_one_card_for_each_question() -> None:
    cards = [
        card("Server 16", 16, 900, kind="data-center"),
        card("Laptop 16", 16, 400, kind="laptop"),
        card("Laptop 32", 32, 1000, kind="laptop"),
        card("Old laptop 16", 16, 700, kind="laptop", generation="Kepler", cuda_compute_capability="3.0"),
        card("Mac 128", 128, 2000, vendor="Apple", kind="unified", unified_usable_fraction=0.75),
    ]
    facts = facts_of(model("M", 21_000_000_000), cards)
    assert facts.laptops is not None
    assert facts.laptops.count == 2
    assert (facts.laptops.fastest.card.name, facts.laptops.smallest.card.name) == ("Laptop 32", "Laptop 16")
    assert facts.macs is not None
    assert (facts.macs.count, facts.macs.fastest.card.name) == (1, "Mac 128")
    assert facts.portable_unified is facts.macs.fastest is facts.macs.smallest
    assert facts.smallest_supported is not None
    assert (facts.smallest_supported.card.name, facts.smallest_supported.fit) == ("Laptop 16", "tight")
    assert facts.smallest_comfortable is not None
    assert facts.smallest_comfortable.card.name == "Laptop 32"
    assert facts.least_compressed is not None
    assert facts.least_compressed.card.name == "Mac 128"


def test_where_nothing_runs_a_model_nothing_is_named() -> None:
    facts = facts_of(model("M", 1_600_000_000_000))
    assert facts.laptops is facts.macs is facts.portable_unified is facts.smallest_named is None
    assert facts.smallest_comfortable is facts.least_compressed is None


def test_a_server_part_is_answered_with_a_card_that_people_buy_beside_it() -> None:
    facts = facts_of(model("M", 2_000_000_000), [card("Mining 8", 8, 1490, kind="mining"), card("Desktop 8", 8, 600)])
    answer = facts.capacities[0]
    assert answer.row is not None
    assert answer.everyday is not None
    assert (answer.row.card.name, answer.everyday.card.name) == ("Mining 8", "Desktop 8")


def test_the_nearest_miss_is_smaller_than_what_fits_and_can_be_bought() -> None:
    cards = [
        card("Unified 24", 24, vendor="Apple", kind="unified", unified_usable_fraction=0.45),
        card("Desktop 16", 16),
        card("Embedded 12", 12, kind="embedded"),
        card("Laptop 10", 10, kind="laptop"),
    ]
    facts = facts_of(model("M", 22_000_000_000), cards)
    assert facts.smallest_supported is not None
    assert facts.smallest_supported.card.name == "Desktop 16"
    assert facts.nearest_miss is not None
    assert facts.nearest_miss.card.name == "Laptop 10"
    assert facts.nearest_miss.usable_gb == 9.0


def test_context_steps_climb_to_the_longest_preset() -> None:
    facts = facts_of(model("M", 8_000_000_000, architecture()), [card(f"Size {gb}", gb) for gb in (6, 8, 12, 16, 24)])
    reached = [(step.memory_gb, step.context_tokens) for step in facts.context_steps]
    assert reached == sorted(set(reached))
    assert [tokens for _, tokens in reached] == sorted({tokens for _, tokens in reached})
    assert reached[0][0] == 6
    assert reached[-1][1] == 131_072


def test_a_laptop_with_shared_memory_is_no_ultra() -> None:
    unified = {"vendor": "Apple", "kind": "unified", "unified_usable_fraction": 0.75}
    cards = [
        card("M3 Ultra 96", 96, 819, **unified),
        card("M4 Max 128", 128, 546, **unified),
        card("M4 Max 64", 64, 546, **unified),
    ]
    facts = facts_of(model("M", 30_000_000_000), cards)
    assert facts.portable_unified is not None
    assert facts.portable_unified.card.name == "M4 Max 64"


@pytest.mark.parametrize(
    ("access", "license_", "stated"),
    [
        ("open-weights-restricted", "apache-2.0", "open-weights"),
        ("open-weights-unrestricted", "cc-by-nc-4.0", "open-weights"),
        ("open-weights-unrestricted", "apache-2.0", "open-weights-unrestricted"),
        ("open-weights-restricted", "llama3", "open-weights-restricted"),
        ("open-weights-non-commercial", None, "open-weights-non-commercial"),
    ],
)
def test_access_that_the_license_contradicts_is_not_stated(access: str, license_: str | None, stated: str) -> None:
    availability = Availability.model_validate({"access": access, "license": license_})
    assert stated_access(availability) == stated
