"""The contexts that every table covers."""

from __future__ import annotations

SHORTEST_PRESET_TOKENS = 1_024
LONGEST_PRESET_TOKENS = 1_048_576
DEFAULT_CONTEXT_TOKENS = 4_096
UNKNOWN_LIMIT_TOKENS = 32_768
"""Where a model's own limit is unknown, the presets stop here (tokens)."""


def default_context(limit_tokens: int | None) -> int:
    """The context (tokens) that a page opens with: 4,096, or the model's own limit where that is lower."""
    return min(DEFAULT_CONTEXT_TOKENS, limit_tokens or UNKNOWN_LIMIT_TOKENS)


def context_presets(limit_tokens: int | None) -> tuple[int, ...]:
    """Powers of two from 1,024 to 1,048,576 tokens up to the model's own limit, and always the default context."""
    limit = limit_tokens or UNKNOWN_LIMIT_TOKENS
    contexts = {default_context(limit_tokens)}
    tokens = SHORTEST_PRESET_TOKENS
    while tokens <= min(limit, LONGEST_PRESET_TOKENS):
        contexts.add(tokens)
        tokens *= 2
    return tuple(sorted(contexts))
