"""`sitegen score` compares estimates with files of measurements, or says what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sitegen.commands import cli
from tests.site import PROJECT, SmallSite, small_site

SPEEDS = """\
gpu,gpu_vendor,arch,bandwidth_gb_s,model,params_total_b,quant,model_size_gib,tg_tok_s
GeForce RTX 4090 24GB,nvidia,Ada,1008,Quiet 7B,7,Q4_K_M,4,150
Unheard-of 9000 16GB,amd,RDNA9,500,Unheard-of 3B,3,Q8_0,3,60
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    return small_site(tmp_path_factory.mktemp("site") / "site")


def score(site: SmallSite, tmp_path: Path, text: str, *options: str) -> Result:
    file = tmp_path / "rows.csv"
    file.write_text(text)
    return CliRunner().invoke(cli, ["score", "--site", str(site.root), str(file), *options])


def test_for_people(site: SmallSite, tmp_path: Path) -> None:
    result = score(site, tmp_path, SPEEDS)
    assert result.exit_code == 0
    assert "2 rows, 2 scored." in result.output
    assert "Unheard-of 9000 16GB (1 row)" in result.output
    assert "gpu_poor" in result.output


def test_for_programs(site: SmallSite, tmp_path: Path) -> None:
    data = json.loads(score(site, tmp_path, SPEEDS, "--json").output)
    assert data["overall"]["rows"] == 2
    assert set(data["by_vendor"]) == {"NVIDIA", "AMD"}
    assert data["unlisted_models"] == {"Unheard-of 3B": 1}


@pytest.mark.parametrize(
    ("text", "options", "message"),
    [
        ("", (), "expected a line of column names, got an empty file"),
        ("gpu,model\na,b\n", (), "missing columns: quant, tg_tok_s"),
        (SPEEDS.replace("150", "fast"), (), 'rows.csv:2: tg_tok_s: expected a positive number, got "fast"'),
        (SPEEDS.replace("150", "fast").replace(",500", ","), (), "rows.csv: none of 2 rows can be scored"),
        (SPEEDS.replace(",Q4_K_M,4", ",?,").replace(",500", ","), (), "none of 2 rows can be scored"),
        ("model\na\n", ("--sizes",), "missing columns: params_b, quant, file_size_gib"),
        ("model,params_b,quant,file_size_gib\nA,1,??,1\n", ("--sizes",), "none of 1 files can be scored"),
    ],
)
def test_bad_files(site: SmallSite, tmp_path: Path, text: str, options: tuple[str, ...], message: str) -> None:
    result = score(site, tmp_path, text, *options)
    assert result.exit_code == 1
    assert message in result.output
    assert "Traceback" not in result.output


def test_without_a_file_the_measurements_of_the_catalogue_count(site: SmallSite) -> None:
    result = CliRunner().invoke(cli, ["score", "--site", str(site.root)])
    assert result.exit_code == 1  # this site has none
    assert "content/measurements: none of 0 rows can be scored" in result.output


@pytest.mark.parametrize("line", ["GeForce RTX 4090 24GB,nvidia,Ada,1008,Quiet 7B,7,Q4_K_M,4,fast\n", "one,two\n"])
def test_a_bad_row_keeps_no_other_from_being_scored(site: SmallSite, tmp_path: Path, line: str) -> None:
    result = score(site, tmp_path, SPEEDS + line)
    assert result.exit_code == 1
    assert result.stdout.startswith(f"3 rows, 2 scored.\nnot scored: 1 row: cannot be read\n  {tmp_path}/rows.csv:4\n")
    assert result.stderr.startswith(f"Error: {tmp_path}/rows.csv:4: ")
    assert result.stderr.endswith("\n1 row was not scored for that\n")
    assert json.loads(score(site, tmp_path, SPEEDS + line, "--json").stdout)["left_out"] == {"cannot be read": 1}


def test_a_bad_size_keeps_no_other_from_being_scored(tmp_path: Path) -> None:
    """On the whole catalogue, as the small one has no model with layers."""
    rows = "model,params_b,quant,file_size_gib\nLlama 3 8B,8.03,Q8_0,7.95\nLlama 3 8B,8.03,Q8_0,large\n"
    result = score(SmallSite(PROJECT), tmp_path, rows, "--sizes", "--json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert (data["files"], data["overall"]["files"]) == (2, 1)
    assert data["left_out"] == {"cannot be read": [f"{tmp_path}/rows.csv:3"]}
    assert 'rows.csv:3: file_size_gib: expected a positive number, got "large"' in result.stderr


def test_a_row_of_a_model_that_nothing_says_the_size_of_keeps_no_other_from_being_scored(
    site: SmallSite, tmp_path: Path
) -> None:
    """Quiet 7B is in the catalogue, Unheard-of 3B is not."""
    result = score(site, tmp_path, SPEEDS.replace(",7,", ",,").replace(",3,Q8_0", ",,Q8_0"))
    assert result.exit_code == 1
    assert result.stdout.startswith(f"2 rows, 1 scored.\nnot scored: 1 row: cannot be read\n  {tmp_path}/rows.csv:3\n")
    assert "rows.csv:3: params_total_b: expected a positive number, as the catalogue has no one model" in result.stderr


def test_a_row_of_a_processor_is_none_of_the_card(site: SmallSite, tmp_path: Path) -> None:
    head, first, _ = SPEEDS.splitlines()
    result = score(site, tmp_path, f"{head},backend\n{first},CUDA\n{first},CPU\n", "--json")
    assert json.loads(result.stdout)["left_out"] == {"ran on the processor, not on the GPU": 1}
