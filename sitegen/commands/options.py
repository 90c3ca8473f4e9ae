"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path

import click

site_option = click.option(
    "--site",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=".",
    help="Directory of the site, where site.yaml is.  [default: the current one]",
)
out_option = click.option(
    "--out", type=click.Path(path_type=Path), help="Directory of the built site.  [default: public/ in the site]"
)
