"""Records for tests: the least that the schema asks for, and what a test wants beside it."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

from sitegen.catalog import Architecture, Card, Model

ARCHITECTURE: dict[str, Any] = {
    "type": "llama",
    "attention": ("gqa",),
    "layer_count": 32,
    "layers": {"full": 32},
    "attention_heads": 32,
    "kv_heads": 8,
    "head_dim": 128,
    "hidden_size": 4096,
    "context_limit_tokens": 131_072,
    "sources": ("published configuration",),
}


def architecture(**values: Any) -> Architecture:
    """Llama 3 8B's layers, with `values` in place of some."""
    return Architecture.model_validate(ARCHITECTURE | values)


def model(
    name: str = "Some Model 7B",
    parameters: int = 7_000_000_000,
    layers: Architecture | None = None,
    active_parameters: int | None = None,
    published: date = date(2025, 6, 1),
    native_format: str | None = None,
) -> Model:
    """A model; without `layers` it is estimated with the generic profile."""
    record: dict[str, Any] = {
        "name": name,
        "slug": re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-"),
        "kind": "decoder",
        "origin": {"organizations": ("Some Lab",), "published": published.isoformat()},
        "purpose": {"domains": ("language",)},
        "size": {"parameters": parameters, "active_parameters": active_parameters},
        "availability": {"access": "open-weights", "native_format": native_format},
        "sources": {},
        "architecture": layers,
    }
    return Model.model_validate(record)


def card(
    name: str,
    memory_gb: int = 24,
    bandwidth_gb_s: float = 1000.0,
    vendor: str = "NVIDIA",
    generation: str = "Ampere",
    released: date = date(2022, 1, 1),
    kind: str = "desktop",
    unified_usable_fraction: float | None = None,
    chip: str | None = None,
    **compute: Any,
) -> Card:
    """A card; compute capability 8.6 and Vulkan 1.3 unless `compute` says otherwise."""
    memory = {
        "size_gb": memory_gb,
        "bandwidth_gb_s": float(bandwidth_gb_s),
        "unified_usable_fraction": unified_usable_fraction,
    }
    record: dict[str, Any] = {
        "name": name,
        "slug": re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-"),
        "vendor": vendor,
        "generation": generation,
        "chip": chip,
        "kind": kind,
        "released": released.isoformat(),
        "memory": memory,
        "compute": {"cuda_compute_capability": "8.6", "vulkan": "1.3"} | compute,
        "sources": {"specification": "data sheet"},
    }
    return Card.model_validate(record)
