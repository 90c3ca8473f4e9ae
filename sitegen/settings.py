"""site.yaml: what the owners of a site set. Read as strictly as a record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field

from sitegen.catalog import (
    ADDRESS_WITHOUT_SLASH,
    Card,
    Expected,
    Explainer,
    Name,
    Problem,
    Record,
    Slug,
    Url,
    nearest,
    read_record,
)
from sitegen.facts import PairRules
from sitegen.regular import read_regular

FILE = "site.yaml"


def _distinct(codes: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(codes)) < len(codes):
        raise ValueError("a language is named twice")
    return codes


LanguageCode = Annotated[
    str,
    Field(pattern=r"^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$"),
    Expected('a language code, like "es" or "pt-BR"'),
]
Languages = Annotated[
    tuple[LanguageCode, ...],
    Field(min_length=1),
    AfterValidator(_distinct),
    Expected("a list of one or more different language codes"),
]
BaseUrl = Annotated[
    str,
    Field(max_length=300, pattern=rf"^{ADDRESS_WITHOUT_SLASH}$"),
    Expected("an address that starts with https:// or http:// and ends without a slash"),
]


class Settings(Record):
    """The settings of a site. `languages` begins with the default; `base_url` starts every absolute address;
    `repository` is where the records of the site are kept.

    `popular_cards` are the slugs of cards that many people own, in the order in which the tool offers them;
    `comparisons` are the rules for pages that set two cards or two models side by side.
    """

    name: Name
    base_url: BaseUrl
    languages: Languages
    theme: Slug
    repository: Url | None = None
    popular_cards: tuple[Slug, ...] = ()
    comparisons: PairRules | None = None


STAND_IN = Settings(name="Site", base_url="https://example.org", languages=("en",), theme="default")
"""Takes the place of settings that cannot be read, so that the other files are checked in the same run."""


def load_settings(site: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings of the site at `site`, and what is wrong with them."""
    try:
        raw = read_regular(site / FILE)
    except FileNotFoundError:
        hint = "run in the directory of the site, or name it with --site"
        return STAND_IN, (Problem(FILE, 0, 0, "", f"expected a file in {site.resolve()}, got none", hint),)
    except OSError as error:
        reason = (error.strerror or "unknown error").lower()
        return STAND_IN, (Problem(FILE, 0, 0, "", f"expected a readable file, got: {reason}", "check its permissions"),)
    settings, problems = read_record(FILE, raw, Settings)
    return settings or STAND_IN, problems


def unknown_cards(site: Path, settings: Settings, cards: Iterable[Card]) -> Iterator[Problem]:
    """Cards that `settings` name and `cards` lack."""
    slugs = tuple(card.slug for card in cards)
    unknown = [(place, slug) for place, slug in enumerate(settings.popular_cards) if slug not in slugs]
    if unknown:
        explainer = Explainer(FILE, (site / FILE).read_text("utf-8"), Settings)
        for place, slug in unknown:
            message = f'expected the slug of a card in content/gpus, got "{slug}"'
            yield explainer.at(("popular_cards", place), message, nearest(slug, slugs))
