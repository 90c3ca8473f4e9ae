"""Under which circumstances a row was measured, as far as it says so: effects on the estimate beside card and model.

Pages state what current llama.cpp does on the backend that a card is used with; the fit tells apart what an older year,
another engine or another way of measuring did to a row, and scores use the same names. What no other row says anything
of is taken to have no effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from sitegen.catalog import Architecture
from sitegen.scoring.quants import quant
from sitegen.scoring.rows import MeasuredRow
from sitegen.scoring.sources import IPEX, is_llama_cpp, kernels_of

CURRENT_YEAR = 2026
FIRST_YEAR = 2023
"""Years of the rows: llama.cpp became faster from year to year, and pages state what it does now. Of other engines too
few rows are known to tell their years apart."""

_SOURCES = (
    ("localscore", "LocalScore, mean over prompts up to 4,096 tokens"),
    ("llama-benchy", "client's clock, llama-benchy"),
    ("llmfit bench", "client's clock, llmfit"),
    ("server request", "client's clock, server request"),
    ("ollama", "Ollama"),
    ("./main eval", "llama.cpp main"),
    ("microbatch", "prompt of one token at a time"),
)
"""Ways of measuring, by what an engine's name or a note says."""

_REORDERED = ("Q4_0", "Q4_K", "Q6_K", "Q8_0", "F16", "BF16")
"""What llama.cpp's SYCL backend decodes at full speed: types whose weights it stores reordered, and 16 bits; others it
unpacks in slow kernels. Source: ggml-org/llama.cpp pull requests 12858 (Q4_0), 13109 (Q4_K), 13885 (Q6_K), 21527 (Q8_0,
three times as fast)."""

_REORDERED_BY = ("pull/29107",)
"""Links of rows measured with a change that reorders further types (IQ3)."""

_NOT_REORDERED = ("reorder optimisation disabled", "ggml_sycl_disable_opt=1", "kernel-limited on this backend")
"""How notes say that weights were not reordered."""

_BEFORE_Q8_0 = "commit 25eec6f"
"""A build of 2026 that notes name, from before pull request 21527."""

_RECURRENT_ON_SYCL = "launch/recurrent/backend Intel sycl"
"""What SYCL takes longer for recurrent layers, whose kernels it got last. Source: ggml-org/llama.cpp issue 22001 and
pull requests 20455, 20571 and 21992."""

_HYPER_CONNECTIONS = frozenset({"deepseek_v4"})
_FUSED_SINCE = {"vulkan": date(2026, 9, 7)}
"""Architectures with hyper-connections, and since when a backend has fused kernels for them, without which a token
takes 16,000 kernels more. Source: ggml-org/llama.cpp pull requests 26548 and 26578."""


class Circumstances(NamedTuple):
    """Names of effects, by the coefficient that they bear on; `speed` bears on all alike."""

    launch: tuple[str, ...]
    unpack: tuple[str, ...]
    cache: tuple[str, ...]
    speed: tuple[str, ...]

    def applied(self, effects: Mapping[str, float]) -> dict[str, float]:
        """`effects` as they are under these circumstances, without the effect on `speed`."""
        changed = dict(effects)
        for term in ("launch", "unpack", "cache"):
            changed[term] = effects.get(term, 0.0) + sum(effects.get(name, 0.0) for name in getattr(self, term))
        return changed


AS_PAGES = Circumstances((), (), (), ())
"""What pages assume of everybody: a current llama.cpp on the backend that a card is used with."""


def is_current(row: MeasuredRow) -> bool:
    """True where a row was measured with what visitors run now: in the current year, or with no year said."""
    return (row.year or CURRENT_YEAR) >= CURRENT_YEAR


def circumstances(row: MeasuredRow) -> Circumstances:
    """What a row says of how it was measured, beside its backend."""
    year = min(max(row.year or CURRENT_YEAR, FIRST_YEAR), CURRENT_YEAR)
    launch: list[str] = []
    unpack: list[str] = []
    cache: list[str] = []
    speed: list[str] = []
    engine = "mlx" if quant(row.quant).level == "MLX" else kernels_of(row.engine)
    of_llama_cpp = engine in (None, IPEX) and is_llama_cpp(row.engine)
    if year < CURRENT_YEAR and of_llama_cpp:
        launch.append(f"launch/year {year}")
    if _not_fused(row):
        launch.append("launch/hyper-connections not fused")
    if row.backend == "sycl" and engine != IPEX and (layers := _architecture(row)) and layers.recurrent:
        launch.append(_RECURRENT_ON_SYCL)
    if year == FIRST_YEAR and of_llama_cpp:
        unpack.append(f"unpack/year {year}")
    if row.flash_attention is False:
        cache.append("cache/no flash attention")
    if not_reordered(row):
        unpack.append("unpack/not reordered")
    if engine is not None:
        unpack.append(f"unpack/engine {engine}")
        speed += [f"speed/engine {engine}", *([f"speed/engine {engine}/mixture"] if row.model.mixture else [])]
    text = f"{row.engine} {row.note}".casefold()
    speed += [f"speed/measured by {name}" for sign, name in _SOURCES if sign in text][:1]
    return Circumstances(tuple(launch), tuple(unpack), tuple(cache), tuple(speed))


def _not_fused(row: MeasuredRow) -> bool:
    """True where hyper-connections ran as hundreds of kernels a layer; a row without a date is from before."""
    since, layers = _FUSED_SINCE.get(row.backend or ""), _architecture(row)
    fused = since is None or (row.date is not None and row.date >= since)
    return not fused and layers is not None and layers.type in _HYPER_CONNECTIONS


def _architecture(row: MeasuredRow) -> Architecture | None:
    record = row.model.record or row.model.stand_in
    return record.architecture if record else None


def not_reordered(row: MeasuredRow) -> bool:
    """True where SYCL had to unpack weights in the order of the file."""
    if row.backend != "sycl" or kernels_of(row.engine) == IPEX:
        return False
    level, note = quant(row.quant).level or "", row.note.casefold()
    if any(sign in note for sign in _NOT_REORDERED) or (level == "Q8_0" and _BEFORE_Q8_0 in note):
        return True
    return not level.startswith(_REORDERED) and not any(link in row.link for link in _REORDERED_BY)


def backend_of(row: MeasuredRow) -> str:
    """The backend that a row says it used, "" where it says none, and so means the one that the card is used with."""
    return (row.backend or "").partition(" ")[0]
