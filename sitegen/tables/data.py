"""The data files that pages load: every figure a visitor can choose, as it is stated. Neutral to language.

`cards.json` has what depends on the cards alone. Cards alike in usable memory and in every speed share a *class*;
classes stand in order of usable memory, so each quantization level begins at one class and goes on to the last.
A model's file has, for each context, where each level begins, and one triple of speeds a class. Lines break where a
reader of a diff would want them to: one card a line, one usable memory a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from sitegen.estimator import LEVELS, MISS_LEVEL, miss
from sitegen.tables.deck import CardDeck, DeckCard
from sitegen.tables.table import DEFAULT_FLOOR, ContextTable, ModelTable


def cards_data(deck: CardDeck) -> str:
    """All cards, newest first, then by name: slug, name, vendor, class, memory (GB), bandwidth (GB/s), release
    (year-month), kind, runtime (or why none), standing. `groups` has the first class of each usable memory."""
    lines = ",\n".join(json_text(_card(card)) for card in deck.cards)
    return f'{{"groups":{json_text(deck.groups)},\n"cards":[\n{lines}\n]}}\n'


def _card(entry: DeckCard) -> list[str | int | float]:
    card = entry.card
    released = card.released.isoformat()[:7]
    memory = card.memory
    return [
        card.slug,
        card.name,
        card.vendor,
        entry.class_index,
        memory.size_gb,
        short_number(memory.bandwidth_gb_s),
        released,
        card.kind,
        entry.support,
        entry.standing,
    ]


def model_data(table: ModelTable) -> str:
    """All cells of one model.

    `qualities` are what a visitor may ask for at least, most compressed first; `levels` what the model is offered at
    in their place: where one of them saves nothing, as above the level that a model was published in, the next better
    one. `floor` is the index of the default quality floor among them, `usual` that of the level which a card that runs
    none is measured against at the default floor. A context has
    its `tokens`; by level, what it `needs` (GiB), the class where it `starts`, and the first class with room to spare
    (`roomy`); `speeds`, triples of estimate, low and high end (tok/s), a class each from the first start on; and by
    floor, what the classes below it are `short` of (GiB), a usable memory each.
    """
    architecture = table.model.architecture
    limit = architecture.context_limit_tokens if architecture else None
    costs = table.contexts[0].costs
    qualities = [level.name for level in reversed(LEVELS)]
    published = [cost.level for cost in costs[len(qualities) :]]
    head = {
        "default": table.default_context_tokens,
        "limit": limit,
        "qualities": qualities + published,
        "levels": [cost.level for cost in costs],
        "floor": DEFAULT_FLOOR,
        "usual": qualities.index(MISS_LEVEL),
    }
    contexts = ",\n".join(_context(table, context) for context in table.contexts)
    return f'{json_text(head)[:-1]},\n"contexts":[\n{contexts}\n]}}\n'


def _context(table: ModelTable, context: ContextTable) -> str:
    needs = [short_number(cost.need_gb) for cost in context.costs]
    roomy = [table.deck.first_class_comfortable(cost.need_gb) for cost in context.costs]
    speeds = ",\n".join(json_text(line) for line in _speeds(table, context))
    short = ",\n".join(json_text(line) for line in _short_of(table, context))
    return (
        f'{{"tokens":{context.context_tokens},"needs":{json_text(needs)},'
        f'"starts":{json_text(context.starts)},"roomy":{json_text(roomy)},\n'
        f'"speeds":[\n{speeds}\n],\n"short":[\n{short}\n]}}'
    )


def _speeds(table: ModelTable, context: ContextTable) -> Iterator[list[int | float]]:
    """One list of triples a usable memory, from the first class that holds any level."""
    cells = table.cells(context.context_tokens, floor=0)
    bounds = (*table.deck.groups, len(cells))
    for first, end in pairwise(bounds):
        if first >= context.starts[0]:
            triples = ((cell.speed_tok_s, cell.low_tok_s, cell.high_tok_s) for cell in cells[first:end])
            yield [short_number(value) for triple in triples for value in triple]


def _short_of(table: ModelTable, context: ContextTable) -> Iterator[list[int | float]]:
    """One list a floor: what each usable memory below it lacks."""
    firsts, classes = table.deck.groups, table.deck.classes
    for floor, start in enumerate(context.starts):
        need_gb = context.miss_need_gb(floor)
        below = (classes[first] for first in firsts if first < start)
        yield [short_number(miss(need_gb, card).shortfall_gb) for card in below]


def short_number(value: float) -> int | float:
    """A whole number without its ".0"."""
    return int(value) if value == int(value) else round(value, 6)


def json_text(value: dict[str, object] | Sequence[object] | Iterable[object]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
