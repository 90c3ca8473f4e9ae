"""A sentence ends once, whatever it ends with."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from sitegen.pages.words import ended


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("By <bdi>Some Lab Inc.</bdi>.", "By <bdi>Some Lab Inc.</bdi>"),
        ('See <a href="x" lang="en">The end.</a>. More.', 'See <a href="x" lang="en">The end.</a> More.'),
        ("By <a><bdi>Some Lab Inc.</bdi></a>. More.", "By <a><bdi>Some Lab Inc.</bdi></a> More."),
        ("By <bdi>Some Lab Inc.</bdi> in 2024.", "By <bdi>Some Lab Inc.</bdi> in 2024."),
        ("By <bdi>Some Lab</bdi>.", "By <bdi>Some Lab</bdi>."),
        ('See <a href="x">Who are you?</a>. More.', 'See <a href="x">Who are you?</a> More.'),
        ('See <a href="x">May it be with you!</a>. More.', 'See <a href="x">May it be with you!</a> More.'),
    ],
)
def test_a_name_that_ends_in_a_full_stop_ends_its_sentence(sentence: str, expected: str) -> None:
    found = ended(Markup(sentence))
    assert isinstance(found, Markup)
    assert found == expected
