"""A record's layers to the tensors of its GGUF file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from sitegen.catalog import Architecture, Model
from sitegen.estimator import LEVELS, NATIVE, LevelWeights, TensorGroup, Traits, Weights, level_weights, offered
from sitegen.tables.files import as_in_file
from sitegen.tables.header import header_bytes
from sitegen.tables.mixers import mixer_tensors

TWO_MATRIX_FFN = frozenset(
    {
        "apertus",
        "arcee",
        "bloom",
        "chatglm1",
        "codegen",
        "falcon",
        "fuyu",
        "gpt2",
        "gpt_bigcode",
        "gpt_neo",
        "gpt_neox",
        "gptj",
        "mpt",
        "nemotron",
        "nemotron_h",
        "opt",
        "persimmon",
        "pharia",
        "phi",
        "starcoder2",
        "switch_transformers",
        "xglm",
    }
)
"""Kinds whose feed-forward layers have no gate: two matrices rather than three."""

ALWAYS_TIED = frozenset(
    {
        "cohere",
        "cohere2",
        "cohere2_moe",
        "cohere2_vision",
        "diffusion_gemma",
        "gemma",
        "gemma2",
        "gemma3",
        "gemma3_text",
        "gemma3n",
        "gemma4",
        "gemma4_unified",
        "gpt2",
        "gpt_neo",
        "lfm2",
        "lfm2_moe",
        "recurrent_gemma",
        "vaultgemma",
    }
)
"""Kinds whose head is always the input embeddings."""

WITH_TOWERS = frozenset({"gemma4", "gemma4_unified", "mistral3", "ministral3", "qwen3_5", "qwen3_5_moe"})
"""Kinds published with a vision tower even where a record does not list that domain."""

TOWER_DOMAINS = frozenset({"vision", "multimodal", "speech", "audio", "video"})

LARGEST_TOWER = 6e9
"""What a model has beyond its shapes is towers for pictures and sound up to this many parameters; more are parts of the
layers, such as experts that see pictures. Source: InternViT-6B, by whose 5.7e9 InternVL 26B and 38B are larger than
their language models, is the largest tower in the catalogue. Towers are GGUF files of their own (mmproj: llama.cpp,
docs/multimodal.md), which one needs only to show a model pictures: neither sizes nor needs count them."""

DENSE_BESIDE_EXPERTS = frozenset({"gemma4", "diffusion_gemma", "grok2"})
"""Kinds that run a dense feed-forward part in each layer beside the experts. Source: llama.cpp, load_tensors."""

LEARNED_POSITIONS = frozenset({"gpt2", "gpt_bigcode", "gpt_neo"})
"""Kinds with a vector for each position of the context, which nothing quantizes. Source: llama.cpp, load_tensors of
gpt2 and starcoder; `tensor_allows_quantization`."""

QKV_LIKE_V_SINCE = date(2026, 3, 1)
"""Files of models that were published before are taken to be made by rules that knew fused QKV tensors apart. Source:
ggml-org/llama.cpp, pull request 19770, opened in February 2026 (`category_is_attn_v`)."""

PER_LAYER_EMBEDDING = 256
PER_LAYER_VOCABULARY = 262_144
"""Gemma 3n and Gemma 4 E models look up 256 values a layer for each token. Source: their config.json,
hidden_size_per_layer_input and vocab_size_per_layer_input."""

ALTERNATIVES = 3
AUGMENTED_RANK = 64
"""Gemma 3n keeps three more vectors than the one that a layer works on, each with a matrix in and out, and adds a
shortcut of low rank to each layer: all unquantized. Source: its config.json, altup_num_inputs and laurel_rank;
llama.cpp, load_tensors of gemma3n and `tensor_allows_quantization`."""

SEVENTY_B = frozenset({"llama", "qwen2", "deci", "nemotron-nas"})
"""Kinds whose 80 layers llama.cpp calls "70B". Source: llama.cpp, load_hparams of these models."""

ROUNDED = 10**7
"""A parameter count that this divides was rounded by its source."""

ROUNDED_SLACK = 0.05
EXACT_SLACK = 0.005
"""How far shapes may be from a rounded and from an exact count before they are doubted (ratios)."""


def model_weights(model: Model) -> Weights | None:
    """All tensors of a model's GGUF file, or None where its shapes are not on record.

    What the shapes leave open up to the parameter count on record becomes a part of its own; shapes that sum to more
    are scaled down to it. What converters add comes on top.
    """
    a = model.architecture
    if a is None or not a.hidden_size or not a.vocabulary_size:
        return None
    groups = shape_groups(model, a)
    native = NATIVE.get(model.availability.native_format or "")
    routed_as = native.routed if native and native.routed != "FP8" else None
    groups = tuple(as_in_file(model, a, tuple(_reconciled(model, a, groups))))
    return Weights(groups, traits(model, a), routed_as, header_bytes(a))


def weights_by_level(model: Model) -> tuple[LevelWeights, ...]:
    """A model's weights at the level it is published in, if that is one of few bits, and at all levels of the ladder;
    () where its shapes are not on record."""
    weights = model_weights(model)
    if weights is None:
        return ()
    native = (model.availability.native_format,) if model.availability.native_format else ()
    return offered(level_weights(weights, (*native, *(level.name for level in LEVELS))))


def shape_groups(model: Model, a: Architecture) -> tuple[TensorGroup, ...]:
    """The tensors that the shapes on record tell of, whatever they sum to."""
    return (*_embeddings(a, is_tied(model, a)), *_layer_groups(a))


def traits(model: Model, a: Architecture) -> Traits:
    """What the quantizer's rules ask of the model as a whole."""
    heads, kv_heads = a.attention_heads or 0, 1 if a.mla else a.kv_heads or a.attention_heads or 0
    if a.layers.get("ssm") or a.layers.get("conv"):
        kv_heads = 0  # the first layer has no attention, which is where llama.cpp looks
    grouped = heads // kv_heads if kv_heads else 0
    is_70b = a.type in SEVENTY_B and a.layer_count == 80 and heads != kv_heads
    experts = a.experts.total if a.experts else 0
    return Traits(grouped, experts, is_70b, a.type == "falcon", model.origin.published < QKV_LIKE_V_SINCE)


