"""What a GGUF file has before its tensors: its vocabulary."""

from __future__ import annotations

from sitegen.catalog import Architecture

WITH_SCORES = frozenset(
    {
        "ernie4_5",
        "gemma",
        "gemma2",
        "gemma3",
        "gemma3_text",
        "gemma3n",
        "gemma4",
        "gemma4_unified",
        "nemotron",
        "recurrent_gemma",
    }
)
"""Kinds whose vocabulary has a score for each entry; nearly all others with large ones list merges of entries."""

SCORED_ENTRY_BYTES = 25
MERGED_ENTRY_BYTES = 41
LLAMA_3_VOCABULARY, LLAMA_3_ENTRY_BYTES = 128_256, 61
"""Bytes that an entry of the vocabulary takes: its text and the text's length, its type, and either its score or its
share of the merges, of which Llama 3 has more than entries. Source: ggml, docs/gguf.md (tokenizer.ggml.tokens, scores,
token_type, merges); by how much files of Gemma 3 270M, Qwen3 0.6B and Llama 3.2 1B are larger than their tensors."""


def header_bytes(a: Architecture) -> float:
    """Bytes of a file that are no tensors, without the few KB that are not vocabulary."""
    entries = a.vocabulary_size or 0
    if entries == LLAMA_3_VOCABULARY:
        return entries * LLAMA_3_ENTRY_BYTES
    return entries * (SCORED_ENTRY_BYTES if a.type in WITH_SCORES else MERGED_ENTRY_BYTES)
