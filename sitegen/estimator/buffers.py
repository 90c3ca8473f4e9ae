"""What a runtime holds beside weights and cache while it computes: activations of a micro-batch and its mask.

Source: llama.cpp, `llama_context::sched_reserve`, which reserves the largest graph once, at start. With the defaults
(--ubatch-size 512, flash attention where the backend has it, as llama-server runs a single conversation) its compute
buffer is what one layer needs at a time. The shares below reproduce the sizes that it logs (tests/estimator/runs.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from sitegen.estimator.coefficients import (
    ACTIVATION_BYTES,
    FFN_ACTIVATIONS,
    HIDDEN_ACTIVATIONS,
    MASK_BYTES_PER_TOKEN,
    MICRO_BATCH_TOKENS,
)


@dataclass(frozen=True, slots=True)
class ComputeShape:
    """The widths of a model's widest layer: of the vector between layers, and inside the feed-forward part, all experts
    that a token uses together (both in values)."""

    hidden: int
    feed_forward: int

    def buffer_bytes(self, context_tokens: int) -> float:
        """Bytes of the compute buffer at `context_tokens`."""
        values = HIDDEN_ACTIVATIONS * self.hidden + FFN_ACTIVATIONS * self.feed_forward
        return MICRO_BATCH_TOKENS * ACTIVATION_BYTES * values + MASK_BYTES_PER_TOKEN * context_tokens
