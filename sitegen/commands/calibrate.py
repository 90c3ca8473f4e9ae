"""`sitegen calibrate`."""

from __future__ import annotations

import os
from pathlib import Path

import click

from sitegen.commands.options import site_option

THREADS = "OPENBLAS_NUM_THREADS"
"""Read by numpy when it is loaded: small matrices are solved faster by one thread, and always in the same order."""

FITTED = Path("sitegen/estimator/fitted.py")
LEFT_OUT = Path("sitegen/scoring/left_out.py")


def one_thread() -> None:
    """Must run before numpy is loaded."""
    os.environ.setdefault(THREADS, "1")


@click.command()
@site_option
def calibrate(site: Path) -> None:
    """Fit the estimator's speed to content/measurements and write its coefficients, and estimates of unseen devices.

    The same rows give the same files."""
    one_thread()
    try:
        from sitegen.calibration import calibrated_modules
    except ModuleNotFoundError as error:
        message = f"calibrating needs {error.name}: run pip install -e '.[calibrate]'"
        raise click.ClickException(message) from error
    from sitegen.catalog import load_catalog
    from sitegen.scoring import measured_rows

    targets = (site / FITTED, site / LEFT_OUT)
    for target in targets:
        if not target.is_file():
            raise click.ClickException(
                f"{target}: not found; calibrate a checkout of the project, not an installed copy"
            )
    catalog = load_catalog(site, site / ".cache")
    if catalog.problems:
        raise click.ClickException("\n".join(map(str, catalog.problems)))
    for target, text in zip(targets, calibrated_modules(measured_rows(catalog)), strict=True):
        same = text == target.read_text(encoding="utf-8")
        if not same:
            target.write_text(text, encoding="utf-8")
        click.echo(f"{target}: {'unchanged' if same else 'written'}")
