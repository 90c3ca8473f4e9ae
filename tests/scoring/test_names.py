"""Names as reports write them mean the catalogue's cards and models; what it lacks is taken from the row."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitegen.catalog import Catalog, load_catalog
from sitegen.scoring import (
    DeviceIndex,
    Lines,
    MeasuredRow,
    ModelIndex,
    SpeedLine,
    generation,
    measured_rows,
    read_speeds,
    rows_of_lines,
)

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog(ROOT)


@pytest.fixture(scope="module")
def devices(catalog: Catalog) -> DeviceIndex:
    return DeviceIndex(catalog.cards)


@pytest.fixture(scope="module")
def models(catalog: Catalog) -> ModelIndex:
    return ModelIndex(catalog.models)


@pytest.mark.parametrize(
    ("name", "bandwidth_gb_s", "slugs"),
    [
        ("GeForce RTX 4090 24GB", 1008, ["geforce-rtx-4090"]),
        ("4090", None, ["geforce-rtx-4090"]),
        ("3070 Ti", None, ["geforce-rtx-3070-ti"]),
        ("RTX 4080S", 736, ["geforce-rtx-4080-super"]),
        ("RTX 4070TiS", 672, ["geforce-rtx-4070-ti-super"]),
        ("7900 XTX", 960, ["radeon-rx-7900-xtx"]),
        ("7700XT", 432, ["radeon-rx-7700-xt"]),
        ("A6000", 768, ["rtx-a6000"]),
        ("A750", 512, ["arc-a750"]),
        ("M3 Max 30-core", 300, ["apple-m3-max-30-core-gpu-36-gb", "apple-m3-max-30-core-gpu-96-gb"]),
        ("NVIDIA GeForce RTX 4090", None, ["geforce-rtx-4090"]),
        ("Mac mini M4", None, ["apple-m4-16-gb", "apple-m4-24-gb", "apple-m4-32-gb"]),
        ("M4 10/10", None, ["apple-m4-16-gb", "apple-m4-24-gb", "apple-m4-32-gb"]),
        ("RTX 3090/3090 Ti", None, ["geforce-rtx-3090", "geforce-rtx-3090-ti"]),
        ("rtx4070ti super", 672, ["geforce-rtx-4070-ti-super"]),
        ("GeForce RTX 3080 12GB", 912, ["geforce-rtx-3080-12-gb"]),
        ("GeForce RTX 3080 10GB", 760.3, ["geforce-rtx-3080"]),
        ("GeForce RTX 4070 Laptop 8GB", 256, ["geforce-rtx-4070-mobile"]),
        ("RTX 5000 Ada Laptop 16GB", 576, ["rtx-5000-mobile-ada-generation"]),
        ("RTX 6000 Ada Generation 48GB", 960, ["rtx-6000-ada-generation"]),
        ("Quadro RTX 6000 24GB", 672, ["quadro-rtx-6000"]),
        ("RTX PRO 6000 Blackwell Workstation Edition 96GB", 1792, ["rtx-pro-6000-blackwell"]),
        ("A100 80GB (form factor not stated)", 1935, ["a100-pcie-80-gb"]),
        ("A100 SXM4 80GB", 2039, ["a100-sxm4-80-gb"]),
        ("A40 48GB", 695.8, ["a40-pcie"]),
        ("H200 NVL 141GB", 4890, ["h200-nvl"]),
        ("DGX Spark GB10 128GB", 273.2, ["gb10"]),
        ("NVIDIA DGX Spark", 273, ["gb10"]),
        ("Tesla K80 12GB (one of two GPUs)", 240.6, ["tesla-k80"]),
        ("Tesla M40 24GB", 288.4, ["tesla-m40-24-gb"]),
        ("Instinct MI300X 192GB", 5300, ["radeon-instinct-mi300x"]),
        ("Radeon RX 7900 XTX 24GB", 960, ["radeon-rx-7900-xtx"]),
        ("Radeon RX 580 (4/8GB not stated)", 256, ["radeon-rx-580"]),
        ("Radeon 8060S (Ryzen AI Max+ 395, 128GB)", 256, ["radeon-8060s-ryzen-ai-max-395-128-gb"]),
        ("Strix Halo 128GB", 256, ["radeon-8060s-ryzen-ai-max-395-128-gb"]),
        ("Arc A770 16GB", 560, ["arc-a770"]),
        ("Apple M1 Max (24-core GPU)", 400, ["apple-m1-max-32-gb", "apple-m1-max-64-gb"]),
        ("Apple M3 Max (30-core GPU)", 300, ["apple-m3-max-30-core-gpu-36-gb", "apple-m3-max-30-core-gpu-96-gb"]),
        ("Apple M4 Max 128GB", 546, ["apple-m4-max-40-core-gpu-128-gb"]),
        (
            "Apple M4 Pro (core count not stated)",
            273,
            ["apple-m4-pro-24-gb", "apple-m4-pro-48-gb", "apple-m4-pro-64-gb"],
        ),
        ("NVIDIA H100 80GB HBM3", None, ["h100-sxm5-80-gb"]),  # as nvidia-smi prints it; HBM2e is the one for PCIe
        ("NVIDIA A100-SXM4-80GB", None, ["a100-sxm4-80-gb"]),
        ("Tesla V100-SXM2-16GB", None, ["tesla-v100-sxm2-16-gb"]),
        ("NVIDIA RTX A6000", None, ["rtx-a6000"]),
        ("NVIDIA L40S", None, ["l40s"]),
        ("NVIDIA GeForce RTX 3060", None, ["geforce-rtx-3060-12-gb", "geforce-rtx-3060-8-gb"]),  # the first of them
        ("NVIDIA GeForce GTX 1660 Ti with Max-Q Design", None, ["geforce-gtx-1660-ti-max-q"]),
        ("GH200", None, []),
        ("AMD Radeon RX 7900 XTX (RADV NAVI31)", None, ["radeon-rx-7900-xtx"]),
        ("AMD Radeon RX 7900 XTX (gfx1100)", None, ["radeon-rx-7900-xtx"]),
        ("gfx1100", None, []),  # of several cards
        ("gfx908", None, ["radeon-instinct-mi100"]),
        (
            "AMD Radeon Graphics (RADV GFX1151)",
            None,
            [f"radeon-8060s-ryzen-ai-max-395-{memory}-gb" for memory in (32, 64, 96, 128)],
        ),
        ("AMD Instinct MI50/MI60", None, ["radeon-instinct-mi50", "radeon-instinct-mi60"]),
        ("RTX 3060/4090", None, []),  # nothing alike
        ("AMD Radeon 780M", None, []),  # no GeForce GTX 780M
        ("Intel(R) Arc(tm) A770 Graphics (DG2)", None, ["arc-a770"]),
        (
            "Apple M4 Max 16/40",
            None,
            [f"apple-m4-max-40-core-gpu-{memory}-gb" for memory in (48, 64, 128)],
        ),
        ("Apple M4 Max 14/32", None, ["apple-m4-max-32-core-gpu-36-gb"]),
        ("Mac Studio M3 Ultra 80-core 96GB", None, ["apple-m3-ultra-96-gb"]),
        ("GeForce RTX 4090 24GB", 500, []),  # another board of that name
        ("Apple M5 Max (32-core GPU)", 460, []),
        ("Data Center GPU Max (Ponte Vecchio, model not stated)", 1229, []),
        ("(none)", None, []),
        ("24GB", None, []),
    ],
)
def test_devices(devices: DeviceIndex, name: str, bandwidth_gb_s: float | None, slugs: list[str]) -> None:
    assert [card.slug for card in devices.find(name, bandwidth_gb_s)] == slugs


def test_every_card_is_found_by_its_own_name(catalog: Catalog, devices: DeviceIndex) -> None:
    assert [card.slug for card in catalog.cards if card not in devices.find(card.name, None)] == []


def test_a_vendor_decides(devices: DeviceIndex) -> None:
    assert devices.find("GeForce RTX 4090", None, "AMD") == ()


@pytest.mark.parametrize(
    ("name", "billions", "slug"),
    [
        ("Llama 3 8B", 8.03, "llama-3-8b"),
        ("Llama 1 7B", 6.74, "llama-7b"),
        ("Llama 1/2 7B", 6.74, "llama-2-7b"),
        ("Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf", 8.03, "llama-3-1-8b"),
        ("meta-llama/Meta-Llama-3-70B-Instruct", 70.6, "llama-3-70b"),
        ("google_gemma-3-4b-it", 3.88, "gemma-3-4b"),
        ("google_gemma-4-26B-A4B-it-Q4_K_M.gguf", 25.2, "gemma-4-26b-a4b"),
        ("bartowski/Qwen_Qwen3-1.7B-GGUF", 1.72, "qwen3-1-7b"),
        ("Qwen_Qwen3-30B-A3B", 30.5, "qwen3-30b-a3b"),
        ("zai-org_GLM-4.5-Air", 110.5, "glm-4-5-air-106b"),
        ("THUDM_GLM-Z1-32B-0414", 32.6, "glm-z1-32b-0414"),
        ("openai_gpt-oss-20b", 20.9, "gpt-oss-20b"),
        ("mistralai_Devstral-Small-2507", 23.6, "devstral-small-1-1-24b"),
        ("microsoft_Phi-4-mini-instruct", 3.84, "phi-4-mini"),
        ("tencent_Hunyuan-A13B-Instruct", 80.4, "hunyuan-a13b-80b"),
        ("swiss-ai_Apertus-8B-Instruct-2509", 8.05, "apertus-8b"),
        ("anyone/Qwen3-8B-GGUF", 8.19, "qwen3-8b"),
        ("unknown_Qwen3-8B", 8.19, None),
        ("Qwen2-VL-2B-Instruct", 1.54, "qwen2-vl-2b"),
        ("Llama-3.1-70B-Instruct", 70.554, "llama-3-1-70b"),
        ("llama 70B", 70.55, "llama-3-70b"),
        ("Llama 4 Scout 109B-A17B", 107.77, "llama-4-scout-17b-16e"),
        ("Qwen2.5 14B", 14.77, "qwen2-5-14b"),
        ("Qwen2.5-14B-Instruct", None, "qwen2-5-14b"),
        ("qwen2 3B", 3.09, "qwen2-5-3b"),
        ("qwen3moe 30B.A3B", 30.53, "qwen3-30b-a3b"),
        ("qwen35moe 122B.A10B", 122.11, "qwen3-5-122b-a10b"),
        ("Qwen3-30B-A3B-Thinking-2507", 30.532, "qwen3-30b-a3b-thinking-2507"),
        ("Qwen3-Coder-30B-A3B-Instruct-UD-Q8_K_XL", 30.53, "qwen3-coder-30b-a3b"),
        ("Qwen3.6-35B-A3B (unsloth)", 34.7, "qwen3-6-35b-a3b"),
        ("Mistral 7B", 7.25, "mistral-7b-v0-1"),
        ("Mistral-7B-Instruct-v0.3", 7.248, "mistral-7b-instruct-v0-3"),
        ("Mistral Small 24B", 23.57, "mistral-small-3-24b"),
        ("DeepSeek-V4-Flash", 284.33, "deepseek-v4-flash-284b"),
        ("deepseek2 671B", 671.03, "deepseek-v3-671b"),
        ("deepseek2 30B.A3B", 29.94, "glm-4-7-flash-30b"),
        ("CodeLlama 34B", 33.74, "code-llama-34b"),
        ("Falcon3 7B", 7.46, "falcon-3-7b"),
        ("Gemma 4 E2B", 4.65, "gemma-4-e2b"),
        ("gemma3n E4B", 6.87, "gemma-3n-e4b"),
        ("gpt-oss-20b (ggml-org)", 20.9, "gpt-oss-20b"),
        ("Phi-4 14B", 14.66, "phi-4-14b"),
        ("Mixtral 8x7B", None, "mixtral-8x7b"),
        ("Mixtral-8x7B-v0.1-GGUF", None, "mixtral-8x7b"),
        ("gpt-oss", None, None),
        ("Llama 3", None, None),
        ("Qwen3-8B-Instruct", None, "qwen3-8b"),
        ("Qwen3 9B", None, None),
        ("Qwen3 30B", None, "qwen3-30b-a3b"),
        ("Gemma 7B", None, "gemma-7b"),
        ("qwen3:8b", 8.19, "qwen3-8b"),
        ("llama3.1:8b-instruct-q4_0", 8.03, "llama-3-1-8b"),
        ("mistral:latest", 7.25, "mistral-7b-v0-1"),
        ("gpt-oss:20b", 20.91, "gpt-oss-20b"),
        ("gemma3:12b-it-qat", 11.77, "gemma-3-12b"),
        ("gemma:2b", 2.51, "gemma-2b"),
        ("qwen3.6:27b", 26.9, "qwen3-6-27b"),
        ("deepseek-r1:671b", 671.0, "deepseek-r1-671b"),
        ("deepseek-r1:70b", 70.55, "deepseek-r1-distill-llama-70b"),
        ("deepseek-r1:14b", 14.77, "deepseek-r1-distill-qwen-14b"),
        ("deepseek-r1:8b", None, "deepseek-r1-0528-qwen3-8b"),
        ("hf.co/bartowski/Llama-3.2-3B-Instruct-GGUF:Q4_K_M", 3.21, "llama-3-2-3b"),
        ("Ornith 1.0 9B", 9.0, None),
        ("Llama 3 8B", 120.0, None),
        ("7B", 7.0, None),
    ],
)
def test_models(models: ModelIndex, name: str, billions: float | None, slug: str | None) -> None:
    found = models.find(name, billions and billions * 1e9)
    assert (found.slug if found else None) == slug


@pytest.mark.parametrize(
    ("reported", "bandwidth_gb_s", "name"),
    [
        ("Ada", 1008, "Ada Lovelace"),
        ("Ampere", 936, "Ampere"),
        ("RDNA3.5", 256, "RDNA 3.5"),
        ("RDNA3", 960, "RDNA 3.0"),
        ("rdna 2", 512, "RDNA 2.0"),
        ("CDNA1", 1228, "CDNA 1.0"),
        ("GCN4 (Polaris)", 256, "GCN 4.0"),
        ("GCN5 (Vega)", 484, "GCN 5.0"),
        ("Blackwell", 1792, "Blackwell 2.0"),
        ("Blackwell", 8000, "Blackwell"),
        ("Maxwell", 288, "Maxwell 2.0"),
        ("M1", 68, "M1"),
        ("Xe-HPG (Alchemist)", 560, "Xe-HPG"),
        ("Xe2 (Battlemage)", 456, "Xe2-HPG"),
        ("Xe-HPC", 1229, "Generation 12.5"),
        ("Something new", None, "Something new"),
    ],
)
def test_generations(catalog: Catalog, reported: str, bandwidth_gb_s: float | None, name: str) -> None:
    assert generation(reported, bandwidth_gb_s, {card.generation for card in catalog.cards}) == name


def line_of(row: MeasuredRow) -> SpeedLine:
    """A row as a file would give it."""
    return SpeedLine(
        row.place, row.device.name, row.device.vendor, row.device_count, row.device.generation,
        row.device.bandwidth_gb_s, row.backend or "", row.engine, row.model.name, row.model.parameters,
        row.model.active_parameters, row.quant, None, False, row.depth_tokens, "", None, row.speed_tok_s, row.quality,
        row.year, row.source, row.note,
    )  # fmt: skip


def test_measured_devices_that_are_removed_keep_vendor_generation_and_bandwidth(catalog: Catalog) -> None:
    """Each measured device in the catalogue, with its cards taken away; a few have a sister of the same
    chip and bandwidth with other memory, which serves as well."""
    rows = {row.device.name: row for row in measured_rows(catalog) if row.device.cards}
    assert len(rows) == 145
    sisters = 0
    gone = {card.slug for row in rows.values() for card in row.device.cards}
    without = Catalog(catalog.models, tuple(card for card in catalog.cards if card.slug not in gone), ())
    found = rows_of_lines(Lines(list(map(line_of, rows.values())), [], []), without).found
    for (name, row), left in zip(rows.items(), found, strict=True):
        assert (left.device.vendor, left.device.generation) == (row.device.vendor, row.device.generation), name
        assert left.device.bandwidth_gb_s == pytest.approx(row.device.bandwidth_gb_s, rel=0.12), name
        sisters += bool(left.device.cards)
    assert sisters == 12


def test_measured_models_that_are_removed_get_layers_of_one_like_them(catalog: Catalog) -> None:
    """Each measured model in the catalogue, with its record taken away."""
    rows = {row.model.record.slug: row for row in measured_rows(catalog) if row.model.record}
    assert len(rows) > 80
    for slug, row in rows.items():
        without = Catalog(tuple(model for model in catalog.models if model.slug != slug), catalog.cards, ())
        (left,) = rows_of_lines(Lines([line_of(row)], [], []), without).found
        like = left.model.record or left.model.stand_in
        assert like is not None, slug
        assert like.architecture is not None
        assert left.model.mixture == row.model.mixture


@pytest.mark.parametrize(
    ("name", "parameters_b", "slug"),
    [
        ("Qwen3 30B-A3B", 30.5, "qwen3-30b-a3b"),
        ("gpt-oss-20b", 20.9, "gpt-oss-20b"),
        ("Mixtral 8x7B", 46.7, "mixtral-8x7b"),
    ],
)
def test_a_mixture_is_known_by_its_name_where_a_file_says_nothing_of_experts(
    catalog: Catalog, tmp_path: Path, name: str, parameters_b: float, slug: str
) -> None:
    file = tmp_path / "speeds.csv"
    head = "gpu,gpu_vendor,model,params_total_b,quant,tg_tok_s\n"
    file.write_text(f"{head}RTX 4090,nvidia,{name},{parameters_b},Q4_K_M,9\n")
    (row,) = rows_of_lines(read_speeds(file), catalog).found
    assert row.model.record is not None
    assert row.model.record.slug == slug
    assert row.model.mixture


def test_a_stand_in_reads_about_as_much_and_is_of_the_usual_kind(models: ModelIndex) -> None:
    mixture = models.stand_in("Foo MoE 30B-A2B", 30e9, 2e9)
    assert mixture is not None
    assert mixture.size.active_parameters is not None
    assert mixture.size.active_parameters < 5e9
    dense = models.stand_in("Foo 13B", 13e9, None)
    assert dense is not None
    assert dense.architecture is not None
    assert dense.architecture.recurrent is None


def test_a_stand_in_for_a_fine_tune_is_what_it_was_tuned_from(models: ModelIndex) -> None:
    """Also where the layers are recurrent, which stand for no model of another name."""
    like = models.stand_in("Nobody-Qwen3.6-27B-Writer-Uncensored", 26.9e9, None)
    assert like is not None
    assert like.slug == "qwen3-6-27b"


@pytest.mark.parametrize(
    ("gpu", "vendor", "model", "slug"),
    [
        ("RTX 4090", "NVIDIA", "Qwen3-8B", "qwen3-8b"),
        ("7900 XTX", "AMD", "qwen3:30b", "qwen3-30b-a3b"),
        ("Radeon Nobody 1234", "AMD", "gpt-oss-20b", "gpt-oss-20b"),
    ],
)
def test_what_a_file_does_not_say_the_catalogue_does(
    catalog: Catalog, tmp_path: Path, gpu: str, vendor: str, model: str, slug: str
) -> None:
    file = tmp_path / "speeds.csv"
    file.write_text(f"gpu,model,quant,tg_tok_s\n{gpu},{model},Q4_K_M,9\n")
    (row,) = rows_of_lines(read_speeds(file), catalog).found
    assert row.device.vendor == vendor
    assert row.model.record is not None
    assert row.model.record.slug == slug
    assert row.model.parameters == row.model.record.size.parameters


def test_what_neither_says_is_told_with_its_place(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "speeds.csv"
    file.write_text(
        "gpu,gpu_vendor,model,params_total_b,quant,tg_tok_s\nThing 1,,Unheard-of 7B,,Q4_K_M,9\n"
        "RTX 4090,,Llama 3,,Q4_K_M,9\nRTX 4090,,Llama 3,8,Q4_K_M,9\n"
    )
    rows = rows_of_lines(read_speeds(file), catalog)
    assert [row.place for row in rows.found] == [f"{file}:4"]
    assert rows.unread == [f"{file}:2", f"{file}:3"]
    wanted = "params_total_b: expected a positive number, as the catalogue has no one model named"
    assert rows.problems == [
        f"{file}:2: gpu_vendor: expected NVIDIA, AMD, Intel or Apple, as the catalogue has no card named "
        '"Thing 1", got nothing',
        f'{file}:2: {wanted} "Unheard-of 7B", got nothing',
        f'{file}:3: {wanted} "Llama 3", got nothing',
    ]


def test_every_model_is_found_by_its_own_name_and_repository(catalog: Catalog, models: ModelIndex) -> None:
    for model in catalog.models:
        for name in filter(None, (model.name, model.availability.hugging_face)):
            assert models.find(name, None) is model, name


@pytest.mark.parametrize("name", ["", "!!!", "- ?"])
def test_a_name_without_letters_means_no_model(models: ModelIndex, name: str) -> None:
    assert models.find(name, None) is models.find(name, 7e9) is None


@pytest.mark.parametrize(("name", "slug"), [("Qwen/Qwen-7B-Chat", "qwen-7b"), ("OPT 13B", "opt-13b")])
def test_the_size_in_a_name_is_that_of_a_model_s_own(models: ModelIndex, name: str, slug: str) -> None:
    found = models.find(name, None)
    assert found is not None
    assert found.slug == slug
