"""`sitegen check`."""

from __future__ import annotations

from pathlib import Path

import click

from sitegen.commands.options import out_option, site_option


@click.command()
@site_option
@out_option
def check(site: Path, out: Path | None) -> None:
    """Check the built site: links, markup, addresses, languages, leftovers in texts."""
    from sitegen.checks import check_site

    out = out or site / "public"
    if not out.is_dir():
        raise click.ClickException(f"{out}: there is no built site; run `sitegen build` first")
    findings = check_site(out)
    for finding in findings:
        click.echo(f"{out.name}/{finding}")
    errors = sum(not finding.warning for finding in findings)
    if errors:
        raise click.ClickException(f"{errors:,} fault{'' if errors == 1 else 's'} in {out}")
    click.echo(f"No fault in {out}; {len(findings):,} warnings.")
