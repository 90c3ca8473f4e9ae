"""Questions apply where a record can answer them, in order of use."""

from datetime import date

from sitegen.facts import ModelFacts, model_facts
from sitegen.tables import CardDeck, build_table
from tests.records import architecture, card, model

CARDS = [card(f"Size {size}", size) for size in (8, 12, 16, 24, 48, 80, 96)]


def facts_of(parameters: int, known_layers: bool = False, active_parameters: int | None = None) -> ModelFacts:
    record = model("M", parameters, architecture() if known_layers else None, active_parameters)
    return model_facts(build_table(record, CardDeck(CARDS)), date(2026, 9, 1))


def capacities(facts: ModelFacts) -> list[str]:
    return [id_.removeprefix("capacity-") for id_ in facts.faq if id_.startswith("capacity-")]


def test_need_card_and_speed_come_first() -> None:
    assert facts_of(7_000_000_000).faq[:3] == ("need", "gpu", "speed")


def test_every_size_that_holds_a_model_is_asked() -> None:
    assert capacities(facts_of(7_000_000_000)) == ["8", "12", "16", "24"]


def test_of_sizes_that_do_not_the_largest_and_the_largest_common_are_asked() -> None:
    assert capacities(facts_of(13_000_000_000)) == ["8", "12", "16", "24"]
    assert capacities(facts_of(60_000_000_000)) == ["24", "48", "80"]
    assert capacities(facts_of(900_000_000_000)) == ["24", "96"]


def test_nothing_is_asked_that_nothing_answers() -> None:
    giant = facts_of(900_000_000_000)
    assert not {"speed", "context", "quantization", "accuracy"} & set(giant.faq)
    unknown = facts_of(7_000_000_000)
    assert not {"cache", "experts", "laptop", "mac", "download", "compute", "data"} & set(unknown.faq)


def test_layers_and_experts_add_their_questions() -> None:
    faq = facts_of(7_000_000_000, known_layers=True, active_parameters=1_000_000_000).faq
    assert faq.index("accuracy") < faq.index("cache") < faq.index("experts") < faq.index("parameters")
