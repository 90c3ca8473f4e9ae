"""What good records say, and what the cache may and may not do."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitegen.catalog import Catalog, load_catalog
from tests.catalog.conftest import CARD, MEASURED, MODEL

ROOT = Path(__file__).parents[2]


def write_model(site: Path, *changes: tuple[str, str]) -> Catalog:
    text = MODEL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (site / "content/models/case.yaml").write_text(text)
    return load_catalog(site)


def test_a_good_record(site: Path) -> None:
    catalog = load_catalog(site)
    assert catalog.problems == ()
    (model,), (card,) = catalog.models, catalog.cards
    assert (model.name, model.size.parameters, model.origin.published) == ("Case 7B", 7 * 10**9, date(2024, 5, 31))
    assert (card.name, card.memory.bandwidth_gb_s, card.kind) == ("Case Card", 760.0, "desktop")


@pytest.mark.parametrize("written", ["1e21", "1E21", "1.0e+21", "1.e21", "+1e21"])
def test_floats_as_in_yaml_1_2(site: Path, written: str) -> None:
    catalog = write_model(site, ("availability:", f"training:\n  compute_flop: {written}\navailability:"))
    assert catalog.problems == ()
    training = catalog.models[0].training
    assert training is not None
    assert training.compute_flop == 1e21


@pytest.mark.parametrize("word", ["no", "on", "yes", "off", "y", "12:30", "010", "7_000", "2024-01-01", "=", "0x1F"])
def test_words_that_yaml_1_1_takes_for_more_are_text(site: Path, word: str) -> None:
    catalog = write_model(site, ("reference: A paper", f"reference: {word}"))
    assert catalog.problems == ()
    assert catalog.models[0].sources.reference == word


def test_line_ends_of_windows(site: Path) -> None:
    (site / "content/models/case.yaml").write_bytes(MODEL.replace("\n", "\r\n").encode())
    assert load_catalog(site).problems == ()


def test_columns_count_characters(site: Path) -> None:
    catalog = write_model(site, ("    - Example Lab", "    - Lab"), ("    - language", '    - "日本é"'))
    assert str(catalog.problems[0]).startswith("content/models/case.yaml:10:7: ")
    catalog = write_model(site, ("reference: A paper", "{日本: x}: y"))
    assert [(problem.line, problem.column) for problem in catalog.problems] == [(16, 3)]


def test_records_are_sorted(site: Path) -> None:
    (site / "content/models/a.yaml").write_text(MODEL.replace("slug: case", "slug: a").replace("Case", "Zzz"))
    older = CARD.replace("slug: case-card", "slug: old").replace("Case", "Zzz").replace("2020", "2010")
    same_day = CARD.replace("slug: case-card", "slug: zz").replace("Case", "Another")
    (site / "content/gpus/old.yaml").write_text(older)
    (site / "content/gpus/zz.yaml").write_text(same_day)
    catalog = load_catalog(site)
    assert [model.slug for model in catalog.models] == ["a", "case"]
    assert [card.slug for card in catalog.cards] == ["old", "zz", "case-card"]


def test_the_cache_changes_nothing(site: Path) -> None:
    cache = site / ".cache"
    (site / "content/models/bad.yaml").write_text("a: 1")
    fresh = load_catalog(site)
    assert load_catalog(site, cache) == load_catalog(site, cache) == fresh
    assert list(cache.iterdir())


def test_the_cache_spares_parsing(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_catalog(site, site / ".cache")

    def no_parsing(text: str) -> None:
        raise AssertionError(f"parsed again: {text}")

    monkeypatch.setattr("sitegen.catalog.loader.parse", no_parsing)
    assert load_catalog(site, site / ".cache").problems == ()


def test_a_changed_file_is_read_again(site: Path) -> None:
    load_catalog(site, site / ".cache")
    (site / "content/models/case.yaml").write_text(MODEL.replace("Case", "New"))
    assert load_catalog(site, site / ".cache").models[0].name == "New 7B"


@pytest.mark.parametrize(
    "damage",
    [
        lambda raw: b"",
        lambda raw: raw[:-10],
        lambda raw: raw.replace(b"7000000000", b"8000000000"),
        lambda raw: b"\xff\xfe" + raw,
        lambda raw: raw.replace(b"\n", b"", 1),
    ],
)
def test_a_damaged_cache_is_not_used(site: Path, damage: object) -> None:
    fresh = load_catalog(site, site / ".cache")
    (file,) = (site / ".cache").iterdir()
    assert callable(damage)
    file.write_bytes(damage(file.read_bytes()))
    assert load_catalog(site, site / ".cache") == fresh


def test_a_cache_of_another_reader_is_not_used(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_catalog(site, site / ".cache")
    (file,) = (site / ".cache").iterdir()
    before = file.read_bytes()
    monkeypatch.setattr("sitegen.catalog.parse_cache._reader_digest", lambda: b"another version")
    assert load_catalog(site, site / ".cache").problems == ()
    assert file.read_bytes() != before


def test_a_cache_that_cannot_be_written_is_no_error(site: Path) -> None:
    (site / ".cache").write_text("a file where the folder should be")
    assert load_catalog(site, site / ".cache").problems == ()


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(raw=st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_no_bytes_make_the_loader_raise(site: Path, raw: bytes) -> None:
    (site / "content/models/case.yaml").write_bytes(raw)
    catalog = load_catalog(site)
    assert catalog.problems
    assert all(str(problem).startswith("content/models/case.yaml") for problem in catalog.problems)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    place=st.integers(0, len(MODEL)),
    length=st.integers(0, 20),
    new=st.text(st.sampled_from("[]{}&*!|>'\"%@`#,:?-~.\n\t 0aé\0"), max_size=8),
)
def test_no_edit_of_a_good_record_makes_the_loader_raise(site: Path, place: int, length: int, new: str) -> None:
    text = MODEL[:place] + new + MODEL[place + length :]
    (site / "content/models/case.yaml").write_text(text, newline="")
    catalog = load_catalog(site)
    assert catalog.models or catalog.problems
    assert not any("Input should" in str(problem) or "pydantic" in str(problem) for problem in catalog.problems)


def test_the_whole_catalogue_loads_without_a_problem() -> None:
    catalog = load_catalog(ROOT)
    assert [str(problem) for problem in catalog.problems] == []
    assert (len(catalog.models), len(catalog.cards)) == (937, 849)
    results = [result for device in catalog.measured for run in device.runs for result in run.results]
    assert (len(catalog.measured), len(results)) == (154, 2323)


def test_a_folder_of_measurements_may_be_missing(site: Path) -> None:
    assert load_catalog(site).measured == ()


def test_a_mistake_in_a_model_is_not_reported_where_measurements_name_it(site: Path) -> None:
    (site / "content/measurements").mkdir()
    (site / "content/measurements/case-card.yaml").write_text(MEASURED)
    assert load_catalog(site).problems == ()
    catalog = write_model(site, ("parameters: 7000000000", "parameters: many"))
    assert [problem.file for problem in catalog.problems] == ["content/models/case.yaml"]
