"""site.yaml: what the owners of a site set. Read as strictly as a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field

from sitegen.catalog import ADDRESS_WITHOUT_SLASH, Expected, Name, Problem, Record, Slug, read_record
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
    """The settings of a site. `languages` begins with the default; `base_url` starts every absolute address."""

    name: Name
    base_url: BaseUrl
    languages: Languages
    theme: Slug


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
