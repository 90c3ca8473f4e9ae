"""Why single estimates are far off, where it is known: by what their rows say, with the evidence for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sitegen.scoring.circumstances import not_reordered
from sitegen.scoring.quants import quant
from sitegen.scoring.rows import MeasuredRow

FAR_OFF_TIMES = 2.5
"""An estimate that is off by more times is far off, and has to have a reason."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why rows that `holds` picks are slower than anything like them. `key` names it in messages."""

    key: str
    holds: Callable[[MeasuredRow], bool]
    text: str
    evidence: str


def _experts_in_bf16_on_vulkan(row: MeasuredRow) -> bool:
    return row.backend == "vulkan" and row.model.mixture and quant(row.quant).level == "BF16"


REASONS = (
    Reason(
        "bf16_experts",
        _experts_in_bf16_on_vulkan,
        "llama.cpp's Vulkan backend has no fast kernel for experts in BF16 where the driver has no BF16 itself: on the "
        "same machine ROCm runs the same file 1.3 to 2.4 times as fast, and dense models in BF16 are as fast on both. "
        "Only one device was measured so, so that a fit without it cannot know",
        "content/measurements/radeon-8060s-ryzen-ai-max-395-128-gb.yaml, BF16 with vulkan_radv and rocm-7_2_3; "
        "https://github.com/ggml-org/llama.cpp/issues/26417",
    ),
    Reason(
        "not_reordered",
        not_reordered,
        "llama.cpp's SYCL backend unpacks this type in the order of the file; Q8_0 became three times as fast when it "
        "was stored reordered. Only one device was measured with IQ4_NL, which its 18-byte blocks make the slowest",
        "https://github.com/ggml-org/llama.cpp/pull/21527",
    ),
)
"""All reasons; the first that holds is a row's."""


def reason_of(row: MeasuredRow) -> Reason | None:
    """Why a row may be far slower than its estimate, or None where nothing is known."""
    return next((reason for reason in REASONS if reason.holds(row)), None)
