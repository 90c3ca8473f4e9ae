"""Memory that real runs took, from logs that people published: what estimates of memory must come to.

llama.cpp prints, when it loads a model, what it keeps on the card for weights ("model buffer size"), for the cache and
states ("KV buffer size", "RS buffer size") and while it computes ("compute buffer size"), in MiB. Logs without an
address of their own are named by their number in a public index of code repositories.
"""

from __future__ import annotations

from typing import NamedTuple


class Run(NamedTuple):
    """One model, loaded whole onto one card (or spread over several of one kind); sizes in MiB, None where the log does
    not give them or gives them for other settings than ours, 0 for weights of an unknown level."""

    model: str
    level: str
    context_tokens: int
    weights: float
    cache: float | None
    compute: float | None
    source: str


RUNS = (
    Run(
        "llama-3-1-8b", "Q4_K_M", 8_192, 4403.49, 1024.0, None, "Ollama, 2025-06: index 19108540381; no flash attention"
    ),
    Run("llama-3-2-3b", "Q4_K_M", 8_192, 1918.35, 896.0, None, "llama.cpp on Vulkan: index 68291107646"),
    Run(
        "qwen2-5-7b",
        "Q4_K_M",
        4_096,
        4168.09,
        224.0,
        None,
        "Ollama, 2026-05: index 56818628539; logits of a batch kept",
    ),
    Run("qwen2-5-7b", "Q4_K_M", 32_768, 4168.09, 1792.0, None, "Ollama, 2026-05: index 56696108702; logits kept"),
    Run(
        "qwen2-5-7b",
        "Q4_K_M",
        16_384,
        4168.09,
        None,
        148.09,
        "llama-server, RTX 5090: index 71267829832; cache in Q8_0",
    ),
    Run("qwen2-5-14b", "Q4_K_M", 4_096, 8148.38, 768.0, 105.0, "llama.cpp on Vulkan: index 69783461906"),
    Run("qwen2-5-14b", "Q4_K_M", 8_192, 8148.38, 1536.0, 118.6, "llama.cpp b9918, 9,803 MiB: index 56792116937"),
    Run("qwen3-4b", "Q4_K_M", 8_192, 2375.91, 1152.0, 85.01, "llama-server, 2026-10: index 71453436919"),
    Run("qwen3-8-27b", "Q8_0", 262_144, 25972.29, 16384.0, 378.02, "Ollama on MI355X: index 65715519840"),
    Run("qwen3-8-27b", "Q4_K_M", 196_608, 0.0, 12288.0, 314.02, "RTX 5090, weights in NVFP4: index 70867667190"),
    Run("gemma-4-e4b", "Q4_K_M", 32_768, 2934.68, None, None, "llama-server, RX 9070 XT: index 68691912233"),
    Run("command-r-35b", "Q4_K_M", 4_096, 0.0, 5120.0, None, "github.com/ggml-org/llama.cpp/pull/6122"),
    Run("deepseek-r1-671b", "Q4_K_M", 8_192, 385192.5, None, None, "Ollama on 8 MI300X: index 13321593286"),
)
