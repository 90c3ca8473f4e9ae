"""Slugs by which measurements name cards and models that content/ must hold."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from sitegen.catalog.explain import Explainer
from sitegen.catalog.hints import nearest
from sitegen.catalog.problem import KeyPath, Problem
from sitegen.catalog.records import Measured
from sitegen.catalog.together import Entry


def unknown_references(
    entries: Iterable[Entry], measured: Sequence[Measured], models: Collection[str], cards: Collection[str]
) -> Iterator[Problem]:
    """Slugs of `measured` that are none of `models` or `cards`, each at its place."""
    texts = {entry.slug: entry for entry in entries}
    for device in measured:
        unknown = list(_unknown(device, models, cards))
        if unknown:
            entry = texts[device.slug]
            explainer = Explainer(entry.file, entry.text, Measured)
            for path, slug, folder, known in unknown:
                message = f'expected the slug of a record in content/{folder}, got "{slug}"'
                yield explainer.at(path, message, nearest(slug, tuple(known)))


def _unknown(
    device: Measured, models: Collection[str], cards: Collection[str]
) -> Iterator[tuple[KeyPath, str, str, Collection[str]]]:
    for index, slug in enumerate(device.cards):
        if slug not in cards:
            yield ("cards", index), slug, "gpus", cards
    for run_index, run in enumerate(device.runs):
        for index, result in enumerate(run.results):
            if result.model is not None and result.model not in models:
                yield ("runs", run_index, "results", index, "model"), result.model, "models", models
