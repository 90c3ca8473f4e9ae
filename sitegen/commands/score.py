"""`sitegen score`."""

from __future__ import annotations

import json
from pathlib import Path

import click

from sitegen.commands.options import site_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--all", "with_doubtful", is_flag=True, help="Score rows of quality C too.")
@site_option
def score(file: Path | None, site: Path, as_json: bool, with_doubtful: bool) -> None:
    """Compare estimates with the measured decode speeds in FILE, a CSV file, or with those of content/measurements."""
    from sitegen.catalog import load_catalog
    from sitegen.scoring import as_data, as_text, measured_rows, predict, read_speeds, report, rows_of_lines

    catalog = load_catalog(site, site / ".cache")
    if catalog.problems:
        raise click.ClickException("\n".join(map(str, catalog.problems)))
    if file is None:
        rows = measured_rows(catalog)
    else:
        lines, problems = read_speeds(file)
        if problems:
            raise click.ClickException("\n".join(problems))
        rows = rows_of_lines(lines, catalog)
    found = report(rows, predict, with_doubtful=with_doubtful)
    if found is None:
        raise click.ClickException(f"{file or 'content/measurements'}: none of {len(rows):,} rows can be scored")
    click.echo(json.dumps(as_data(found), indent=2, ensure_ascii=False) if as_json else as_text(found))
