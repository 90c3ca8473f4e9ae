"""Field types that several records share, each with its limits."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError

EARLIEST_DAY = date(2000, 1, 1)
LATEST_DAY = date(2100, 1, 1)


def _day(value: object) -> date:
    """YAML hands dates over as text (the schema reads them), so the message can show what was written."""
    try:
        day = date.fromisoformat(value) if isinstance(value, str) and len(value) == 10 else None
    except ValueError:
        day = None
    if day is None:
        raise PydanticCustomError("day", "expected a date, year-month-day")
    if not EARLIEST_DAY <= day < LATEST_DAY:
        raise PydanticCustomError("day_range", f"expected a date from {EARLIEST_DAY} to before {LATEST_DAY}")
    return day


Day = Annotated[date, BeforeValidator(_day)]
Count = Annotated[int, Field(gt=0, lt=10**18)]
Index = Annotated[int, Field(ge=0, lt=10**18)]
Positive = Annotated[float, Field(gt=0, lt=1e40, allow_inf_nan=False)]
Fraction = Annotated[float, Field(gt=0, le=1, allow_inf_nan=False)]
Text = Annotated[str, Field(min_length=1, max_length=2000)]
Name = Annotated[str, Field(min_length=1, max_length=300, pattern=r"^\S(.*\S)?$")]
Slug = Annotated[str, Field(max_length=80, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Url = Annotated[str, Field(pattern=r"^https?://[^\s<>\"]+$")]
