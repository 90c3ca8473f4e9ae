"""Leftovers are found in the text that people read, and only there."""

from __future__ import annotations

import pytest

from sitegen.checks.text import leftovers


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<p>It runs..</p>", "doubled full stop: “It runs..”"),
        ("<p>By Foo Inc<b>.</b>.</p>", "doubled full stop: “By Foo Inc..”"),
        ("<p>It runs. .</p>", "doubled full stop: “It runs. .”"),
        ("<p>one,, two</p>", "doubled comma: “one,, two”"),
        ("<p>one ,\n two</p>", "space before a comma: “one , two”"),
        ("<p>The card\n  .</p>", "space before a full stop: “The card .”"),
        ("<p>on 3 cards,.</p>", "comma before a full stop: “on 3 cards,.”"),
        ("<p>Tokens:: 3</p>", "doubled colon or semicolon: “Tokens:: 3”"),
        ("<p>Model ( )</p>", "empty brackets: “Model ( )”"),
        ("<p>holds {memory} GB</p>", "unfilled placeholder: “holds {memory} GB”"),
        ("<p>%(count)s cards</p>", "unfilled placeholder: “%(count)s cards”"),
        ("<p>By Foo &lt;/bdi&gt; Inc</p>", "markup as text: “By Foo </bdi> Inc”"),
        ("<p>Foo &amp;amp; Bar</p>", "markup as text: “Foo &amp; Bar”"),
        ("<td>None</td>", "a missing value: “None”"),
        ("<td>None tok/s</td>", "a missing value: “None tok/s”"),
        ("<td>nan tok/s</td>", "a missing value: “nan tok/s”"),
        ("<td>-inf</td>", "a missing value: “-inf”"),
        ("<p>&#123;x&#125;</p>", "unfilled placeholder: “{x}”"),
    ],
)
def test_a_leftover_is_shown_with_its_surroundings(html: str, expected: str) -> None:
    assert expected in list(leftovers(html))


@pytest.mark.parametrize(
    "html",
    [
        "<p>One sentence. Another one.</p><p>A third.</p>",
        "<p>Wait ... or wait…</p>",
        "<p>A &lt; B &amp; C &gt; D</p>",
        "<p>None of the cards run it. None holds it.</p>",
        "<p>A .NET runtime, .5 GB</p>",
        "<p>Quelle carte ? Celle-ci : la grande ; l’autre.</p>",
        "<li>one,</li><li>,two</li>",
        "<script>f({a: 1}, None, [], {})</script><style>a{b:c}</style><!-- {x} -->",
        "<p>Banana, info, infinite, finance</p>",
        "<p>Score 9.5 (BF16), 50 %, 100 % sure</p>",
        "<p>Ratio 1:2, 12:30</p>",
    ],
)
def test_sound_text_passes(html: str) -> None:
    assert list(leftovers(html)) == []


def test_long_lines_are_cut_around_the_leftover() -> None:
    (message,) = leftovers(f"<p>{'word ' * 20}last,, {'more ' * 20}</p>")
    assert message == "doubled comma: “…word word word word last,, more more more more mor…”"
