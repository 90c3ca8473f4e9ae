"""The files behind the figures of rows say what `sitegen estimate --explain` says."""

from __future__ import annotations

import json
from functools import cache
from itertools import product

import pytest

from sitegen.catalog import Catalog, load_catalog
from sitegen.tables import EVIDENCE, CardDeck, build_table, explain, parts_data
from tests.site import PROJECT

MODELS = ("qwen3-30b-a3b", "gemma-3-12b", "gpt-oss-120b", "polycoder", "llama-3-1-8b", "jamba-1-5-mini")
CARDS = ("geforce-rtx-3090", "geforce-gtx-1070", "h100-sxm5-80-gb", "apple-m4-max-40-core-gpu-128-gb")
TIMES = {"start": 0, "layers": 0, "weights": 1, "experts": 1, "unpacking": 2, "cache": 3}


@cache
def catalog() -> Catalog:
    return load_catalog(PROJECT)


@cache
def deck() -> CardDeck:
    return CardDeck(catalog().cards)


@pytest.mark.parametrize("slug", [slug for slug in MODELS if (PROJECT / f"content/models/{slug}.yaml").exists()])
def test_parts_are_those_of_the_whole_calculation(slug: str) -> None:
    table = build_table(next(model for model in catalog().models if model.slug == slug), deck())
    file = json.loads(parts_data(table))
    seen = 0
    for card, (place, context) in product(CARDS, enumerate(table.contexts)):
        class_index = deck().by_slug[card].class_index
        level = context.level(class_index)
        if level < 0:
            continue
        row = next(row for row in table.rows(context.context_tokens) if row.card.slug == card)
        said = explain(row, table.model, context.context_tokens, context.costs[level].level)
        memory = dict(zip(file["parts"], file["levels"][level], strict=True))
        memory |= {"compute-buffers": file["contexts"][place]["buffers"], "runtime": file["runtime"]}
        memory["cache"] = memory["cache-and-buffers"] = file["contexts"][place]["cache"]
        for term in said.memory:
            assert term.gb < 0.05 or memory[term.name.replace(" ", "-")] == pytest.approx(term.gb, abs=0.0051)
        lowest, usable, basis, *times = file["classes"][class_index - file["first"]]
        assert usable == pytest.approx(said.usable_gb, rel=0.001)
        assert EVIDENCE[basis] in ("size", deck().evidence[class_index])
        fixed, reading, unpacking, cache_reading = times
        if EVIDENCE[basis] == "size":
            assert len(said.times) == 1
            continue
        told = (fixed, reading[level - lowest], unpacking[level - lowest], cache_reading[place])
        sums = [0.0, 0.0, 0.0, 0.0]
        for each in said.times:
            sums[TIMES[each.name]] += 1000 * each.seconds
        assert told == pytest.approx(sums, rel=0.006, abs=0.0051)
        seen += 1
    assert seen > 5 or slug == "polycoder"


def test_parts_have_names() -> None:
    """The page knows every part that a model can have."""
    from sitegen.pages.tool import PARTS

    found = {part for model in catalog().models for part in json.loads(parts_data(build_table(model, deck())))["parts"]}
    assert found <= set(PARTS)
