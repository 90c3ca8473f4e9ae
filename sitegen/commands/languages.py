"""`sitegen languages`: what translators need."""

from __future__ import annotations

from pathlib import Path

import click

from sitegen.commands.options import counted, site_option
from sitegen.i18n import SyncReport, available_codes, load_languages, sync_language


@click.group("languages")
def languages_group() -> None:
    """Check translations and bring them up to date."""


@languages_group.command("check")
@site_option
@click.pass_context
def check(context: click.Context, site: Path) -> None:
    """Report every problem in i18n/*.po."""
    codes = available_codes(site)
    _, problems = load_languages(site, codes)
    for problem in problems:
        click.echo(str(problem))
    if problems:
        context.exit(1)
    click.echo(f"No problems in {counted(len(codes), 'language')}: {', '.join(codes)}.")


@languages_group.command("sync")
@site_option
@click.argument("locale")
@click.pass_context
def sync(context: click.Context, site: Path, locale: str) -> None:
    """Bring i18n/LOCALE.po up to date with English, or start it.

    Missing messages are added without a text. Translations whose English text has changed are marked as fuzzy:
    compare them, then remove the mark. Messages that English no longer has are removed and printed here.
    """
    result = sync_language(site, locale)
    if not isinstance(result, SyncReport):
        for problem in result:
            click.echo(str(problem))
        context.exit(1)
    for key in result.added:
        click.echo(f"to translate: {key}")
    for key in result.changed:
        click.echo(f"to compare with English: {key}")
    for entry in result.removed:
        click.echo(f"removed: {entry.key}: {' | '.join(entry.forms)}")
    counts = f"{len(result.added)} added, {len(result.changed)} changed, {len(result.removed)} removed"
    click.echo(f"{result.path}: {counts}.")
