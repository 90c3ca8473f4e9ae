"""`sitegen check` prints every fault and fails, or says that there is none."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from sitegen.commands import cli
from tests.checks.sound import sound, write


def test_a_sound_site_passes_with_its_warnings(tmp_path: Path) -> None:
    pages = sound()
    pages["en/b.html"] = pages["en/b.html"].replace("<title>en/b.html", f"<title>{'t' * 80}")
    write(tmp_path / "public", pages)
    result = CliRunner().invoke(cli, ["check", "--site", str(tmp_path)])
    assert result.exit_code == 0
    assert result.output.splitlines()[-2:] == [
        "public/en/b.html: warning: the title has 80 characters, more than 70",
        f"No fault in {tmp_path}/public; 1 warning.",
    ]


def test_faults_are_listed_and_fail(tmp_path: Path) -> None:
    pages = sound()
    pages["en/b.html"] = pages["en/b.html"].replace("</h1>", "</h1><p>It runs..</p>")
    write(tmp_path / "built", pages)
    result = CliRunner().invoke(cli, ["check", "--out", str(tmp_path / "built")])
    assert result.exit_code == 1
    assert "built/en/b.html: doubled full stop: “It runs..”\n" in result.output
    assert f"Error: 1 fault in {tmp_path}/built\n" in result.output


def test_without_a_built_site_it_says_what_to_do(tmp_path: Path) -> None:
    result = CliRunner().invoke(cli, ["check", "--site", str(tmp_path)])
    assert result.exit_code == 1
    assert "there is no built site; run `sitegen build` first" in result.output
