"""Sizes of model files against those that the tensors give."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitegen.catalog import Catalog, load_catalog
from sitegen.scoring import SizeReport, read_sizes, size_report, sizes_as_data, sizes_as_text

HEAD = "model,params_b,quant,file_size,file_size_unit,file_size_gib,moe"


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog(Path(__file__).parents[2])


@pytest.fixture
def found(catalog: Catalog, tmp_path: Path) -> SizeReport:
    """Two real files, one of them under another name of the model, two mixes, and two that nothing can be said of."""
    file = tmp_path / "sizes.csv"
    rows = [
        "Llama 3 8B,8.03,Q4_K_M,,,4.58,False",
        "Unheard-of 8B,8.03,Q4_K_M,,,4.58,False",
        "Llama-3-8B-Instruct,8.03,UD-Q4_K_M,,,5.0,False",
        "Llama-3-8B-Instruct,8.03,UD-Q4_K_XL,,,5.1,False",
        "Llama 3 8B,8.03,IQ4_KS - 4.25 bpw,,,4.3,False",
        "Llama 3 8B,8.03,??,,,4.3,False",
    ]
    file.write_text("\n".join([HEAD, *rows]))
    lines = read_sizes(file)
    assert lines.problems == []
    report = size_report(lines.found, catalog)
    assert report is not None
    return report


def test_a_report(found: SizeReport) -> None:
    assert (found.files, found.overall.files) == (6, 2)
    assert found.groups["model in the catalogue"].worst < 0.02
    assert found.groups["other makers' mixes"].files == 2
    assert list(found.stand_ins) == ["Unheard-of 8B"]
    assert found.left_out == {"level not known": ["IQ4_KS - 4.25 bpw", "??"]}


def test_files_that_only_bear_the_name_of_a_level_are_not_scored(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "sizes.csv"
    rows = [
        "Llama 3 8B,8.03,Q4_K_M,,,4.58,False,",
        "Llama 3 8B (AesSedai),8.03,Q4_K_M,,,5.1,False,",
        "Llama 3 8B,8.03,Q2_K,,,3.4,False,old Q2_K recipe (before January 2024)",
        "Llama 3 8B,8.03,Q3_K_M,,,3.74,False,old Q2_K recipe (before January 2024)",
        "Llama 3 8B,8.03,Q4_0,,,5.2,False,llama-bench (label is the majority type)",
        "Mixtral-8x7B-Instruct-v0.1,46.7,Q3_K_M,,,18.96,True,made by TheBloke",
        "Mixtral-8x7B-Instruct-v0.1,46.7,Q3_K_M,,,20.93,True,",
        "Mixtral-8x7B-Instruct-v0.1,46.7,Q8_0,,,46.22,True,made by TheBloke",
    ]
    file.write_text("\n".join([f"{HEAD},notes", *rows]))
    report = size_report(read_sizes(file).found, catalog)
    assert report is not None
    assert report.overall.files == 4
    assert report.left_out == {
        "maker's own mix, not llama.cpp's level": ["Llama 3 8B (AesSedai) Q4_K_M"],
        "level as llama.cpp made it before January 2024": [
            "Llama 3 8B Q2_K",
            "Mixtral-8x7B-Instruct-v0.1 Q3_K_M",
        ],
        "level guessed from the commonest type": ["Llama 3 8B Q4_0"],
    }
    assert "not scored: 1 file: maker's own mix" in sizes_as_text(report)


def test_sizes_of_tensors_alone_have_no_header(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "sizes.csv"
    rows = [
        "Qwen3 0.6B,0.6,Q8_0,,,0.5955,False,exact file bytes,",
        "Qwen3 0.6B,0.6,Q8_0,,,0.5897,False,exact tensor bytes,",
        "Qwen3 0.6B,0.6,Q8_0,,,0.5897,False,,llama-bench size / params columns",
    ]
    file.write_text("\n".join([f"{HEAD},precision,notes", *rows]))
    report = size_report(read_sizes(file).found, catalog)
    assert report is not None
    assert report.overall.worst < 0.002


def test_tied_embeddings_that_a_file_holds_twice_count_twice(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "sizes.csv"
    rows = [
        "Qwen2.5-0.5B-Instruct,0.49,Q8_0,,,0.4945,False,made by bartowski",
        "Qwen2.5-0.5B-Instruct,0.49,Q8_0,,,0.6293,False,made by Qwen",
        "Qwen3-1.7B (bartowski; untied head),1.72,Q4_K_M,,,1.194,False,",
    ]
    file.write_text("\n".join([f"{HEAD},notes", *rows]))
    report = size_report(read_sizes(file).found, catalog)
    assert report is not None
    assert report.overall.worst < 0.003


def test_every_file_is_listed_with_its_model_and_signed_error(found: SizeReport) -> None:
    """For programs: what each name was taken for, and whether estimates are too large or too small."""
    files = sizes_as_data(found)["sized"]
    assert [(one["model"], one["slug"] == "llama-3-8b", one["is_stand_in"]) for one in files] == [
        ("Llama 3 8B", True, False),
        ("Unheard-of 8B", False, True),
        ("Llama-3-8B-Instruct", True, False),
        ("Llama-3-8B-Instruct", True, False),
    ]
    assert files[2]["signed_error"] < 0 < files[2]["error"] == -files[2]["signed_error"]


def test_it_is_shown(found: SizeReport) -> None:
    assert "6 files, 2 of llama.cpp's levels scored." in sizes_as_text(found)
    assert sizes_as_data(found)["overall"]["files"] == 2


def test_bad_files(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "sizes.csv"
    file.write_text(f"{HEAD}\nLlama 3 8B,8,Q4_K_M,,,large,False")
    assert read_sizes(file).problems == [f'{file}:2: file_size_gib: expected a positive number, got "large"']
    assert size_report([], catalog) is None
