"""Which runtime drives which card."""

from typing import Any

import pytest

from sitegen.tables import Support, support
from tests.records import card


@pytest.mark.parametrize(
    ("expected", "values"),
    [
        ("cuda", {"cuda_compute_capability": "5.0"}),
        ("cuda", {"cuda_compute_capability": "12.0"}),
        ("legacy", {"cuda_compute_capability": "3.5", "vulkan": "1.2"}),
        ("legacy", {"cuda_compute_capability": None}),
        ("vulkan", {"vendor": "AMD", "generation": "GCN 4.0", "vulkan": "1.2"}),
        ("legacy", {"vendor": "AMD", "generation": "TeraScale 2", "vulkan": None}),
        ("legacy", {"vendor": "AMD", "generation": "GCN 1.0", "vulkan": "1.1"}),
        ("rocm", {"vendor": "AMD", "generation": "CDNA 3.0", "vulkan": None}),
        ("vulkan", {"vendor": "Intel", "generation": "Xe-HPG", "vulkan": "1.4"}),
        ("sycl", {"vendor": "Intel", "generation": "Generation 12.5", "vulkan": None}),
        ("legacy", {"vendor": "Intel", "generation": "Knights", "vulkan": None}),
        ("metal", {"vendor": "Apple", "generation": "M1", "kind": "unified"}),
    ],
)
def test_support(expected: Support, values: dict[str, Any]) -> None:
    assert support(card("Some card", **values)) == expected


def test_consoles_are_closed() -> None:
    assert support(card("Some console", vendor="AMD", generation="RDNA 2.0", kind="console")) == "closed"
