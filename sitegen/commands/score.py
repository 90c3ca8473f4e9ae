"""`sitegen score`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sitegen.commands.options import site_option

if TYPE_CHECKING:
    from sitegen.catalog import Catalog
    from sitegen.scoring import Lines, MeasuredRow, Predictor


@click.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--sizes", is_flag=True, help="FILE holds sizes of model files: compare those.")
@click.option("--leave-out", type=click.Choice(["gpu"]), help="Refit without each row's device; takes half a minute.")
@click.option("--all", "with_doubtful", is_flag=True, help="Score rows of quality C too.")
@site_option
def score(
    file: Path | None, site: Path, as_json: bool, sizes: bool, leave_out: str | None, with_doubtful: bool
) -> None:
    """Compare estimates with the measured decode speeds in FILE, a CSV file, or with those of content/measurements."""
    if sizes:
        _score_sizes(file, site, as_json)
    else:
        _score_speeds(file, site, as_json, leave_out, with_doubtful)


def _score_speeds(file: Path | None, site: Path, as_json: bool, leave_out: str | None, with_doubtful: bool) -> None:
    from sitegen.catalog import load_catalog
    from sitegen.scoring import (
        Lines,
        as_data,
        as_text,
        measured_rows,
        predict,
        predict_as_pages,
        read_speeds,
        report,
        rows_of_lines,
    )

    catalog = _good(load_catalog(site, site / ".cache"))
    if file is None:
        rows = Lines(measured_rows(catalog), [], [])
    else:
        lines = read_speeds(file)
        _require_some(lines)
        rows = rows_of_lines(lines, catalog)
    predictors = _refitted(measured_rows(catalog)) if leave_out else (predict, predict_as_pages)
    found = report(rows.found, *predictors, unread=rows.unread, with_doubtful=with_doubtful)
    if found is None:
        count = len(rows.found) + len(rows.unread)
        raise _error(*rows.told, f"{file or 'content/measurements'}: none of {count:,} rows can be scored")
    click.echo(_json(as_data(found)) if as_json else as_text(found))
    _tell_unread(rows)


def _refitted(measured: list[MeasuredRow]) -> tuple[Predictor, Predictor]:
    from sitegen.commands.calibrate import one_thread

    one_thread()
    try:
        from sitegen.calibration import unseen_predictor
    except ModuleNotFoundError as error:
        raise click.ClickException(f"refitting needs {error.name}: run pip install -e '.[calibrate]'") from error
    if not measured:
        raise click.ClickException("content/measurements: there is nothing to refit to")
    return unseen_predictor(measured)


def _score_sizes(file: Path | None, site: Path, as_json: bool) -> None:
    from sitegen.catalog import load_catalog
    from sitegen.scoring import read_sizes, size_report, sizes_as_data, sizes_as_text

    if file is None:
        raise click.UsageError("Give FILE with --sizes.")
    lines = read_sizes(file)
    _require_some(lines)
    found = size_report(lines.found, _good(load_catalog(site, site / ".cache")), lines.unread)
    if found is None:
        count = len(lines.found) + len(lines.unread)
        raise _error(*lines.told, f"{file}: none of {count:,} files can be scored")
    click.echo(_json(sizes_as_data(found)) if as_json else sizes_as_text(found))
    _tell_unread(lines)


def _require_some(lines: Lines[Any]) -> None:
    if not lines.found:
        raise _error(*lines.told)


def _tell_unread(lines: Lines[Any]) -> None:
    """The score stands, of the rows that could be read; the others are for their owner to mend."""
    if count := len(lines.unread):
        rows = "1 row was" if count == 1 else f"{count:,} rows were"
        raise _error(*lines.told, f"{rows} not scored for that")


def _error(*lines: str) -> click.ClickException:
    return click.ClickException("\n".join(lines))


def _good(catalog: Catalog) -> Catalog:
    if catalog.problems:
        raise _error(*map(str, catalog.problems))
    return catalog


def _json(data: object) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False)
