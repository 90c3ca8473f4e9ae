"""What is taken for likely before any row is seen: for each kind of effect its mean and how far it may stray.

Sources of what is no choice of ours: copies on A100, Julia's CUDA.jl documentation (1,219 GiB/s of 1,555 GB/s); on
Radeon 8060S, github.com/lhl/strix-halo-testing, hardware-test (212 and 221 of 256 GB/s); kernels of hyper-connections,
ggml-org/llama.cpp pull request 26548; Q8_0 on SYCL, pull request 21527.
"""

from __future__ import annotations

from math import log
from typing import NamedTuple


class Prior(NamedTuple):
    """Mean and standard deviation of an effect (natural logarithms of ratios)."""

    mean: float
    deviation: float


_EXACT = {
    "start": Prior(log(3e-4), 0.5),  # seconds a token: sampling and a synchronization
    "launch": Prior(log(4e-5), 2.0),  # seconds a layer: some ten kernels of a few microseconds
    "launch/HBM": Prior(0.0, 1.0),
    "launch/LPDDR": Prior(0.0, 0.3),
    "launch/mixture": Prior(0.3, 1.0),  # a router and kernels for each expert
    "launch/recurrent": Prior(0.3, 0.5),
    "launch/recurrent/backend Intel sycl": Prior(0.3, 0.5),  # Qwen3.5 falls behind Qwen3 by more than its size
    "launch/hyper-connections not fused": Prior(3.0, 0.5),  # 16,000 kernels a token, some 370 a layer instead of 20
    "weights": Prior(log(1 / 0.92), 0.02),  # what reading reaches of the nominal bandwidth: no card exceeds it
    "weights/HBM": Prior(0.05, 0.05),  # copies on A100 reach 84 %
    "weights/ECC": Prior(0.1, 0.03),  # our choice, between the 6 % that codes take and the 15 % of rendering
    "weights/LPDDR": Prior(0.08, 0.03),  # copies on Radeon 8060S reach 83 to 86 %
    "experts": Prior(0.1, 0.1),  # scattered reads
    "cache": Prior(log(2.0), 1.0),
    "cache/no flash attention": Prior(0.3, 0.5),
    "unpack": Prior(log(10.0), 1.5),  # operations a weight
    "unpack/no dot product": Prior(0.7, 1.0),
    "unpack/not reordered": Prior(1.0, 0.7),  # Q8_0 takes three times as long
}

_BY_START = (
    ("speed/engine ", Prior(0.0, 0.3)),  # our choice
    ("speed/architecture/", Prior(0.0, 0.04)),
    ("speed/measured by client's clock", Prior(-0.02, 0.03)),  # it counts what comes on top, never less
    ("speed/measured by ", Prior(0.0, 0.15)),
    ("speed/", Prior(0.0, 0.05)),  # a device beside its group
    ("launch/mixture/", Prior(0.0, 0.3)),
    ("launch/architecture/", Prior(0.0, 0.3)),
    ("launch/year ", Prior(0.0, 0.3)),
    ("launch/backend ", Prior(0.0, 0.5)),
    ("launch/", Prior(0.0, 0.3)),
    ("weights/", Prior(0.0, 0.03)),
    ("experts/", Prior(0.0, 0.1)),
    ("cache/", Prior(0.0, 0.4)),
    ("start/", Prior(0.0, 0.3)),
    ("unpack/backend ", Prior(0.0, 0.5)),
    ("unpack/engine ", Prior(0.0, 0.5)),
    ("unpack/year ", Prior(0.0, 0.5)),
)

_UNPACK_FAMILY = Prior(0.0, 0.4)
_UNPACK_FAMILY_AND_GROUP = Prior(0.0, 0.25)
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
