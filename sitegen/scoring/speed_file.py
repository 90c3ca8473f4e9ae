"""A CSV file of measured decode speeds to checked lines; every bad field is a located message."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from sitegen.catalog import MeasurementQuality, Vendor, cut, printable
from sitegen.regular import read_regular
from sitegen.scoring.devices import vendor_name
from sitegen.scoring.sources import backend_name, engine_name

C = TypeVar("C")
L = TypeVar("L")
_NOTHING = ("", "nan", "none")
"""How files write that a field has no value."""

LEAST_POSITIVE = 1e-6
"""Nothing that is measured is smaller in its unit; what is would make infinities."""

REQUIRED = ("gpu", "model", "quant", "tg_tok_s")
"""Columns without which nothing can be estimated or compared; all others may be missing or empty, a vendor and
parameters where the catalogue knows the device and the model by name."""

VENDORS = "NVIDIA, AMD, Intel or Apple"
BACKENDS = "CUDA, ROCm, Vulkan, SYCL, Metal or CPU"
"""What is expected of fields with few values, for messages."""

MOST_PROBLEMS = 20  # shown of one file

UNREAD = "cannot be read"
"""Why a row is not scored that has a bad field."""


@dataclass(frozen=True, slots=True)
class SpeedLine:
    """One measured decode speed as a file gives it, units as in `MeasuredRow`; `vendor` and `parameters` are None where
    the file leaves them to the names."""

    place: str
    gpu: str
    vendor: Vendor | None
    device_count: int
    generation: str
    bandwidth_gb_s: float | None
    backend: str
    engine: str
    model: str
    parameters: float | None
    active_parameters: float | None  # None for dense models
    quant: str
    file_gib: float | None
    file_estimated: bool
    depth_tokens: int
    cache_type: str
    flash_attention: bool | None
    speed_tok_s: float
    quality: MeasurementQuality
    year: int | None
    source: str
    note: str


@dataclass(slots=True)
class Table:
    """Lines of a CSV file by column, and what is wrong with it; `unread` are the places of lines that are no lines."""

    lines: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Lines(Generic[L]):
    """The good lines of a file, what is wrong with the others, and the places of those."""

    found: list[L]
    problems: list[str]
    unread: list[str]

    @property
    def told(self) -> list[str]:
        """So many of the problems that somebody reads them."""
        more = len(self.problems) - MOST_PROBLEMS
        return self.problems if more <= 0 else [*self.problems[:MOST_PROBLEMS], f"and {more} more problems"]


def read_table(file: Path, required: tuple[str, ...]) -> Table:
    """Any CSV file with a line of column names, in UTF-8. Nothing is raised for what it holds."""
    try:
        text = read_regular(file).decode("utf-8-sig")
    except OSError as error:
        return Table(problems=[f"{file}: expected a readable file, got: {(error.strerror or 'an error').lower()}"])
    except UnicodeDecodeError as error:
        return Table(
            problems=[f"{file}: expected UTF-8, got the byte 0x{error.object[error.start]:02X} (save it as UTF-8)"]
        )
    if not text.strip():
        return Table(problems=[f"{file}: expected a line of column names, got an empty file"])
    try:
        return _table(file, text, required)
    except csv.Error as error:
        return Table(problems=[f"{file}: expected comma-separated values, got: {error}"])


def _table(file: Path, text: str, required: tuple[str, ...]) -> Table:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    columns = tuple(name.strip() for name in next(reader, []))
    table = Table()
    if missing := [name for name in required if name not in columns]:
        has = ", ".join(columns) or "none"
        table.problems.append(printable(f"{file}:1: missing columns: {', '.join(missing)} (it has: {cut(has)})"))
    if twice := sorted({name for name in columns if columns.count(name) > 1}):
        table.problems.append(printable(f"{file}:1: columns given twice: {cut(', '.join(twice))}"))
    if table.problems:
        return table
    for values in reader:
        if not any(value.strip() for value in values):
            continue
        if len(values) != len(columns):
            table.unread.append(f"{file}:{reader.line_num}")
            table.problems.append(f"{table.unread[-1]}: expected {len(columns)} values, got {len(values)}")
            continue
        table.lines.append((reader.line_num, dict(zip(columns, map(str.strip, values), strict=True))))
    if not table.lines and not table.problems:
        table.problems.append(f"{file}: expected at least one row below the column names, got none")
    return table


class FieldReader:
    """The fields of one line; what cannot be read is added to `problems`."""

    def __init__(self, place: str, values: dict[str, str]) -> None:
        self.place, self.values = place, values
        self.problems: list[str] = []

    def text(self, column: str, *, required: bool = False) -> str:
        value = self.values.get(column, "")
        if required and not value:
            self._wrong(column, "a text", value)
        return value

    def given(self, column: str) -> bool:
        """True where the field has a value."""
        return self.values.get(column, "").casefold() not in _NOTHING

    def choice(self, column: str, meaning: Callable[[str], C | None], wanted: str) -> C | None:
        """One of a closed list, or None where it is not; an empty field is left to `meaning`."""
        written = self.values.get(column, "")
        value = meaning(written)
        if value is None:
            self._wrong(column, wanted, written)
        return value

    def number(self, column: str) -> float | None:
        """A positive number, or None where the field is empty."""
        return self._number(column, "a positive number", 0.0, positive=True)

    def positive(self, column: str) -> float:
        """A positive number that must be there."""
        if not self.given(column):
            self._wrong(column, "a positive number", self.values.get(column, ""))
            return math.nan
        value = self.number(column)
        return math.nan if value is None else value

    def whole(self, column: str, default: int, least: int = 0) -> int:
        """A whole number from `least`; `1.0` counts as one."""
        value = self._number(column, f"a whole number from {least}", float(default), positive=False)
        if value is None:
            return default
        if value != int(value) or value < least:
            self._wrong(column, f"a whole number from {least}", self.values[column])
        return int(value)

    def truth(self, column: str) -> bool | None:
        """True, False, or None where the field is empty."""
        if not self.given(column):
            return None
        value = self.values[column].casefold()
        if value not in _TRUTH:
            self._wrong(column, "True or False", value)
            return None
        return _TRUTH[value]

    def _number(self, column: str, wanted: str, default: float, *, positive: bool) -> float | None:
        if not self.given(column):
            return None
        written = self.values[column]
        try:
            value = float(written)
        except ValueError:
            value = math.nan
        if not math.isfinite(value) or value < 0 or (positive and value < LEAST_POSITIVE) or value > 1e15:
            self._wrong(column, wanted, written)
            return default if not positive else None
        return value

    def _wrong(self, column: str, wanted: str, got: str) -> None:
        self.problems.append(problem(self.place, column, wanted, got))


def problem(place: str, column: str, wanted: str, got: str = "") -> str:
    """What is wrong with a field."""
    shown = f'"{cut(got)}"' if got else "nothing"
    return printable(f"{place}: {column}: expected {wanted}, got {shown}")


def _billions(read: FieldReader, column: str) -> float | None:
    value = read.number(column)
    return None if value is None else value * 1e9


def _quality(written: str) -> MeasurementQuality | None:
    """What is not graded counts as B: somebody's figure."""
    grades: dict[str, MeasurementQuality] = {"A": "A", "B": "B", "C": "C", "": "B"}
    return grades.get(written.upper())


