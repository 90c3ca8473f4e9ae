"""From a model's table and record to its facts, once, for all languages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from math import inf
from statistics import median

from sitegen.facts import choices
from sitegen.facts.access import stated_access
from sitegen.facts.cache import cache_facts
from sitegen.facts.families import family_of
from sitegen.facts.model_facts import ModelFacts, ModelSummary, SizeClass
from sitegen.facts.questions import applicable
from sitegen.scoring import Scored
from sitegen.tables import ModelTable, Row

SUPERSEDED_AFTER = timedelta(days=548)
"""Eighteen months: a model this much older than the newest on record has younger rivals of its size. Our choice."""

SIZE_CLASS_LIMITS_GB: tuple[tuple[int, SizeClass], ...] = ((8, "small"), (24, "medium"), (128, "large"))
"""Memory of the smallest supported card that runs a model, up to which its class applies (GB). Our choice."""


def model_facts(table: ModelTable, catalogue_latest: date, measured: tuple[Scored, ...] = ()) -> ModelFacts:
    """Every figure that a model's page states, at its default context."""
    model = table.model
    context_tokens = table.default_context_tokens
    rows = choices.ordered(table.rows(context_tokens))
    fitting = [row for row in rows if row.level]
    speeds = [row.speed_tok_s for row in fitting]
    supported = choices.by_memory(row for row in fitting if row.supported)
    smallest_gb = supported[0].card.memory.size_gb if supported else inf
    facts = ModelFacts(
        model=model,
        context_tokens=context_tokens,
        context_presets=tuple(context.context_tokens for context in table.contexts),
        cards_total=len(rows),
        rows=rows,
        cards_fit=len(fitting),
        cards_tight=sum(row.fit == "tight" for row in fitting),
        cards_unsupported=len(fitting) - len(supported),
        cards_reading_speed=sum(speed >= choices.READING_SPEED_TOK_S for speed in speeds),
        median_speed_tok_s=median(speeds) if speeds else None,
        fastest=fitting[0] if fitting else None,
        smallest=choices.smallest(fitting),
        smallest_supported=supported[0] if supported else None,
        ten_smallest=tuple(supported[:10]),
        smallest_comfortable=choices.smallest_comfortable(supported, table, context_tokens),
        least_compressed=choices.least_compressed(fitting, table.levels[0]),
        portable_unified=choices.portable_unified(fitting),
        laptops=choices.laptops(fitting),
        macs=choices.macs(fitting),
        levels=tuple(level for level in table.levels if any(row.level == level for row in fitting)),
        usual_level=table.context(context_tokens).usual.level,
        lowest_level=table.levels[-1],
        best_level=table.levels[0],
        nearest_miss=choices.nearest_miss(rows[len(fitting) :], smallest_gb, table),
        capacities=choices.capacity_answers(rows),
        context_steps=choices.context_steps(supported, table),
        access=stated_access(model.availability),
        size_class=_size_class(supported),
        cache=cache_facts(table, context_tokens),
        superseded=catalogue_latest - model.origin.published >= SUPERSEDED_AFTER,
        catalogue_latest=catalogue_latest,
        faq=(),
        measured=measured,
    )
    return replace(facts, faq=applicable(facts))


def _size_class(supported: Sequence[Row]) -> SizeClass:
    if supported:
        size_gb = supported[0].card.memory.size_gb
        for limit_gb, size_class in SIZE_CLASS_LIMITS_GB:
            if size_gb <= limit_gb:
                return size_class
    return "huge"


def summary(facts: ModelFacts) -> ModelSummary:
    """What the index says of a model."""
    model, smallest = facts.model, facts.smallest_supported
    return ModelSummary(
        slug=model.slug,
        name=model.name,
        family=family_of(model),
        organizations=model.origin.organizations,
        parameters=model.size.parameters,
        active_parameters=model.size.active_parameters,
        published=model.origin.published,
        license=model.availability.license,
        tasks=model.purpose.tasks,
        downloads=model.availability.hugging_face_downloads or 0,
        mixture=bool(model.size.active_parameters or (model.architecture and model.architecture.experts)),
        cards_fit=facts.cards_fit,
        smallest_supported_memory_gb=smallest.card.memory.size_gb if smallest else None,
        fastest_speed_tok_s=facts.fastest.speed_tok_s if facts.fastest else None,
        rough=facts.cache.basis == "generic",
        measured=len(facts.measured),
    )