def shape_sum(groups: Sequence[TensorGroup]) -> float:
    """Weights of all groups."""
    return sum(group.parameters for group in groups)


def is_tied(model: Model, a: Architecture) -> bool:
    """Whether the head is the input embeddings: as recorded, by kind, or by which sum the parameter count allows."""
    if a.tied_embeddings is not None:
        return a.tied_embeddings
    if a.type in ALWAYS_TIED:
        return True
    table = (a.vocabulary_size or 0) * (a.hidden_size or 0)
    layers, count = shape_sum(tuple(_layer_groups(a))), _count(model, a)
    most = count * (1 + _slack(count))
    if layers + 2 * table > most:
        return layers + table <= most
    return not _has_tower(model, a) and abs(layers + table - count) < abs(layers + 2 * table - count)


def _count(model: Model, a: Architecture) -> int:
    return a.parameters or model.size.parameters


def _slack(count: int) -> float:
    return ROUNDED_SLACK if count % ROUNDED == 0 else EXACT_SLACK


def _has_tower(model: Model, a: Architecture) -> bool:
    return a.type in WITH_TOWERS or not TOWER_DOMAINS.isdisjoint(model.purpose.domains)


def _embeddings(a: Architecture, tied: bool) -> Iterator[TensorGroup]:
    """Input embeddings and head. What is only looked up stays in the computer's memory (llama.cpp, load_tensors:
    the input layer is assigned to the CPU); tied embeddings are on the card as the head."""
    hidden, vocabulary = a.hidden_size or 0, a.vocabulary_size or 0
    if a.type in LEARNED_POSITIONS:
        yield TensorGroup("embeddings", "kept", hidden, a.context_limit_tokens or 0, read=0.0, on_card=False)
    if tied:
        yield TensorGroup("head", "tied-embeddings", hidden, vocabulary)
        return
    yield TensorGroup("embeddings", "embeddings", hidden, vocabulary, read=0.0, on_card=False)
    yield TensorGroup("head", "output", hidden, vocabulary)


