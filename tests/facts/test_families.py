"""Families: the rule, and what it makes of the catalogue."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from sitegen.facts.families import family_of, name_before_size
from tests.pages.materials import models

NAMES = {
    "Qwen3 30B-A3B Instruct 2507": "Qwen3",
    "Qwen3-VL 8B": "Qwen3-VL",
    "GPT-NeoX 20B": "GPT-NeoX",
    "OPT-175B": "OPT",
    "gpt-oss-120b": "gpt-oss",
    "Mixtral 8x7B": "Mixtral",
    "OLMoE 1B-7B 0125": "OLMoE",
    "Gemma 3n E4B": "Gemma 3n",
    "Hunyuan-A13B 80B": "Hunyuan",
    "BLOOM 1B7": "BLOOM",
    "Ling-1T": "Ling",
    "GRIN-MoE 16x3.8B": "GRIN-MoE",
    "Phi-3 mini 128K": "Phi-3 mini 128K",
    "DeepSeek-V3.2": "DeepSeek-V3.2",
    "BitNet b1.58 2B4T": "BitNet b1.58 2B4T",
}

RECORDED = {
    "llama-3-3-70b": "Llama 3",
    "llama-3-2-11b-vision": "Llama 3",
    "deepseek-r1-distill-qwen-32b": "DeepSeek-R1-Distill",
    "deepseek-v3-2": "DeepSeek-V3",
    "phi-3-mini-128k": "Phi-3",
    "qwen3-30b-a3b": "Qwen3",
    "gemma-3-27b": "Gemma 3",
}


@pytest.mark.parametrize(("name", "family"), NAMES.items())
def test_a_name_says_its_family_before_its_size(name: str, family: str) -> None:
    assert name_before_size(name) == family


@pytest.mark.parametrize(("slug", "family"), RECORDED.items())
def test_families_of_the_catalogue(slug: str, family: str) -> None:
    assert family_of(models()[slug]) == family


def test_no_family_is_written_in_two_ways() -> None:
    ways: dict[str, set[str]] = defaultdict(set)
    for model in models().values():
        ways[re.sub(r"[^a-z0-9+]", "", family_of(model).casefold())].add(family_of(model))
    assert [names for names in ways.values() if len(names) > 1] == []


def test_no_record_says_what_its_name_says() -> None:
    assert [model.slug for model in models().values() if model.family == name_before_size(model.name)] == []
