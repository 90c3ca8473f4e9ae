"""Whether a current runtime drives a card, and which: one rule, with its sources.

- NVIDIA: CUDA from compute capability 5.0, the lowest that CUDA 12 builds target (llama.cpp, ggml-cuda/CMakeLists.txt;
  Ollama, "Hardware support": compute capability 5.0+). Vulkan drivers for older cards are no longer maintained.
- AMD: Vulkan from 1.2 (llama.cpp, ggml-vulkan.cpp: "Vulkan 1.2 required"); CDNA accelerators, which have no Vulkan,
  through ROCm (AMD, ROCm system requirements: MI100 and later).
- Intel: Vulkan from 1.2; Ponte Vecchio (generation 12.5) through SYCL (llama.cpp, docs/backend/SYCL.md).
- Apple: Metal on every M chip (llama.cpp, docs/build.md).
- Consoles whose makers do not let owners run such programs are closed, whatever their chip can do.
"""

from __future__ import annotations

from typing import Literal

from sitegen.catalog import Card
from sitegen.estimator import Runtime, runtime_of

Support = Runtime | Literal["legacy", "closed"]

LOWEST_COMPUTE_CAPABILITY = (5, 0)
LOWEST_VULKAN = (1, 2)


def support(card: Card) -> Support:
    """The runtime for a card, "legacy" where it is too old for all of them, "closed" for a closed console."""
    if card.kind == "console":
        return "closed"
    return _runtime(card) or "legacy"


def _runtime(card: Card) -> Runtime | None:
    runtime, compute = runtime_of(card.vendor, card.generation), card.compute
    if runtime == "cuda":
        return runtime if compute and _version(compute.cuda_compute_capability) >= LOWEST_COMPUTE_CAPABILITY else None
    if runtime == "vulkan":
        return runtime if compute and _version(compute.vulkan) >= LOWEST_VULKAN else None
    return runtime


def _version(text: str | None) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".")) if text else ()
