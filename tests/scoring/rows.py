"""Measured rows for tests."""

from __future__ import annotations

from typing import Any

from sitegen.scoring import Device, MeasuredRow, ReportedModel

GIB = 2**30


def device(name: str = "Card", **values: Any) -> Device:
    """A device that the catalogue lacks."""
    given = {"vendor": "NVIDIA", "generation": "Ampere", "bandwidth_gb_s": 1000.0, "memory_gb": 24}
    return Device(key=name, name=name, **(given | values))


def row(speed_tok_s: float = 100.0, **values: Any) -> MeasuredRow:
    """A dense 8B model at Q4_K_M in 4 GiB, with `values` in place of some."""
    given: dict[str, Any] = {
        "place": "file:2",
        "device": device(),
        "device_count": 1,
        "model": ReportedModel("Some 8B", 8e9, None),
        "quant": "Q4_K_M",
        "file_bytes": 4.0 * GIB,
        "depth_tokens": 0,
        "cache_type": None,
        "flash_attention": None,
        "engine": "llama.cpp",
        "backend": "cuda",
        "quality": "A",
        "year": 2026,
        "link": "https://example.org",
        "source": "",
        "note": "",
    }
    return MeasuredRow(speed_tok_s=speed_tok_s, **(given | values))
