"""Records to the numbers that the estimator takes."""

from __future__ import annotations

from sitegen.catalog import Architecture, Card, Model, Recurrent
from sitegen.estimator import (
    CACHE_BYTES_PER_VALUE,
    STATE_BYTES_PER_VALUE,
    CacheLayout,
    CardFacts,
    CardSpec,
    ComputeShape,
    LayerGroup,
    ModelSpec,
    SpeedTraits,
    card_spec,
)
from sitegen.tables.tensors import weights_by_level

COMPRESSED_TOKENS = {"compressed-4": 4, "compressed-128": 128}
"""Tokens that one cached entry of a compressed layer stands for. Source: DeepSeek-V4 report, CSA and HCA layers."""

MAMBA_EXPANSION = 2
MAMBA_STATE = {"mamba": 16, "mamba2": 128}
MAMBA_CONV_KERNEL = 4
"""Sizes where a record gives none. Source: published defaults of Mamba (arXiv 2312.00752) and Mamba-2 (2405.21060)."""

SHORT_CONV_KERNEL = 3
"""Source: LFM2 configurations, conv_L_cache."""

RWKV_HEAD = 64
"""Head size of RWKV-5 to 7 (arXiv 2404.05892); RWKV-4 keeps less, which is negligible."""

LINEAR_HEAD = 128
"""Key and value size of a linear-attention head where a record gives none: the common value in the catalogue."""


USUAL_EXPANSION = 4
"""How much wider than the hidden size the feed-forward part is where a record gives no width: the Transformer's own."""


def spec_of_card(card: Card) -> CardSpec:
    """The card side of every estimate."""
    return card_spec(card.memory.size_gb, facts_of_card(card), card.memory.unified_usable_fraction)


def facts_of_card(card: Card) -> CardFacts:
    """What of a card decides its speed."""
    memory, compute = card.memory, card.compute
    gflops = compute.fp32_gflops if compute else None
    data_center = card.kind == "data-center"
    return CardFacts(card.vendor, card.generation, memory.bandwidth_gb_s, gflops, memory.type, card.slug, data_center)


def spec_of_model(model: Model) -> ModelSpec:
    """The model side. Without layers on record the cache and the speed follow the generic profile."""
    size = model.size
    cache = cache_layout(model.architecture) if model.architecture else None
    read = size.active_parameters or size.parameters
    if cache is None:
        return ModelSpec(size.parameters, read, None, None)
    weights = weights_by_level(model)
    buffers = compute_shape(model.architecture) if weights and model.architecture else None
    return ModelSpec(size.parameters, read, cache, speed_traits(model), weights, buffers)


def compute_shape(architecture: Architecture) -> ComputeShape:
    """The widths that its compute buffers follow from."""
    experts, hidden = architecture.experts, architecture.hidden_size or 0
    used = (experts.per_token + experts.shared) * (experts.intermediate_size or 0) if experts else 0
    return ComputeShape(hidden, max(architecture.intermediate_size or 0, used) or USUAL_EXPANSION * hidden)


def speed_traits(model: Model) -> SpeedTraits | None:
    """What decides the speed beside bytes, or None where no layers are on record."""
    a = model.architecture
    if a is None:
        return None
    mixture = bool(model.size.active_parameters or a.experts)
    return SpeedTraits(a.layer_count, mixture, a.recurrent is not None, a.type, a.recalled)


def cache_layout(architecture: Architecture) -> CacheLayout | None:
    """The cache of a model from its layers, or None where they are not on record."""
    groups: list[LayerGroup] = []
    for kind, layers in _caching_layers(architecture).items():
        values = _values_per_entry(architecture, kind)
        if values is None:
            return None
        groups += _groups(architecture, kind, layers, values)
    return CacheLayout(tuple(groups), _state_bytes(architecture)) if architecture.layers else None


NO_GROWING_CACHE = frozenset(
    {"cross", "no-attention", "mlp-only", "linear", "ssm", "ssm-parallel", "conv", "recurrent"}
)


