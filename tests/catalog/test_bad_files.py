"""Files that are no text, no regular file or not where a record belongs, and mistakes of several files together."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from sitegen.catalog import load_catalog
from tests.catalog.conftest import MODEL


def messages(site: Path) -> list[str]:
    return [str(problem) for problem in load_catalog(site).problems]


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (
            MODEL.replace("Example Lab", "École").encode("latin-1"),
            "content/models/case.yaml:6:7: expected UTF-8, got the byte 0xC9 "
            "(save the file as UTF-8; in Latin-1 this byte is É)",
        ),
        (MODEL.encode("utf-16"), "content/models/case.yaml:1:1: expected UTF-8, got UTF-16 (save the file as UTF-8)"),
        (
            MODEL.encode("utf-16-be"),
            "content/models/case.yaml:1:1: expected UTF-8, got UTF-16 (save the file as UTF-8)",
        ),
        (
            MODEL.encode("utf-8-sig"),
            "content/models/case.yaml:1:1: expected UTF-8 without a byte order mark "
            "(save the file as UTF-8 without BOM)",
        ),
        (
            MODEL.replace("A paper", "A\0paper").encode(),
            "content/models/case.yaml:16:15: expected printable text, got U+0000 (delete the character)",
        ),
        (
            bytes(100),
            "content/models/case.yaml:1:1: expected UTF-8, got UTF-16 (save the file as UTF-8)",
        ),
        (
            MODEL.replace("A paper", "A\x1b[31mpaper").encode(),
            "content/models/case.yaml:16:15: expected printable text, got U+001B (delete the character)",
        ),
        (
            MODEL.replace("Example", "Ex\u202eample").encode(),
            "content/models/case.yaml:6:9: expected printable text, got U+202E RIGHT-TO-LEFT OVERRIDE "
            "(delete the character)",
        ),
    ],
    ids=["latin-1", "utf-16", "utf-16 without mark", "bom", "null byte", "only nulls", "escape", "bidirectional"],
)
def test_bytes_that_are_no_text(site: Path, raw: bytes, message: str) -> None:
    (site / "content/models/case.yaml").write_bytes(raw)
    assert messages(site) == [message]


def test_symbolic_link_out_of_the_tree(site: Path) -> None:
    (site / "content/models/passwd.yaml").symlink_to("/etc/passwd")
    assert messages(site) == [
        "content/models/passwd.yaml: expected a regular file, got a symbolic link (put the file itself here)"
    ]


def test_fifty_megabytes_are_refused_unread(site: Path) -> None:
    with (site / "content/models/huge.yaml").open("wb") as file:
        file.truncate(50 * 1024 * 1024)
    assert messages(site) == [
        "content/models/huge.yaml: expected at most 256 KiB, got 51200 KiB (a file has a few KiB)"
    ]


def test_wrong_extension(site: Path) -> None:
    (site / "content/models/other.yml").write_text(MODEL)
    (site / "content/models/notes").write_text("")
    assert messages(site) == [
        "content/models/notes: expected the extension .yaml, got none (rename it to notes.yaml)",
        "content/models/other.yml: expected the extension .yaml, got .yml (rename it to other.yaml)",
    ]


def test_folder_among_records(site: Path) -> None:
    (site / "content/models/drafts").mkdir()
    assert messages(site) == ["content/models/drafts: expected a file, got a folder (files lie side by side)"]


def test_pipe_is_not_waited_for(site: Path) -> None:
    os.mkfifo(site / "content/models/pipe.yaml")
    assert messages(site) == ["content/models/pipe.yaml: expected a regular file (put the file itself here)"]


def test_unreadable_file(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Path.read_bytes

    def read_bytes(path: Path) -> bytes:  # a permission cannot be taken from root, who may run the tests
        if path.name == "case.yaml":
            raise PermissionError(13, "Permission denied")
        return real(path)

    monkeypatch.setattr(Path, "read_bytes", read_bytes)
    assert messages(site) == [
        "content/models/case.yaml: expected a readable file, got: permission denied (check its permissions)"
    ]


def test_file_name_that_is_not_utf8(site: Path) -> None:
    with open(os.fsencode(site / "content/models") + b"/\xff.yaml", "w") as file:
        file.write(MODEL)
    found = messages(site)
    assert len(found) == 3  # its name, its slug and its file's name
    assert all(message.startswith("content/models/\\udcff.yaml:") for message in found)


def test_missing_folders(tmp_path: Path) -> None:
    assert messages(tmp_path) == [
        "content/gpus: expected a folder of records, got no folder (build in the site's folder)",
        "content/models: expected a folder of records, got no folder (build in the site's folder)",
    ]


def test_hidden_files_of_editors_are_skipped(site: Path) -> None:
    (site / "content/models/.case.yaml.swp").write_bytes(b"\xff")
    assert messages(site) == []


def test_names_that_two_files_share(site: Path) -> None:
    (site / "content/models/second.yaml").write_text(
        MODEL.replace("slug: case", "slug: second").replace("Case", "CASE")
    )
    assert messages(site) == [
        'content/models/second.yaml:1:7: name: expected a name of its own, got "CASE 7B", '
        "which content/models/case.yaml has (change one of them, or delete one file)"
    ]


def test_slugs_that_two_files_share(site: Path) -> None:
    (site / "content/models/second.yaml").write_text(MODEL.replace("name: Case", "name: Second"))
    assert messages(site) == [
        'content/models/second.yaml:2:7: slug: expected a slug of its own, got "case", '
        "which content/models/case.yaml has (change one of them, or delete one file)",
        'content/models/second.yaml:2:7: slug: expected the file\'s name "second", got "case" '
        "(rename the file to case.yaml or write second)",
    ]


def test_shared_names_show_although_a_file_has_other_mistakes(site: Path) -> None:
    text = MODEL.replace("slug: case", "slug: second").replace("7000000000", "7B")
    (site / "content/models/second.yaml").write_text(text)
    assert [problem.path for problem in load_catalog(site).problems] == ["name", "size.parameters"]


def test_all_mistakes_of_all_files_in_one_run(site: Path) -> None:
    (site / "content/models/case.yaml").write_text(MODEL.replace("7000000000", "7B").replace("2024-05-31", "soon"))
    (site / "content/gpus/a.yaml").write_text("a: [}")
    places = [(problem.file, problem.line) for problem in load_catalog(site).problems]
    assert places == [("content/gpus/a.yaml", 1), ("content/models/case.yaml", 7), ("content/models/case.yaml", 12)]


def test_a_file_of_nothing_but_mistakes_does_not_bury_the_others(site: Path) -> None:
    (site / "content/models/noise.yaml").write_text("".join(f"key{number}: 1\n" for number in range(5000)))
    found = messages(site)
    assert len(found) == 101
    assert found[-1].endswith("and 4908 more problems")


@pytest.mark.parametrize(
    "value",
    ['"1' + " " * 200_000 + 'x"', "1," * 100_000, "9" * 200_000, "[" + "1," * 50_000 + "]", "1e999999999"],
    ids=["spaces", "commas", "digits", "list", "exponent"],
)
def test_no_value_hangs_the_loader(site: Path, value: str) -> None:
    """A pattern that tries every split of such a value would need hours: the limit is no measure of speed."""
    (site / "content/models/case.yaml").write_text(MODEL.replace("7000000000", value))
    start = time.process_time()
    assert len(messages(site)) == 1
    assert time.process_time() - start < 120
