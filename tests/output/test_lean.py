"""What is left out of pages and scripts changes nothing that a browser sees."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from jinja2 import Environment
from selectolax.lexbor import LexborHTMLParser

from sitegen.output import asset
from sitegen.output.lean import Lean
from tests.site import PROJECT

TABLE = """\
<table class="cards">
<thead><tr><th scope="col">A</th><th scope="col" data-x="a b">B</th></tr></thead>
<tbody>
<tr class="{{ style }}"><th scope="row">1</th><td><b>2</b></td></tr>
<tr><th scope="row">3</th><td>4</td></tr>
</tbody>
</table>
<section id="{{ id }}" class="wide"{% if style > "a" %} hidden{% endif %}><p>One <b>two</b></p><p>three</p>
<p class="empty"></p>
<p>four</p>
<div><p>five</p></div><ul><li>six</li><li><h3>seven</h3><p>eight</p></li></ul></section>
<p>nine</p> ten
<dl><dt>a</dt><dd>b</dd></dl><select><option value="">any</option><option selected>x</option></select>
"""
SCRIPTS = sorted((PROJECT / "themes/default/assets").glob("*.js"))


def outline(html: str) -> list[tuple[str | None, dict[str, str | None], str]]:
    return [(node.tag, node.attributes, node.text(deep=False, strip=True)) for node in LexborHTMLParser(html).css("*")]


def test_a_lean_template_is_read_as_the_same_document() -> None:
    plain = Environment().from_string(TABLE).render(style="x", id="y z")
    lean = Environment(extensions=[Lean]).from_string(TABLE).render(style="x", id="y z")
    assert outline(lean) == outline(plain)
    assert len(lean) < 0.8 * len(plain)
    assert "</td>" not in lean
    assert "<th scope=row>" in lean
    assert '<section id="y z" class=wide hidden>' in lean
    assert lean.count("</p>") == 3
    assert "<p class=empty></p>" in lean


def test_what_templates_fill_in_keeps_its_quotes() -> None:
    source = '<a href="{{ href }}" title="x{{ y if href != "z" }}" class="z">="a"> "b"</a><path d="m"/>'
    filled = Environment(extensions=[Lean]).from_string(source).render(href="a b", y=" c")
    assert filled == '<a href="a b" title="x c" class=z>="a"> "b"</a><path d="m"/>'


def test_lines_break_within_blocks_alone_and_keep_their_numbers() -> None:
    source = "<div>\n<p>a\n<i>b</i></p>\n</div>\n<ul>\n<li>c</li>\n<li>d</li>\n</ul>\n{{ 1 / 0 }}"
    template = Environment(extensions=[Lean], trim_blocks=True).from_string(source)
    with pytest.raises(ZeroDivisionError) as caught:
        template.render()
    assert caught.traceback[-1].lineno + 1 == source.count("\n") + 1
    filled = Environment(extensions=[Lean]).from_string(source.replace("{{ 1 / 0 }}", "<i>e</i>")).render()
    assert filled == "<div><p>a\n<i>b</i></p>\n</div><ul><li>c</li>\n<li>d</li>\n</ul><i>e</i>"


def served(tmp_path: Path, source: str) -> str:
    (tmp_path / "x.js").write_text(source)
    return asset(tmp_path / "x.js").decode()


def test_a_script_is_served_without_comments_and_spaces(tmp_path: Path) -> None:
    source = (
        '/** What.\n * How **/\n// why\nconst a = 1; // as said\n  /* b */\nconst b = "https://x.y"; // its place\n'
    )
    assert served(tmp_path, source) == 'const a=1;const b="https://x.y";'


@pytest.mark.parametrize(
    "line", ['const c="a // b";', "const d=`/* e */  ${f}`;", "f(/\\/\\/ x/);"], ids=["string", "template", "pattern"]
)
def test_what_looks_like_a_comment_stays(tmp_path: Path, line: str) -> None:
    assert served(tmp_path, f"{line}\n") == line


def test_a_script_that_is_no_text_is_copied(tmp_path: Path) -> None:
    (tmp_path / "x.js").write_bytes(b"\xff;x\n")
    assert asset(tmp_path / "x.js") == b"\xff;x"


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_the_themes_scripts_are_scripts_still(tmp_path: Path, script: Path) -> None:
    content = asset(script)
    assert b"/**" not in content
    (tmp_path / "x.mjs").write_bytes(content)
    done = subprocess.run(["node", "--check", str(tmp_path / "x.mjs")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
