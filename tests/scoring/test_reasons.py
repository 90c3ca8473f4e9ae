"""Noise between sources, reasons of single rows, and circumstances that make kernels slow."""

from __future__ import annotations

import pytest

from sitegen.scoring import Prediction, ReportedModel, Scored, circumstances, disagreements, far_off, reason_of
from tests.scoring.rows import device, row

MIXTURE = ReportedModel("Mix 30B", 30e9, 3e9)


def test_measurements_of_one_source_do_not_disagree() -> None:
    one, two = (row(speed, link=f"https://{speed}.example") for speed in (100.0, 110.0))
    assert disagreements([one, row(90.0, link=one.link)]) == []
    assert disagreements([one, two]) == pytest.approx([0.1, 1 - 100 / 110])
    assert disagreements([one, row(110.0, depth_tokens=8192, link=two.link)]) == []


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"backend": "vulkan", "quant": "BF16", "model": MIXTURE}, "bf16_experts"),
        ({"backend": "vulkan", "quant": "BF16"}, None),
        ({"backend": "sycl", "quant": "IQ4_NL"}, "not_reordered"),
        ({"backend": "sycl", "quant": "Q8_0"}, None),
        ({"backend": "sycl", "quant": "Q8_0", "note": "llama.cpp commit 25eec6f"}, "not_reordered"),
        ({"backend": "sycl", "note": "reorder optimisation disabled"}, "not_reordered"),
        ({"backend": "sycl", "quant": "IQ4_NL", "engine": "ollama (IPEX-LLM)"}, None),
        ({}, None),
    ],
)
def test_reasons(values: dict[str, object], key: str | None) -> None:
    reason = reason_of(row(device=device(vendor="Intel"), **values))
    assert (reason and reason.key) == key
    if reason:
        assert reason.text
        assert "http" in reason.evidence


def test_rows_that_are_far_off_come_with_their_reason() -> None:
    slow = row(10.0, backend="vulkan", quant="BF16", model=MIXTURE)
    found = far_off([Scored(one, Prediction(40.0, 30.0, 50.0)) for one in (row(5.0), slow, row(39.0))])
    assert [(one.times, reason and reason.key) for one, reason in found] == [(8.0, None), (4.0, "bf16_experts")]


def test_what_makes_a_row_slow_is_no_reason_for_a_fast_one() -> None:
    fast = row(90.0, backend="vulkan", quant="BF16", model=MIXTURE)
    assert [reason for _, reason in far_off([Scored(fast, Prediction(30.0, 20.0, 40.0))])] == [None]


def test_kernels_that_were_missing_are_circumstances() -> None:
    said = circumstances(row(device=device(vendor="Intel"), backend="sycl", quant="IQ4_NL"))
    assert "unpack/not reordered" in said.unpack
    said = circumstances(row(device=device(vendor="Intel"), backend="sycl", engine="llama.cpp (IPEX-LLM)"))
    assert "speed/engine IPEX-LLM" in said.speed


@pytest.mark.parametrize(
    ("engine", "quant", "kernels", "year_counts"),
    [
        ("llama.cpp", "Q4_K_M", None, True),
        ("", "Q4_K_M", None, True),
        ("Ollama 0.9", "Q4_K_M", None, True),
        ("llamafile (LocalScore)", "Q4_K_M", None, True),
        ("koboldcpp", "Q4_K_M", None, True),
        ("LM Studio (llama.cpp)", "Q4_K_M", None, True),
        ("llama.cpp (IPEX-LLM)", "Q4_K_M", "IPEX-LLM", True),
        ("LM Studio (mlx)", "MLX 4bit", "mlx", False),
        ("LM Studio", "MLX 4bit", "mlx", False),
        ("vllm", "F16", "vLLM", False),
        ("MLC-LLM", "q4f16_1", "MLC", False),
        ("ExLlama", "GPTQ-4bit-128g", None, False),  # no rows tell what it was like
        ("ExLlamaV2", "EXL2 4.0 bpw", "ExLlamaV2", False),
        ("exllamav3", "EXL3 4.0 bpw", "ExLlamaV3", False),
        ("Some engine", "F16", None, False),
    ],
)
def test_years_of_llama_cpp_are_those_of_what_is_built_on_it(
    engine: str, quant: str, kernels: str | None, year_counts: bool
) -> None:
    said = circumstances(row(engine=engine, quant=quant, year=2023))
    assert said.launch == (("launch/year 2023",) if year_counts else ())
    assert ("unpack/year 2023" in said.unpack) == year_counts
    assert [name for name in said.unpack if "engine" in name] == ([f"unpack/engine {kernels}"] if kernels else [])
