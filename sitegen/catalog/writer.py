"""Records to YAML: one stable layout for new files, and the smallest change for files that people edit.

The layout: keys in the schema's order, lists one item a line (but layer numbers in one line, and a measured result in
one), no folded lines.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from datetime import date
from difflib import SequenceMatcher
from pathlib import Path
from typing import TYPE_CHECKING, Any

from yaml import SafeLoader, ScalarNode

from sitegen.catalog import schema
from sitegen.catalog.problem import KeyPath
from sitegen.catalog.records import Card, Measured, Model
from sitegen.catalog.scalars import resolve

if TYPE_CHECKING:
    from ruamel.yaml import YAML

RecordType = type[Model] | type[Card] | type[Measured]
_ONE_LINE = {"full_attention_layers"}
_ROWS = {"results"}  # lists whose items take a line each
_WIDTH = 1_000_000  # never fold
_LIST_UNDER_ITS_KEY = re.compile(r"^( *)[\w-]+:[ \t]*\r?\n\1- ", re.MULTILINE)
_YAML_11 = SafeLoader("")  # what other programs may take for a boolean, a date, a time


def record_text(record: RecordType, data: Mapping[str, Any]) -> str:
    """Text of a new file. `data` holds lists, mappings and scalars; dates are text."""
    return _dump(_editor(""), _node(record, data, ""))


def changed_text(text: str, record: RecordType, changes: Mapping[KeyPath, Any]) -> str:
    """A file's text with some values set, keeping comments, order and layout of all else."""
    editor = _editor(text)
    document = editor.load(text)
    for path, value in changes.items():
        _set(document, record, path, value)
    changed = _dump(editor, document)
    return changed.replace("\n", "\r\n") if "\r\n" in text else changed


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_bytes(text.encode())
    fresh.replace(path)


def _editor(text: str) -> YAML:
    from ruamel.yaml import YAML  # here, because it takes 0.1 s and only imports of facts need it

    editor = YAML(typ="rt")
    editor.preserve_quotes = True
    editor.width = _WIDTH
    editor.explicit_start = True if text.startswith("---") else None
    if not _LIST_UNDER_ITS_KEY.search(text):
        editor.indent(mapping=2, sequence=4, offset=2)
    return editor


def _dump(editor: YAML, document: Any) -> str:
    out = io.StringIO()
    editor.dump(document, out)
    return out.getvalue()


def _node(annotation: Any, value: Any, key: str) -> Any:
    """A value as ruamel writes it: groups in the schema's order, dates as dates, quotes where text looks like more."""
    from ruamel.yaml.comments import CommentedMap, CommentedSeq
    from ruamel.yaml.scalarstring import DoubleQuotedScalarString

    if isinstance(value, Mapping):
        order = {name: index for index, name in enumerate(schema.choices(annotation))}
        keys = sorted(value, key=lambda name: order.get(name, len(order)))
        group = CommentedMap((name, _node(schema.step(annotation, name), value[name], name)) for name in keys)
        if key in _ROWS:
            group.fa.set_flow_style()
        return group
    if isinstance(value, list):
        items = CommentedSeq(_node(schema.step(annotation, 0), item, key) for item in value)
        if key in _ONE_LINE:
            items.fa.set_flow_style()
        return items
    if isinstance(value, str):
        day = _day(value) if schema.bare_type(annotation) is date else None
        return day or (DoubleQuotedScalarString(value) if _looks_like_more(value) else value)
    return value


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _looks_like_more(text: str) -> bool:
    tag = _YAML_11.resolve(ScalarNode, text, (True, False))  # type: ignore[no-untyped-call]
    return not isinstance(resolve(text), str) or tag != "tag:yaml.org,2002:str"


def _set(document: Any, record: RecordType, path: KeyPath, value: Any) -> None:
    container = document
    for depth, part in enumerate(path[:-1], 1):
        if part not in container:
            _insert(container, schema.at(record, path[: depth - 1]), str(part), _node(None, {}, ""))
        container = container[part]
    key = str(path[-1])
    node = _node(schema.at(record, path), value, key)
    if key not in container:
        _insert(container, schema.at(record, path[:-1]), key, node)
    elif isinstance(value, list) and isinstance(container[key], list):
        _edit_list(container[key], node)
    else:
        container[key] = _like(container[key], node)


def _like(old: Any, new: Any) -> Any:
    """The quotes of the old text, if it had some."""
    from ruamel.yaml.scalarstring import ScalarString

    return type(old)(new) if isinstance(old, ScalarString) and isinstance(new, str) else new


def _edit_list(items: Any, new: list[Any]) -> None:
    """Only items that differ are touched, so that the others keep their comments."""
    steps = SequenceMatcher(None, [repr(_plain(item)) for item in items], [repr(_plain(item)) for item in new], False)
    for step, start, end, new_start, new_end in reversed(steps.get_opcodes()):
        if step != "equal":
            for index in reversed(range(start, end)):
                del items[index]
            for offset, item in enumerate(new[new_start:new_end]):
                items.insert(start + offset, item)


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    return str(value) if isinstance(value, str) else value


def _insert(container: Any, annotation: Any, key: str, node: Any) -> None:
    """Put a new key where the schema has it: after the last present key that comes before it."""
    order = list(schema.choices(annotation))
    before = set(order[: order.index(key)]) if key in order else set(container)
    position = max((index + 1 for index, name in enumerate(container) if name in before), default=0)
    container.insert(position, key, node)
