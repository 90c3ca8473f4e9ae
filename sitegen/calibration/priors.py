"""What is taken for likely before any row is seen: for each kind of effect its mean and how far it may stray."""

from __future__ import annotations

from math import log
from typing import NamedTuple


class Prior(NamedTuple):
    """Mean and standard deviation of an effect (natural logarithms of ratios)."""

    mean: float
    deviation: float


_EXACT = {
    "start": Prior(log(1e-4), 1.0),  # seconds a token
    "launch": Prior(log(4e-5), 2.0),  # seconds a layer: some ten kernels of a few microseconds
    "launch/HBM": Prior(0.0, 1.0),
    "launch/LPDDR": Prior(0.0, 0.3),
    "launch/mixture": Prior(0.3, 1.0),  # a router and kernels for each expert
    "launch/recurrent": Prior(0.3, 0.5),
    "weights": Prior(log(1 / 0.85), 0.15),  # what copies reach of the nominal bandwidth
    "weights/HBM": Prior(0.0, 0.3),
    "weights/LPDDR": Prior(0.0, 0.3),
    "experts": Prior(0.1, 0.4),  # scattered reads
    "cache": Prior(log(2.0), 1.0),
    "cache/no flash attention": Prior(0.3, 0.5),
    "unpack": Prior(log(10.0), 1.5),  # operations a weight
    "unpack/no dot product": Prior(0.7, 1.0),
}

_BY_START = (
    ("speed/engine ", Prior(0.0, 0.8)),
    ("speed/architecture/", Prior(0.0, 0.12)),
    ("speed/measured by ", Prior(0.0, 0.15)),
    ("speed/", Prior(0.0, 0.05)),  # a device beside its group
    ("launch/mixture/", Prior(0.0, 0.1)),
    ("launch/architecture/", Prior(0.0, 0.3)),
    ("launch/year ", Prior(0.0, 0.3)),
    ("launch/backend ", Prior(0.0, 0.3)),
    ("launch/", Prior(0.0, 0.4)),
    ("weights/", Prior(0.0, 0.15)),
    ("experts/", Prior(0.0, 0.1)),
    ("cache/", Prior(0.0, 0.4)),
    ("start/", Prior(0.0, 0.3)),
    ("unpack/backend ", Prior(0.0, 0.5)),
    ("unpack/engine ", Prior(0.0, 0.5)),
    ("unpack/year ", Prior(0.0, 0.5)),
)

_UNPACK_FAMILY = Prior(0.0, 0.4)
_UNPACK_FAMILY_AND_GROUP = Prior(0.0, 0.3)
_UNPACK_GROUP = Prior(0.0, 0.5)


def prior(name: str, families: frozenset[str]) -> Prior:
    """The prior of one effect; `families` are the names of storage types."""
    if name in _EXACT:
        return _EXACT[name]
    for start, found in _BY_START:
        if name.startswith(start):
            return found
    _, second, *rest = name.split("/")
    if second not in families:
        return _UNPACK_GROUP
    return _UNPACK_FAMILY_AND_GROUP if rest else _UNPACK_FAMILY
