"""Which placeholders a translation must have."""

from __future__ import annotations

import pytest

from sitegen.i18n.comparison import comparison_problems
from sitegen.i18n.po_files import Entry, PoFile


def file(code: str, *forms: str) -> PoFile:
    english = "" if code == "en" else "English: {count} of {total} | {count} of {total}"
    entry = Entry("a", forms, plural=True, comment=english, fuzzy=False, line=1)
    return PoFile(f"i18n/{code}.po", code, "(n != 1)", 2, {"a": entry})


@pytest.mark.parametrize(
    ("forms", "messages"),
    [
        (("{total}: {count}", "{total}: {count}"), []),
        (("una de {total}", "{count} de {total}"), []),
        (("una de {total}", "varias de {total}"), ["lacks {count}"]),
        (("una", "{count} de {total}"), ["lacks {total}"]),
        (("{count} {total} {x}", "{count} de {total}"), ["has {x}"]),
        (("{count} {total}", "{cuenta} de {total}"), ["lacks {count}", "has {cuenta}"]),
    ],
)
def test_only_the_count_may_be_left_out_and_not_in_the_last_form(forms: tuple[str, ...], messages: list[str]) -> None:
    english = file("en", "{count} of {total}", "{count} of {total}")
    assert [problem.message for problem in comparison_problems(file("es", *forms), english)] == messages
