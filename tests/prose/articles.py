"""Articles of a site in a directory, read and written as a build does."""

from __future__ import annotations

from functools import lru_cache

from sitegen.catalog import Problem, load_articles, load_catalog
from sitegen.facts import Examples
from sitegen.i18n import Language, load_languages
from sitegen.pages import Prose, misplaced, write_prose
from sitegen.settings import load_settings
from tests.site import PROJECT, SmallSite

CODES = ("en", "es")
ADDRESSES = ("en/models/index.html", "es/models/index.html")


@lru_cache
def languages() -> tuple[Language, ...]:
    loaded, problems = load_languages(PROJECT, CODES)
    assert not problems
    return loaded


def prose_of(site: SmallSite) -> tuple[Prose, tuple[Problem, ...], tuple[Problem, ...]]:
    """The articles, all that is wrong with them, and the notes for translators."""
    catalog = load_catalog(site.root)
    settings, _ = load_settings(site.root)
    articles = load_articles(site.root, CODES)
    if articles.problems:
        return Prose(()), articles.problems, articles.notes
    prose, problems = write_prose(articles.found, languages(), Examples(catalog.models, catalog.cards), settings)
    problems += misplaced(prose, (*ADDRESSES, *prose.paths())) if not problems else ()
    return prose, problems, articles.notes


def html_of(site: SmallSite, path: str = "en/case.html") -> str:
    """The text of a sound article as HTML."""
    prose, problems, _ = prose_of(site)
    assert not problems
    return next(str(each.converted.html) for each in prose.written if each.path == path)
