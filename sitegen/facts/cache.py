"""What a page states about a model's cache."""

from __future__ import annotations

from sitegen.catalog import Architecture
from sitegen.estimator import context_gb
from sitegen.facts.model_facts import CacheBasis, CacheFacts, CacheKind
from sitegen.tables import ModelTable


def cache_facts(table: ModelTable, context_tokens: int) -> CacheFacts:
    """How the cache of a model grows, and how far that is known."""
    spec, architecture = table.spec, table.model.architecture
    longest = table.contexts[-1].context_tokens
    if spec.cache is None or architecture is None:
        default_gb, longest_gb = context_gb(spec, context_tokens), context_gb(spec, longest)
        return CacheFacts("generic", None, default_gb, longest_gb, longest, constant=False)
    basis: CacheBasis = "recalled" if architecture.recalled else "exact"
    kind = _kind(architecture, grows=bool(spec.cache.groups))
    default_gb, longest_gb = spec.cache.kept_gb(context_tokens), spec.cache.kept_gb(longest)
    return CacheFacts(basis, kind, default_gb, longest_gb, longest, constant=not spec.cache.groups)


def _kind(architecture: Architecture, grows: bool) -> CacheKind:
    """The trait that decides most about how the cache grows."""
    layers = architecture.layers
    if not grows:
        return "recurrent"
    if architecture.recurrent:
        return "hybrid"
    if "compressed-4" in layers or "compressed-128" in layers:
        return "compressed"
    if architecture.mla:
        return "mla"
    if "sliding" in layers or "chunked" in layers:
        return "windowed_all" if set(layers) <= {"sliding", "chunked"} else "windowed"
    if architecture.kv_heads == 1:
        return "mqa"
    return "mha" if architecture.kv_heads == architecture.attention_heads else "gqa"
