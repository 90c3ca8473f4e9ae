"""The KV cache of one model from its own layers: what it takes and what a token reads of it."""

from __future__ import annotations

from dataclasses import dataclass

from sitegen.estimator.coefficients import GIB


@dataclass(frozen=True, slots=True)
class LayerGroup:
    """Layers that cache alike.

    `bytes_per_entry` is what one cached entry takes in one layer; an entry stands for `tokens_per_entry` tokens
    (more than one where the cache is compressed along the context). `window_tokens` caps what is kept (sliding
    and chunked attention), `read_limit_tokens` what one token reads (sparse attention); None means no cap.
    """

    layers: float
    bytes_per_entry: float
    tokens_per_entry: int = 1
    window_tokens: int | None = None
    read_limit_tokens: int | None = None

    def kept_bytes(self, context_tokens: int) -> float:
        """Bytes of cache at `context_tokens`."""
        tokens = min(context_tokens, self.window_tokens or context_tokens)
        return self.layers * self.bytes_per_entry * (tokens / self.tokens_per_entry)

    def read_bytes(self, context_tokens: int) -> float:
        """Bytes that one more token reads when the cache holds `context_tokens`."""
        return self.kept_bytes(min(context_tokens, self.read_limit_tokens or context_tokens))


@dataclass(frozen=True, slots=True)
class CacheLayout:
    """All layers of one model: those whose cache grows, and the constant state (bytes) of those without one."""

    groups: tuple[LayerGroup, ...]
    state_bytes: float = 0.0

    def kept_bytes(self, context_tokens: int) -> float:
        """Bytes of cache and state at `context_tokens`."""
        return self.state_bytes + sum(group.kept_bytes(context_tokens) for group in self.groups)

    def read_bytes(self, context_tokens: int) -> float:
        """Bytes of cache and state that one more token reads."""
        return self.state_bytes + sum(group.read_bytes(context_tokens) for group in self.groups)

    def kept_gb(self, context_tokens: int) -> float:
        """GiB of cache and state at `context_tokens`."""
        return self.kept_bytes(context_tokens) / GIB
