"""Models and cards that share a page: families, organizations, sizes of memory."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from sitegen.facts.model_facts import ModelSummary

LEAST = 2
"""A family or an organization with fewer models has no page of its own."""


@dataclass(frozen=True, slots=True)
class Group:
    """Models that belong together, in the order that the maker of the group states."""

    slug: str
    name: str
    models: tuple[ModelSummary, ...]

    @property
    def downloads(self) -> int:
        """Downloads of its models on record, together."""
        return sum(model.downloads for model in self.models)


def families(models: Iterable[ModelSummary]) -> tuple[Group, ...]:
    """Families of several models, by name; in each the models by size, then oldest first, then by name."""
    return _groups(sorted(models, key=_by_size), lambda model: (model.family,))


def organizations(models: Iterable[ModelSummary]) -> tuple[Group, ...]:
    """Organizations with several models, by name; in each the newest model first, then by name."""
    return _groups(sorted(models, key=_newest_first), lambda model: model.organizations)


def _by_size(model: ModelSummary) -> tuple[int, date, str]:
    return model.parameters, model.published, model.name


def _newest_first(model: ModelSummary) -> tuple[int, str]:
    return -model.published.toordinal(), model.name.casefold()


@dataclass(frozen=True, slots=True)
class Kin:
    """The groups that have a page, by slug."""

    families: Mapping[str, Group] = field(default_factory=dict)
    organizations: Mapping[str, Group] = field(default_factory=dict)


def kin(models: Iterable[ModelSummary]) -> Kin:
    """All groups of the catalogue."""
    models = tuple(models)
    return Kin(*({group.slug: group for group in groups(models)} for groups in (families, organizations)))


def _groups(models: Iterable[ModelSummary], names: Callable[[ModelSummary], Sequence[str]]) -> tuple[Group, ...]:
    """Names that make the same slug are one; the way most models write it is the group's."""
    found: dict[str, dict[str, ModelSummary]] = defaultdict(dict)
    ways: dict[str, Counter[str]] = defaultdict(Counter)
    for model in models:
        for name in names(model):
            if slug := slug_of(name):
                ways[slug][name] += 1
                found[slug][model.slug] = model
    groups = (
        Group(slug, min(ways[slug], key=lambda name: (-ways[slug][name], name)), tuple(each.values()))
        for slug, each in found.items()
        if len(each) >= LEAST
    )
    return tuple(sorted(groups, key=lambda group: (group.name.casefold(), group.slug)))


def slug_of(name: str) -> str:
    """A name as addresses write it: a-z, 0-9 and single hyphens; empty where nothing of it can be written so."""
    letters = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", letters))
