"""Tables of the fitted speed for articles, made of the fitted values themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import exp, hypot
from statistics import median
from typing import TYPE_CHECKING

from markupsafe import Markup

from sitegen.catalog import Card
from sitegen.estimator import EFFECTS, FAMILIES, SPREAD, TYPES, CardFacts, card_speed, evidence, group_of, operations_s
from sitegen.estimator.speed import (
    DEEP_FROM_TOKENS,
    OPERATIONS_PER_BYTE,
    USABLE_OPERATIONS,
    USUAL_OPERATIONS_PER_BYTE,
)
from sitegen.pages.words import name
from sitegen.prose import Table
from sitegen.tables import facts_of_card

if TYPE_CHECKING:
    from sitegen.pages.figures import Figures

EXAMPLE = "Q4_K"
"""The storage type whose unpacking the table of generations states."""

EXAMPLE_BYTES = TYPES[EXAMPLE].block_bytes / TYPES[EXAMPLE].block


def _percent(figures: Figures, ratio: float) -> Markup:
    return figures.language.text("unit.percent", value=figures.language.number(ratio * 100))


def _microseconds(figures: Figures, seconds: float) -> str:
    return f"{figures.language.number(seconds * 1e6)}\u00a0µs"


def _value(*names: str) -> float:
    return exp(sum(EFFECTS[name] for name in names))


def terms(figures: Figures) -> Table:
    """What each term takes before vendor, generation and card have their say."""
    figures.named.add("EFFECTS")
    text = figures.language.text
    values: dict[str, str | Markup] = {
        "start": _microseconds(figures, _value("start")),
        "layer": _microseconds(figures, _value("launch")),
        "layer_mixture": _microseconds(figures, _value("launch", "launch/mixture")),
        "weights": _percent(figures, 1 / _value("weights")),
        "experts": _percent(figures, 1 / _value("weights", "experts")),
        "unpack": figures.language.number(_value("unpack"), 1),
        "cache": _percent(figures, 1 / _value("cache")),
    }
    heads = (text("prose.table.term"), text("prose.table.all_cards"))
    return Table(heads, (False, True), tuple((text(f"prose.term.{key}"), value) for key, value in values.items()))


def families(figures: Figures) -> Table:
    """Operations that unpacking takes, by storage types that unpack alike and were measured."""
    figures.named |= {"EFFECTS", "FAMILIES"}
    heads = (figures.language.text("prose.table.type"), figures.language.text("prose.table.unpack"))
    rows = (
        (name(family), figures.language.number(_value("unpack", f"unpack/{family}"), 1))
        for family in FAMILIES
        if f"unpack/{family}" in EFFECTS and family != "other"
    )
    return Table(heads, (False, True), tuple(rows))


def generations(figures: Figures) -> Table:
    """What a card of each measured generation takes that has no effect of its own: the estimator's own figures."""
    figures.named.add("EFFECTS")
    text = figures.language.text
    keys = ("generation", "layer", "layer_mixture", "weights_share", "unpack_example", "both")
    heads = tuple(text(f"prose.table.{key}", type=EXAMPLE) for key in keys)
    rows = (_generation(figures, facts) for facts in measured_generations(figures.examples.cards.values()))
    return Table(heads, (False, True, True, True, True, True), tuple(rows))


def measured_generations(cards: Iterable[Card]) -> list[CardFacts]:
    """One card at 10^9 bytes/s for each generation with one kind of memory that rows speak of, by vendor and name. Its
    compute is the median of those that have it on record."""
    found: dict[tuple[str, str], list[CardFacts]] = {}
    for facts in map(facts_of_card, cards):
        if evidence(facts) != "vendor":
            found.setdefault((facts.vendor, group_of(facts)), []).append(facts)
    return [_typical(found[key]) for key in sorted(found)]


def _typical(cards: Sequence[CardFacts]) -> CardFacts:
    known = [facts.fp32_gflops / facts.bandwidth_gb_s for facts in cards if facts.fp32_gflops]
    return cards[0]._replace(bandwidth_gb_s=1.0, fp32_gflops=median(known) if known else None, key="")


def _generation(figures: Figures, facts: CardFacts) -> tuple[str | Markup, ...]:
    speed, byte_s = card_speed(facts), 1e-9
    unpack_s = speed.unpack_s[FAMILIES.index(EXAMPLE)]
    weight_s = hypot(EXAMPLE_BYTES * speed.weight_s, unpack_s)
    return (
        name(f"{facts.vendor} {group_of(facts)}"),
        _microseconds(figures, speed.launch_s),
        _microseconds(figures, speed.launch_mixture_s),
        _percent(figures, byte_s / speed.weight_s),
        figures.language.number(unpack_s * operations_s(facts), 1),
        _percent(figures, EXAMPLE_BYTES * byte_s / weight_s),
    )


def operations(figures: Figures) -> Table:
    """What stands in for a card's compute where its record gives none, and what of the nominal one kernels can use."""
    figures.named |= {"USUAL_OPERATIONS_PER_BYTE", "OPERATIONS_PER_BYTE", "USABLE_OPERATIONS"}
    keys = ("vendor_or_generation", "operations", "usable")
    heads = tuple(figures.language.text(f"prose.table.{key}") for key in keys)
    per_byte = USUAL_OPERATIONS_PER_BYTE | OPERATIONS_PER_BYTE
    rows = (
        (
            name(key),
            figures.plain(per_byte[key]) if key in per_byte else "–",
            _percent(figures, USABLE_OPERATIONS.get(key, 1.0)),
        )
        for key in (per_byte | USABLE_OPERATIONS)
    )
    return Table(heads, (False, True, True), tuple(rows))


def spread(figures: Figures) -> Table:
    """What widens ranges or narrows them, and the ends that each would give alone."""
    figures.named.add("SPREAD")
    text = figures.language.text
    heads = tuple(text(f"prose.table.{key}") for key in ("case", "factor", "low", "high"))
    return Table(heads, (False, True, True, True), tuple(_spread_rows(figures)))


def _spread_rows(figures: Figures) -> Iterator[tuple[str | Markup, ...]]:
    number = figures.language.number
    tokens = number(DEEP_FROM_TOKENS)
    for key, factor in SPREAD.items():
        kind, _, case = key.partition("/")
        if not case:
            continue
        if kind == "vendor":
            label: str | Markup = name(case)
        elif kind == "pages":
            label = figures.language.text("prose.spread.unmeasured")
        elif kind == "software":
            label = figures.language.text("prose.spread.software", vendor=case)
        else:
            label = figures.language.text(f"prose.spread.{case}", tokens=tokens)
        yield label, number(factor, 2), number(exp(-factor * SPREAD["down"]), 2), number(exp(factor * SPREAD["up"]), 2)
