"""Questions to the schema of records: what is expected at a key path, which keys and values are known."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from sitegen.catalog.fields import Expected
from sitegen.catalog.problem import KeyPath
from sitegen.catalog.records import Record

MOST_CHOICES_SHOWN = 16


@cache
def fields(record: type[Record]) -> dict[str, Any]:
    """Annotation of each field of a record, in the schema's order."""
    hints = get_type_hints(record, include_extras=True)
    return {name: hints[name] for name in record.model_fields}


def at(record: type[Record], path: KeyPath) -> Any:
    """The annotation at a key path, or None where the schema has no such path."""
    annotation: Any = record
    for part in path:
        annotation = step(annotation, part)
    return annotation


def step(annotation: Any, part: str | int) -> Any:
    """The annotation of one key or item below another, or None."""
    bare = bare_type(annotation)
    if is_record(bare):
        return fields(bare).get(str(part))
    if get_origin(bare) is tuple and isinstance(part, int):
        return get_args(bare)[0]
    return get_args(bare)[1] if get_origin(bare) is dict else None


def bare_type(annotation: Any) -> Any:
    """A field's type without `| None` and limits."""
    return _unwrap(annotation)[0]


def is_list(annotation: Any) -> bool:
    return get_origin(bare_type(annotation)) is tuple


def is_record(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, Record)


def choices(annotation: Any) -> tuple[str, ...]:
    """The values of a closed list, also of the items of a list or of a mapping's keys."""
    bare, _ = _unwrap(annotation)
    if get_origin(bare) is Literal:
        return get_args(bare)
    if get_origin(bare) is dict:
        return choices(get_args(bare)[0])
    return tuple(fields(bare)) if is_record(bare) else ()


def expected(annotation: Any) -> str:
    """What a field wants, as messages name it."""
    bare, said = _unwrap(annotation)
    if said:
        return said
    if get_origin(bare) is Literal:
        values = get_args(bare)
        return f"one of {', '.join(values)}" if len(values) <= MOST_CHOICES_SHOWN else f"one of {len(values)} values"
    if get_origin(bare) is tuple:
        return "a list"
    if bare is bool:
        return "true or false"
    return "a mapping of keys and values"


@cache
def paths(record: type[Record]) -> tuple[KeyPath, ...]:
    """Key path of every field and group, in the schema's order."""
    found: list[KeyPath] = []
    for name, annotation in fields(record).items():
        found.append((name,))
        if is_record(bare := bare_type(annotation)):
            found += ((name, *path) for path in paths(bare))
    return tuple(found)


@cache
def homes(record: type[Record], prefix: str = "") -> dict[str, str]:
    """For each key, the first group that knows it: `license` is at home in `availability`."""
    found: dict[str, str] = {}
    for name, annotation in fields(record).items():
        found.setdefault(name, prefix)
        if is_record(bare := bare_type(annotation)):
            path = f"{prefix}.{name}" if prefix else name
            for key, home in homes(bare, path).items():
                found.setdefault(key, home)
    return found


def _unwrap(annotation: Any) -> tuple[Any, str]:
    said = ""
    while True:
        origin = get_origin(annotation)
        if origin is Annotated:
            annotation, *extras = get_args(annotation)
            said = said or next((extra.text for extra in extras if isinstance(extra, Expected)), "")
        elif origin in (Union, UnionType):
            (annotation,) = (arm for arm in get_args(annotation) if arm is not NoneType)
        else:
            return annotation, said
