"""Names as people write them to parts that can be compared."""

from __future__ import annotations

import re

_MEMORY = re.compile(r"(\d+)\s*(?:gb|gib)\b")
_CORES = re.compile(r"(\d+)[ -]?core")
_PART = re.compile(r"\d+(?:\.\d+)?|[a-z]+")


def parts(text: str) -> list[str]:
    """Words and numbers of a name in lower case: "RTX 4070Ti" is rtx, 4070, ti; "Qwen2.5" is qwen, 2.5."""
    return _PART.findall(text.casefold())


def letters(text: str) -> str:
    """Letters and digits of a name in lower case, whatever stands between them."""
    return "".join(filter(str.isalnum, text.casefold()))


def memory_gb(name: str) -> int | None:
    """The memory that a device's name gives (GB), or None."""
    found = _MEMORY.search(name.casefold())
    return int(found[1]) if found and not name[: found.start()].endswith("/") else None


def core_count(name: str) -> int | None:
    """The GPU cores that a name gives, as Apple's do, or None."""
    found = _CORES.search(name.casefold())
    return int(found[1]) if found else None


def without_notes(name: str) -> str:
    """A name without what is in parentheses and without its memory."""
    return _MEMORY.sub(" ", re.sub(r"\([^)]*\)", " ", name.casefold()))