def _caching_layers(architecture: Architecture) -> dict[str, float]:
    """Layers that own a growing cache, by kind: without those that reuse another layer's."""
    shared = architecture.shared_kv_layers or 0
    owners = architecture.layer_count - shared
    full_owned = sum(index < owners for index in architecture.full_attention_layers)
    counts: dict[str, float] = {}
    for kind, count in architecture.layers.items():
        if kind in NO_GROWING_CACHE:
            continue
        owned: float = count
        if shared and architecture.full_attention_layers:
            owned = full_owned if kind == "full" else owners - full_owned
        counts[kind] = owned / (architecture.kv_share_factor or 1)
    return counts


def _groups(architecture: Architecture, kind: str, layers: float, values: int) -> list[LayerGroup]:
    """What one kind of layer caches: entries, the index of sparse attention (read whole), a window of recent tokens."""
    entry = values * CACHE_BYTES_PER_VALUE
    window = LayerGroup(layers, entry, window_tokens=architecture.sliding_window_tokens)
    if kind in ("sliding", "chunked"):
        return [window]
    tokens_per_entry = COMPRESSED_TOKENS.get(kind, 1)
    sparse = architecture.sparse_index if kind != "compressed-128" else None
    limit = sparse.top_k * tokens_per_entry if sparse else None
    groups = [LayerGroup(layers, entry, tokens_per_entry, read_limit_tokens=limit)]
    if sparse:
        groups.append(LayerGroup(layers, sparse.head_dim * CACHE_BYTES_PER_VALUE, tokens_per_entry))
    if kind in COMPRESSED_TOKENS and architecture.sliding_window_tokens:
        groups.append(window)
    return groups


def _values_per_entry(architecture: Architecture, kind: str) -> int | None:
    """Values that one layer caches for one entry: a latent vector (MLA), or keys and values of each KV head."""
    if architecture.mla and kind == "full":
        return architecture.mla.cached_values
    heads, head_dim = architecture.kv_heads, architecture.head_dim
    if kind == "full":
        heads = architecture.global_kv_heads or heads
        head_dim = architecture.global_head_dim or head_dim
    elif kind == "sliding":
        heads = architecture.sliding_kv_heads or heads
    if heads is None or head_dim is None:
        return None
    one_vector = "compressed" in architecture.attention  # keys and values are the same
    return heads * head_dim * (1 if one_vector else 2)


def _state_bytes(architecture: Architecture) -> float:
    """Constant state of all recurrent layers."""
    recurrent = architecture.recurrent
    if recurrent is None:
        return 0.0
    return recurrent.layers * _state_values(architecture, recurrent) * STATE_BYTES_PER_VALUE


def _state_values(architecture: Architecture, recurrent: Recurrent) -> int:
    """Values that one recurrent layer keeps: its state matrix and the last inputs of its convolution."""
    hidden = architecture.hidden_size or 0
    if recurrent.type in MAMBA_STATE:
        return _mamba_values(hidden, recurrent)
    if recurrent.type == "short-conv":
        return hidden * ((recurrent.conv_kernel or SHORT_CONV_KERNEL) - 1)
    if recurrent.type == "rwkv":
        return hidden * (RWKV_HEAD + 2)
    if recurrent.type == "rg-lru":
        return hidden * (recurrent.conv_kernel or MAMBA_CONV_KERNEL)
    return _linear_attention_values(architecture, recurrent)


def _mamba_values(hidden: int, recurrent: Recurrent) -> int:
    inner = (recurrent.heads or 0) * (recurrent.head_dim or 0) or MAMBA_EXPANSION * hidden
    state = recurrent.state_size or MAMBA_STATE[recurrent.type]
    kept_inputs = (recurrent.conv_kernel or MAMBA_CONV_KERNEL) - 1
    convolved = inner + (2 * (recurrent.groups or 1) * state if recurrent.type == "mamba2" else 0)
    return inner * state + kept_inputs * convolved


def _linear_attention_values(architecture: Architecture, recurrent: Recurrent) -> int:
    heads = recurrent.value_heads or recurrent.heads or architecture.attention_heads or 0
    key_dim = recurrent.key_head_dim or recurrent.head_dim or LINEAR_HEAD
    value_dim = recurrent.value_head_dim or recurrent.head_dim or LINEAR_HEAD
    kept_inputs = (recurrent.conv_kernel or 1) - 1
    convolved = 2 * (recurrent.key_heads or heads) * key_dim + heads * value_dim
    return heads * key_dim * value_dim + kept_inputs * convolved