def _per_layer_embeddings(a: Architecture) -> Iterator[TensorGroup]:
    """What Gemma 3n and Gemma 4 E models look up in each layer, and the way in and out of it."""
    hidden, width = a.hidden_size or 0, PER_LAYER_EMBEDDING
    table = width * a.layer_count
    yield TensorGroup("per-layer embeddings", "tied-embeddings", table, PER_LAYER_VOCABULARY, read=0.0, on_card=False)
    yield TensorGroup("per-layer embeddings", "half", hidden, table)
    yield TensorGroup("per-layer embeddings", "other", hidden, width, range(a.layer_count), a.layer_count)
    yield TensorGroup("per-layer embeddings", "other", width, hidden, range(a.layer_count), a.layer_count)


def _layer_groups(a: Architecture) -> Iterator[TensorGroup]:
    if a.type in ("gemma3n", "gemma4") and a.shared_kv_layers:
        yield from _per_layer_embeddings(a)
    if a.type == "gemma3n":
        hidden = a.hidden_size or 0
        yield TensorGroup("other", "half", hidden, 2 * ALTERNATIVES * hidden)
        yield TensorGroup("other", "half", hidden, 2 * AUGMENTED_RANK, range(a.layer_count), a.layer_count)
    yield from mixer_tensors(a)
    yield from _feed_forward(a)


def _feed_forward(a: Architecture) -> Iterator[TensorGroup]:
    """Dense layers, routed experts and shared experts."""
    layers = _ffn_layers(a)
    routed = min(layers, a.experts.layers or layers) if a.experts else 0
    dense = layers - routed
    first = a.experts.first_dense_layers if a.experts else 0
    dense_at, routed_at = _ffn_positions(layers, dense, first)
    if a.type in DENSE_BESIDE_EXPERTS:
        dense_at = range(layers)
    if dense_at and a.intermediate_size:
        yield from _ffn(a, "feed-forward", dense_at, _dense_width(a), layers)
    if a.type == "gemma4" and a.hidden_size == DOUBLE_WIDE_HIDDEN:
        yield from _ffn(a, "feed-forward", range(a.shared_kv_layers or 0), a.intermediate_size or 0, layers)
    if a.experts and routed:
        yield from _experts(a, routed_at, layers)


DOUBLE_WIDE_HIDDEN = 1_536
"""Hidden size of Gemma 4 E2B, whose layers without a cache of their own are twice as wide (use_double_wide_mlp)."""


