"""Each file of bad/ is a record that gives exactly the messages of the text file beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitegen.catalog import load_catalog
from tests.catalog.conftest import CARD, MODEL

BAD = Path(__file__).with_name("bad")
CASES = sorted(path.stem for path in BAD.glob("*.yaml"))


FOLDERS = {"card": "gpus", "measured": "measurements"}  # by the first word of a case's name; else models


@pytest.mark.parametrize("case", CASES)
def test_messages_of_a_bad_record(case: str, tmp_path: Path) -> None:
    for folder in ("models", "gpus", "measurements"):
        (tmp_path / "content" / folder).mkdir(parents=True)
    folder = FOLDERS.get(case.partition("-")[0], "models")
    if folder == "measurements":  # it names these
        (tmp_path / "content/models/case.yaml").write_text(MODEL)
        (tmp_path / "content/gpus/case-card.yaml").write_text(CARD)
    (tmp_path / "content" / folder / "case.yaml").write_bytes((BAD / f"{case}.yaml").read_bytes())
    catalog = load_catalog(tmp_path)
    assert "".join(f"{problem}\n" for problem in catalog.problems) == (BAD / f"{case}.txt").read_text()


def test_every_bad_record_has_its_messages() -> None:
    assert sorted(path.stem for path in BAD.glob("*.txt")) == CASES
    assert all((BAD / f"{case}.txt").read_text() for case in CASES)
