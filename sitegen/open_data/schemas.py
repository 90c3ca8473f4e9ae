"""JSON Schemas (https://json-schema.org/draft/2020-12) of the JSON files; those of records come from their types."""

from __future__ import annotations

import json
from typing import Any

from sitegen.catalog import Card, Model, Record
from sitegen.open_data.measured import COLUMNS
from sitegen.scoring import CURRENT_YEAR, FAR_OFF_TIMES, GROUPINGS, REASONS

DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]

_INDEX: Schema = {"type": "integer", "minimum": 0}
_FIGURE: Schema = {"type": "number", "minimum": 0}
_NUMBER_OF: Schema = {"type": "integer", "minimum": 0}
_NAME: Schema = {"type": "string", "minLength": 1}


def schema_of_models(url: str) -> str:
    """Of the file with all models; `url` is the schema's own address."""
    return _written(_of_records(url, "Models", Model))


def schema_of_cards(url: str) -> str:
    """Of the file with all cards."""
    return _written(_of_records(url, "Cards", Card))


def schema_of_deck(url: str) -> str:
    """Of data/cards.json, in which the pages look up cards."""
    card = [
        ("slug", {"type": "string"}),
        ("name", {"type": "string"}),
        ("vendor", {"type": "string"}),
        ("class", {**_INDEX, "description": "cards of one class have the same figures"}),
        ("memory, GB", {"type": "integer", "minimum": 1}),
        ("bandwidth, GB/s", {"type": "number", "exclusiveMinimum": 0}),
        ("release", {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}$"}),
        ("kind", {"type": "string"}),
        ("runtime, or why none drives it", {"enum": ["cuda", "vulkan", "rocm", "sycl", "metal", "legacy", "closed"]}),
        (
            "place among cards of its memory, likeliest to be owned first",
            {"type": "integer", "minimum": 0, "maximum": 11},
        ),
    ]
    prefix = [{**schema, "title": title} for title, schema in card]
    properties = {
        "groups": _list(_INDEX, "the first class of each usable memory, least memory first"),
        "cards": _list(
            {"type": "array", "prefixItems": prefix, "items": False, "minItems": len(prefix)}, "newest first"
        ),
    }
    return _written(_object(properties, "Cards as the tables name them", url))


def schema_of_table(url: str) -> str:
    """Of data/models/<slug>.json: one model's cells at every context."""
    context = {
        "tokens": {"type": "integer", "minimum": 1},
        "needs": _list(_FIGURE, "what the model needs at each level (GiB)"),
        "starts": _list(_INDEX, "the class of cards from which on each level is used"),
        "roomy": _list(_INDEX, "the first class with room to spare at each level"),
        "speeds": _list(
            _list(_FIGURE, "estimate, low end, high end (tok/s) of each class in the group, one after the other"),
            "one list a group of classes with the same usable memory, from the first that holds any level",
        ),
        "short": _list(
            _list(_FIGURE, "what each group below the level lacks (GiB)"), "one list a level that a visitor may ask for"
        ),
    }
    properties = {
        "default": {"type": "integer", "minimum": 1, "description": "the context that pages begin with (tokens)"},
        "limit": {"type": ["integer", "null"], "description": "the model's own limit (tokens), where it is known"},
        "qualities": _list({"type": "string"}, "levels that a visitor may ask for, most compressed first"),
        "levels": _list({"type": "string"}, "what the model is offered at in their place"),
        "floor": {**_INDEX, "description": "the default among `qualities`"},
        "usual": {**_INDEX, "description": "the level by which shortfalls are measured at the default floor"},
        "contexts": _list(_object(context), "shortest first"),
    }
    return _written(_object(properties, "One model on every card at every context", url))


def schema_of_class(url: str) -> str:
    """Of data/classes/<name>.json: every model on one class of cards."""
    cells = "for each context that fits: index of the level in the model's ladder, need (GiB), estimate, low end and "
    properties = {
        "roomy": {**_FIGURE, "description": "the largest need that leaves room to spare (GiB)"},
        "cells": _list(_list(_FIGURE, cells + "high end (tok/s)"), "a line a model, in the order of models.json"),
    }
    return _written(_object(properties, "What one class of cards runs", url))


def schema_of_short(url: str) -> str:
    """Of data/short/<name>.json: what models lack on cards with the same usable memory."""
    lacks = _list(_FIGURE, "for each of the last contexts, those that do not fit, what it lacks (GiB)")
    line = _list(lacks, "a list for each level that a visitor may ask for, most compressed first")
    schema = _list(line, "a line a model, in the order of models.json")
    return _written({"$schema": DIALECT, "$id": url, "title": "What falls short on one usable memory", **schema})


def schema_of_model_list(url: str) -> str:
    """Of data/models.json: the models whose lines stand in the files of classes."""
    model = [
        ("slug", _NAME),
        ("name", _NAME),
        ("organization", _NAME),
        ("parameters, 10^9", _FIGURE),
        ("active parameters, 10^9: 0 where unknown, null for dense models", {"type": ["number", "null"], "minimum": 0}),
        ("month of publication", {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}$"}),
        ("tasks", _list(_INDEX, "indices into `tasks`")),
        ("index into `contexts`", _INDEX),
        ("index into `ladders`", _INDEX),
    ]
    prefix = [{**schema, "title": title} for title, schema in model]
    line = {"type": "array", "prefixItems": prefix, "items": False, "minItems": len(prefix)}
    properties = {
        "qualities": _list(_NAME, "levels that a visitor may ask for, most compressed first"),
        "floor": {**_INDEX, "description": "the default among `qualities`"},
        "usual": {**_INDEX, "description": "the level by which shortfalls are measured at the default floor"},
        "tasks": _list(_NAME, "what models are for"),
        "contexts": _list(_list({"type": "integer", "minimum": 1}, "tokens, shortest first"), "sets of contexts"),
        "ladders": _list(_list(_NAME, "what a model is offered at in place of `qualities`"), "ladders of levels"),
        "models": _list(line, "largest first"),
    }
    return _written(_object(properties, "Models as the files of classes list them", url))


def schema_of_measurements(url: str) -> str:
    """Of the file with all measured rows."""
    row = _object({name: column.schema for name, column in COLUMNS.items()})
    return _written(_object(_head(_list(row, "in the order of the repository's files")), "Measured speeds", url))


def schema_of_accuracy(url: str) -> str:
    """Of data/accuracy.json. All errors are ratios: 0.1 is 10 %."""
    score = {"$ref": "#/$defs/score"}
    counts = {"type": "object", "additionalProperties": _NUMBER_OF}
    groups = {
        f"by_{name}": {"type": "object", "additionalProperties": score, "description": "by name, most rows first"}
        for name in GROUPINGS
    }
    figures = {
        "rows": {**_NUMBER_OF, "description": "all measured rows"},
        "models": {**_NUMBER_OF, "description": "models of the rows that count"},
        "sources": {**_NUMBER_OF, "description": "publications that the rows that count are from"},
        "unlisted_devices": {**counts, "description": "rows by device that the catalogue lacks"},
        "unlisted_models": {**counts, "description": "rows by model that the catalogue lacks"},
        "stand_ins": {
            "type": "object",
            "additionalProperties": _NAME,
            "description": "the model whose layers each of these was estimated with, or none",
        },
        "left_out": {**counts, "description": "rows that do not count, by the reason why"},
        "overall": score,
        "as_pages": {**score, "description": "the same rows against what pages state, whatever software a row had"},
        "current": {
            "anyOf": [score, {"type": "null"}],
            "description": f"the same, of the rows of {CURRENT_YEAR}, which the ranges on pages are made for",
        },
        **groups,
        "rivals": {
            "type": "object",
            "additionalProperties": _object(_RIVAL),
            "description": "other calculators' formulas on the same rows, as far as they can say anything",
        },
        "worst": _list(_object(_OFF), "the estimates that are off by most times"),
        "far_off": _list(_object(_OFF | {"reason": _REASON}), f"all that are off by more than {FAR_OFF_TIMES} times"),
    }
    properties = _head() | {
        "unseen": {"type": "boolean", "description": "true where each device was estimated without its own rows"},
        "figures": {"anyOf": [_object(figures), {"type": "null"}], "description": "null where nothing was measured"},
    }
    return _written(_object(properties, "Accuracy of the estimates", url) | {"$defs": {"score": _object(_SCORE)}})


_SCORE: Schema = {
    "rows": _NUMBER_OF,
    "devices": _NUMBER_OF,
    "median": {**_FIGURE, "description": "median distance of the estimate from the measurement, over the measurement"},
    "p80": {**_FIGURE, "description": "the same, 80th percentile"},
    "worst": {**_FIGURE, "description": "the same, the largest"},
    "bias": {**_FIGURE, "description": "median of estimate over measurement"},
    "coverage": {**_FIGURE, "maximum": 1, "description": "share of measurements within their ranges"},
    "width": {**_FIGURE, "description": "mean width of a range over its estimate"},
    "noise": {
        "type": ["number", "null"],
        "minimum": 0,
        "description": "median distance of measurements of one thing from different sources",
    },
    "noise_rows": {**_NUMBER_OF, "description": "how many measurements that is about"},
}
_RIVAL: Schema = {
    "version": {"type": ["string", "null"]},
    "link": {"type": ["string", "null"]},
    "rows": _NUMBER_OF,
    "median": _SCORE["median"],
    "p80": _SCORE["p80"],
}
_OFF: Schema = {
    "place": {**_NAME, "description": "as in the measurements"},
    "device": _NAME,
    "model": _NAME,
    "quant": _NAME,
    "depth_tokens": _NUMBER_OF,
    "measured_tok_s": _FIGURE,
    "estimate_tok_s": _FIGURE,
    "times": {"type": "number", "minimum": 1},
}
_REASON: Schema = {"enum": [*(reason.key for reason in REASONS), None], "description": "null where none is known"}


def _of_records(url: str, title: str, kind: type[Record]) -> Schema:
    schema = kind.model_json_schema()
    definitions = schema.pop("$defs", {})
    properties = _head(_list({"$ref": f"#/$defs/{kind.__name__}"}, "sorted by slug"))
    return _object(properties, title, url) | {"$defs": {**definitions, kind.__name__: schema}}


def _head(records: Schema | None = None) -> Schema:
    """What files of records and figures begin with, and the records."""
    head: Schema = {
        "$schema": {"type": "string"},
        "license": {"type": "string", "description": "SPDX identifier"},
        "credits": {"type": "string"},
    }
    return head | ({"records": records} if records else {})


def _object(properties: Schema, title: str = "", url: str = "") -> Schema:
    head = {"$schema": DIALECT, "$id": url, "title": title} if url else {}
    return {
        **head,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _list(items: Schema, description: str) -> Schema:
    return {"type": "array", "items": items, "description": description}


def _written(schema: Schema) -> str:
    return json.dumps(schema, ensure_ascii=False, indent=1) + "\n"
