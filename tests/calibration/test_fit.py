"""The fit, on rows whose speeds are known because the tests made them."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from sitegen.calibration import calibrated_modules, fit, fit_rows, fit_spread, left_out, residuals
from sitegen.calibration.spread import covered, fair_quantile
from sitegen.estimator import EFFECTS
from sitegen.scoring import MeasuredRow, Prediction, ReportedModel, predict
from tests.records import architecture, model
from tests.scoring.rows import device, row

SMALL = model("Small 8B", 8_030_000_000, architecture(vocabulary_size=128_256))
LARGE = model(
    "Large 14B",
    14_000_000_000,
    architecture(vocabulary_size=128_256, layer_count=48, layers={"full": 48}, hidden_size=5120),
)
BANDWIDTHS = {"One": 300.0, "Two": 600.0, "Three": 1000.0, "Four": 1800.0}
FILES = {"Q4_K_M": 0.6, "Q8_0": 1.06}


def rows(slower: str = "", factor: float = 1.0) -> list[MeasuredRow]:
    """Rows as the estimator would have them; those of the device `slower` are so by `factor`."""
    found = []
    for (name, bandwidth), record, (quant, share), depth in product(
        BANDWIDTHS.items(), (SMALL, LARGE), FILES.items(), (0, 8192)
    ):
        parameters = record.size.parameters
        asked = row(
            device=device(name, bandwidth_gb_s=bandwidth),
            model=ReportedModel(record.name, parameters, None, record),
            quant=quant,
            file_bytes=parameters * share,
            depth_tokens=depth,
            place=f"{name}, {record.name}, {quant}, {depth}",
            link=f"https://example.org/{name}",
        )
        said = predict(asked)
        assert isinstance(said, Prediction)
        found.append(replace(asked, speed_tok_s=said.speed_tok_s / (factor if name == slower else 1.0)))
    return found


def test_the_fit_finds_what_made_the_rows() -> None:
    chosen = fit_rows(rows())
    fitted = fit(chosen)
    for one in chosen:
        said = predict(one.row, fitted.effects)
        assert isinstance(said, Prediction)
        assert said.speed_tok_s == pytest.approx(one.row.speed_tok_s, rel=0.03)


def test_a_device_that_is_slower_has_that_as_its_own() -> None:
    fitted = fit(fit_rows(rows("Two", 1.25)))
    others = min(fitted.effects[f"speed/{name}"] for name in ("One", "Three", "Four"))
    assert fitted.effects["speed/Two"] < min(-0.05, others - 0.08)


def test_one_wrong_row_moves_nothing() -> None:
    good = rows()
    wrong = [replace(good[0], speed_tok_s=good[0].speed_tok_s * 10), *good[1:]]
    right, moved = fit(fit_rows(good)).effects, fit(fit_rows(wrong)).effects
    for one in good[1:]:
        before, after = predict(one, right), predict(one, moved)
        assert isinstance(before, Prediction)
        assert isinstance(after, Prediction)
        assert after.speed_tok_s == pytest.approx(before.speed_tok_s, rel=0.03)


def test_what_does_not_calibrate() -> None:
    good = rows()[0]
    bad = [
        replace(good, quality="C"),
        replace(good, backend="cpu"),
        replace(good, device_count=2),
        replace(good, device=replace(good.device, bandwidth_gb_s=None)),
        replace(good, model=ReportedModel("Unheard of", 8e9, None)),
    ]
    assert [one.row for one in fit_rows([*bad, good])] == [good]


def test_a_fit_without_a_device_has_not_seen_it() -> None:
    chosen = fit_rows(rows("Two", 1.5))
    found = left_out(chosen)
    for one, (speed, effects) in zip(chosen, found, strict=True):
        assert f"speed/{one.facts.key}" not in effects
        if one.facts.key == "Two":
            assert speed > 1.3 * one.row.speed_tok_s


def test_evidence_of_what_is_left_out() -> None:
    chosen = fit_rows(rows())
    names = {one.names[0] for one in residuals(chosen, left_out(chosen))}
    assert names == {"evidence/generation", "evidence/card"}


def test_ranges_hold_what_they_say() -> None:
    noisy = [replace(one, speed_tok_s=one.speed_tok_s * (1 + 0.02 * (n % 11 - 5))) for n, one in enumerate(rows())]
    chosen = fit_rows(noisy)
    found = residuals(chosen, left_out(chosen))
    spread = fit_spread(found)
    assert 0.7 <= covered(found, spread, lambda one: True) <= 0.9


def test_the_same_rows_give_the_same_text() -> None:
    first, second = calibrated_modules(rows()), calibrated_modules(rows())
    assert first == second
    assert '"speed/Two"' in first[0]
    for text in first:
        compile(text, "fitted.py", "exec")


def test_every_effect_says_what_is_behind_it() -> None:
    fitted = fit(fit_rows(rows()))
    assert set(fitted.rows) == set(fitted.devices) == set(fitted.effects)
    assert fitted.rows["launch"] == 32
    assert (fitted.rows["speed/Two"], fitted.devices["speed/Two"]) == (8, 1)


def test_the_project_has_been_calibrated() -> None:
    assert {"launch", "weights", "experts", "unpack", "cache", "start"} <= set(EFFECTS)


def test_a_large_group_counts_no_more_than_a_small_one() -> None:
    small, large = [5.0, 6.0], [1.0] * 98
    assert fair_quantile([small, large], 0.4) == 1.0
    assert fair_quantile([small, large], 0.6) == 5.0
    assert fair_quantile([small, large], 0.9) == 6.0
