"""The search as people use it: the theme's script on the real catalogue's index, in node."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from functools import lru_cache
from pathlib import Path

import pytest

from sitegen.facts import search_data
from sitegen.settings import load_settings
from tests.pages.materials import cards, models
from tests.site import PROJECT

HERE = Path(__file__).parent
SCRIPT = (PROJECT / "themes/default/assets/find.js").read_text("utf-8")
KINDS = {"laptop": "portátil"}


def _queries() -> list[tuple[str, list[str]]]:
    lines = (HERE / "queries.txt").read_text("utf-8").splitlines()
    pairs = [re.split(r" {2,}", line) for line in lines if line and not line.startswith("#")]
    return [(query, wanted.split("|")) for query, wanted in pairs]


QUERIES = _queries()


@lru_cache
def index() -> str:
    settings, _ = load_settings(PROJECT)
    return search_data(models().values(), cards(), settings.popular_cards)


def found(queries: list[str]) -> list[list[str]]:
    """The paths that the script finds for each query, best first, without ".html"."""
    given = {"script": SCRIPT, "index": json.loads(index()), "kinds": KINDS, "queries": queries}
    run = subprocess.run(
        ["node", HERE / "find.mjs"], input=json.dumps(given), capture_output=True, text=True, check=True
    )
    answers: list[list[str]] = json.loads(run.stdout)
    return [[path.removesuffix(".html") for path in paths] for paths in answers]


@lru_cache
def answers() -> dict[str, list[str]]:
    queries = [query for query, _ in QUERIES]
    return dict(zip(queries, found(queries), strict=True))


def test_there_are_queries_enough() -> None:
    assert len({query for query, _ in QUERIES}) == len(QUERIES) >= 60


@pytest.mark.parametrize(("query", "wanted"), QUERIES, ids=[query for query, _ in QUERIES])
def test_the_right_entry_comes_first(query: str, wanted: list[str]) -> None:
    assert answers()[query][:1] in [[path] for path in wanted], answers()[query]


def test_every_name_finds_its_own_entry_first() -> None:
    entries = {model.name: f"models/{model.slug}" for model in models().values()}
    entries |= {card.name: f"gpus/{card.slug}" for card in cards()}
    names = sorted(entries)[::3]
    first = dict(zip(names, found(names), strict=True))
    assert {name: paths[:1] for name, paths in first.items()} == {name: [entries[name]] for name in names}


def test_what_nothing_answers_finds_nothing() -> None:
    assert found(["", "  ", "?!", "xyzzyx"]) == [[], [], [], []]


def test_words_of_the_language_find_kinds_of_cards() -> None:
    assert found(["4090 portátil"])[0][0] == "gpus/geforce-rtx-4090-mobile"


def test_words_that_nothing_answers_do_not_hide_the_rest() -> None:
    assert found(["will deepseek r1 run"])[0][0] == "models/deepseek-r1-671b"


def test_the_index_is_small() -> None:
    assert len(gzip.compress(index().encode())) < 40_000
