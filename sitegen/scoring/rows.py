"""Measured decode speeds as flat rows, whatever file they come from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from statistics import median

from sitegen.catalog import Card, Catalog, Measured, MeasurementQuality, Model, Result, Run, Vendor, cut
from sitegen.scoring.devices import DeviceIndex, generation, named_vendors
from sitegen.scoring.models import SAME_SIZE, ModelIndex, is_mixture
from sitegen.scoring.names import memory_gb
from sitegen.scoring.quants import quant
from sitegen.scoring.sources import link_of
from sitegen.scoring.speed_file import VENDORS, Lines, SpeedLine, problem

GIB = 2**30


@dataclass(frozen=True, slots=True)
class Device:
    """A measured device. `key` is what is left out as a whole when devices are left out: all variants of a chip that
    the catalogue does not tell apart.

    `cards` are the catalogue's cards that it stands for, the first of which gives its figures; empty where the
    catalogue has none. `generation` is one of the catalogue's names where it is known, else as reported;
    `fp32_gflops` is then what its generation's cards usually have for such a bandwidth.
    """

    key: str
    name: str
    vendor: Vendor
    generation: str
    bandwidth_gb_s: float | None
    memory_gb: int | None
    cards: tuple[Card, ...] = ()
    fp32_gflops: float | None = None

    @property
    def slug(self) -> str | None:
        """Slug of the card that gives the figures."""
        return self.cards[0].slug if self.cards else None


@dataclass(frozen=True, slots=True, eq=False)
class ReportedModel:
    """A measured model; rows of one model share it, so that what is derived from it is derived once.

    `record` is the catalogue's, or None. `stand_in` is, for a model that the catalogue lacks, one of the same kind and
    nearly the same size, whose layers take the place of the unknown ones.
    """

    name: str
    parameters: float
    active_parameters: float | None  # None for dense models
    record: Model | None = None
    stand_in: Model | None = None

    @property
    def mixture(self) -> bool:
        """True for a mixture of experts."""
        return self.active_parameters is not None


@dataclass(frozen=True, slots=True)
class MeasuredRow:
    """One measured decode speed of one request at a time (tok/s).

    `depth_tokens` is the context in the cache already; `file_bytes` the size of the model's file, if it was reported.
    `place` is where the row stands, for messages; `quality` is explained at `catalog.Run`.
    """

    place: str
    device: Device
    device_count: int
    model: ReportedModel
    quant: str
    file_bytes: float | None
    depth_tokens: int
    cache_type: str | None
    flash_attention: bool | None
    speed_tok_s: float
    engine: str
    backend: str | None
    quality: MeasurementQuality
    year: int | None
    link: str
    source: str
    note: str
    date: date | None = None

    @property
    def stored_bytes(self) -> float:
        """Bytes of the weights: as reported, or as many as their quantization takes."""
        return self.file_bytes or (quant(self.quant).bits or 0) / 8 * self.model.parameters

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the device that can hold the weights: a report that names a chip may mean any of them."""
        each = self.stored_bytes / self.device_count
        return tuple(card for card in self.device.cards if card.memory.size_gb * GIB >= each)


def measured_rows(catalog: Catalog) -> list[MeasuredRow]:
    """Every row of content/measurements, in the order of files and lines."""
    models = {model.slug: reported(model) for model in catalog.models}
    cards = {card.slug: card for card in catalog.cards}
    index, usual = ModelIndex(catalog.models), _Usual(catalog.cards)
    return [row for measured in catalog.measured for row in _rows_of(measured, models, cards, index, usual)]


class _Usual:
    """32-bit operations a second for each byte/s, in the median of each generation's records."""

    def __init__(self, cards: Iterable[Card]) -> None:
        ratios: dict[str, list[float]] = {}
        for card in cards:
            if card.compute and card.compute.fp32_gflops:
                ratios.setdefault(card.generation, []).append(card.compute.fp32_gflops / card.memory.bandwidth_gb_s)
        self._ratios = {generation: median(found) for generation, found in ratios.items()}

    def gflops(self, generation: str, bandwidth_gb_s: float | None) -> float | None:
        """What a card of a generation and bandwidth usually has, None where either is unknown."""
        ratio = self._ratios.get(generation)
        return ratio * bandwidth_gb_s if ratio and bandwidth_gb_s else None


def _rows_of(
    measured: Measured, models: dict[str, ReportedModel], cards: dict[str, Card], index: ModelIndex, usual: _Usual
) -> Iterator[MeasuredRow]:
    device = _device(measured, cards, usual)
    for run_number, run in enumerate(measured.runs, 1):
        for number, result in enumerate(run.results, 1):
            place = f"content/measurements/{measured.slug}.yaml: run {run_number}, result {number}"
            yield _row(place, device, run, result, _model(result, models, index))


def _device(measured: Measured, cards: dict[str, Card], usual: _Usual) -> Device:
    unlisted = measured.device
    if unlisted is not None:
        figures = (unlisted.vendor, unlisted.generation, unlisted.bandwidth_gb_s, unlisted.memory_gb)
        gflops = usual.gflops(unlisted.generation, unlisted.bandwidth_gb_s)
        return Device(measured.slug, measured.name, *figures, fp32_gflops=gflops)
    return _known_device(measured.name, tuple(cards[slug] for slug in measured.cards))


def _model(result: Result, models: dict[str, ReportedModel], index: ModelIndex) -> ReportedModel:
    if result.model is not None:
        return models[result.model]
    assert result.name is not None
    assert result.parameters is not None
    active = result.active_parameters
    stand_in = index.stand_in(result.name, result.parameters, active)
    return ReportedModel(result.name, result.parameters, active, None, stand_in)