def _dense_width(a: Architecture) -> int:
    """The width of dense feed-forward layers. LFM2 takes two thirds of the width in its configuration, up to a multiple
    of 256, or (LFM2 2.6B) all of it: the parameter count tells. Source: transformers, Lfm2MLP
    (block_auto_adjust_ff_dim)."""
    width = a.intermediate_size or 0
    if a.type != "lfm2" or not a.parameters:
        return width
    adjusted = -(-2 * width // 3 // 256) * 256
    known = shape_sum((*_embeddings(a, tied=True), *mixer_tensors(a)))
    left = (a.parameters - known) / (3 * (a.hidden_size or 1) * _ffn_layers(a))
    return min(width, adjusted, key=lambda each: abs(each - left))


def _ffn_layers(a: Architecture) -> int:
    """Layers that have a feed-forward part."""
    if "mlp-only" in a.layers:
        return a.layers["mlp-only"]
    pure_ssm = a.layers.get("ssm") == a.layer_count and a.type not in ("jamba",)
    return 0 if pure_ssm else a.layer_count


def _ffn_positions(layers: int, dense: int, first: int) -> tuple[Sequence[int], Sequence[int]]:
    if dense == 0 or first == dense:
        return range(dense), range(dense, layers)
    routed_step = layers / (layers - dense) if layers > dense else 1
    routed = {min(layers - 1, int(routed_step * (index + 1)) - 1) for index in range(layers - dense)}
    return tuple(i for i in range(layers) if i not in routed), tuple(sorted(routed))


def _up_matrices(a: Architecture) -> int:
    """Matrices into the feed-forward part: two with a gate, one in Nemotron-H (whose layers have one part each)."""
    return 1 if a.type in TWO_MATRIX_FFN or "mlp-only" in a.layers else 2


def _ffn(a: Architecture, part: str, at: Sequence[int], width: int, of: int) -> Iterator[TensorGroup]:
    hidden = a.hidden_size or 0
    up = _up_matrices(a)
    yield TensorGroup(part, "ffn-up", hidden, up * width, at, of)
    yield TensorGroup(part, "ffn-down", width, hidden, at, of)


def _experts(a: Architecture, at: Sequence[int], of: int) -> Iterator[TensorGroup]:
    experts, hidden = a.experts, a.hidden_size or 0
    assert experts is not None
    width = experts.intermediate_size or a.intermediate_size or 0
    up, total = _up_matrices(a), experts.total
    read = experts.per_token / total
    yield TensorGroup("experts", "ffn-up", hidden, up * width * total, at, of, read, routed=True)
    yield TensorGroup("experts", "ffn-down", width, hidden * total, at, of, read, routed=True)
    yield TensorGroup("router", "kept", hidden, total, at, of)
    if shared := experts.shared_intermediate_size or experts.shared * width:
        yield from _ffn(a, "shared experts", at, shared, of)


def _reconciled(model: Model, a: Architecture, groups: tuple[TensorGroup, ...]) -> Iterator[TensorGroup]:
    """The groups, made to agree with the parameter count where they do not."""
    count, total = _count(model, a), shape_sum(groups)
    missing = count - total
    if missing < -_slack(count) * count:
        yield from _shrunk(groups, -missing)
        return
    yield from groups
    if missing > _slack(count) * count:
        read = sum(group.parameters * group.read for group in groups)
        active = model.size.active_parameters
        share = min(1.0, max(0.0, (active - read) / missing)) if active else 1.0
        yield from _rest(model, a, missing, share)


def _rest(model: Model, a: Architecture, missing: float, read: float) -> Iterator[TensorGroup]:
    """What the shapes on record do not tell of: an encoder (which no token that is written reads), towers for pictures
    and sound, which are files of their own, or parts of the layers, of which a token reads the share `read`: what
    active parameters leave open."""
    if model.kind == "encoder-decoder":
        yield from _like_layers("encoder", a, missing, 0.0)
    elif not _has_tower(model, a) or missing > LARGEST_TOWER:
        yield from _like_layers("other", a, missing, read)


def _like_layers(part: str, a: Architecture, parameters: float, read: float) -> Iterator[TensorGroup]:
    """Layers of unknown shapes, whose types are taken to be those of feed-forward layers: most of any layer is, and a
    third of that leads out of it."""
    hidden, layers = a.hidden_size or 1, a.layer_count
    rows = parameters / hidden / layers
    yield TensorGroup(part, "ffn-up", hidden, 2 / 3 * rows, range(layers), layers, read)
    yield TensorGroup(part, "ffn-down", hidden, 1 / 3 * rows, range(layers), layers, read)


def _shrunk(groups: tuple[TensorGroup, ...], excess: float) -> Iterator[TensorGroup]:
    """The groups without `excess` parameters, taken from what records know least: experts that work on a narrower
    vector, then state spaces, then all."""
    for part in ("experts", "recurrent", None):
        total = sum(group.parameters for group in groups if part in (None, group.part))
        if total > excess:
            break
    for group in groups:
        shrinks = part in (None, group.part)
        yield replace(group, rows=group.rows * (1 - excess / total)) if shrinks else group
