"""Rows of measured speeds to records: one a device, one run a publication, nothing taken away."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from sitegen.catalog import load_catalog
from sitegen.commands import cli
from sitegen.importers import plan_measurements
from sitegen.scoring import MeasuredRow, link_of, measured_rows, read_speeds, rows_of_lines
from tests.catalog.conftest import CARD, MODEL

HEAD = (
    "gpu,gpu_vendor,gpu_count,arch,bandwidth_gb_s,backend,engine,model,params_total_b,params_active_b,moe,quant,"
    "model_size_gib,size_source,context_depth_tokens,kv_type,flash_attention,tg_tok_s,quality,year,source,notes"
)
KNOWN = "Case Card 10GB,nvidia,1,Ampere,760,cuda,llama.cpp,Case 7B,7,7,False,Q4_K_M,3.8,printed"
LINES = [
    f"{KNOWN},0,,1.0,81.5,A,2026,github.com/a/b discussion #7,tg128",
    f"{KNOWN},512,q8_0,0.0,80,A,2026,github.com/a/b discussion #7,tg128",
    f"{KNOWN.replace('printed', 'estimated')},0,,,79,B,2025,https://example.org/x,",
    "New 9000,amd,2,RDNA9,500,rocm/vulkan,ollama,Other 30B-A3B,30,3,True,Q8_0,,,0,,,12.5,C,2026,"
    "a.example (index id 5),",
]
NEW = """\
name: New 9000
slug: new-9000
device:
  vendor: AMD
  generation: RDNA9
  bandwidth_gb_s: 500
runs:
  - link: https://a.example
    engine: ollama
    backend: rocm-or-vulkan
    year: 2026
    quality: C
    device_count: 2
    results:
      - {name: Other 30B-A3B, parameters: 30000000000, active_parameters: 3000000000, quant: Q8_0, depth_tokens: 0, speed_tok_s: 12.5}
"""  # noqa: E501
CASE = """\
name: Case Card 10GB
slug: case-card
cards:
  - case-card
runs:
  - link: https://github.com/a/b/discussions/7
    source: 'github.com/a/b discussion #7'
    engine: llama.cpp
    backend: cuda
    year: 2026
    quality: A
    note: tg128
    results:
      - {model: case, quant: Q4_K_M, file_gib: 3.8, depth_tokens: 0, flash_attention: true, speed_tok_s: 81.5}
      - {model: case, quant: Q4_K_M, file_gib: 3.8, depth_tokens: 512, cache_type: q8_0, flash_attention: false, speed_tok_s: 80}
  - link: https://example.org/x
    engine: llama.cpp
    backend: cuda
    year: 2025
    quality: B
    results:
      - {model: case, quant: Q4_K_M, depth_tokens: 0, speed_tok_s: 79}
