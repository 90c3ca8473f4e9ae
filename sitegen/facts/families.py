"""Which models belong together: a family is the same design in several sizes and versions, as people speak of it.

A name says its family before its size: "Qwen3-VL 30B-A3B" is of "Qwen3-VL", "OPT-175B" of "OPT". Where that misleads
("Llama 3.3 70B" is one of Llama 3), the record says `family`.
"""

from __future__ import annotations

import re

from sitegen.catalog import Model

_SIZE = re.compile(r"[ -][AE]?\d+(\.\d+)?(x\d+(\.\d+)?)?[BMT]\d*\b", re.IGNORECASE)
"""Parameters in a name: "8B", "0.6B", "8x7B", "E4B", "A13B", "1B7", "270M", "1T"."""


def family_of(model: Model) -> str:
    """The family's name."""
    return model.family or name_before_size(model.name)


def name_before_size(name: str) -> str:
    """A name up to its size; the whole name where it says none."""
    size = _SIZE.search(name)
    return name[: size.start()] if size else name
