"""Arithmetic of scores, on rows whose estimates are known."""

from __future__ import annotations

import pytest

from sitegen.scoring import (
    RIVALS,
    MeasuredRow,
    Prediction,
    ReportedModel,
    Unpredictable,
    as_data,
    as_text,
    case_of,
    left_out_module,
    predict,
    quant,
    report,
    rival_scores,
    row_cost,
    score,
    scored_rows,
    unseen,
    unseen_as_pages,
)
from tests.records import architecture, model
from tests.scoring.rows import GIB, device, row


def fixed(row: MeasuredRow) -> Prediction | Unpredictable:
    """100 tok/s, between 80 and 120, for whatever runs on one GPU."""
    return Unpredictable("several") if row.device_count > 1 else Prediction(100.0, 80.0, 120.0)


def test_a_score() -> None:
    rows = [row(100.0), row(80.0), row(125.0, device=device("Other")), row(50.0), row(200.0)]
    scored, left = scored_rows([*rows, row(1.0, device_count=2)], fixed)
    found = score(scored)
    assert [reason for _, reason in left] == ["several"]
    assert sorted(one.error for one in scored) == pytest.approx([0.0, 0.2, 0.25, 0.5, 1.0])
    assert (found.rows, found.devices, found.median, found.worst, found.coverage) == (5, 2, 0.25, 1.0, 0.4)
    assert found.p80 == pytest.approx(0.6)  # a fifth of the way from 0.5 to 1.0
    assert (found.bias, found.width) == (1.0, pytest.approx(0.4))
    assert sorted(one.times for one in scored) == pytest.approx([1.0, 1.25, 1.25, 2.0, 2.0])


def test_a_report_counts_what_it_leaves_out_and_groups_the_rest() -> None:
    mixture = ReportedModel("Mix 30B-A3B", 30e9, 3e9)
    rows = [row(100.0), row(80.0, model=mixture, quant="UD-Q8_K_XL", depth_tokens=8192), row(90.0, quality="C")]
    found = report([*rows, row(1.0, device_count=2)], fixed, fixed)
    assert found is not None
    assert found.overall.rows == 2
    assert found.left_out == {
        "several": 1,
        "quality C (throttled, overclocked, limited by its host, or implausible)": 1,
    }
    assert list(found.groups["kind"]) == ["dense", "mixture"]
    assert list(found.groups["quant"]) == ["Q4_K", "Q8_0"]
    assert list(found.groups["depth"]) == ["deep", "empty"]
    assert list(found.groups["generation"]) == ["NVIDIA Ampere"]
    assert found.matching.unlisted_devices == {"Card": 4}
    assert found.matching.unlisted_models == {"Some 8B": 3, "Mix 30B-A3B": 1}
    assert (found.models, found.sources) == (2, 1)
    assert as_data(found)["by_kind"]["mixture"]["median"] == 0.25
    assert as_data(found)["rivals"]["whichllm"]["rows"] == 2
    text = as_text(found)
    assert "4 rows, 2 scored." in text
    assert "Card (4 rows)" in text
    assert "x1.25  Card, Mix 30B-A3B UD-Q8_K_XL, 8,192 tokens deep: measured 80, estimated 100.0 tok/s (file:2)" in text


def test_doubtful_rows_count_on_demand() -> None:
    found = report([row(100.0, quality="C")], fixed, fixed, with_doubtful=True)
    assert found is not None
    assert found.overall.rows == 1
    assert report([row(100.0, quality="C")], fixed, fixed) is None


@pytest.mark.parametrize(
    ("reported", "level", "family", "bits"),
    [
        ("Q4_K_M", "Q4_K_M", "Q4_K", 4.88),
        ("UD-Q4_K_XL (QAT)", "Q4_K_XL", "Q4_K", 4.96),
        ("UD-Q8_K_XL", "Q8_K_XL", "Q8_0", 9.78),
        ("Q4_0", "Q4_0", "Q4_0", 4.58),
        ("UD-IQ3_XXS", "IQ3_XXS", "IQ3", 3.12),
        ("IQ4_XS-3.60bpw", "IQ4_XS", "IQ4", 3.60),
        ("F16 (MXFP4 experts)", "F16", "F16", 16.0),
        ("BF16", "BF16", "F16", 16.0),
        ("EXL2 4.0 bpw", "EXL2", "EXL2", 4.0),
        ("GPTQ-4bit-128g", "GPTQ", "GPTQ", 4.15),
        ("GPTQ-8bit", "GPTQ", "GPTQ", 8.5),
        ("Q4_K - Medium", "Q4_K_M", "Q4_K", 4.88),
        ("int8", None, "other 8-bit", 8.5),
        ("q4f16_1 (4.5 bpw)", None, "other 4-bit", 4.5),
        ("q4f16_1", None, "other 4-bit", 4.5),
        ("q4f32_1-MLC", None, "other 5-bit", 5.0),
        ("q3f16_1", None, "other 4-bit", 3.6),
        ("q0f16", "F16", "F16", 16.0),
        ("4.25 bits per weight", None, "other 4-bit", 4.25),
        ("0.0 bpw", None, "not stated", None),
        ("4-bit", None, "other 4-bit", 4.5),
        ("not stated", None, "not stated", None),
    ],
)
def test_quantizations(reported: str, level: str | None, family: str, bits: float | None) -> None:
    found = quant(reported)
    assert (found.level, found.family, found.bits) == (level, family, bits)


