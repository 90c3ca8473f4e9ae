"""`sitegen estimate`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from sitegen.commands.options import site_option

if TYPE_CHECKING:
    from sitegen.catalog import Card, Model
    from sitegen.tables import Row

R = TypeVar("R", "Model", "Card")


@click.command()
@site_option
@click.argument("model")
@click.argument("card")
@click.option("--context", type=click.IntRange(min=1), help="Context in tokens.  [default: the model page's]")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def estimate(site: Path, model: str, card: str, context: int | None, as_json: bool) -> None:
    """Estimate one MODEL on one CARD, both named by their slugs: memory, quantization, speed, fit."""
    from sitegen.catalog import load_catalog
    from sitegen.estimator import context_presets, default_context
    from sitegen.tables import estimate_cell

    catalog = load_catalog(site, site / ".cache")
    if catalog.problems:
        raise click.ClickException("\n".join(map(str, catalog.problems)))
    the_model, the_card = _named("model", model, catalog.models), _named("card", card, catalog.cards)
    limit = the_model.architecture.context_limit_tokens if the_model.architecture else None
    context_tokens = context or default_context(limit)
    presets = context_presets(limit)
    if context_tokens not in presets:
        known = ", ".join(map(str, presets))
        raise click.BadParameter(
            f"{context_tokens} is no preset of {model}; there are: {known}", param_hint="--context"
        )
    row = estimate_cell(the_model, the_card, context_tokens)
    click.echo(_as_json(the_model, row, context_tokens) if as_json else _as_text(the_model, row, context_tokens))


def _named(kind: str, slug: str, records: Sequence[R]) -> R:
    by_slug = {record.slug: record for record in records}
    if slug in by_slug:
        return by_slug[slug]
    near = get_close_matches(slug.lower(), by_slug, n=5, cutoff=0.5)
    advice = f"; did you mean {', '.join(near)}?" if near else ""
    raise click.BadParameter(f'there is no {kind} "{slug}"{advice}', param_hint=kind.upper())


def _as_text(model: Model, row: Row, context_tokens: int) -> str:
    head = f"{model.name} on {row.card.name}, {context_tokens:,} tokens of context"
    if row.level is None:
        return f"{head}\ndoes not fit: needs {row.need_gb:.1f} GB, {row.shortfall_gb:.1f} GB more than there is"
    return (
        f"{head}\n"
        f"needs         {row.need_gb:.1f} GB of {row.card.memory.size_gb} GB\n"
        f"quantization  {row.level}\n"
        f"speed         {row.speed_tok_s:.1f} tok/s ({row.low_tok_s:.1f}–{row.high_tok_s:.1f})\n"
        f"fit           {row.fit}\n"
        f"confidence    {row.confidence}\n"
        f"runtime       {row.support}"
    )


def _as_json(model: Model, row: Row, context_tokens: int) -> str:
    fits = row.level is not None
    data = {
        "model": model.slug,
        "card": row.card.slug,
        "context_tokens": context_tokens,
        "fit": row.fit,
        "need_gb": row.need_gb,
        "quantization": row.level,
        "speed_tok_s": row.speed_tok_s if fits else None,
        "low_tok_s": row.low_tok_s if fits else None,
        "high_tok_s": row.high_tok_s if fits else None,
        "confidence": row.confidence,
        "runtime": row.support,
        "shortfall_gb": row.shortfall_gb,
    }
    return json.dumps(data, indent=2)
