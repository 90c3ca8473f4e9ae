"""`sitegen check`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from sitegen.commands.options import counted, out_option, site_option

if TYPE_CHECKING:
    from sitegen.checks import Weight

MEGABYTE = 10**6


@click.command()
@site_option
@out_option
def check(site: Path, out: Path | None) -> None:
    """Check the whole built site.

    Links, markup, leftovers in texts, titles, languages, sitemaps, feeds, JSON-LD, pictures, and what it weighs.
    """
    from sitegen.checks import check_site, weigh

    out = out or site / "public"
    if not out.is_dir():
        raise click.ClickException(f"{out}: there is no built site; run `sitegen build` first")
    findings, built = check_site(out)
    if built is not None:
        _tell(weigh(built))
    for finding in findings:
        click.echo(f"{out.name}/{finding}")
    errors = sum(not finding.warning for finding in findings)
    if errors:
        raise click.ClickException(f"{counted(errors, 'fault')} in {out}")
    click.echo(f"No fault in {out}; {counted(len(findings), 'warning')}.")


def _tell(weights: tuple[Weight, ...]) -> None:
    """Files and bytes of each kind, and of all together."""
    lines = [(weight.kind, weight.files, weight.bytes, weight.largest) for weight in weights]
    lines.append(
        ("all", sum(line[1] for line in lines), sum(line[2] for line in lines), max(line[3] for line in lines))
    )
    width = max(len(kind) for kind, *_ in lines)
    click.echo(f"{'':{width}}   files        MB  largest, bytes")
    for kind, files, size, largest in lines:
        click.echo(f"{kind:{width}} {files:7,} {size / MEGABYTE:9.1f} {largest:15,}")