_TRUTH = {"true": True, "1": True, "1.0": True, "yes": True, "on": True}
_TRUTH |= {"false": False, "0": False, "0.0": False, "no": False, "off": False}


def read_speeds(file: Path) -> Lines[SpeedLine]:
    """The rows of a file with the columns of decode speeds."""
    return read_lines(file, REQUIRED, _speed_line)


def read_lines(file: Path, required: tuple[str, ...], line_of: Callable[[FieldReader], L]) -> Lines[L]:
    """A file's rows, each as `line_of` makes it of its fields. One bad field keeps its row out, and no other."""
    table = read_table(file, required)
    found: list[L] = []
    for number, values in table.lines:
        read = FieldReader(f"{file}:{number}", values)
        line = line_of(read)
        if read.problems:
            table.unread.append(read.place)
            table.problems += read.problems
        else:
            found.append(line)
    return Lines(found, table.problems, table.unread)


def _speed_line(read: FieldReader) -> SpeedLine:
    total, active = _billions(read, "params_total_b"), _billions(read, "params_active_b")
    mixture = read.truth("moe")
    if mixture is None:
        mixture = total is not None and active is not None and active < total
    device_count = read.whole("gpu_count", 1, least=1)
    return SpeedLine(
        place=read.place,
        gpu=read.text("gpu", required=True),
        vendor=read.choice("gpu_vendor", vendor_name, VENDORS) if read.given("gpu_vendor") else None,
        device_count=device_count,
        generation=read.text("arch"),
        bandwidth_gb_s=read.number("bandwidth_gb_s"),
        backend=read.choice("backend", backend_name, BACKENDS) or "",
        engine=engine_name(read.text("engine"), read.text("backend")),
        model=read.text("model", required=True),
        parameters=total,
        active_parameters=min(filter(None, (active, total)), default=None) if mixture else None,
        quant=read.text("quant", required=True),
        file_gib=read.number("model_size_gib"),
        file_estimated=read.text("size_source") == "estimated",
        depth_tokens=read.whole("context_depth_tokens", 0),
        cache_type=read.text("kv_type"),
        flash_attention=read.truth("flash_attention"),
        speed_tok_s=read.positive("tg_tok_s"),
        quality=read.choice("quality", _quality, "A, B or C") or "B",
        year=read.whole("year", 0) or None,
        source=read.text("source"),
        note=read.text("notes"),
    )
