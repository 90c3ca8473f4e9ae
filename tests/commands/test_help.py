"""Every command helps, and the README describes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from sitegen.commands import cli

README = Path(__file__).parents[2] / "README.md"


def commands(group: click.Group, path: str) -> Iterator[tuple[str, click.Command]]:
    """Every command below a group by its full name, and the groups themselves."""
    for name, command in sorted(group.commands.items()):
        yield f"{path} {name}", command
        if isinstance(command, click.Group):
            yield from commands(command, f"{path} {name}")


ALL = dict(commands(cli, "sitegen"))


@pytest.mark.parametrize("name", ALL)
def test_a_command_and_its_options_have_help(name: str) -> None:
    command = ALL[name]
    assert command.help
    without = [option.name for option in command.params if isinstance(option, click.Option) and not option.help]
    assert without == []


@pytest.mark.parametrize("name", [name for name, command in ALL.items() if not isinstance(command, click.Group)])
def test_the_readme_describes_every_command(name: str) -> None:
    assert name in README.read_text(encoding="utf-8")
