"""The data files behind the figures of a row: what memory each part of a model takes, how long each step of a token.

One file a model, fetched when somebody opens a row of its table, or its row in a card's table. Neutral to language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sitegen.estimator import (
    BACKEND_GB,
    GIB,
    RUNTIME_GB,
    CardSpeed,
    TokenWork,
    cache_seconds,
    context_gb,
    generic_weights,
    token_steps,
)
from sitegen.tables.data import json_text, short_number
from sitegen.tables.table import ContextTable, ModelTable

EVIDENCE = ("card", "generation", "vendor", "size")
"""What figures rest on, in the order that a file counts them by: measurements of the card, of its generation, of its
vendor's cards; the model's size alone."""

LEAST_GB = 0.05
"""Parts that take less at the best level are not listed (GiB)."""


def parts_data(table: ModelTable) -> str:
    """What the figures of a model's rows consist of.

    `parts` names the larger parts of the weights; `levels` has, in the order of the model's own file, what each part
    takes at each level (GiB); `runtime` is the engine's own (GiB). A context has its `tokens`, and what `cache` and
    `buffers` take (GiB). `first` is the first class of cards that runs any level; from there on a line a class in
    `classes`: the index of the lowest level that it runs at any context, usable memory (GiB), what its figures rest on
    (`EVIDENCE`), and times (ms): of starting and going through the layers; by level, of reading the weights and what
    unpacking adds; by context, of reading the cache. There are no times where the layers are unknown: the generic
    profile has no steps.
    """
    spec = table.spec
    offered = {each.level: each for each in spec.weights or generic_weights(spec)}
    weights = [offered[cost.level] for cost in table.contexts[0].costs]
    listed = [place for place, part in enumerate(weights[-1].parts) if part.card_bytes >= LEAST_GB * GIB]
    head = {
        "parts": [weights[0].parts[place].part.replace(" ", "-") for place in listed] or ["weights"],
        "levels": [
            _gigabytes([each.parts[place].card_bytes for place in listed] or [each.card_bytes]) for each in weights
        ],
        "runtime": BACKEND_GB if spec.buffers else RUNTIME_GB,
        "contexts": [_context(table, context) for context in table.contexts],
        "first": table.contexts[0].starts[0],
    }
    lines = ",\n".join(_classes(table))
    return f'{json_text(head)[:-1]},\n"classes":[\n{lines}\n]}}\n'


def _gigabytes(sizes: Sequence[float]) -> list[int | float]:
    return [short_number(round(size / GIB, 2)) for size in sizes]


def _context(table: ModelTable, context: ContextTable) -> dict[str, int | float]:
    both = context_gb(table.spec, context.context_tokens)
    cache = table.spec.cache.kept_gb(context.context_tokens) if table.spec.cache else both
    figures = {"cache": round(cache, 2), "buffers": round(both - cache, 2)}
    return {"tokens": context.context_tokens, **{name: short_number(value) for name, value in figures.items()}}


def _classes(table: ModelTable) -> Iterator[str]:
    works = [cost.work for cost in table.contexts[0].costs]
    reads = [context.costs[0].work for context in table.contexts]
    shortest, longest = table.contexts[0], table.contexts[-1]
    for index in range(shortest.starts[0], len(table.deck.classes)):
        lowest, highest = max(0, longest.level(index)), shortest.level(index)
        card = table.deck.classes[index]
        mine, all_reads = _known(works[lowest : highest + 1]), _known(reads)
        basis = table.deck.evidence[index] if mine else "size"
        times = ",".join(_times(mine, all_reads, card.speed)) if mine else "0,[],[],[]"
        yield f"[{lowest},{card.usable_gb:.4g},{EVIDENCE.index(basis)},{times}]"


def _known(works: Sequence[TokenWork | None]) -> list[TokenWork]:
    return [work for work in works if work]


def _times(works: Sequence[TokenWork], reads: Sequence[TokenWork], speed: CardSpeed) -> Iterator[str]:
    steps = [token_steps(work, speed) for work in works]
    yield _ms(steps[0].fixed_s)
    yield _list(step.read_s for step in steps)
    yield _list(step.unpack_s for step in steps)
    yield _list(cache_seconds(work, speed) for work in reads)


def _list(times_s: Iterable[float]) -> str:
    return f"[{','.join(map(_ms, times_s))}]"


def _ms(seconds: float) -> str:
    """Three digits, at most two of them decimals: no fit knows more."""
    return f"{1000 * seconds:.3g}" if seconds >= 0.001 else f"{1000 * seconds:.2f}"
