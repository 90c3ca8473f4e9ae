"""`sitegen estimate`."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from sitegen.commands.options import site_option

if TYPE_CHECKING:
    from sitegen.catalog import Card, Model
    from sitegen.tables import Explanation, Row

NAMED = 5  # records that a message suggests

R = TypeVar("R", "Model", "Card")


@click.command()
@site_option
@click.argument("model")
@click.argument("card")
@click.option("--context", type=click.IntRange(min=1), help="Context in tokens.  [default: the model page's]")
@click.option("--quant", help="Quantization level, like Q4_K_M.  [default: the least compressed one that fits]")
@click.option("--explain", "explained", is_flag=True, help="Print the whole calculation, term by term.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def estimate(
    site: Path, model: str, card: str, context: int | None, quant: str | None, explained: bool, as_json: bool
) -> None:
    """Estimate one MODEL on one CARD, both by their slugs or names: memory, quantization, speed, fit."""
    from sitegen.catalog import load_catalog
    from sitegen.scoring import DeviceIndex, ModelIndex
    from sitegen.tables import estimate_at, estimate_cell, explain

    catalog = load_catalog(site, site / ".cache")
    if catalog.problems:
        raise click.ClickException("\n".join(map(str, catalog.problems)))
    named = ModelIndex(catalog.models).find(model, None)
    the_model = _named("model", model, catalog.models, [named] if named else [])
    the_card = _named("card", card, catalog.cards, DeviceIndex(catalog.cards).find(card, None))
    tokens = _context(the_model, context)
    level = _level(the_model, quant) if quant is not None else None
    row = estimate_at(the_model, the_card, tokens, level) if level else estimate_cell(the_model, the_card, tokens)
    explanation = explain(row, the_model, tokens, row.level or level) if explained else None
    if as_json:
        click.echo(json.dumps({**_data(the_model, row, tokens), **_explained_data(explanation)}, indent=2))
    else:
        click.echo("\n".join([*_text(the_model, row, tokens), *_explained_text(explanation, row.level is not None)]))


def _context(model: Model, asked: int | None) -> int:
    """The context to estimate at: any up to the model's own limit, or up to 32,768 tokens where that is unknown."""
    from sitegen.estimator import UNKNOWN_LIMIT_TOKENS, default_context

    limit = model.architecture.context_limit_tokens if model.architecture else None
    most = limit or UNKNOWN_LIMIT_TOKENS
    if asked is not None and asked > most:
        known = "it can take" if limit else "its own limit is unknown, and estimates go up to"
        raise click.BadParameter(
            f"{asked} tokens are too many for {model.slug}: {known} {most}", param_hint="--context"
        )
    return asked or default_context(limit)


def _level(model: Model, asked: str) -> str:
    """The level that a name means, as rows of measurements name it, too."""
    if not asked.strip():
        raise click.BadParameter("expected a level such as Q4_K_M, got nothing", param_hint="--quant")
    from sitegen.scoring import quant
    from sitegen.tables import offered_levels

    levels, said = offered_levels(model), quant(asked)
    if said.level in levels:
        return said.level
    bits, bits_of = said.bits, {level: found.bits for level in levels if (found := quant(level)).bits}
    nearest = min(bits_of, key=lambda level: abs(bits_of[level] - bits)) if bits and bits_of else None
    advice = f", the nearest is {nearest}" if nearest else ""
    message = f"{model.slug} has no {asked}{advice}; there are: {', '.join(levels)}"
    raise click.BadParameter(message, param_hint="--quant")


def _named(kind: str, asked: str, records: Sequence[R], meant: Sequence[R]) -> R:
    """The record with this slug, or the likeliest that the name can mean; the others are told."""
    by_slug = {record.slug: record for record in records}
    if asked in by_slug:
        return by_slug[asked]
    if meant:
        if others := [record.slug for record in meant[1:]]:
            click.echo(f'"{asked}" is taken for {meant[0].slug}; it can mean {", ".join(others)}, too', err=True)
        return meant[0]
    near = _near(asked, by_slug) if re.search(r"\w", asked) else []
    advice = f"; did you mean {', '.join(near)}?" if near else ""
    raise click.BadParameter(f'there is no {kind} "{asked}"{advice}', param_hint=kind.upper())


def _near(asked: str, slugs: Collection[str]) -> list[str]:
    """Slugs like a name: what the name only adds words to, else what adds to it, then what is spelled like it."""
    text = re.sub(r"[^a-z0-9]+", "-", asked.casefold()).strip("-")
    within = sorted((slug for slug in slugs if f"-{slug}-" in f"-{text}-"), key=len, reverse=True)
    found = within or [slug for slug in slugs if text in slug]
    like = get_close_matches(text, slugs, n=NAMED, cutoff=0.5)
    return list(dict.fromkeys([*found, *(like if within or not found else [])]))[:NAMED]


def _text(model: Model, row: Row, context_tokens: int) -> Iterator[str]:
    yield f"{model.name} on {row.card.name}, {context_tokens:,} tokens of context"
    if row.level is None:
        yield f"does not fit: needs {row.need_gb:.1f} GB, {row.shortfall_gb:.1f} GB more than there is"
        return
    yield f"needs         {row.need_gb:.1f} GB of {row.card.memory.size_gb} GB"
    yield f"quantization  {row.level}"
    yield f"speed         {row.speed_tok_s:.1f} tok/s ({row.low_tok_s:.1f}–{row.high_tok_s:.1f})"
    yield f"fit           {row.fit}"
    yield f"confidence    {row.confidence}"
    yield f"runtime       {row.support}"


def _explained_text(found: Explanation | None, fits: bool) -> Iterator[str]:
    if found is None:
        return
    yield f"\nmemory at {found.level}{'':<19}weights    bits      GiB"
    for term in found.memory:
        weights = f"{term.parameters / 1e9:9.3f} B {term.bits:7.2f}" if term.parameters and term.bits else f"{'':19}"
        yield f"  {term.name:<26}{weights}{term.gb:9.3f}"
    yield f"  {'in all':<45}{sum(term.gb for term in found.memory):9.3f}"
    yield f"  {'a model may fill':<45}{found.usable_gb:9.3f}"
    if not fits:
        return
    seconds = sum(term.seconds for term in found.times)
    yield f"\ntime of a token{'':<21}reads GB       ms    share"
    for time in found.times:
        reads = f"{time.read_bytes / 1e9:8.3f}" if time.read_bytes is not None else f"{'':8}"
        yield f"  {time.name:<34}{reads}{1000 * time.seconds:9.3f}{time.seconds / seconds:9.0%}"
    yield f"  {'in all':<42}{1000 * seconds:9.3f}     = {1 / seconds:.1f} tok/s"
    yield f"range         x{found.low:.2f} to x{found.high:.2f} of the speed"
    yield f"rests on      {found.basis}"


def _data(model: Model, row: Row, context_tokens: int) -> dict[str, object]:
    fits = row.level is not None
    return {
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


def _explained_data(found: Explanation | None) -> dict[str, object]:
    if found is None:
        return {}
    return {
        "explained_level": found.level,
        "memory": [term._asdict() for term in found.memory],
        "usable_gb": found.usable_gb,
        "times": [time._asdict() for time in found.times],
        "range": [found.low, found.high],
        "basis": found.basis,
    }
