"""Field types that several records share, each with its limits."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from typing import Annotated

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError

EARLIEST_DAY = date(2000, 1, 1)
LATEST_DAY = date(2100, 1, 1)
SLUG = r"[a-z0-9]+(-[a-z0-9]+)*"
_HOST = r"[\w-]+(\.[\w-]+)*(:[0-9]{1,5})?"
_PATH = r"([\w.~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})"  # one character of a part between slashes, as in RFC 3987
ADDRESS = rf"https?://{_HOST}(/({_PATH}|/)*)?(\?({_PATH}|[/?])*)?(#({_PATH}|[/?])*)?"
ADDRESS_WITHOUT_SLASH = rf"https?://{_HOST}(/{_PATH}+)*"
_DAY = r"[0-9]{4}-[0-9]{2}-[0-9]{2}"


def _day(value: object) -> date:
    """YAML hands dates over as text, so that a message can show what was written."""
    try:
        day = date.fromisoformat(value) if isinstance(value, str) and re.fullmatch(_DAY, value) else None
    except ValueError:
        day = None
    if day is None or not EARLIEST_DAY <= day < LATEST_DAY:
        raise PydanticCustomError("day", "not a date of the catalogue")
    return day


@dataclass(frozen=True, slots=True)
class Expected:
    """How messages name what a field wants."""

    text: str


Day = Annotated[
    date,
    BeforeValidator(_day),
    Expected(f"a date from {EARLIEST_DAY} to before {LATEST_DAY}, written year-month-day"),
]
Count = Annotated[int, Field(gt=0, lt=10**18), Expected("a positive integer")]
Index = Annotated[int, Field(ge=0, lt=10**18), Expected("a whole number from 0")]
Positive = Annotated[float, Field(gt=0, lt=1e40, allow_inf_nan=False), Expected("a positive number")]
Fraction = Annotated[float, Field(gt=0, le=1, allow_inf_nan=False), Expected("a number above 0 and at most 1")]
Text = Annotated[str, Field(min_length=1, max_length=2000), Expected("text of 1 to 2000 characters")]
Name = Annotated[
    str,
    Field(min_length=1, max_length=300, pattern=r"^\S(.*\S)?$"),
    Expected("one line of 1 to 300 characters that neither starts nor ends with a space"),
]
Slug = Annotated[
    str,
    Field(max_length=80, pattern=rf"^{SLUG}$"),
    Expected("a slug of at most 80 characters: a-z, 0-9 and single hyphens between them"),
]
Url = Annotated[
    str, Field(max_length=2000, pattern=rf"^{ADDRESS}$"), Expected("an address that starts with https:// or http://")
]
Repository = Annotated[
    str, Field(pattern=r"^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$"), Expected("a Hugging Face repository, owner/name")
]
HubOwner = Annotated[
    str, Field(max_length=96, pattern=r"^[A-Za-z0-9_.-]+$"), Expected("a name of a Hugging Face owner, without spaces")
]
Year = Annotated[int, Field(ge=2020, lt=2100), Expected("a year from 2020 to 2099")]
CudaCapability = Annotated[
    str, Field(pattern=r"^[0-9]{1,2}\.[0-9]$"), Expected('a compute capability in quotes, like "8.6"')
]
VulkanVersion = Annotated[str, Field(pattern=r"^1\.[0-9]$"), Expected('a Vulkan version in quotes, like "1.3"')]