"""  # noqa: E501

OWN = """\
  - link: https://own.example
    engine: x
    year: 2026
    quality: A
    results:
      - {model: case, quant: Q8_0, speed_tok_s: 50}
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site with one model, one card and a file of measurements."""
    for folder, name, text in (("models", "case", MODEL), ("gpus", "case-card", CARD)):
        (tmp_path / "content" / folder).mkdir(parents=True)
        (tmp_path / f"content/{folder}/{name}.yaml").write_text(text)
    write(tmp_path, LINES)
    return tmp_path


def write(site: Path, lines: list[str]) -> None:
    (site / "rows.csv").write_text("\n".join([HEAD, *lines]))


def records(site: Path) -> dict[str, str]:
    return {path.stem: path.read_text() for path in sorted((site / "content/measurements").glob("*.yaml"))}


def test_new_records(site: Path) -> None:
    plan = plan_measurements(site, site / "rows.csv")
    assert plan.refusals == []
    assert plan.lines()[-2:] == [
        f"{site}/rows.csv:4: left out model_size_gib: it is estimated",
        "2 records new, 0 changed.",
    ]
    plan.write()
    assert records(site) == {"case-card": CASE, "new-9000": NEW}
    assert load_catalog(site).problems == ()


def test_the_same_file_again_changes_nothing(site: Path) -> None:
    plan_measurements(site, site / "rows.csv").write()
    assert plan_measurements(site, site / "rows.csv").lines()[-1] == "0 records new, 0 changed."


def test_what_people_added_stays_and_only_new_results_are_added(site: Path) -> None:
    plan_measurements(site, site / "rows.csv").write()
    file = site / "content/measurements/case-card.yaml"
    own = CASE.replace("runs:\n", f"runs:  # ours first\n{OWN}").replace("2026\n", "2026\n    date: 2026-02-03\n")
    file.write_text(own)
    write(site, [*LINES, LINES[0].replace("81.5", "81.7")])
    plan_measurements(site, site / "rows.csv").write()
    text = file.read_text()
    assert "# ours first" in text
    assert "https://own.example" in text
    added = [line for line in text.splitlines() if line not in own.splitlines()]
    assert [line.strip() for line in added] == [
        "- {model: case, quant: Q4_K_M, file_gib: 3.8, depth_tokens: 0, flash_attention: true, speed_tok_s: 81.7}"
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("81.5", "fast", 'rows.csv:2: tg_tok_s: expected a positive number, got "fast"'),
        (
            ",2026,github.com/a/b",
            ",,github.com/a/b",
            "rows.csv:2: year: expected the year of the measurement, got nothing",
        ),
        ("github.com/a/b discussion #7", "hearsay", 'rows.csv:2: source: expected an address, got "hearsay"'),
        (
            ",cuda,",
            ",abacus,",
            'rows.csv:2: backend: expected CUDA, ROCm, Vulkan, SYCL, Metal or CPU, got "abacus"',
        ),
        (
            "Case 7B,7,7",
            "Other 7B,,",
            "rows.csv:2: params_total_b: expected a positive number, as the catalogue has no one model named",
        ),
        (
            "Case Card 10GB,nvidia",
            "Other Card,",
            "rows.csv:2: gpu_vendor: expected NVIDIA, AMD, Intel or Apple, as the catalogue has no card named",
        ),
    ],
)
def test_bad_rows_are_refused(site: Path, old: str, new: str, message: str) -> None:
    write(site, [LINES[0].replace(old, new)])
    result = CliRunner().invoke(cli, ["import", "measurements", "--site", str(site), str(site / "rows.csv")])
    assert result.exit_code == 1
    assert message in result.output
    assert "nothing is written" in result.output
    assert not (site / "content/measurements").exists()


@pytest.mark.parametrize(
    ("source", "link"),
    [
        ("github.com/a/b discussion #15, via github.com/c/d x.ts", "https://github.com/a/b/discussions/15"),
        ("github.com/a/b pull/4766", "https://github.com/a/b/pull/4766"),
        ("github.com/a/b : LLaMA 3/Mac/M1 max.ipynb", "https://github.com/a/b/blob/HEAD/LLaMA%203/Mac/M1%20max.ipynb"),
        ("github.com/a/b docs/results.json", "https://github.com/a/b/blob/HEAD/docs/results.json"),
        ("github.com/a/b wiki/Benchmarks", "https://github.com/a/b"),
        ("https://github.com/a/b/issues/21#issuecomment-1", "https://github.com/a/b/issues/21#issuecomment-1"),
        ("localscore.ai, via github.com/a/b data.jsonl", "https://localscore.ai"),
        ("example.com/page.html", "https://example.com/page.html"),
    ],
)
def test_sources_in_words_become_addresses(source: str, link: str) -> None:
    assert link_of(source) == link


def test_a_file_is_scored_as_its_import_is(site: Path) -> None:
    """Rows of a file and of content/measurements say the same, so that both get the same estimates."""
    lines = [
        *LINES,
        KNOWN.replace("cuda", "sycl (IPEX-LLM)") + ",0,,,70,A,2026,github.com/a/b pull/9,x",
        "Odd iGPU,intel,1,Xe9,90,vulkan,llama.cpp,Case 7B,7,7,False,Q4_0,,,0,,,12,A,2026,https://a.example,",
    ]
    write(site, lines)
    plan_measurements(site, site / "rows.csv").write()
    catalog = load_catalog(site)
    assert catalog.problems == ()
    imported = measured_rows(catalog)
    read = rows_of_lines(read_speeds(site / "rows.csv"), catalog)
    assert sorted(map(said, read.found)) == sorted(map(said, imported))


def said(row: MeasuredRow) -> str:
    """What decides a row's estimate, and what is left out with its device."""
    depth = row.file_bytes, row.depth_tokens, row.cache_type, row.flash_attention, row.speed_tok_s
    software = row.engine, row.backend, row.year, row.link
    return repr((row.device.key, row.device.vendor, row.model.name, row.quant, *depth, *software, row.quality))


def test_a_source_without_an_address_is_refused() -> None:
    assert link_of("somebody told us") is None
