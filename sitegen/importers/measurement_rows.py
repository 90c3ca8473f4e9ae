"""Rows of measured decode speeds to the data of content/measurements: one record a device, one run a publication."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from sitegen.catalog import Catalog, StoredRecord
from sitegen.importers.source import Draft, Drafts, RefusedError, present
from sitegen.scoring import (
    DeviceIndex,
    ModelIndex,
    SpeedLine,
    generation,
    link_of,
    parameters_missing,
    problem,
    read_speeds,
    vendor_missing,
    vendor_of,
)

_INTERNAL = re.compile(r",? ?\(index ids? [\d/]+\)|,? ?index ids? [\d/]+")  # of a collection that nobody else has


def measurement_drafts(file: Path, catalog: Catalog, stored: Mapping[str, StoredRecord]) -> Drafts:
    """What a file says of each device, joined with what content/measurements says already."""
    read = read_speeds(file)
    drafts = Drafts(refusals=read.told)
    if read.problems:
        return drafts
    lines = read.found
    devices, models = DeviceIndex(catalog.cards), ModelIndex(catalog.models)
    generations = {card.generation for card in catalog.cards}
    by_device: dict[str, list[SpeedLine]] = {}
    for line in lines:
        by_device.setdefault(line.gpu, []).append(line)
    for name, of_device in by_device.items():
        try:
            head = _device(of_device[0], devices, generations)
            data = {"name": name, **head, "runs": _runs(of_device, models)}
        except RefusedError as error:
            drafts.refusals.append(str(error))
            continue
        drafts.found.append(Draft(of_device[0].place, head["slug"], _joined(data, stored.get(head["slug"]))))
    drafts.notes += _notes(lines)
    return drafts


def _device(line: SpeedLine, devices: DeviceIndex, generations: Iterable[str]) -> dict[str, Any]:
    cards = devices.find(line.gpu, line.bandwidth_gb_s, line.vendor)
    if cards:
        exact = len(cards) == 1 and "not stated" not in line.gpu
        return {"slug": cards[0].slug if exact else _slug(line.gpu), "cards": [card.slug for card in cards]}
    vendor = vendor_of(line)
    if vendor is None:
        raise RefusedError(vendor_missing(line))
    figures = present(
        vendor=vendor,
        generation=generation(line.generation, line.bandwidth_gb_s, generations),
        bandwidth_gb_s=_plain(line.bandwidth_gb_s),
    )
    return {"slug": _slug(line.gpu), "device": figures}


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.casefold().replace("+", " plus")).strip("-")[:80]


def _runs(lines: Iterable[SpeedLine], models: ModelIndex) -> list[dict[str, Any]]:
    """Lines of one publication and one way of measuring are one run, in the order of their first lines."""
    runs: dict[tuple[tuple[str, Any], ...], list[dict[str, Any]]] = {}
    for line in lines:
        runs.setdefault(tuple(_run(line).items()), []).append(_result(line, models))
    return [{**dict(head), "results": results} for head, results in runs.items()]


def _run(line: SpeedLine) -> dict[str, Any]:
    source = _INTERNAL.sub("", line.source).strip()
    if line.year is None:
        raise RefusedError(problem(line.place, "year", "the year of the measurement"))
    link = link_of(source)
    if link is None:
        raise RefusedError(problem(line.place, "source", "an address", source))
    return present(
        link=link,
        source=source if " " in source else None,
        engine=line.engine,
        backend=line.backend or None,
        year=line.year,
        quality=line.quality,
        device_count=line.device_count if line.device_count > 1 else None,
        note="; ".join(filter(None, (_INTERNAL.sub("", line.note).strip(), _reported_name(line)))) or None,
    )


def _reported_name(line: SpeedLine) -> str:
    """What the report says where one name stands for two models of the same layers."""
    return f"model reported as {line.model}" if "/" in line.model else ""


def _result(line: SpeedLine, models: ModelIndex) -> dict[str, Any]:
    model = models.find(line.model, line.parameters)
    if model is None and line.parameters is None:
        raise RefusedError(parameters_missing(line))
    return present(
        model=model.slug if model else None,
        name=None if model else line.model,
        parameters=None if model or line.parameters is None else round(line.parameters),
        active_parameters=round(line.active_parameters) if line.active_parameters and not model else None,
        quant=line.quant,
        file_gib=None if line.file_estimated else _plain(line.file_gib),
        depth_tokens=line.depth_tokens,
        cache_type=line.cache_type or None,
        flash_attention=line.flash_attention,
        speed_tok_s=_plain(line.speed_tok_s),
    )


def _plain(value: float | None) -> float | int | None:
    return int(value) if value is not None and value == int(value) else value


def _joined(data: dict[str, Any], old: StoredRecord | None) -> dict[str, Any]:
    """A device's data with the runs that its record has already first: an import adds, it takes nothing away."""
    if old is None:
        return data
    runs = [dict(run) for run in old.data.get("runs", [])]
    by_head: dict[tuple[tuple[str, str], ...], list[dict[str, Any]]] = {}
    for run in runs:
        by_head.setdefault(_head(run), []).append(run)
    for run in data["runs"]:
        known = by_head.get(_head(run))
        if known is None:
            runs.append(run)
        else:
            there = [result for one in known for result in one["results"]]
            new = (result for result in run["results"] if result not in there)
            known[0]["results"] = [*known[0]["results"], *new]
    return {**data, "runs": runs}


def _head(run: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """What makes a run the same one: all but its date, which people add and no file of rows has."""
    return tuple(sorted((key, str(value)) for key, value in run.items() if key not in ("results", "date")))


def _notes(lines: Iterable[SpeedLine]) -> Iterable[str]:
    return [f"{line.place}: left out model_size_gib: it is estimated" for line in lines if line.file_estimated]
