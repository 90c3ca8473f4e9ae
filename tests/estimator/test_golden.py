"""The generic profile reproduces what the reference pages print."""

from decimal import ROUND_HALF_UP, Decimal

import pytest

from sitegen.estimator import CardFacts, Estimate, ModelSpec, card_spec, estimate
from tests.estimator.golden import (
    CRYSTALCODER,
    CRYSTALCODER_PARAMETERS,
    POLYCODER,
    POLYCODER_PARAMETERS,
    GoldenRow,
)


def generic(parameters: int) -> ModelSpec:
    return ModelSpec(parameters, parameters, None, None)


def printed(value: float, decimals: int) -> str:
    return str(Decimal(repr(value)).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP))


def printed_cell(cell: Estimate) -> tuple[str, ...]:
    """Speeds of 100 and more print without decimals, and so do both ends of their range."""
    assert cell.speed_tok_s >= 100
    speeds = (printed(value, 0) for value in (cell.speed_tok_s, cell.low_tok_s, cell.high_tok_s))
    return (*speeds, printed(cell.need_gb, 1), cell.level or "", cell.fit)


@pytest.mark.parametrize("row", POLYCODER, ids=lambda row: row.card)
def test_polycoder(row: GoldenRow) -> None:
    check(POLYCODER_PARAMETERS, row)


@pytest.mark.parametrize("row", CRYSTALCODER, ids=lambda row: row.card)
def test_crystalcoder(row: GoldenRow) -> None:
    check(CRYSTALCODER_PARAMETERS, row)


def check(parameters: int, row: GoldenRow) -> None:
    cell = estimate(
        generic(parameters), card_spec(row.memory_gb, CardFacts(row.vendor, "any", row.bandwidth_gb_s)), 4096
    )
    assert printed_cell(cell) == row[4:]
    assert cell.confidence == "low"


@pytest.mark.parametrize(
    ("parameters", "memory_gb", "bandwidth_gb_s", "generation", "expected"),
    [
        (POLYCODER_PARAMETERS, 4, 102.4, "Tesla 2.0", ("13.7", "3.6", "Q8_0")),
        (POLYCODER_PARAMETERS, 12, 912.4, "Ampere", ("143", "3.6", "Q8_0")),
        (POLYCODER_PARAMETERS, 16, 1130, "Volta", ("177", "3.6", "Q8_0")),
        (CRYSTALCODER_PARAMETERS, 5, 208, "Kepler", ("27.4", "4.4", "IQ4_XS")),
        (CRYSTALCODER_PARAMETERS, 12, 912.4, "Ampere", ("57.7", "7.9", "Q8_0")),
        (CRYSTALCODER_PARAMETERS, 24, 1340, "Blackwell 2.0", ("84.7", "7.9", "Q8_0")),
    ],
)
def test_head_figures(
    parameters: int, memory_gb: int, bandwidth_gb_s: float, generation: str, expected: tuple[str, ...]
) -> None:
    cell = estimate(generic(parameters), card_spec(memory_gb, CardFacts("NVIDIA", generation, bandwidth_gb_s)), 4096)
    decimals = 0 if cell.speed_tok_s >= 100 else 1
    assert (printed(cell.speed_tok_s, decimals), printed(cell.need_gb, 1), cell.level) == expected


def test_nearest_miss() -> None:
    cell = estimate(generic(CRYSTALCODER_PARAMETERS), card_spec(4, CardFacts("NVIDIA", "Kepler", 208)), 4096)
    assert cell.level is None
    assert printed(cell.shortfall_gb, 1) == "1.2"
