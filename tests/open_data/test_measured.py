"""Measured rows leave the site with our estimates beside them, and how far these are off as `sitegen score` says it."""

from __future__ import annotations

import csv
import json
from io import StringIO
from typing import Any

import pytest
from jsonschema_rs import validator_for

from sitegen import open_data
from sitegen.catalog import load_catalog
from sitegen.facts import accuracy, measurements
from sitegen.scoring import MeasuredRow, Prediction, as_data, measured_rows, unseen
from tests.site import PROJECT

URL = "https://tokmeter.example/data/schema/x.json"


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> tuple[MeasuredRow, ...]:
    """All rows of the project."""
    return tuple(measured_rows(load_catalog(PROJECT, tmp_path_factory.mktemp("cache"))))


@pytest.fixture(scope="module")
def written(rows: tuple[MeasuredRow, ...]) -> list[dict[str, Any]]:
    text = open_data.measurements_json(rows, "../schema/measurements.json")
    assert faults(open_data.schema_of_measurements(URL), text) == []
    return json.loads(text)["records"]  # type: ignore[no-any-return]


def faults(schema: str, text: str) -> list[str]:
    errors = validator_for(json.loads(schema)).iter_errors(json.loads(text))
    return [f"{'.'.join(map(str, error.instance_path))}: {error.message}" for error in errors]


def lines(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(text)))


def test_every_row_is_there_with_what_it_says(rows: tuple[MeasuredRow, ...], written: list[dict[str, Any]]) -> None:
    assert [line["place"] for line in written] == [row.place for row in rows]
    for row, line in zip(rows, written, strict=True):
        assert line["cards"] == [card.slug for card in row.cards]
        assert set(row.cards) <= set(row.device.cards)
        assert line["model"] == (row.model.record.slug if row.model.record else None)
        assert (line["quantization"], line["depth_tokens"]) == (row.quant, row.depth_tokens)
        assert (line["speed_tok_s"], line["link"], line["quality"]) == (row.speed_tok_s, row.link, row.quality)
        assert (line["engine"], line["backend"], line["device_count"]) == (row.engine, row.backend, row.device_count)


def test_rows_have_the_estimates_that_pages_show(rows: tuple[MeasuredRow, ...], written: list[dict[str, Any]]) -> None:
    by_place = {line["place"]: line for line in written}
    shown = [one for group in measurements(rows).by_model.values() for one in group]
    assert len(shown) > 1000
    for one in shown:
        line = by_place[one.row.place]
        figures = [line[f"estimate{end}_tok_s"] for end in ("", "_low", "_high")]
        assert figures == pytest.approx(list(one.estimate), rel=1e-3)


def test_rows_have_the_estimates_without_their_device(
    rows: tuple[MeasuredRow, ...], written: list[dict[str, Any]]
) -> None:
    for row, line in zip(rows, written, strict=True):
        said = unseen(row)
        figures = tuple(line[f"unseen{end}_tok_s"] for end in ("", "_low", "_high"))
        assert figures == (said if isinstance(said, Prediction) else (None, None, None))
    errors = [abs(line["unseen_tok_s"] / line["speed_tok_s"] - 1) for line in written if line["unseen_tok_s"]]
    found = accuracy(rows)
    assert found is not None
    assert found.unseen
    assert len(errors) == found.overall.rows
    assert max(errors) == pytest.approx(found.overall.worst)


def test_the_csv_file_says_the_same(rows: tuple[MeasuredRow, ...], written: list[dict[str, Any]]) -> None:
    flat = lines(open_data.measurements_csv(rows))
    assert list(flat[0]) == list(written[0]) == list(open_data.MEASURED_COLUMNS)
    for line, record in zip(flat, written, strict=True):
        assert line["cards"] == "; ".join(record["cards"])
        for key in ("speed_tok_s", "estimate_tok_s", "unseen_high_tok_s", "file_gib"):
            assert line[key] == ("" if record[key] is None else str(record[key]))


def test_the_accuracy_is_that_of_the_page_and_of_sitegen_score(rows: tuple[MeasuredRow, ...]) -> None:
    found = accuracy(rows)
    assert found is not None
    text = open_data.accuracy_json(found.report, found.unseen, "schema/accuracy.json")
    assert faults(open_data.schema_of_accuracy(URL), text) == []
    figures = json.loads(text)["figures"]
    assert figures == as_data(found.report)
    assert figures["overall"]["median"] == round(found.overall.median, 4)
    flat = {(line["grouping"], line["group"]): line for line in lines(open_data.accuracy_csv(found.report))}
    assert float(flat["overall", ""]["p80"]) == figures["overall"]["p80"]
    for name, parts in found.groups.items():
        for key, part in parts.items():
            assert flat[name, key]["rows"] == str(part.rows)
            assert float(flat[name, key]["median"]) == round(part.median, 4)
    for one in found.rivals:
        assert float(flat["calculator", one.rival.name]["median"]) == round(one.median, 4)
        assert flat["calculator", one.rival.name]["coverage"] == ""


def test_a_site_without_measurements_has_the_files_too() -> None:
    text = open_data.accuracy_json(None, False, "schema/accuracy.json")
    assert faults(open_data.schema_of_accuracy(URL), text) == []
    assert json.loads(text)["figures"] is None
    assert lines(open_data.accuracy_csv(None)) == lines(open_data.measurements_csv([])) == []
    assert faults(open_data.schema_of_measurements(URL), open_data.measurements_json([], "")) == []


def test_the_schemas_see_mistakes(written: list[dict[str, Any]]) -> None:
    record = {**written[0], "speed_tok_s": "fast", "colour": "red"}
    text = json.dumps({"$schema": "", "license": "", "credits": "", "records": [record]})
    found = faults(open_data.schema_of_measurements(URL), text)
    assert any('speed_tok_s: "fast"' in fault for fault in found)
    assert any("colour" in fault for fault in found)
