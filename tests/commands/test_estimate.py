"""`sitegen estimate` prints one cell, or says what it does not know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sitegen.commands import cli
from tests.site import SmallSite, small_site

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    return small_site(tmp_path_factory.mktemp("site") / "site")


def estimate(root: Path, *arguments: str) -> Result:
    return CliRunner().invoke(cli, ["estimate", "--site", str(root), *arguments])


def test_a_cell_for_people(site: SmallSite) -> None:
    lines = estimate(site.root, "quiet-7b", "geforce-rtx-4090").output.splitlines()
    assert lines[0] == "Quiet 7B on GeForce RTX 4090, 4,096 tokens of context"
    assert [line.split()[0] for line in lines[1:]] == ["needs", "quantization", "speed", "fit", "confidence", "runtime"]


def test_a_cell_for_programs_is_the_same_as_on_the_page(site: SmallSite) -> None:
    cell = json.loads(estimate(site.root, "quiet-7b", "geforce-rtx-4090", "--json").output)
    assert (cell["model"], cell["card"], cell["context_tokens"]) == ("quiet-7b", "geforce-rtx-4090", 4096)
    assert cell["low_tok_s"] < cell["speed_tok_s"] < cell["high_tok_s"]
    assert 0 < cell["need_gb"] < 24
    site.build()
    cells = [node.text(strip=True) for node in site.page("tables/quiet-7b.html").css("tbody tr td")]
    assert f"{cell['speed_tok_s']:.1f}" in cells
    assert f"{cell['need_gb']:.1f}" in cells
    assert cell["quantization"] in cells


def test_a_longer_context_needs_more(site: SmallSite) -> None:
    needs = [
        json.loads(estimate(site.root, "quiet-7b", "geforce-rtx-4090", "--json", "--context", context).output)[
            "need_gb"
        ]
        for context in ("1024", "8192", "32768")
    ]
    assert needs == sorted(set(needs))


def test_any_context_will_do(site: SmallSite) -> None:
    needs = [
        json.loads(estimate(site.root, "quiet-7b", "geforce-rtx-4090", "--json", "--context", context).output)[
            "need_gb"
        ]
        for context in ("4096", "6000", "8192")
    ]
    assert needs == sorted(set(needs))


def test_a_level_that_is_asked_for(site: SmallSite) -> None:
    cell = json.loads(estimate(site.root, "quiet-7b", "geforce-rtx-4090", "--json", "--quant", "q4_k_m").output)
    best = json.loads(estimate(site.root, "quiet-7b", "geforce-rtx-4090", "--json").output)
    assert (cell["quantization"], best["quantization"]) == ("Q4_K_M", "Q8_0")
    assert cell["need_gb"] < best["need_gb"]
    assert cell["speed_tok_s"] > best["speed_tok_s"]


def test_the_calculation_adds_up() -> None:
    """Of the real catalogue: weights by part, and a model of unknown layers, for which there is one part."""
    for model, least in (("llama-3-8b", 7), ("gpt-oss-20b", 7), ("polycoder", 3)):
        cell = json.loads(estimate(ROOT, model, "geforce-rtx-4090", "--json", "--explain").output)
        assert len(cell["memory"]) >= least
        assert sum(term["gb"] for term in cell["memory"]) == pytest.approx(cell["need_gb"], abs=0.051)
        seconds = sum(term["seconds"] for term in cell["times"])
        assert 1 / seconds == pytest.approx(cell["speed_tok_s"], rel=0.01)
        assert cell["low_tok_s"] == pytest.approx(cell["range"][0] / seconds, rel=0.02)


def test_the_calculation_for_people() -> None:
    text = estimate(ROOT, "llama-3-8b", "geforce-rtx-4090", "--explain").output
    assert "memory at Q8_0" in text
    assert "feed-forward" in text
    assert "a model may fill" in text
    assert "time of a token" in text
    assert "rests on      layers on record, and measurements of this card" in text


def test_what_does_not_fit_is_explained_too(site: SmallSite) -> None:
    text = estimate(site.root, "vast-900b", "geforce-rtx-4090", "--explain").output
    assert "memory at Q4_K_M" in text
    at = json.loads(estimate(site.root, "vast-900b", "geforce-rtx-4090", "--json", "--quant", "Q8_0").output)
    usual = json.loads(estimate(site.root, "vast-900b", "geforce-rtx-4090", "--json").output)
    assert at["shortfall_gb"] > usual["shortfall_gb"]


def test_what_does_not_fit_says_what_is_missing(site: SmallSite) -> None:
    text = estimate(site.root, "vast-900b", "geforce-rtx-4090").output
    assert text.splitlines()[1].startswith("does not fit: needs ")
    cell = json.loads(estimate(site.root, "vast-900b", "geforce-rtx-4090", "--json").output)
    assert (cell["fit"], cell["quantization"], cell["speed_tok_s"]) == ("none", None, None)
    assert cell["shortfall_gb"] > 0


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("quiet8b", "geforce-rtx-4090"), 'there is no model "quiet8b"; did you mean quiet-7b?'),
        (("quiet-7b", "rtx-40900"), 'there is no card "rtx-40900"; did you mean geforce-rtx-4090'),
        (("quiet-7b", "zzz"), 'there is no card "zzz"\n'),
        (
            ("quiet-7b", "geforce-rtx-4090", "--context", "50000"),
            "50000 tokens are too many for quiet-7b",
        ),
        (("quiet-7b", "geforce-rtx-4090", "--quant", "best"), "quiet-7b has no best; there are: Q8_0, Q6_K, "),
        (
            ("quiet-7b", "geforce-rtx-4090", "--quant", "F16"),
            "quiet-7b has no F16, the nearest is Q8_0; there are: Q8_0, Q6_K, ",
        ),
        (
            ("quiet-7b", "geforce-rtx-4090", "--quant", "UD-Q4_K_XL"),
            "quiet-7b has no UD-Q4_K_XL, the nearest is Q4_K_M",
        ),
        (("Quiet-7B-Coder", "geforce-rtx-4090"), 'there is no model "Quiet-7B-Coder"; did you mean quiet-7b'),
        (("Quiet 8B", "geforce-rtx-4090"), 'there is no model "Quiet 8B"; did you mean quiet-7b'),
    ],
)
def test_what_is_unknown_is_told_with_what_is_known(site: SmallSite, arguments: tuple[str, ...], expected: str) -> None:
    result = estimate(site.root, *arguments)
    assert result.exit_code == 2
    assert expected in result.output


def test_problems_of_records_are_told(tmp_path: Path) -> None:
    site = small_site(tmp_path / "site")
    site.replace("content/models/quiet-7b.yaml", "7000000000", "7B")
    result = estimate(site.root, "quiet-7b", "geforce-rtx-4090")
    assert result.exit_code == 1
    assert "content/models/quiet-7b.yaml:10:15: size.parameters: " in result.output


def test_a_name_does_as_well_as_a_slug(site: SmallSite) -> None:
    by_slug = estimate(site.root, "quiet-7b", "geforce-rtx-4090")
    assert by_slug.exit_code == 0
    assert estimate(site.root, "Quiet 7B", "RTX 4090").output == by_slug.output


@pytest.mark.parametrize(
    ("model", "card", "slugs"),
    [
        ("Qwen3-8B-Instruct", "NVIDIA GeForce RTX 4090", ("qwen3-8b", "geforce-rtx-4090")),
        ("qwen3:8b", "M4 Max 40-core 128GB", ("qwen3-8b", "apple-m4-max-40-core-gpu-128-gb")),
        ("deepseek-r1:14b", "NVIDIA H100 80GB HBM3", ("deepseek-r1-distill-qwen-14b", "h100-sxm5-80-gb")),
    ],
)
def test_names_mean_what_they_mean_in_files_of_measurements(model: str, card: str, slugs: tuple[str, str]) -> None:
    cell = json.loads(estimate(ROOT, model, card, "--json", "--quant", "q4_k - medium").stdout)
    assert (cell["model"], cell["card"]) == slugs
    assert cell["quantization"] == "Q4_K_M"


def test_a_name_of_several_cards_is_said_to_be_one() -> None:
    result = estimate(ROOT, "qwen3-8b", "Apple M4 Max", "--json")
    assert json.loads(result.stdout)["card"] == "apple-m4-max-32-core-gpu-36-gb"
    assert result.stderr == (
        '"Apple M4 Max" is taken for apple-m4-max-32-core-gpu-36-gb; it can mean apple-m4-max-40-core-gpu-48-gb, '
        "apple-m4-max-40-core-gpu-64-gb, apple-m4-max-40-core-gpu-128-gb, too\n"
    )
