"""Estimates of memory against real runs."""

from functools import cache
from pathlib import Path

import pytest

from sitegen.catalog import load_catalog
from sitegen.estimator import ModelSpec
from sitegen.tables import spec_of_model
from tests.estimator.runs import RUNS, Run

MIB = 2**20
WEIGHTS_WITHIN = 0.025
CACHE_WITHIN = 0.01
COMPUTE_WITHIN = 0.12


@cache
def specs() -> dict[str, ModelSpec]:
    wanted = {run.model for run in RUNS}
    models = load_catalog(Path(__file__).parents[2]).models
    return {model.slug: spec_of_model(model) for model in models if model.slug in wanted}


@pytest.mark.parametrize(
    "run", [run for run in RUNS if run.weights], ids=lambda run: f"{run.model} {run.context_tokens}"
)
def test_weights(run: Run) -> None:
    level = next(level for level in specs()[run.model].weights if level.level == run.level)
    assert level.card_bytes / MIB == pytest.approx(run.weights, rel=WEIGHTS_WITHIN)


@pytest.mark.parametrize("run", [run for run in RUNS if run.cache], ids=lambda run: f"{run.model} {run.context_tokens}")
def test_cache(run: Run) -> None:
    cache = specs()[run.model].cache
    assert cache
    states = cache.state_bytes  # logs name them apart from the cache
    assert (cache.kept_bytes(run.context_tokens) - states) / MIB == pytest.approx(run.cache, rel=CACHE_WITHIN)


@pytest.mark.parametrize(
    "run", [run for run in RUNS if run.compute], ids=lambda run: f"{run.model} {run.context_tokens}"
)
def test_compute_buffers(run: Run) -> None:
    buffers = specs()[run.model].buffers
    assert buffers
    assert buffers.buffer_bytes(run.context_tokens) / MIB == pytest.approx(run.compute, rel=COMPUTE_WITHIN)
