"""Files of measured speeds: what is read, and what people are told of bad ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitegen.scoring import read_speeds

HEAD = "gpu,gpu_vendor,gpu_count,arch,bandwidth_gb_s,model,params_total_b,params_active_b,moe,quant,tg_tok_s"
ROW = "Card,nvidia,1,Ada,1008,Model 7B,7,7,False,Q4_K_M,54.5"


def problems(tmp_path: Path, raw: bytes | str) -> list[str]:
    file = tmp_path / "speeds.csv"
    file.write_bytes(raw if isinstance(raw, bytes) else raw.encode())
    return [problem.replace(f"{tmp_path}/", "") for problem in read_speeds(file).told]


def test_a_good_line(tmp_path: Path) -> None:
    file = tmp_path / "speeds.csv"
    file.write_text(f"\ufeff{HEAD}\r\n{ROW}\r\n\r\nOther,AMD,,,,Mix,30,3,,Q8_0,5.5\r\n", newline="")
    read = read_speeds(file)
    assert (read.problems, read.unread) == ([], [])
    first, second = read.found
    assert (first.gpu, first.vendor, first.parameters, first.active_parameters) == ("Card", "NVIDIA", 7e9, None)
    assert (first.depth_tokens, first.flash_attention, first.quality, first.year) == (0, None, "B", None)
    assert (second.vendor, second.device_count, second.bandwidth_gb_s) == ("AMD", 1, None)
    assert second.active_parameters == 3e9  # fewer are active than there are


@pytest.mark.parametrize(
    ("raw", "messages"),
    [
        ("", ["speeds.csv: expected a line of column names, got an empty file"]),
        (" \n", ["speeds.csv: expected a line of column names, got an empty file"]),
        (HEAD, ["speeds.csv: expected at least one row below the column names, got none"]),
        (
            "gpu;model\n1;2",
            ["speeds.csv:1: missing columns: gpu, model, quant, tg_tok_s (it has: gpu;model)"],
        ),
        (f"{HEAD},gpu\n{ROW},x", ["speeds.csv:1: columns given twice: gpu"]),
        (f"{HEAD}\n{ROW},more", ["speeds.csv:2: expected 11 values, got 12"]),
        (f'{HEAD}\n"{ROW}', ["speeds.csv: expected comma-separated values, got: unexpected end of data"]),
        (f"{HEAD}\n{ROW}".encode("utf-16"), ["speeds.csv: expected UTF-8, got the byte 0xFF (save it as UTF-8)"]),
        (f"{HEAD}\n{ROW}é".encode("latin-1"), ["speeds.csv: expected UTF-8, got the byte 0xE9 (save it as UTF-8)"]),
        (
            f"{HEAD}\n{ROW.replace('54.5', 'fast')}\n{ROW.replace('nvidia', 'nv').replace('False', 'maybe')}",
            [
                'speeds.csv:2: tg_tok_s: expected a positive number, got "fast"',
                'speeds.csv:3: moe: expected True or False, got "maybe"',
                'speeds.csv:3: gpu_vendor: expected NVIDIA, AMD, Intel or Apple, got "nv"',
            ],
        ),
        (
            f"{HEAD}\n{ROW.replace('1008', '-1').replace(',1,', ',1.5,')}\n"
            + ROW.replace("54.5", "inf").replace("Q4_K_M", ""),
            [
                'speeds.csv:2: gpu_count: expected a whole number from 1, got "1.5"',
                'speeds.csv:2: bandwidth_gb_s: expected a positive number, got "-1"',
                "speeds.csv:3: quant: expected a text, got nothing",
                'speeds.csv:3: tg_tok_s: expected a positive number, got "inf"',
            ],
        ),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, raw: bytes | str, messages: list[str]) -> None:
    assert sorted(problems(tmp_path, raw)) == sorted(messages)


def test_no_more_than_somebody_reads(tmp_path: Path) -> None:
    found = problems(tmp_path, "\n".join([HEAD, *[ROW.replace("54.5", "0")] * 50]))
    assert len(found) == 21
    assert found[-1] == "and 30 more problems"


def test_a_file_that_is_none(tmp_path: Path) -> None:
    assert read_speeds(tmp_path / "no.csv").problems == [
        f"{tmp_path}/no.csv: expected a readable file, got: no such file or directory"
    ]
    assert read_speeds(tmp_path).problems == [f"{tmp_path}: expected a readable file, got: is a directory"]


def test_what_must_be_there_is_no_nan(tmp_path: Path) -> None:
    found = problems(tmp_path, f"{HEAD}\n{ROW.replace('54.5', 'NaN')}\n")
    assert found == ['speeds.csv:2: tg_tok_s: expected a positive number, got "NaN"']


@pytest.mark.parametrize("parameters", ["", "NaN"])
def test_what_names_say_may_be_left_to_them(tmp_path: Path, parameters: str) -> None:
    (tmp_path / "speeds.csv").write_text(
        "gpu,model,quant,tg_tok_s\nX,Y,Q8_0,9\n"
        if not parameters
        else f"gpu,gpu_vendor,model,params_total_b,quant,tg_tok_s\nX,,Y,{parameters},Q8_0,9\n"
    )
    (line,) = read_speeds(tmp_path / "speeds.csv").found
    assert (line.vendor, line.parameters, line.active_parameters) == (None, None, None)


def test_a_backend_that_is_an_engine_is_one(tmp_path: Path) -> None:
    """Rows of a file are read as an import of them would be."""
    head = "gpu,gpu_vendor,model,params_total_b,quant,tg_tok_s,engine,backend,source\n"
    (tmp_path / "speeds.csv").write_text(
        head + "Arc A770,intel,Y,8,Q8_0,9,ollama,sycl (IPEX-LLM),github.com/a/b pull/7\n"
    )
    (line,) = read_speeds(tmp_path / "speeds.csv").found
    assert (line.engine, line.backend) == ("ollama (IPEX-LLM)", "sycl")


@pytest.mark.parametrize(
    ("written", "backend"),
    [
        ("CUDA", "cuda"),
        ("ROCm", "rocm"),
        ("ROCm 7.2", "rocm"),
        ("HIP", "rocm"),
        ("Vulkan (RADV)", "vulkan"),
        ("ROCm/Vulkan", "rocm-or-vulkan"),
        ("SYCL", "sycl"),
        ("Metal,BLAS", "metal"),
        ("MTL", "metal"),
        ("CPU", "cpu"),
        ("Not stated", ""),
        ("", ""),
    ],
)
def test_backends_are_known_in_any_case(tmp_path: Path, written: str, backend: str) -> None:
    (tmp_path / "speeds.csv").write_text(f'{HEAD},backend\n{ROW},"{written}"\n')
    (line,) = read_speeds(tmp_path / "speeds.csv").found
    assert line.backend == backend


@pytest.mark.parametrize("written", ["abacus", "CUDA+CPU"])
def test_a_backend_that_nobody_knows_is_not_the_usual_one(tmp_path: Path, written: str) -> None:
    assert problems(tmp_path, f"{HEAD},backend\n{ROW},{written}\n") == [
        f'speeds.csv:2: backend: expected CUDA, ROCm, Vulkan, SYCL, Metal or CPU, got "{written}"'
    ]
