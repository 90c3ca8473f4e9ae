"""What reports say of where a row comes from, in the terms of content/measurements."""

from __future__ import annotations

import re
from urllib.parse import quote

_HOST = re.compile(r"(?:https?://)?((?:[\w-]+\.)+[a-z]{2,}(?:/[\w.~%&=#+:@/-]*)?)")
_REPOSITORY = re.compile(r"github\.com/([\w.-]+/[\w.-]+)[ ,]*(.*)")

_BACKENDS = {"rocm/vulkan": "rocm-or-vulkan", "sycl (IPEX-LLM)": "sycl", "not stated": ""}
_ENGINES = {"sycl (IPEX-LLM)": " (IPEX-LLM)"}


def software(engine: str, backend: str) -> tuple[str, str]:
    """Engine and backend ("" where it is not said) by their usual names: some reports call an engine a backend."""
    return (engine + _ENGINES.get(backend, "")).strip(), _BACKENDS.get(backend, backend)


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
