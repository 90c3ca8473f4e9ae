"""The project's own articles."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest

from sitegen.catalog import Articles, load_articles, load_catalog
from sitegen.estimator import coefficients, fitted, speed
from sitegen.facts import Examples
from sitegen.i18n import load_languages
from sitegen.pages import Prose, write_prose
from sitegen.pages.figure_tables import TABLES
from sitegen.pages.figures import KINDS
from sitegen.settings import load_settings
from tests.site import PROJECT

CODES = ("en", "es", "fr", "it")
NAMES = sorted(path.stem for path in (PROJECT / "content/pages/en").glob("*.md"))
CONSTANTS = {
    name for module in (coefficients, speed, fitted) for name in vars(module) if re.fullmatch(r"[A-Z][A-Z0-9_]*", name)
}
PLACEHOLDER = re.compile(r"\{\w+:[^}]*\}")


@lru_cache
def articles() -> Articles:
    return load_articles(PROJECT, CODES)


@lru_cache
def prose() -> Prose:
    catalog = load_catalog(PROJECT)
    languages, _ = load_languages(PROJECT, CODES)
    settings, _ = load_settings(PROJECT)
    prose, problems = write_prose(articles().found, languages, Examples(catalog.models, catalog.cards), settings)
    assert problems == ()
    return prose


def source(code: str, name: str) -> str:
    return Path(PROJECT / f"content/pages/{code}/{name}.md").read_text("utf-8")


def test_every_constant_of_the_estimator_is_on_the_method_page() -> None:
    pages = [each for each in prose().written if each.article.name == "method"]
    assert pages
    for each in pages:
        assert sorted(CONSTANTS - each.constants) == [], each.article.file


@pytest.mark.parametrize("code", CODES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_translations_state_the_same_figures_under_the_same_headings(code: str, name: str) -> None:
    """An article that is not translated yet, or from an older state, is a note of the build, not a failure."""
    written = prose().find(code, name)
    if written is None or written.article.language != code or written.article.stale:
        return
    english, own = source("en", name), source(code, name)
    found = Counter(" ".join(each.split()) for each in PLACEHOLDER.findall(own) if not each.startswith("{repository:"))
    wanted = Counter(
        " ".join(each.split()) for each in PLACEHOLDER.findall(english) if not each.startswith("{repository:")
    )
    assert found == wanted
    assert re.findall(r"\{#[\w-]+\}", own) == re.findall(r"\{#[\w-]+\}", english)


def test_titles_and_descriptions_are_as_long_as_search_engines_show() -> None:
    for each in articles().found:
        assert len(each.title) <= 60, each.file
        assert len(each.description) <= 160, each.file


@pytest.mark.parametrize("name", NAMES)
def test_no_figure_is_typed_that_a_placeholder_can_fill(name: str) -> None:
    """Figures with a decimal mark or a unit differ by language, so they are typed nowhere but in placeholders."""
    for code in CODES:
        if (PROJECT / f"content/pages/{code}/{name}.md").exists():
            body = PLACEHOLDER.sub("", source(code, name).split("---", 2)[2])
            body = re.sub(r"whichllm [\d.]+|CC BY 4\.0|by/4\.0", "", body)
            assert re.findall(r"\d[.,]\d+\b", body) == [], code


def test_the_guide_names_every_placeholder() -> None:
    guide = (PROJECT / "docs/prose.md").read_text("utf-8")
    assert [kind for kind in KINDS if f"`{{{kind}: " not in guide] == []
    assert [table for table in TABLES if f"`{table}`" not in guide and f"{{table: {table}}}" not in guide] == []
