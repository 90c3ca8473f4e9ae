"""Pairs of models that people weigh against each other, chosen by the rule of site.yaml."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise

from sitegen.facts.groups import slug_of
from sitegen.facts.model_facts import ModelSummary
from sitegen.facts.pair_rules import ModelPairRule
from sitegen.facts.sizes import size_index

TwoModels = tuple[ModelSummary, ModelSummary]

_VERSION = re.compile(r"^(?P<before>.*?)[ -]?[vV]?(?P<version>\d+(?:\.\d+)?)(?P<after>(?:[- ].*)?)$")
"""The version in a family's name: "Qwen2.5-VL" is version 2.5 of "Qwen" with "-VL"."""

ALIKE = 1.5
"""Two models whose parameters differ by no more than this factor are of one size. Our choice."""


def model_pairs(models: Iterable[ModelSummary], rule: ModelPairRule) -> tuple[TwoModels, ...]:
    """Pairs, the best known first: by the downloads of the less downloaded of the two, then by slug. The smaller model
    stands first."""
    wanted = [model for model in models if model.published.year >= rule.since]
    of_family: dict[str, list[ModelSummary]] = defaultdict(list)
    for model in wanted:
        of_family[slug_of(model.family)].append(model)
    found = {
        *map(_ordered, _rivals(wanted, rule.rivals)),
        *(_ordered(pair) for members in of_family.values() for pair in (*_sizes(members), *_versions(members))),
        *map(_ordered, _successors(tuple(of_family.values()))),
    }
    return tuple(sorted(found, key=_best_known_first)[: rule.most])


def _rivals(models: Iterable[ModelSummary], count: int) -> Iterator[TwoModels]:
    """Of each size the most downloaded models of different families."""
    of_size: dict[int, dict[str, ModelSummary]] = defaultdict(dict)
    for model in sorted(models, key=_most_downloaded_first):
        of_size[size_index(model.parameters)].setdefault(slug_of(model.family), model)
    for members in of_size.values():
        yield from combinations(list(members.values())[:count], 2)


def _sizes(family: Iterable[ModelSummary]) -> Iterator[TwoModels]:
    """Consecutive sizes of a family; of models of one size the most downloaded stands for it."""
    found: dict[int, ModelSummary] = {}
    for model in sorted(family, key=_most_downloaded_first):
        found.setdefault(model.parameters, model)
    yield from pairwise(sorted(found.values(), key=_size))


def _versions(family: Iterable[ModelSummary]) -> Iterator[TwoModels]:
    """Consecutive versions of one size in a family. What came out together, such as a model that thinks and one that
    does not, has the same figures: there is nothing to set side by side."""
    of_size: dict[int, list[ModelSummary]] = defaultdict(list)
    for model in family:
        of_size[model.parameters].append(model)
    for members in of_size.values():
        for older, newer in pairwise(sorted(members, key=_size)):
            if (older.published.year, older.published.month) != (newer.published.year, newer.published.month):
                yield older, newer


def _successors(families: Sequence[Sequence[ModelSummary]]) -> Iterator[TwoModels]:
    """A model and the one of its size in the next version of the family: "Qwen2.5 7B" and "Qwen3 8B"."""
    series: dict[tuple[str, str], list[tuple[float, Sequence[ModelSummary]]]] = defaultdict(list)
    for members in families:
        if match := _VERSION.match(members[0].family):
            key = match["before"].casefold(), match["after"].casefold()
            series[key].append((float(match["version"]), members))
    for versions in series.values():
        for (_, older), (_, newer) in pairwise(sorted(versions, key=lambda each: each[0])):
            yield from _of_one_size(older, newer)


def _of_one_size(older: Iterable[ModelSummary], newer: Iterable[ModelSummary]) -> Iterator[TwoModels]:
    """Each newer model and the older one that is nearest in size; of equals the most downloaded."""
    older = tuple(older)
    for model in newer:
        near = [each for each in older if _apart(each, model) <= ALIKE and each.mixture == model.mixture]
        if near:
            yield min(near, key=lambda each: (_apart(each, model), _most_downloaded_first(each))), model


def _apart(model: ModelSummary, other: ModelSummary) -> float:
    low, high = sorted((model.parameters, other.parameters))
    return round(high / low, 9)


def _size(model: ModelSummary) -> tuple[int, int, str]:
    return model.parameters, model.published.toordinal(), model.slug


def _ordered(pair: TwoModels) -> TwoModels:
    first, second = sorted(pair, key=_size)
    return first, second


def _most_downloaded_first(model: ModelSummary) -> tuple[int, int, str]:
    return -model.downloads, -model.published.toordinal(), model.slug


def _best_known_first(pair: TwoModels) -> tuple[int, str, str]:
    first, second = pair
    return -min(first.downloads, second.downloads), first.slug, second.slug
