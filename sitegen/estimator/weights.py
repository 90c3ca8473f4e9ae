"""What a model's weights take at each quantization level, and what a token reads of them: from its tensors' shapes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sitegen.estimator.coefficients import LEAST_SAVING
from sitegen.estimator.quantization import Traits, base_type, type_counts
from sitegen.estimator.storage import CHECKPOINTS, NATIVE, TYPES, Role, native_type, row_type

ROUTED = "experts"
"""The part that routed experts belong to."""


@dataclass(frozen=True, slots=True)
class TensorGroup:
    """Tensors of one shape and role, one a position.

    A tensor has `rows` rows of `columns` weights (all experts of a layer are one tensor). `positions` say where they
    stand among the `of` tensors that the quantizer counts with them. A token reads the share `read` of each (ratio):
    the experts it uses, none of the input embeddings. `part` names what the group belongs to, for people; `routed`
    says that these are experts; `on_card` is false where they stay in the computer's memory.
    """

    part: str
    role: Role
    columns: int
    rows: float
    positions: Sequence[int] = range(1)
    of: int = 1
    read: float = 1.0
    routed: bool = False
    on_card: bool = True

    @property
    def parameters(self) -> float:
        """Weights in all its tensors."""
        return self.columns * self.rows * len(self.positions)


@dataclass(frozen=True, slots=True)
class Weights:
    """All tensors of a model, as its GGUF file has them. `routed_as` is the type of its experts at every level, where
    they were published in so few bits that nobody converts them. `header_bytes` are those of the file that are no
    tensors: they count for its size alone, as no card holds and no token reads them."""

    groups: tuple[TensorGroup, ...]
    traits: Traits
    routed_as: str | None = None
    header_bytes: float = 0.0

    @property
    def parameters(self) -> float:
        """Weights in all tensors."""
        return sum(group.parameters for group in self.groups)


@dataclass(frozen=True, slots=True)
class PartBytes:
    """One part of a model at one level: weights, bytes in the file, bytes that one token reads."""

    part: str
    parameters: float
    file_bytes: float
    card_bytes: float
    read_bytes: float


@dataclass(frozen=True, slots=True)
class LevelWeights:
    """A model's weights at one level: bytes in the file (tensors alone), bytes that a
    card holds of them, bytes that one token reads, and all three by part in the order of the groups."""

    level: str
    file_bytes: float
    card_bytes: float
    read_bytes: float
    parts: tuple[PartBytes, ...] = ()

    @property
    def routed_read_bytes(self) -> float:
        """Bytes of routed experts among those that one token reads."""
        return sum(part.read_bytes for part in self.parts if part.part == ROUTED)

    @property
    def read_parameters(self) -> float:
        """Weights that one token uses; 0 where the parts are unknown."""
        return sum(part.parameters * part.read_bytes / part.file_bytes for part in self.parts if part.file_bytes)


def level_weights(weights: Weights, levels: Iterable[str]) -> tuple[LevelWeights, ...]:
    """A model's weights at each of `levels`, in their order."""
    return tuple(_level(weights, level) for level in levels)


def offered(levels: Iterable[LevelWeights]) -> tuple[LevelWeights, ...]:
    """The same levels, least compressed first, but those that save nothing give way to the one before them: in a model
    published in few bits the levels above it, elsewhere a level whose tensors fall back to larger types."""
    kept: list[LevelWeights] = []
    for level in levels:
        saves = not kept or level.card_bytes <= (1 - LEAST_SAVING) * kept[-1].card_bytes
        kept.append(level if saves else kept[-1])
    return tuple(kept)


def _level(weights: Weights, level: str) -> LevelWeights:
    parts: dict[str, list[float]] = {}
    for group in weights.groups:
        size = group_bytes(group, level, weights)
        sums = parts.setdefault(group.part, [0.0, 0.0, 0.0, 0.0])
        sums[0] += group.parameters
        sums[1] += size
        sums[2] += size * group.on_card
        sums[3] += size * group.read
    rows = tuple(PartBytes(part, *sums) for part, sums in parts.items())
    return LevelWeights(
        level,
        sum(row.file_bytes for row in rows),
        sum(row.card_bytes for row in rows),
        sum(row.read_bytes for row in rows),
        rows,
    )


def group_bytes(group: TensorGroup, level: str, weights: Weights) -> float:
    """Bytes of one group at a level."""
    return sum(
        count * group.rows * group.columns * TYPES[name].block_bytes / TYPES[name].block
        for name, count in _types(group, level, weights)
    )


def _types(group: TensorGroup, level: str, weights: Weights) -> Iterator[tuple[str, int]]:
    """The types of one group's tensors, each with how many have it."""
    count = len(group.positions)
    if native := NATIVE.get(level) or CHECKPOINTS.get(level):
        yield native_type(native, group.role, group.routed), count
    elif group.routed and weights.routed_as:
        yield weights.routed_as, count
    elif group.role in ("output", "tied-embeddings") and group.columns % TYPES[base_type(level)].block:
        yield "Q8_0", count
    else:
        for wanted, number in type_counts(level, group.role, group.positions, group.of, weights.traits):
            yield row_type(wanted, group.columns), number
