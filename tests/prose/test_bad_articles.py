"""Each file of bad/ is an article that gives exactly the messages of the text file beside it.

Those whose names begin with "es-" are translations of a sound English article.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.prose.articles import prose_of
from tests.prose.conftest import HEAD
from tests.site import SmallSite

BAD = Path(__file__).with_name("bad")
CASES = sorted(path.stem for path in BAD.glob("*.md"))


@pytest.mark.parametrize("case", CASES)
def test_messages_of_a_bad_article(case: str, site: SmallSite) -> None:
    site.write(f"-- content/pages/en/case.md --\n{HEAD}Text.\n")
    language = "es" if case.startswith("es-") else "en"
    target = site.root / f"content/pages/{language}/case.md"
    target.parent.mkdir(exist_ok=True)
    target.write_bytes((BAD / f"{case}.md").read_bytes())
    _, problems, _ = prose_of(site)
    assert "".join(f"{problem}\n" for problem in problems) == (BAD / f"{case}.txt").read_text("utf-8")


def test_every_bad_article_has_its_messages() -> None:
    assert sorted(path.stem for path in BAD.glob("*.txt")) == CASES
    assert all((BAD / f"{case}.txt").read_text("utf-8") for case in CASES)
