"""JSON Schemas (https://json-schema.org/draft/2020-12) of the JSON files; those of records come from their types."""

from __future__ import annotations

import json
from typing import Any

from sitegen.catalog import Card, Model, Record

DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]

_INDEX: Schema = {"type": "integer", "minimum": 0}
_FIGURE: Schema = {"type": "number", "minimum": 0}


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


def _of_records(url: str, title: str, kind: type[Record]) -> Schema:
    schema = kind.model_json_schema()
    definitions = schema.pop("$defs", {})
    properties = {
        "$schema": {"type": "string"},
        "license": {"type": "string", "description": "SPDX identifier"},
        "credits": {"type": "string"},
        "records": _list({"$ref": f"#/$defs/{kind.__name__}"}, "sorted by slug"),
    }
    return _object(properties, title, url) | {"$defs": {**definitions, kind.__name__: schema}}


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
