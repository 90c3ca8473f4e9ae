"""What the method page says in words of the fitted speed, held against the figures."""

from __future__ import annotations

import re
from math import hypot
from statistics import median

from sitegen.calibration import fit_rows
from sitegen.catalog import load_catalog
from sitegen.estimator import EFFECTS, FAMILIES, GENERIC, card_speed, group_of
from sitegen.pages.speed_tables import EXAMPLE, EXAMPLE_BYTES, measured_generations
from sitegen.scoring import measured_rows
from sitegen.scoring.predict import generic_prediction
from tests.site import PROJECT


def test_reading_and_unpacking_together_stay_below_the_nominal_bandwidth() -> None:
    generations = measured_generations(load_catalog(PROJECT).cards)
    assert {f"launch/{group_of(facts)}" for facts in generations} <= EFFECTS.keys()
    assert len(generations) > 25
    for facts in generations:
        speed = card_speed(facts)
        assert 1e-9 / speed.weight_s < 1, group_of(facts)
        weight_s = hypot(EXAMPLE_BYTES * speed.weight_s, speed.unpack_s[FAMILIES.index(EXAMPLE)])
        assert EXAMPLE_BYTES * 1e-9 / weight_s < 1, group_of(facts)


def test_the_generic_profile_is_as_far_off_as_the_page_says() -> None:
    page = (PROJECT / "content/pages/en/method.md").read_text("utf-8")
    found = re.search(r"\{number: (\d+) %\} too slow.*?\{number: (\d+) %\} of all", page)
    assert found
    dense, mixtures, inside = [], [], []
    for row in fit_rows(measured_rows(load_catalog(PROJECT))):
        ratio = generic_prediction(row.row, row.facts).speed_tok_s / row.row.speed_tok_s
        (mixtures if row.cost.traits.mixture else dense).append(ratio)
        inside.append(GENERIC.low <= 1 / ratio <= GENERIC.high)
    assert abs(1 - median(dense) - int(found[1]) / 100) < 0.015
    assert abs(1 - median(mixtures)) < 0.05
    assert abs(sum(inside) / len(inside) - int(found[2]) / 100) < 0.015
