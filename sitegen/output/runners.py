"""Two ways to drive the parts of the work with one interface: in this process, or each part in a process of its own.

A part is a generator. It yields `Doing` before each thing it works on, so that a failure can be named, and at the end
of each stage one value; then it rests until it is resumed with what the next stage needs from all parts together.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Doing:
    """What a part is about to work on: a page's address or a record's slug."""

    what: str


Part = Generator[Any, Any, None]
Start = Callable[[], Part]


class WorkError(Exception):
    """A part stopped. The message says at which page and why, in one line."""


class Runner(AbstractContextManager["Runner"], ABC):
    """Drives all parts, stage by stage; ends them when its context ends, the innermost if there are several."""

    @abstractmethod
    def advance(self, kind: type[T], message: object = None) -> list[T]:
        """Resume every part with `message`; each part's value at the end of the stage, in the order of the parts.

        Raises WorkError where a part stops.
        """


def start(parts: Sequence[Start], method: str | None = None) -> Runner:
    """A runner for `parts`: in this process where there is but one, else with a process for each."""
    return SerialRunner(parts) if len(parts) == 1 else ParallelRunner(parts, method or default_method())


def default_method() -> str:
    """How processes start: fork where it is safe, as it costs nothing to hand the catalogue over then."""
    return "fork" if sys.platform == "linux" else "spawn"


class SerialRunner(Runner):
    """Drives the parts one after the other in this process."""

    def __init__(self, parts: Sequence[Start]) -> None:
        self._parts = [_Driver(part) for part in parts]

    def advance(self, kind: type[T], message: object = None) -> list[T]:
        return [_expect(kind, part.resume(message)) for part in self._parts]

    def __exit__(self, *_: object) -> None:
        for part in self._parts:
            part.close()


class ParallelRunner(Runner):
    """Drives each part in a process of its own, over a pipe."""

    def __init__(self, parts: Sequence[Start], method: str) -> None:
        context: Any = multiprocessing.get_context(method)
        self._workers: list[_Worker] = []
        with _interrupts_blocked():  # for the workers' whole life: the parent hears Ctrl-C and ends them
            for part in parts:
                ours, theirs = context.Pipe()
                inherited = [worker.pipe for worker in self._workers] + [ours]
                process = context.Process(target=_work, args=(part, theirs, inherited), daemon=True)
                process.start()
                theirs.close()
                self._workers.append(_Worker(process, ours))

    def advance(self, kind: type[T], message: object = None) -> list[T]:
        for worker in self._workers:
            worker.resume(message)
        waiting = {worker.pipe: worker for worker in self._workers}
        while waiting:
            for pipe in wait(list(waiting)):
                assert isinstance(pipe, Connection)
                if waiting[pipe].receive():
                    del waiting[pipe]
        return [_expect(kind, worker.value) for worker in self._workers]

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.process.join()
            worker.pipe.close()


class _Driver:
    """Runs a part from one rest to the next."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._part: Part | None = None
        self.doing = "start"

    def resume(self, message: object, told: Callable[[Doing], None] = lambda doing: None) -> object:
        """The value at the end of the stage. Raises WorkError, whatever stopped the part."""
        try:
            if self._part is None:
                self._part = self._start()
                step = next(self._part)
            else:
                step = self._part.send(message)
            while isinstance(step, Doing):
                self.doing = step.what
                told(step)
                step = next(self._part)
        except OSError as error:
            raise WorkError(f"{self.doing}: {_system_message(error)}") from error
        except Exception as error:
            raise WorkError(f"{self.doing}: {_one_line(error)}") from error
        return step

    def close(self) -> None:
        if self._part is not None:
            self._part.close()


class _Worker:
    """A process as its parent sees it."""

    def __init__(self, process: BaseProcess, pipe: Connection) -> None:
        self.process = process
        self.pipe = pipe
        self.value: object = None
        self._doing = "start"

    def resume(self, message: object) -> None:
        try:
            self.pipe.send(message)
        except OSError:
            raise self._death() from None

    def receive(self) -> bool:
        """Take one message; True at the end of the stage."""
        try:
            message = self.pipe.recv()
        except (EOFError, OSError):
            raise self._death() from None
        if isinstance(message, Doing):
            self._doing = message.what
            return False
        if isinstance(message, WorkError):
            raise message
        self.value = message
        return True

    def _death(self) -> WorkError:
        self.process.join()
        code = self.process.exitcode or 0
        cause = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        advice = "; if memory is short, try fewer --workers" if code == -signal.SIGKILL else ""
        return WorkError(f"{self._doing}: the worker process was ended by {cause}{advice}")


def _work(start: Start, pipe: Connection, inherited: Sequence[Connection]) -> None:
    """A worker process: one stage for each message of the parent; ends with its pipe."""
    for other in inherited:
        other.close()
    part = _Driver(start)
    try:
        while True:
            message = pipe.recv()
            try:
                pipe.send(part.resume(message, pipe.send))
            except WorkError as error:
                pipe.send(error)
    except (EOFError, OSError):
        os._exit(1)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _expect(kind: type[T], value: object) -> T:
    if not isinstance(value, kind):
        raise TypeError(f"a part gave {value!r} where {kind.__name__} was due")
    return value


def _system_message(error: OSError) -> str:
    return f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error)


def _one_line(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    text = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    return f"{text} ({Path(frame.filename).name}:{frame.lineno})"
