"""What GGUF files hold beyond a model's own tensors, because of how they were converted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date

from sitegen.catalog import Architecture, Model
from sitegen.estimator import TensorGroup, Weights

HEAD_OF_ITS_OWN = frozenset({"bloom", "gpt2"})
"""Kinds whose files hold tied embeddings twice. Source: llama.cpp, convert_hf_to_gguf.py (BloomModel, GPT2Model)."""

PREDICTS_FURTHER = {
    "glm4_moe": ("zai-org", date(2025, 7, 1)),
    "glm_moe_dsa": ("zai-org", date(2026, 2, 1)),
    "qwen3_5": ("Qwen", date(2026, 6, 1)),
    "qwen3_5_moe": ("Qwen", date(2026, 6, 1)),
}
"""Kinds whose files hold a layer that predicts further tokens, of whose models (those that others trained on lack it),
and from which on: those that were published once the converter kept it. llama.cpp loads it only where that is asked
for. Sources: ikawrakow/ik_llama.cpp, pull
requests 668 (GLM-4.5: blk.92.nextn, TENSOR_SKIP) and 1601 (GLM-5.1: "don't get loaded"); ggml-org/llama.cpp, pull
request 22673 (Qwen, May 2026)."""

TABLES_OF_ITS_OWN = frozenset({"glm4_moe"})
WITHOUT_TABLES = frozenset({"glm-4-6-355b"})
"""Kinds in which that layer has embeddings and a head of its own, and models that lack these all the same. Sources: the
same pull request 668; ggml-org/llama.cpp, pull request 16359 (GLM-4.6)."""


def as_in_file(model: Model, a: Architecture, groups: tuple[TensorGroup, ...]) -> Iterator[TensorGroup]:
    """A model's tensors as its file has them."""
    yield from _head_of_its_own(groups) if a.type in HEAD_OF_ITS_OWN else groups
    if _predicts_further(model, a):
        with_tables = a.type in TABLES_OF_ITS_OWN and model.slug not in WITHOUT_TABLES
        for group in _further(a, groups, with_tables=with_tables):
            yield replace(group, part="further tokens", read=0.0, on_card=False)


def _predicts_further(model: Model, a: Architecture) -> bool:
    owner, since = PREDICTS_FURTHER.get(a.type, ("", date.max))
    return model.origin.published >= since and (model.availability.hugging_face or "").startswith(f"{owner}/")


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


def _further(a: Architecture, groups: Iterable[TensorGroup], *, with_tables: bool) -> Iterator[TensorGroup]:
    """The layer that predicts further tokens: one more that attends, and what leads into it."""
    hidden, vocabulary = a.hidden_size or 0, a.vocabulary_size or 0
    feed_forward = ("experts", "shared experts", "router") if a.experts else ("feed-forward",)
    for group in groups:
        if group.part in ("attention", *feed_forward):
            yield replace(group, positions=range(group.of, group.of + 1), of=group.of + 1)
    yield TensorGroup("into it", "other", 2 * hidden, hidden)
    if with_tables:
        yield TensorGroup("tables", "other", hidden, 2 * vocabulary)
