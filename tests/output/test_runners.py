"""Both runners drive parts alike, and name what a part was doing when it stopped."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator
from functools import partial
from typing import Any

import pytest

from sitegen.output.runners import Doing, ParallelRunner, Runner, SerialRunner, Start, WorkError

METHODS = ["serial", "fork", "spawn"]


def adding(numbers: tuple[int, ...]) -> Generator[Any, Any, None]:
    """Yields its sum, then its share of the sum of all."""
    total = yield sum(numbers)
    yield f"{sum(numbers)} of {total}"


def failing(error: BaseException) -> Generator[Any, Any, None]:
    yield 0
    yield Doing("es/models/x.html")
    raise error


def dying(signal_number: int) -> Generator[Any, Any, None]:
    yield 0
    yield Doing("es/models/x.html")
    os.kill(os.getpid(), signal_number)


def runner(method: str, *parts: Start) -> Runner:
    return SerialRunner(parts) if method == "serial" else ParallelRunner(parts, method)


@pytest.mark.parametrize("method", METHODS)
def test_parts_rest_between_stages_and_hear_of_all(method: str) -> None:
    with runner(method, partial(adding, (1, 2)), partial(adding, (3,)), partial(adding, ())) as parts:
        sums = parts.advance(int)
        assert sums == [3, 3, 0]
        assert parts.advance(str, sum(sums)) == ["3 of 6", "3 of 6", "0 of 6"]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (ValueError("bad\nvalue"), r"es/models/x\.html: ValueError: bad value \(test_runners\.py:\d+\)"),
        (MemoryError(), r"es/models/x\.html: MemoryError \(test_runners\.py:\d+\)"),
        (OSError(28, "No space left on device"), r"es/models/x\.html: No space left on device"),
        (OSError(13, "Permission denied", "public/x"), r"es/models/x\.html: public/x: Permission denied"),
    ],
)
def test_an_error_names_the_page_in_one_line(method: str, error: Exception, expected: str) -> None:
    with runner(method, partial(adding, (1,)), partial(failing, error)) as parts:
        parts.advance(int)
        with pytest.raises(WorkError, match=rf"^{expected}$"):
            parts.advance(str)


@pytest.mark.parametrize("method", ["fork", "spawn"])
@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (signal.SIGKILL, "the worker process was ended by signal SIGKILL; if memory is short, try fewer --workers"),
        (signal.SIGTERM, "the worker process was ended by signal SIGTERM"),
    ],
)
def test_a_killed_worker_is_noticed_and_its_page_named(method: str, number: int, expected: str) -> None:
    with runner(method, partial(adding, (1,)), partial(dying, number)) as parts:
        parts.advance(int)
        with pytest.raises(WorkError) as caught:
            parts.advance(str)
    assert str(caught.value) == f"es/models/x.html: {expected}"


def test_no_worker_outlives_its_runner() -> None:
    with ParallelRunner([partial(adding, (1,)), partial(adding, (2,))], "fork") as parts:
        parts.advance(int)
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_a_value_of_the_wrong_kind_is_our_mistake() -> None:
    with SerialRunner([partial(adding, (1,))]) as parts, pytest.raises(TypeError, match="a part gave 1 where str"):
        parts.advance(str)
