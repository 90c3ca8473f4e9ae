"""What GGUF files hold beyond a model's own tensors, because of how they were converted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from sitegen.catalog import Architecture
from sitegen.estimator import TensorGroup, Weights

HEAD_OF_ITS_OWN = frozenset({"bloom", "gpt2"})
"""Kinds whose files hold tied embeddings twice. Source: llama.cpp, convert_hf_to_gguf.py (BloomModel, GPT2Model)."""

PREDICTS_FURTHER = frozenset({"glm4_moe"})
"""Kinds whose files hold a layer that predicts further tokens, with embeddings and a head of its own. llama.cpp leaves
it where it is unless that is asked for. Source: ikawrakow/ik_llama.cpp, pull request 668 (blk.92.nextn, TENSOR_SKIP).
Of DeepSeek's and Qwen's files most lack theirs."""


def as_in_file(a: Architecture, groups: Iterable[TensorGroup]) -> Iterator[TensorGroup]:
    """A model's tensors as its file has them."""
    yield from _head_of_its_own(groups) if a.type in HEAD_OF_ITS_OWN else groups
    if a.type in PREDICTS_FURTHER:
        yield from _further(a)


def with_head_of_its_own(weights: Weights) -> Weights:
    """The same in a file that holds tied embeddings twice."""
    return replace(weights, groups=tuple(_head_of_its_own(weights.groups)))


def _head_of_its_own(groups: Iterable[TensorGroup]) -> Iterator[TensorGroup]:
    for group in groups:
        if group.part == "head" and group.role == "tied-embeddings":
            yield replace(group, part="embeddings", role="embeddings", read=0.0, on_card=False)
            yield replace(group, role="output")
        else:
            yield group


def _further(a: Architecture) -> Iterator[TensorGroup]:
    """The layer that predicts further tokens, with what leads into it: as large as the last layer."""
    hidden, vocabulary, last = a.hidden_size or 0, a.vocabulary_size or 0, a.layer_count
    part, at, of = "further tokens", range(last, last + 1), last + 1
    queries, keys = (a.attention_heads or 0) * (a.head_dim or 0), (a.kv_heads or 0) * (a.head_dim or 0)
    experts = a.experts
    width = (experts and experts.intermediate_size) or 0
    routed, shared = (experts.total, experts.shared) if experts else (0, 0)
    shapes = [
        TensorGroup(part, "attention-q", hidden, queries),
        TensorGroup(part, "attention-k", hidden, keys),
        TensorGroup(part, "attention-v", hidden, keys),
        TensorGroup(part, "attention-output", queries, hidden),
        TensorGroup(part, "ffn-up", hidden, 2 * width * routed, routed=True),
        TensorGroup(part, "ffn-down", width, hidden * routed, routed=True),
        TensorGroup(part, "ffn-up", hidden, 2 * width * shared),
        TensorGroup(part, "ffn-down", width, hidden * shared),
        TensorGroup(part, "kept", hidden, routed),
        TensorGroup(part, "other", 2 * hidden, hidden),
        TensorGroup(part, "other", hidden, 2 * vocabulary),
    ]
    for shape in shapes:
        yield replace(shape, positions=at, of=of, read=0.0, on_card=False)
