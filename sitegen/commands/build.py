"""`sitegen build`."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sitegen.commands.options import counted, out_option, site_option

if TYPE_CHECKING:
    from sitegen.pipeline import Report

MOST_WORKERS = 8  # more gain nothing: writing the files becomes the limit


def default_workers() -> int:
    """One a core, at most eight."""
    return min(os.cpu_count() or 1, MOST_WORKERS)


@click.command()
@site_option
@out_option
@click.option("--workers", type=click.IntRange(1, 64), help="Processes that render.  [default: one a core, at most 8]")
def build(site: Path, out: Path | None, workers: int | None) -> None:
    """Build the whole site. Files that would not change are not written."""
    from sitegen import pipeline
    from sitegen.output import OutputError, WorkError

    out = out or site / "public"
    stages: list[str] = []
    try:
        report = pipeline.build(site, out, workers or default_workers(), partial(_tell, stages))
    except (OutputError, WorkError) as error:
        raise click.ClickException(f"{error}. The previous site is unchanged.") from error
    except OSError as error:
        place = error.filename or f"while the stage “{stages[-1]}” ran"
        raise click.ClickException(f"{place}: {error.strerror or error}") from error
    if report.problems:
        _fail(report)
    for note in report.notes:
        click.echo(f"note: {note}", err=True)
    click.echo(describe(report, out))


def describe(report: Report, out: Path) -> str:
    """The report for people."""
    total = sum(report.seconds.values())
    if not report.models:
        return f"Nothing changed: {out} holds the {report.unchanged:,} files of the last build ({total:.1f} s)."
    stages = ", ".join(f"{stage} {seconds:.1f}" for stage, seconds in report.seconds.items())
    return (
        f"Built {out} in {total:.1f} s: {report.models:,} models on {report.cards:,} cards"
        f" in {counted(report.languages, 'language')}.\n"
        f"Files: {report.written:,} written, {report.unchanged:,} unchanged, {report.removed:,} removed.\n"
        f"Seconds: {stages}."
    )


def _fail(report: Report) -> None:
    for problem in report.problems:
        click.echo(problem, err=True)
    raise click.ClickException(f"{counted(len(report.problems), 'problem')}. The previous site is unchanged.")


def _tell(stages: list[str], stage: str) -> None:
    """Note the stage that begins, and name it on a terminal; the next one takes its place."""
    stages.append(stage)
    if sys.stderr.isatty():
        click.echo(f"\r\033[K{stage} …\r", nl=False, err=True)