def reported(record: Model) -> ReportedModel:
    """A model of the catalogue."""
    return ReportedModel(record.name, record.size.parameters, _active(record), record)


def _active(record: Model) -> float | None:
    return (record.size.active_parameters or record.size.parameters) if is_mixture(record) else None


def _row(place: str, device: Device, run: Run, result: Result, model: ReportedModel) -> MeasuredRow:
    return MeasuredRow(
        place,
        device,
        run.device_count,
        model,
        result.quant,
        result.file_gib * GIB if result.file_gib else None,
        result.depth_tokens,
        result.cache_type,
        result.flash_attention,
        result.speed_tok_s,
        run.engine,
        run.backend,
        run.quality,
        run.year,
        run.link,
        run.source or "",
        run.note or "",
        run.date,
    )


def rows_of_lines(lines: Lines[SpeedLine], catalog: Catalog) -> Lines[MeasuredRow]:
    """Lines of a file as rows: devices and models by their names, or by the figures of the line itself. A line that
    has neither is none, as those that could not be read."""
    devices, models = DeviceIndex(catalog.cards), ModelIndex(catalog.models)
    generations, usual = {card.generation for card in catalog.cards}, _Usual(catalog.cards)
    unlisted = {measured.name.casefold(): measured.slug for measured in catalog.measured if measured.device}
    found_devices: dict[tuple[str, float | None, Vendor | None], Device | None] = {}
    found_models: dict[tuple[str, float | None, float | None], ReportedModel | None] = {}
    rows: Lines[MeasuredRow] = Lines([], [*lines.problems], [*lines.unread])
    for line in lines.found:
        device_key = (line.gpu, line.bandwidth_gb_s, line.vendor)
        model_key = (line.model, line.parameters, line.active_parameters)
        if device_key not in found_devices:
            found_devices[device_key] = _device_of_line(line, devices, generations, unlisted, usual)
        if model_key not in found_models:
            found_models[model_key] = _model_of_line(line, models)
        device, model = found_devices[device_key], found_models[model_key]
        if device is not None and model is not None:
            rows.found.append(_row_of_line(line, device, model))
            continue
        rows.unread.append(line.place)
        if device is None:
            rows.problems.append(vendor_missing(line))
        if model is None:
            rows.problems.append(parameters_missing(line))
    return rows


def vendor_missing(line: SpeedLine) -> str:
    """What is wrong with a line whose device cannot be told."""
    return problem(line.place, "gpu_vendor", f'{VENDORS}, as the catalogue has no card named "{cut(line.gpu)}"')


def parameters_missing(line: SpeedLine) -> str:
    """What is wrong with a line whose model cannot be told: its name means none of the catalogue, or several."""
    wanted = f'a positive number, as the catalogue has no one model named "{cut(line.model)}"'
    return problem(line.place, "params_total_b", wanted)


def _device_of_line(
    line: SpeedLine, devices: DeviceIndex, generations: set[str], unlisted: Mapping[str, str], usual: _Usual
) -> Device | None:
    """`unlisted` are the slugs of devices in content/measurements that content/gpus lacks, by name. None where neither
    the name nor the line says whose device it is."""
    cards = devices.find(line.gpu, line.bandwidth_gb_s, line.vendor)
    if cards:
        return _known_device(line.gpu, cards)
    vendor = vendor_of(line)
    if vendor is None:
        return None
    name = generation(line.generation, line.bandwidth_gb_s, generations)
    key = unlisted.get(line.gpu.casefold(), line.gpu)
    gflops = usual.gflops(name, line.bandwidth_gb_s)
    return Device(key, line.gpu, vendor, name, line.bandwidth_gb_s, memory_gb(line.gpu), fp32_gflops=gflops)


def vendor_of(line: SpeedLine) -> Vendor | None:
    """Whose device a line is about, as it or the device's name says."""
    named = named_vendors(line.gpu)
    return line.vendor or (next(iter(named)) if len(named) == 1 else None)


def _known_device(name: str, cards: tuple[Card, ...]) -> Device:
    first = cards[0]
    memory = first.memory
    return Device(first.slug, name, first.vendor, first.generation, memory.bandwidth_gb_s, memory.size_gb, cards)


def _model_of_line(line: SpeedLine, models: ModelIndex) -> ReportedModel | None:
    """None where the catalogue does not know the name, and the line does not say how large the model is."""
    active, parameters = line.active_parameters, line.parameters
    if parameters is None:
        record = models.find(line.model, None, mixture=True if active else None)
        return reported(record) if record else None
    record = models.find(line.model, parameters, mixture=active is not None)
    if record is not None and (_is_same_kind(record, active) or _is_same_size(record, parameters, active)):
        return reported(record)
    return ReportedModel(line.model, parameters, active, None, models.stand_in(line.model, parameters, active))


def _is_same_kind(record: Model, active_parameters: float | None) -> bool:
    return is_mixture(record) == (active_parameters is not None)


def _is_same_size(record: Model, parameters: float, active_parameters: float | None) -> bool:
    """True for a mixture of just the size of a line that says nothing of experts: many files have no such columns."""
    return active_parameters is None and abs(record.size.parameters / parameters - 1) <= SAME_SIZE


def _row_of_line(line: SpeedLine, device: Device, model: ReportedModel) -> MeasuredRow:
    return MeasuredRow(
        line.place,
        device,
        line.device_count,
        model,
        line.quant,
        line.file_gib * GIB if line.file_gib and not line.file_estimated else None,
        line.depth_tokens,
        line.cache_type or None,
        line.flash_attention,
        line.speed_tok_s,
        line.engine,
        line.backend or None,
        line.quality,
        line.year,
        link_of(line.source) or line.source,
        line.source,
        line.note,
    )