def test_stated_bits_say_more_than_a_level_and_a_size_says_more_than_both() -> None:
    """Of a known model, whose tensors give the size of a file at a level."""
    record = model("Small 8B", 8_030_000_000, architecture(vocabulary_size=128_256))
    known = ReportedModel(record.name, record.size.parameters, None, record)

    def read(quant: str, file_bytes: float | None = None) -> float:
        cost = row_cost(row(model=known, quant=quant, file_bytes=file_bytes))
        assert cost is not None
        return cost.weight_bytes

    assert read("IQ3_S-2.81bpw") / read("IQ3_S-5.62bpw") == pytest.approx(0.5)
    assert read("IQ3_S-2.81bpw") < 0.9 * read("IQ3_S")
    assert read("q4f16_1 (4.5 bpw)") == pytest.approx(read("q4f16_1"))
    assert read("IQ3_S-2.81bpw", 3.0 * GIB) == read("IQ3_S", 3.0 * GIB)


def test_what_cannot_be_estimated_has_a_reason() -> None:
    assert predict(row(device_count=2)) == Unpredictable("several GPUs at once")
    assert predict(row(device=device(bandwidth_gb_s=None))) == Unpredictable("memory bandwidth not known")
    nothing = row(file_bytes=None, quant="not stated")
    assert predict(nothing) == Unpredictable("size of the model's file not known")


@pytest.mark.parametrize(
    ("name", "dense", "mixture"),
    [  # 1,000 GB/s; 8 billion weights in 4 GiB at Q4_K_M, of which a quarter is active in the mixture
        ("bandwidth / size", 1e12 / (4 * GIB), 1e12 / GIB),
        ("whichllm", 0.55 * 1e12 / (4 * GIB), 0.55 * 1e12 / GIB),
        ("llmfit", 0.55 * 1000 / 4, 0.55 * 1000),
        ("canirun.ai", 0.70 * 1e12 / (4.4e9 + GIB / 2), 0.70 * 1e12 / (1.1e9 + GIB / 8)),
        ("gpu_poor", 1e12 / (4 * GIB) / 1.5, 1e12 / GIB / 1.5),
        ("llm-cal", 0.5 * 1e12 / (4 * GIB), 0.5 * 1e12 / GIB),
    ],
)
def test_other_calculators(name: str, dense: float, mixture: float) -> None:
    (rival,) = [rival for rival in RIVALS if rival.name == name]
    for measured, expected in ((row(), dense), (row(model=ReportedModel("Mix", 8e9, 2e9)), mixture)):
        case = case_of(measured)
        assert case is not None
        assert rival.tok_s(case) == pytest.approx(expected)


def test_other_calculators_are_scored_where_they_can_say_something() -> None:
    half = 1e12 / (4 * GIB) / 1.5 / 2  # gpu_poor is off by 100 %
    found = {one.rival.name: one for one in rival_scores([row(half), row(device_count=2)])}
    assert found["gpu_poor"].median == pytest.approx(1.0)
    assert len(found) == len(RIVALS)
    assert rival_scores([row(file_bytes=None, quant="not stated")]) == ()


def test_a_small_active_share_is_raised_by_whichllm() -> None:
    (rival,) = [rival for rival in RIVALS if rival.name == "whichllm"]
    case = case_of(row(model=ReportedModel("Mix", 80e9, 1e9), device=device(vendor="AMD")))
    assert case is not None
    share = 0.05 * 1000 / 256
    assert rival.tok_s(case) == pytest.approx(1e12 / (4 * GIB * share) * 0.55 * 0.78)


def test_estimates_of_unseen_devices_are_kept_by_row() -> None:
    seen, changed = row(100.0), row(101.0)
    text = left_out_module([(seen, Prediction(98.7654, 80.0, 123.456), Prediction(49.38, 40.0, 61.7))])
    kept: dict[str, object] = {}
    exec(text, kept)  # as the next run imports it
    left_out = kept["LEFT_OUT"]
    assert isinstance(left_out, dict)
    assert unseen(seen, left_out) == Prediction(98.77, 80.0, 123.5)
    assert unseen_as_pages(seen, left_out) == Prediction(49.38, 40.0, 61.7)
    assert unseen(changed, left_out) == Unpredictable("newer than the calibration")
    assert unseen(row(device_count=2), left_out) == Unpredictable("several GPUs at once")
    assert left_out_module([]).endswith("= {\n}\n")
