"""What pages say of measurements: which are shown, and how far estimates are from them."""

from __future__ import annotations

import pytest

from sitegen.catalog import Card
from sitegen.facts import MOST_SHOWN, accuracy, measurements, representative
from sitegen.scoring import Device, MeasuredRow, reported
from tests.records import architecture, card, model
from tests.scoring.rows import row

MODEL = reported(model("Some Model 8B", 8_000_000_000, architecture()))


def on(name: str, speed_tok_s: float, cards: tuple[Card, ...] = (), **values: object) -> MeasuredRow:
    device = Device(name, name, "NVIDIA", "Ampere", 1000.0, 24, cards)
    return row(speed_tok_s, **({"device": device, "model": MODEL} | values))


def test_only_sound_measurements_on_one_card_of_models_in_the_catalogue_are_shown() -> None:
    known = card("Known")
    rows = [
        on("Known", 50.0, (known,)),
        on("Other", 80.0),
        on("Doubtful", 90.0, quality="C"),
        on("Two", 95.0, device_count=2),
    ]
    found = measurements([*rows, row(99.0)])
    assert [one.row.speed_tok_s for one in found.by_model["some-model-8b"]] == [80.0, 50.0]
    assert [one.row.device.name for one in found.by_card[known.slug]] == ["Known"]
    assert len(found.by_model) == len(found.by_card) == 1


def test_a_device_is_represented_by_the_measurement_that_tells_most() -> None:
    rows = [
        on("A", 60.0, quant="Q4_0"),
        on("A", 40.0, depth_tokens=4096),
        on("A", 55.0, year=2024),
        on("A", 50.0, year=2026),
        on("A", 52.0, quality="B"),
    ]
    (shown,) = representative(measurements(rows).by_model["some-model-8b"], lambda row: row.device.name)
    assert shown.row.speed_tok_s == 50.0


def test_of_many_devices_some_are_shown_from_the_fastest_to_the_slowest() -> None:
    found = measurements([on(f"Card {speed}", speed) for speed in range(1, 24)]).by_model["some-model-8b"]
    shown = [one.row.speed_tok_s for one in representative(found, lambda row: row.device.name)]
    assert len(shown) == MOST_SHOWN
    assert (shown[0], shown[-1]) == (23.0, 1.0)
    assert shown == sorted(shown, reverse=True)


def test_accuracy_counts_what_it_leaves_out_and_how_measurements_disagree() -> None:
    rows = [
        on("A", 50.0, link="https://one.example"),
        on("A", 60.0, link="https://two.example"),
        on("A", 60.0, link="https://two.example", depth_tokens=8192),
        on("B", 70.0, quality="C"),
        on("C", 70.0, device_count=2),
        on("D", 70.0, quant="not stated", file_bytes=None),
    ]
    found = accuracy(rows)
    assert found is not None
    assert (found.overall.rows, found.doubtful, found.several_devices, found.unpredictable) == (3, 1, 1, 1)
    assert (found.report.models, found.report.sources) == (1, 2)
    assert found.overall.noise == pytest.approx((10 / 50 + 10 / 60) / 2)
    assert found.overall.noise_rows == 2
    assert found.groups["vendor"]["NVIDIA"].rows == 3
    assert {name: part.rows for name, part in found.groups["depth"].items()} == {"empty": 2, "deep": 1}
    assert {one.rival.name for one in found.rivals} >= {"whichllm", "llmfit", "canirun.ai", "gpu_poor"}


def test_without_measurements_there_is_no_accuracy() -> None:
    assert accuracy([on("A", 50.0, quality="C")]) is None
