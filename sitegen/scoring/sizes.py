"""Sizes of model files against what the tensors' shapes give."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from sitegen.catalog import Catalog
from sitegen.estimator import Weights, known_level, level_weights
from sitegen.scoring.costs import SAME_LEVEL
from sitegen.scoring.models import ModelIndex
from sitegen.scoring.quants import quant
from sitegen.scoring.score import percentile
from sitegen.scoring.speed_file import UNREAD, FieldReader, Lines, read_lines
from sitegen.tables import model_weights, with_head_of_its_own

REQUIRED = ("model", "params_b", "quant", "file_size_gib")
GIB = 2**30
WORST_SHOWN = 10
_OWN_MIXES = re.compile(r"AesSedai|byteshape|mudler|F16 embeddings", re.IGNORECASE)
"""Makers that mix types by their own recipes under the names of llama.cpp's levels, as files name them."""
_HELD_TWICE = re.compile(
    r"untied head|separate output|qwen2\.5-(?:coder-)?(?:0\.5|1\.5|3)b.* made by qwen", re.IGNORECASE
)
"""Files that hold tied embeddings once more, as a head: those said to, and Qwen's own of Qwen2.5 up to 3B, which are
larger than others' by just that at every level (0.5B at Q8_0: 144.6 of 10^6 bytes, as 151,936 x 896 weights take)."""
_OLD_RECIPE = re.compile(r"old ([A-Z0-9_]+) recipe")
_FIRST_MIXTURES = re.compile(r"\bTheBloke\b")
"""A maker whose mixtures all date from before k-quants did in them what they do elsewhere (llama.cpp, pull request 4872
of January 2024: Mixtral 8x7B at Q3_K_M became 20.93 from 18.96 GiB, at Q2_K 15.99 from 14.57)."""
_CONVERTED = "here do convert the experts"
_GUESSED = "label is the majority type"
"""What notes say of files: a level as llama.cpp made it before January 2024; experts published in 4 bits that were
converted all the same, which the estimate takes nobody to do; a level that only names the commonest type."""
_TENSORS_ALONE = re.compile(r"tensor bytes|llama-bench")
"""What files of sizes say of those without a header: llama-bench prints what the tensors take."""
_DYNAMIC = re.compile(r"^UD-|bpw|APEX|GSQ|_R4\b|_KT\b|_KS\b|mix|IQ\d_K\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class SizeLine:
    """One file: its size (GiB), what it holds, whether that is a mixture of experts, what is noted of it, and whether
    its size is that of its tensors alone."""

    place: str
    model: str
    parameters: float
    quant: str
    file_gib: float
    mixture: bool
    note: str = ""
    tensors_alone: bool = False


@dataclass(frozen=True, slots=True)
class SizedFile:
    """One file and its estimated size (GiB), from the tensors of the model of that `slug`."""

    line: SizeLine
    estimate_gib: float
    slug: str
    is_stand_in: bool

    @property
    def signed_error(self) -> float:
        """How much larger than the real size the estimate is, as a share of it."""
        return self.estimate_gib / self.line.file_gib - 1

    @property
    def error(self) -> float:
        """Distance from the real size, as a share of it."""
        return abs(self.signed_error)


@dataclass(frozen=True, slots=True)
class SizeScore:
    """Errors of a set of files (ratios); `bias` is the median of estimate over size."""

    files: int
    median: float
    p80: float
    p95: float
    worst: float
    bias: float


@dataclass(frozen=True, slots=True)
class SizeReport:
    """`overall` is about files of llama.cpp's own levels; `groups` and `sized` have those of other makers' mixes as
    well, `sized` in the order of the rows."""

    files: int
    overall: SizeScore
    groups: dict[str, SizeScore]
    left_out: dict[str, list[str]]  # by reason, what
    stand_ins: dict[str, str]
    worst: list[SizedFile]
    sized: list[SizedFile]


def read_sizes(file: Path) -> Lines[SizeLine]:
    """The rows of a file with the columns of sizes."""
    return read_lines(file, REQUIRED, _size_line)


def _size_line(read: FieldReader) -> SizeLine:
    return SizeLine(
        read.place,
        read.text("model", required=True),
        read.positive("params_b") * 1e9,
        read.text("quant", required=True),
        read.positive("file_size_gib"),
        bool(read.truth("moe")),
        read.text("notes"),
        bool(_TENSORS_ALONE.search(f"{read.text('precision')} {read.text('notes')}")),
    )


@dataclass(frozen=True, slots=True)
class _Shape:
    """Tensors of a file's model, if they are known, whose they are, and what their sizes are scaled with (ratio): 1
    unless a model like it stands in."""

    weights: Weights | None
    slug: str
    scale: float = 1.0
    is_stand_in: bool = False


class _Shapes:
    """Tensors of models by the names that files give them."""

    def __init__(self, catalog: Catalog) -> None:
        self._index = ModelIndex(catalog.models)
        self._found: dict[tuple[str, float, bool], _Shape] = {}
        self.stand_ins: dict[str, str] = {}

    def of(self, line: SizeLine) -> _Shape:
        """What is known of the model of a file."""
        key = (line.model, line.parameters, line.mixture)
        if key not in self._found:
            self._found[key] = self._look_up(line)
        return self._found[key]

    def _look_up(self, line: SizeLine) -> _Shape:
        record = self._index.find(line.model, line.parameters)
        if record is not None:
            return _Shape(model_weights(record), record.slug)
        like = self._index.stand_in(line.model, line.parameters, None, mixture=line.mixture)
        weights = model_weights(like) if like else None
        self.stand_ins[line.model] = like.name if like else "none"
        scale = line.parameters / weights.parameters if weights else 1.0
        return _Shape(weights, like.slug if like else "", scale, is_stand_in=True)


def size_report(lines: Sequence[SizeLine], catalog: Catalog, unread: Sequence[str] = ()) -> SizeReport | None:
    """The errors of all files whose level and model are known, or None where there are none. `unread` are the places
    of rows that are no lines."""
    shapes = _Shapes(catalog)
    sized: list[SizedFile] = []
    left: dict[str, list[str]] = {UNREAD: list(unread)} if unread else {}
    for line in lines:
        shape = shapes.of(line)
        level = quant(line.quant).level
        if _DYNAMIC.search(line.quant):
            level = SAME_LEVEL.get(level or "", level)
        if other := _no_level_of_llama_cpp(line, level):
            left.setdefault(other, []).append(f"{line.model} {line.quant}")
        elif shape.weights is None:
            left.setdefault("shapes of the model not known", []).append(line.model)
        elif level is None or not known_level(level):
            left.setdefault("level not known", []).append(line.quant)
        else:
            estimate_gib = _estimate_gib(line, shape, shape.weights, level)
            sized.append(SizedFile(line, estimate_gib, shape.slug, shape.is_stand_in))
    plain = [one for one in sized if not _DYNAMIC.search(one.line.quant)]
    if not plain:
        return None
    groups = _groups(sized, shapes.stand_ins)
    return SizeReport(len(lines) + len(unread), _score(plain), groups, left, shapes.stand_ins, _worst(plain), sized)


def _estimate_gib(line: SizeLine, shape: _Shape, weights: Weights, level: str) -> float:
    if _HELD_TWICE.search(f"{line.model} {line.note}"):
        weights = with_head_of_its_own(weights)
    (size,) = level_weights(weights, (level,))
    header = 0.0 if line.tensors_alone else weights.header_bytes
    return (size.file_bytes * shape.scale + header) / GIB


def _no_level_of_llama_cpp(line: SizeLine, level: str | None) -> str | None:
    """Why a file's level is not what llama.cpp makes of that name today, or None."""
    if _DYNAMIC.search(line.quant):
        return None  # named as a mix, and scored as one
    if _OWN_MIXES.search(line.model):
        return "maker's own mix, not llama.cpp's level"
    old = _OLD_RECIPE.search(line.note)
    if (old and old[1] == level) or _is_first_mixture(line, level):
        return "level as llama.cpp made it before January 2024"
    if _CONVERTED in line.note and level and level in line.note:
        return "experts converted that are published in 4 bits"
    return "level guessed from the commonest type" if _GUESSED in line.note else None


def _is_first_mixture(line: SizeLine, level: str | None) -> bool:
    """True for a k-quant of a mixture of experts from before they were mended: those of one type throughout stayed."""
    mended = level is not None and re.fullmatch(r"Q2_K|Q\d_K_[SML]", level) is not None
    return line.mixture and mended and _FIRST_MIXTURES.search(f"{line.model} {line.note}") is not None


_PLAIN, _MIXES = "llama.cpp's levels", "other makers' mixes"
_DENSE, _MIXTURE = "dense", "mixture of experts"
_LISTED, _UNLISTED = "model in the catalogue", "model not in the catalogue"
_GENERAL = (_PLAIN, _DENSE, _MIXTURE, _LISTED, _UNLISTED, _MIXES)


def _groups(sized: list[SizedFile], stand_ins: dict[str, str]) -> dict[str, SizeScore]:
    """Files of llama.cpp's levels in several ways, then other makers' mixes, then each level."""
    groups: dict[str, list[SizedFile]] = {name: [] for name in _GENERAL}
    for one in sized:
        if _DYNAMIC.search(one.line.quant):
            groups[_MIXES].append(one)
            continue
        for name in (
            _PLAIN,
            _MIXTURE if one.line.mixture else _DENSE,
            _UNLISTED if one.line.model in stand_ins else _LISTED,
            quant(one.line.quant).level or "",
        ):
            groups.setdefault(name, []).append(one)
    return {name: _score(files) for name, files in groups.items() if files}


def _score(files: list[SizedFile]) -> SizeScore:
    errors = sorted(one.error for one in files)
    bias = median(one.estimate_gib / one.line.file_gib for one in files)
    return SizeScore(len(files), median(errors), percentile(errors, 0.8), percentile(errors, 0.95), errors[-1], bias)


def _worst(files: list[SizedFile]) -> list[SizedFile]:
    return sorted(files, key=lambda one: (-one.error, one.line.place))[:WORST_SHOWN]


def sizes_as_data(report: SizeReport) -> dict[str, Any]:
    """For programs: ratios as numbers."""
    return {
        "files": report.files,
        "overall": _rounded(report.overall),
        "groups": {name: _rounded(part) for name, part in report.groups.items()},
        "left_out": report.left_out,
        "stand_ins": report.stand_ins,
        "worst": [_file_as_data(one) for one in report.worst],
        "sized": [_file_as_data(one) for one in report.sized],
    }


def _file_as_data(one: SizedFile) -> dict[str, Any]:
    return {
        **asdict(one.line),
        "slug": one.slug,
        "is_stand_in": one.is_stand_in,
        "estimate_gib": round(one.estimate_gib, 4),
        "error": round(one.error, 4),
        "signed_error": round(one.signed_error, 4),
    }


def _rounded(score: SizeScore) -> dict[str, float]:
    return {key: round(value, 5) for key, value in asdict(score).items()}


def sizes_as_text(report: SizeReport) -> str:
    """For a terminal."""
    lines = [f"{report.files:,} files, {report.overall.files:,} of llama.cpp's levels scored."]
    for reason, names in report.left_out.items():
        files = "file" if len(names) == 1 else "files"
        lines.append(f"not scored: {len(names):,} {files}: {reason}: {', '.join(sorted(set(names)))}")
    lines += [f"not in the catalogue: {name} (shapes as {like}, scaled)" for name, like in report.stand_ins.items()]
    lines += ["", f"{'':<34}{'files':>6}{'median':>9}{'80th %':>9}{'95th %':>9}{'worst':>9}{'bias':>8}"]
    lines += [_line("all", report.overall), *(_line(name, part) for name, part in report.groups.items())]
    lines += ["", f"the {len(report.worst)} worst files"]
    lines += [
        f"  {one.error:.1%}  {one.line.model}, {one.line.quant}: {one.line.file_gib:g} GiB, "
        f"estimated {one.estimate_gib:.3f} ({one.line.place})"
        for one in report.worst
    ]
    return "\n".join(lines)


def _line(name: str, score: SizeScore) -> str:
    return (
        f"{name:<34}{score.files:>6}{score.median:>9.2%}{score.p80:>9.2%}{score.p95:>9.2%}{score.worst:>9.2%}"
        f"{score.bias:>8.3f}"
    )
