"""The record's group on how a model is built inside."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from sitegen.catalog import Architecture
from sitegen.pages.record_fields import field, listed
from sitegen.pages.views import Field
from sitegen.pages.words import name
from sitegen.pages.writer import Writer

_COUNTS = (
    ("hidden_size", "hidden_size"),
    ("attention_heads", "attention_heads"),
    ("kv_heads", "kv_heads"),
    ("head_dim", "head_dim"),
    ("vocabulary", "vocabulary_size"),
)


def architecture(writer: Writer) -> Iterator[Field]:
    """Attention, layers, heads, experts, limits, as far as they are known."""
    built = writer.facts.model.architecture
    if built is None:
        return
    yield field(writer, "architecture_type", name(built.type))
    yield from listed(writer, "attention", "attention", built.attention)
    yield field(writer, "layer_count", writer.number(built.layer_count))
    if len(built.layers) > 1:
        yield field(writer, "layers", _layers(writer, built))
    for key, attribute in _COUNTS:
        if value := getattr(built, attribute):
            yield field(writer, key, writer.number(value))
    if built.context_limit_tokens:
        yield field(writer, "context_limit", writer.tokens(built.context_limit_tokens))
    if built.sliding_window_tokens and {"sliding", "chunked"} & set(built.layers):
        yield field(writer, "window", writer.tokens(built.sliding_window_tokens))
    if built.mla:
        yield field(writer, "latent", writer.plural("record.latent_value", built.mla.cached_values))
    yield from _experts(writer, built)
    if built.recurrent:
        yield from listed(writer, "recurrent", "recurrent_type", (built.recurrent.type,))
    basis = writer.text("record.basis_recalled" if built.recalled else "record.basis_exact")
    yield field(writer, "architecture_basis", basis)


def _layers(writer: Writer, built: Architecture) -> Markup:
    language = writer.language
    items = (
        writer.text("record.layers_item", kind=language.label("layer_kind", kind), count=count)
        for kind, count in built.layers.items()
    )
    return language.sentence(Markup(", ").join(items))


def _experts(writer: Writer, built: Architecture) -> Iterator[Field]:
    if built.experts:
        values = {"total": built.experts.total, "active": built.experts.per_token}
        yield field(writer, "experts", writer.text("record.experts_value", **values))
        if built.experts.shared:
            yield field(writer, "shared_experts", writer.number(built.experts.shared))
