"""What reports say of where a row comes from, in the terms of content/measurements."""

from __future__ import annotations

import re
from functools import cache
from urllib.parse import quote

_HOST = re.compile(r"(?:https?://)?((?:[\w-]+\.)+[a-z]{2,}(?:/[\w.~%&=#+:@/-]*)?)")
_REPOSITORY = re.compile(r"github\.com/([\w.-]+/[\w.-]+)[ ,]*(.*)")

_BACKENDS = {
    "cuda": "cuda", "cublas": "cuda", "rocm": "rocm", "hip": "rocm", "hipblas": "rocm", "vulkan": "vulkan",
    "sycl": "sycl", "oneapi": "sycl", "ipex": "sycl", "metal": "metal", "mtl": "metal", "mlx": "metal", "cpu": "cpu",
}  # fmt: skip
"""Backends by a word of what reports call them. Source: llama.cpp's build options and what llama-bench prints (MTL)."""

_NOT_SAID = ("", "not stated", "unknown", "n a", "none", "nan")
IPEX = "IPEX-LLM"
_KERNELS = (IPEX, "vLLM", "ExLlamaV2", "ExLlamaV3", "MLC", "mlx")
"""Engines whose kernels are not llama.cpp's; the first ExLlama is none of them."""
_LLAMA_CPP = ("llamacpp", "ollama", "llamafile", "koboldcpp", "lmstudio", "gpt4all")
"""Engines that are built on llama.cpp."""


def backend_name(reported: str) -> str | None:
    """A backend by its usual name, "" where it is not said, None for one that is not known. Versions, drivers and
    libraries that reports name beside it say nothing more."""
    words = re.findall(r"[a-z]+", reported.casefold())
    found = {_BACKENDS[word] for word in words if word in _BACKENDS}
    if found == {"rocm", "vulkan"}:
        return "rocm-or-vulkan"
    if not found and " ".join(words) in _NOT_SAID:
        return ""
    return found.pop() if len(found) == 1 else None


def engine_name(engine: str, backend: str) -> str:
    """An engine's name: some reports call one a backend."""
    return f"{engine} ({IPEX})".strip() if IPEX.casefold() in backend.casefold() else engine


@cache
def kernels_of(engine: str) -> str | None:
    """Whose kernels an engine runs where they are known and not llama.cpp's."""
    return next((name for name in _KERNELS if _compact(name) in _compact(engine)), None)


@cache
def is_llama_cpp(engine: str) -> bool:
    """True for engines that are built on llama.cpp, and where none is said: most reports are of it."""
    compact = _compact(engine)
    return not compact or any(name in compact for name in _LLAMA_CPP)


def _compact(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def link_of(source: str) -> str | None:
    """The address of a source that is named in words ("github.com/a/b discussion #1, via ..."), None where it has
    none."""
    source = source.replace("llm-tracker MI300X", "llm-tracker.info MI300X")
    if found := re.search(r"https?://[^\s,()]+", source):
        return found[0]
    if found := _REPOSITORY.match(source):
        return f"https://github.com/{found[1]}{_in_repository(found[2])}"
    found = _HOST.search(source)
    return f"https://{found[1]}" if found else None


def _in_repository(rest: str) -> str:
    """What follows the name of a repository, as a path on GitHub."""
    if found := re.match(r"discussion #(\d+)", rest):
        return f"/discussions/{found[1]}"
    if found := re.match(r"(pull|issues)/(\d+)", rest):
        return f"/{found[1]}/{found[2]}"
    path = re.match(r"(?:: )?((?:[^,:(]+/)?[^,:(]*\.[a-z]{2,5})(?=$|[ ,])", rest)
    return f"/blob/HEAD/{quote(path[1])}" if path else ""
