"""The commands of `sitegen`: each parses, calls one function of another room, and prints."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from sitegen.commands.build import build
from sitegen.commands.check import check
from sitegen.commands.estimate import estimate
from sitegen.commands.import_ import import_group
from sitegen.commands.languages import languages_group
from sitegen.commands.score import score
from sitegen.commands.serve import serve

INTERRUPTED = 130  # what shells expect of a program that Ctrl-C ended: 128 + SIGINT


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="sitegen")
def cli() -> None:
    """Which cards run an open-weights language model, and how fast: a static site from YAML records."""


for command in (build, serve, check, estimate, import_group, languages_group, score):
    cli.add_command(command)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and leave the process with its exit code."""
    try:
        code = cli.main(arguments, prog_name="sitegen", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except OSError as error:  # a folder that may not be written, a disk that is full
        reason = error.strerror or str(error)
        click.echo(f"Error: {error.filename}: {reason}" if error.filename else f"Error: {reason}", err=True)
        sys.exit(1)
    except (KeyboardInterrupt, click.Abort):
        click.echo("Interrupted.", err=True)
        sys.exit(INTERRUPTED)
    sys.exit(code)
