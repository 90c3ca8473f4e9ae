"""What several commands share: options, and a count in a sentence."""

from __future__ import annotations

from pathlib import Path

import click

site_option = click.option(
    "--site",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=".",
    is_flag=False,
    flag_value=".",
    help="Directory of the site, where site.yaml is.  [default: the current one]",
)
out_option = click.option(
    "--out", type=click.Path(path_type=Path), help="Directory of the built site.  [default: public/ in the site]"
)


def counted(number: int, noun: str) -> str:
    """ "1 problem", "1,200 problems"."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
