"""Facts of one record that cannot both be true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sitegen.catalog import schema
from sitegen.catalog import vocabulary as v
from sitegen.catalog.hints import nearest
from sitegen.catalog.problem import KeyPath, cut, key_path
from sitegen.catalog.records import Architecture, Card, Measured, Memory, Model, Record, Result, Size

_WINDOWED: tuple[v.LayerKind, ...] = ("sliding", "chunked", "compressed-4", "compressed-128")
_BESIDE_ATTENTION: tuple[v.LayerKind, ...] = ("ssm-parallel",)  # in the same layer as full or sliding attention


@dataclass(frozen=True, slots=True)
class Breach:
    """A broken rule: the field to look at, what was expected there, and a hint."""

    path: KeyPath
    message: str
    hint: str


def breaches(record: Record) -> Iterator[Breach]:
    """Every broken rule of a record and of the groups in it."""
    if check := _RULES.get(type(record)):
        yield from check(record)
    for name in type(record).model_fields:
        value = getattr(record, name)
        if isinstance(value, Record):
            yield from (Breach((name, *b.path), b.message, b.hint) for b in breaches(value))
        elif isinstance(value, tuple):
            yield from _repeated(name, value)
            for index, item in enumerate(value):
                if isinstance(item, Record):
                    yield from (Breach((name, index, *b.path), b.message, b.hint) for b in breaches(item))


def _repeated(name: str, items: tuple[Any, ...]) -> Iterator[Breach]:
    first: dict[Any, int] = {}
    for index, item in enumerate(items):
        if first.setdefault(item, index) != index:
            yield Breach((name, index), "the list holds this twice", f"first as item {first[item] + 1}; keep one")


def _size(size: Size) -> Iterator[Breach]:
    if size.active_parameters and size.active_parameters > size.parameters:
        yield Breach(
            ("active_parameters",),
            f"expected at most the {size.parameters} parameters in total, got {size.active_parameters}",
            "active parameters are the part that one token uses",
        )


def _architecture(a: Architecture) -> Iterator[Breach]:
    yield from _heads(a)
    yield from _windows(a)
    yield from _layers(a)
    if a.experts and a.experts.per_token > a.experts.total:
        yield Breach(
            ("experts", "per_token"),
            f"expected at most the {a.experts.total} experts in total, got {a.experts.per_token}",
            "it is the number of experts that one token uses",
        )


def _heads(a: Architecture) -> Iterator[Breach]:
    for name in ("kv_heads", "global_kv_heads", "sliding_kv_heads"):
        kv_heads = getattr(a, name)
        if a.attention_heads and kv_heads and a.attention_heads % kv_heads:
            yield Breach(
                (name,),
                f"expected a divisor of the {a.attention_heads} attention heads, got {kv_heads}",
                "each KV head serves the same number of attention heads",
            )


def _windows(a: Architecture) -> Iterator[Breach]:
    if a.sliding_window_tokens and not any(kind in a.layers for kind in _WINDOWED):
        yield Breach(
            ("sliding_window_tokens",),
            f"expected layers that use the window of {a.sliding_window_tokens} tokens, got none",
            "say in `layers` how many are sliding or chunked, or delete the window",
        )
    for kind in ("sliding", "chunked"):
        if kind in a.layers and not a.sliding_window_tokens:
            yield Breach(
                ("layers", kind), f"expected `sliding_window_tokens` beside {kind} layers", "add the window's length"
            )


def _layers(a: Architecture) -> Iterator[Breach]:
    total = sum(count for kind, count in a.layers.items() if kind not in _BESIDE_ATTENTION)
    shared_blocks = a.layers.get("ssm") == a.layer_count  # Zamba: attention blocks run inside Mamba layers
    if a.layers and total != a.layer_count and not shared_blocks:
        yield Breach(
            ("layers",),
            f"expected kinds of layers that add up to `layer_count` {a.layer_count}, got {total}",
            "count each layer once",
        )
    for name in ("experts", "recurrent"):
        part = getattr(a, name)
        if part and part.layers and part.layers > a.layer_count:
            yield Breach(
                (name, "layers"), f"expected at most the {a.layer_count} layers in total, got {part.layers}", ""
            )
    if a.shared_kv_layers and a.shared_kv_layers >= a.layer_count:
        yield Breach(
            ("shared_kv_layers",),
            f"expected fewer than the {a.layer_count} layers in total, got {a.shared_kv_layers}",
            "it is the number of layers that reuse the cache of an earlier one",
        )
    if a.experts and a.experts.first_dense_layers > a.layer_count:
        yield Breach(
            ("experts", "first_dense_layers"),
            f"expected at most the {a.layer_count} layers in total, got {a.experts.first_dense_layers}",
            "",
        )
    for index, layer in enumerate(a.full_attention_layers):
        if layer >= a.layer_count:
            yield Breach(
                ("full_attention_layers", index),
                f"expected a layer from 0 to {a.layer_count - 1}, got {layer}",
                "layers count from 0",
            )


def _model(model: Model) -> Iterator[Breach]:
    yield from _slug(model)
    yield from _pinned(model)


def _card(card: Card) -> Iterator[Breach]:
    yield from _slug(card)
    yield from _pinned(card)
    for index, correction in enumerate(card.sources.corrections):
        for breach in _known_path(card, correction.field):
            yield Breach(("sources", "corrections", index, "field"), breach.message, breach.hint)
    if card.kind == "unified" and card.memory.unified_usable_fraction is None:
        yield Breach(
            ("memory",), "expected `unified_usable_fraction` for a card of kind unified", "add the share, like 0.75"
        )
    if card.kind != "unified" and card.memory.unified_usable_fraction is not None:
        yield Breach(
            ("memory", "unified_usable_fraction"),
            f"expected only for cards of kind unified, got it for kind {card.kind}",
            "change `kind` or delete this line",
        )


def _measured(device: Measured) -> Iterator[Breach]:
    if bool(device.cards) == bool(device.device):
        got = "both" if device.cards else "neither"
        yield Breach(
            (),
            f"expected either `cards` or `device`, got {got}",
            "name the cards of content/gpus, or give the figures of a device that is not there",
        )


def _result(result: Result) -> Iterator[Breach]:
    if (result.model is None) == (result.name is None):
        got = "neither" if result.model is None else "both"
        yield Breach(
            (),
            f"expected either `model` or `name`, got {got}",
            "`model` is a slug of content/models, `name` what the report calls a model that is not there",
        )
    elif result.name is not None and result.parameters is None:
        yield Breach((), "expected `parameters` beside `name`", "add the number of parameters")
    for key in ("parameters", "active_parameters"):
        if result.model is not None and getattr(result, key) is not None:
            yield Breach((key,), "expected only beside `name`, got it beside `model`", "the model's record has it")


def _slug(record: Model | Card) -> Iterator[Breach]:
    if record.slug == "index":
        yield Breach(("slug",), 'expected another slug than "index"', "the page with the list of all has this address")


def _pinned(record: Model | Card) -> Iterator[Breach]:
    for index, path in enumerate(record.pinned):
        for breach in _known_path(record, path):
            yield Breach(("pinned", index), breach.message, breach.hint)


def _known_path(record: Model | Card, text: str) -> Iterator[Breach]:
    if schema.at(type(record), tuple(text.split("."))) is None:
        known = tuple(key_path(path) for path in schema.paths(type(record)))
        yield Breach((), f'expected the key path of a field, got "{cut(text)}"', nearest(text, known))


_RULES: dict[type[Record], Any] = {
    Size: _size,
    Architecture: _architecture,
    Model: _model,
    Card: _card,
    Measured: _measured,
    Result: _result,
}
RULED_GROUPS: dict[type[Record], dict[str, type[Record]]] = {
    Model: {"size": Size, "architecture": Architecture},
    Card: {"memory": Memory},
}
