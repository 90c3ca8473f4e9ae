"""The models that the tests of pages look at, one of each kind, and what Python knows of them."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from sitegen.catalog import load_catalog
from sitegen.tables import CardDeck, ModelTable, build_table
from tests.site import PROJECT, SmallSite

CODES = ("en", "es", "fr", "it")

LARGEST = "qwen3-5-0-8b"  # the largest data file: every card runs it, at most contexts
USUAL = "qwen2-5-7b-1m"  # dense, its layers on record, ten contexts; three in four cards run it
ONE_CONTEXT = "gpt-2-large-774m"
ONE_CARD = "deepseek-v3-671b"
NO_CARD = "ling-1t"  # none at the default floor, a few when it is lowered

MODELS = (
    LARGEST,
    USUAL,
    ONE_CONTEXT,
    ONE_CARD,
    NO_CARD,
    "pythia-70m",  # a default context shorter than most
    "plamo-2-1b",  # most contexts, up to a million tokens; state-space layers
    "crystalcoder",  # figures also in the reference rows
    "t5gemma-9b-9b",  # encoder and decoder, layers unknown
    "tulu-2-dpo-70b",  # a letter beyond ASCII in its name
    "qwen3-235b-a22b-thinking-2507",  # a mixture of experts that fewer than 25 cards run
    "qwen3-5-9b",  # with the first a family
)


def copy_site(root: Path, slugs: Iterable[str]) -> SmallSite:
    """Build the project's own site below `root`, but with a few of its models."""
    for name in ("content/gpus", "i18n", "themes"):
        shutil.copytree(PROJECT / name, root / name)
    shutil.copy(PROJECT / "site.yaml", root)
    (root / "content/models").mkdir()
    for slug in slugs:
        shutil.copy(PROJECT / f"content/models/{slug}.yaml", root / "content/models")
    site = SmallSite(root)
    site.build()
    return site


@dataclass(frozen=True)
class Sample:
    """All cards, and the tables of the models by slug."""

    deck: CardDeck
    tables: Mapping[str, ModelTable]


def load_sample(root: Path) -> Sample:
    """Read the site at `root` and derive its tables, as a build does."""
    catalog = load_catalog(root)
    deck = CardDeck(catalog.cards)
    return Sample(deck, {model.slug: build_table(model, deck) for model in catalog.models})
