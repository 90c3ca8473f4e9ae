"""The output directory: only ours is touched, only differences are written, all or nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sitegen.output.manifest import digest
from sitegen.output.tree import MARKER, STAGING, OutputError, OutputTree


def build(root: Path, files: dict[str, bytes]) -> tuple[str, ...]:
    """Write `files` as a whole site; what was removed."""
    tree = OutputTree(root)
    with tree.open(files, []):
        tree.publish([tree.stage(name, content) for name, content in files.items()])
        return tree.prune(files)


def test_files_are_written_where_they_differ_and_the_rest_is_removed(tmp_path: Path) -> None:
    build(tmp_path, {"a.html": b"a", "en/b.html": b"b", "fr/c.html": b"c"})
    before = {name: (tmp_path / name).stat().st_ino for name in ("a.html", "en/b.html")}
    assert build(tmp_path, {"a.html": b"a", "en/b.html": b"new"}) == ("fr/c.html",)
    assert (tmp_path / "en/b.html").read_bytes() == b"new"
    assert (tmp_path / "a.html").stat().st_ino == before["a.html"]
    assert (tmp_path / "en/b.html").stat().st_ino != before["en/b.html"]
    assert sorted(os.listdir(tmp_path)) == [MARKER, "a.html", "en"]


def test_what_was_staged_and_not_published_is_dropped(tmp_path: Path) -> None:
    build(tmp_path, {"a.html": b"old"})
    tree = OutputTree(tmp_path)
    with tree.open(["a.html", "b.html"], []):
        assert tree.stage("a.html", b"new").changed
    assert tree.files() == ("a.html",)
    assert (tmp_path / "a.html").read_bytes() == b"old"
    assert not (tmp_path / STAGING).exists()


def test_a_directory_of_others_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(
        OutputError, match=r"is not empty and was not made by sitegen; empty it or choose another --out"
    ):
        build(tmp_path, {"a.html": b"a"})
    assert os.listdir(tmp_path) == ["thesis.txt"]


def test_a_file_and_an_input_directory_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OutputError, match="is not a directory"):
        build(tmp_path / "file", {"a.html": b"a"})
    with pytest.raises(OutputError, match="lies inside"), OutputTree(tmp_path / "content/public").open([], [tmp_path]):
        pass


def test_hidden_names_at_the_top_stay(tmp_path: Path) -> None:
    build(tmp_path, {"a.html": b"a"})
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git/config").touch()
    (tmp_path / "CNAME").touch()
    (tmp_path / "empty/er").mkdir(parents=True)
    assert build(tmp_path, {"a.html": b"a"}) == ("CNAME",)
    assert sorted(os.listdir(tmp_path)) == [".git", MARKER, "a.html"]


def test_links_are_neither_followed_nor_kept(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "b.html").write_bytes(b"b")
    root = tmp_path / "public"
    build(root, {"a.html": b"a"})
    (root / "a.html").unlink()
    (root / "a.html").symlink_to(outside / "b.html")
    (root / "gone").symlink_to(outside)
    assert build(root, {"a.html": b"b"}) == ("gone",)
    assert not (root / "a.html").is_symlink()
    assert (outside / "b.html").read_bytes() == b"b"


@pytest.mark.parametrize("name", ["en", MARKER, STAGING])
def test_a_link_in_the_way_is_refused(tmp_path: Path, name: str) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    root = tmp_path / "public"
    build(root, {"a.html": b"a"})
    if name == MARKER:
        (root / MARKER).rename(outside / MARKER)
        outside = outside / MARKER
    (root / name).symlink_to(outside)
    with pytest.raises(OutputError, match=rf"{name}: is a symbolic link, and links are not followed; remove it"):
        build(root, {"a.html": b"a", "en/b.html": b"b"})


def test_a_linked_directory_is_built_where_the_link_leads(tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.mkdir()
    (tmp_path / "public").symlink_to(target)
    build(tmp_path / "public", {"a.html": b"a"})
    assert (target / "a.html").read_bytes() == b"a"


def test_two_builds_do_not_write_at_once(tmp_path: Path) -> None:
    with OutputTree(tmp_path).open(["a.html"], []), pytest.raises(OutputError, match="another build is writing here"):
        build(tmp_path, {"a.html": b"a"})


def test_the_lock_and_the_staged_files_of_a_killed_build_are_no_hindrance(tmp_path: Path) -> None:
    script = (
        "import os, pathlib, sys; from sitegen.output.tree import OutputTree\n"
        "tree = OutputTree(pathlib.Path(sys.argv[1])); claim = tree.open(['a.html'], []); claim.__enter__()\n"
        "tree.stage('a.html', b'half'); os.kill(os.getpid(), 9)\n"
    )
    assert subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=False).returncode == -9
    assert (tmp_path / STAGING / "a.html").exists()
    build(tmp_path, {"a.html": b"whole"})
    assert OutputTree(tmp_path).files() == ("a.html",)


@pytest.mark.parametrize("damage", ["none", "changed", "missing", "extra", "link", "marker"])
def test_damage_is_seen(tmp_path: Path, damage: str) -> None:
    build(tmp_path, {"a.html": b"a", "en/b.html": b"b"})
    page = tmp_path / "en/b.html"
    if damage == "changed":
        page.write_bytes(b"B")
    elif damage == "missing":
        page.unlink()
    elif damage == "extra":
        (tmp_path / "en/extra.html").touch()
    elif damage == "link":
        page.rename(tmp_path.parent / "moved.html")
        page.symlink_to(tmp_path.parent / "moved.html")
    elif damage == "marker":
        (tmp_path / MARKER).unlink()
    files = {"a.html": digest(b"a"), "en/b.html": digest(b"b")}
    assert OutputTree(tmp_path).holds(files) == (damage == "none")


def test_files_and_folders_in_each_others_place_give_way(tmp_path: Path) -> None:
    build(tmp_path, {"assets/a": b"1", "assets/b/c": b"2"})
    assert build(tmp_path, {"assets/a/d": b"3", "assets/b": b"4"}) == ()
    assert (tmp_path / "assets/a/d").read_bytes() == b"3"
    assert (tmp_path / "assets/b").read_bytes() == b"4"
    assert build(tmp_path, {"assets": b"5"}) == ()
    assert (tmp_path / "assets").read_bytes() == b"5"


def test_a_file_named_as_the_staging_directory_gives_way(tmp_path: Path) -> None:
    build(tmp_path, {"a.html": b"a"})
    (tmp_path / STAGING).touch()
    build(tmp_path, {"a.html": b"b"})
    assert sorted(os.listdir(tmp_path)) == [MARKER, "a.html"]


def test_a_link_to_nowhere_is_refused(tmp_path: Path) -> None:
    (tmp_path / "public").symlink_to("nowhere")
    with pytest.raises(OutputError, match="is not a directory; remove it or choose another --out"):
        build(tmp_path / "public", {"a.html": b"a"})
