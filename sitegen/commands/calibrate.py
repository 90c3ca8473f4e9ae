"""`sitegen calibrate`."""

from __future__ import annotations

import os
from pathlib import Path

import click

from sitegen.commands.options import site_option

THREADS = "OPENBLAS_NUM_THREADS"
"""Read by numpy when it is loaded: small matrices are solved faster by one thread, and always in the same order."""

FITTED = Path("sitegen/estimator/fitted.py")


@click.command()
@site_option
def calibrate(site: Path) -> None:
    """Fit the estimator's speed to content/measurements and write its coefficients: same rows, same file."""
    os.environ.setdefault(THREADS, "1")
    try:
        from sitegen.calibration import calibrated_module
    except ModuleNotFoundError as error:
        message = f"calibrating needs {error.name}: run pip install -e '.[calibrate]'"
        raise click.ClickException(message) from error
    from sitegen.catalog import load_catalog
    from sitegen.scoring import measured_rows

    target = site / FITTED
    if not target.is_file():
        raise click.ClickException(f"{target}: not found; calibrate a checkout of the project, not an installed copy")
    catalog = load_catalog(site, site / ".cache")
    if catalog.problems:
        raise click.ClickException("\n".join(map(str, catalog.problems)))
    text = calibrated_module(measured_rows(catalog))
    if text == target.read_text(encoding="utf-8"):
        click.echo(f"{target}: unchanged")
        return
    target.write_text(text, encoding="utf-8")
    click.echo(f"{target}: written")
