"""Templates: found by theme, compiled all at once, every mistake with its place."""

from __future__ import annotations

import os
import pickle
from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

from sitegen.output import RenderFailure, grouped, load_assets, load_templates
from sitegen.output.templates import Templates


@dataclass(frozen=True, slots=True)
class View:
    name: str


def themes(root: Path, **files: str) -> Path:
    """A site whose default theme has these templates; `__` in a name stands for a theme of that name."""
    for name, text in files.items():
        theme, _, template = name.rpartition("__")
        path = root / "themes" / (theme or "default") / "templates" / f"{template}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def text(key: str, **_: object) -> str:
    return f"<{key}>"


def test_a_page_is_rendered_with_its_view_and_texts(tmp_path: Path) -> None:
    templates, problems = load_templates(themes(tmp_path, page='{{ page.name }} {{ t("é") }}\n'), "default")
    assert not problems
    assert templates.render("page.html", View("<b>"), text) == "&lt;b&gt; &lt;é&gt;\n".encode()


def test_a_text_and_the_same_text_as_markup_are_told_apart(tmp_path: Path) -> None:
    templates, _ = load_templates(themes(tmp_path, page="{{ page.name }}"), "default")
    names = ["<b>", Markup("<b>"), "<b>", Markup("<b>")]
    rendered = [templates.render("page.html", View(name), text) for name in names]
    assert rendered == [b"&lt;b&gt;", b"<b>", b"&lt;b&gt;", b"<b>"]


def test_a_theme_stands_before_the_default(tmp_path: Path) -> None:
    root = themes(tmp_path, page="default", other='{% include "page.html" %}', mine__page="mine")
    templates, problems = load_templates(root, "mine")
    assert not problems
    assert templates.render("other.html", View(""), text) == b"mine"


def test_every_mistake_is_a_located_problem(tmp_path: Path) -> None:
    root = themes(
        tmp_path,
        a="{% if page %}\n{% endfor %}",
        b="ok\n{{ page.name | no_such_filter }}",
        c='fine\n\n{% extends "missing.html" %}',
        d="{{ page.name }}",
    )
    (root / "themes/default/templates/e.html").write_bytes(b"caf\xe9")
    _, problems = load_templates(root, "default")
    assert [str(problem) for problem in problems] == [
        "themes/default/templates/a.html:2:1: Encountered unknown tag 'endfor'. Jinja was looking for the following "
        "tags: 'elif' or 'else' or 'endif'. The innermost block that needs to be closed is 'if'.",
        "themes/default/templates/b.html:2:1: No filter named 'no_such_filter'.",
        'themes/default/templates/c.html:3:1: there is no template "missing.html" (names are relative to templates/)',
        "themes/default/templates/e.html:1:4: expected UTF-8, got the byte 0xE9 "
        "(save the file as UTF-8; in Latin-1 this byte is é)",
    ]


def test_leftovers_of_editors_are_no_part_of_a_theme(tmp_path: Path) -> None:
    root = themes(tmp_path, a="fine")
    for name in (".a.html.swp", "a.html~", ".git/x"):
        path = root / "themes/default/templates" / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"{% \xff")
        asset = root / "themes/default/assets" / name
        asset.parent.mkdir(parents=True, exist_ok=True)
        asset.touch()
    assert load_templates(root, "default")[1] == ()
    assert load_assets(root, "default") == {}


def test_a_link_out_of_the_theme_and_a_pipe_are_problems(tmp_path: Path) -> None:
    root = themes(tmp_path, a="fine")
    (root / "secret").write_text("secret")
    theme = root / "themes/default"
    (theme / "assets").mkdir()
    (theme / "assets/one.css").touch()
    (theme / "assets/inside.css").symlink_to("one.css")
    (theme / "assets/folder").symlink_to("/")
    (theme / "assets/leak.txt").symlink_to(root / "secret")
    (theme / "assets/loop").symlink_to("loop")
    os.mkfifo(theme / "templates/pipe.html")
    _, problems = load_templates(root, "default")
    assert [str(problem) for problem in problems] == [
        "themes/default/assets/folder: expected a file of the theme, got a link out of it (copy it here)",
        "themes/default/assets/leak.txt: expected a file of the theme, got a link out of it (copy it here)",
        "themes/default/assets/loop: expected a file of the theme, got a link out of it (copy it here)",
        "themes/default/templates/pipe.html: expected a regular file (remove it)",
    ]


def test_a_missing_theme_names_those_that_are_there(tmp_path: Path) -> None:
    root = themes(tmp_path, page="", mine__page="")
    _, problems = load_templates(root, "mien")
    expected = 'site.yaml: theme: expected a directory in themes/, got "mien" (themes/ has: default, mine)'
    assert [str(problem) for problem in problems] == [expected]
    _, problems = load_templates(tmp_path / "empty", "default")
    assert str(problems[0]).endswith('got "default" (themes/ is missing or empty)')


def test_a_failure_names_the_line_of_the_template(tmp_path: Path) -> None:
    root = themes(tmp_path, page='\n{% include "part.html" %}', part="\n\n{{ page.nmae }}", sum="{{ 1 / 0 }}")
    templates, _ = load_templates(root, "default")
    assert _failure(templates, "page.html") == (
        "themes/default/templates/part.html:3",
        f"'{__name__}.View object' has no attribute 'nmae'",
    )
    assert _failure(templates, "sum.html") == (
        "themes/default/templates/sum.html:1",
        "ZeroDivisionError: division by zero",
    )
    assert _failure(templates, "no.html") == ("themes/default", "the template no.html is missing")


def _failure(templates: Templates, name: str) -> tuple[str, str]:
    try:
        templates.render(name, View(""), text)
    except Exception as error:
        failure = templates.failure("en/x.html", error)
        return failure.where, failure.message
    raise AssertionError("rendered")


def test_failures_of_one_cause_are_told_once() -> None:
    failures = [RenderFailure(f"en/{page}.html", "b.html:1", "x") for page in "cab"]
    failures.append(RenderFailure("en/z.html", "a.html:2", "y"))
    assert grouped(failures) == ("a.html:2: y (in en/z.html)", "b.html:1: x (in en/a.html and 2 more pages)")


def test_templates_travel_to_a_worker(tmp_path: Path) -> None:
    templates, _ = load_templates(themes(tmp_path, page="{{ page.name }}"), "default")
    assert pickle.loads(pickle.dumps(templates)).render("page.html", View("a"), text) == b"a"


def test_assets_of_a_theme_stand_before_the_default(tmp_path: Path) -> None:
    for name in ("themes/default/assets/a.css", "themes/default/assets/img/b.svg", "themes/mine/assets/a.css"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = {address: path.relative_to(tmp_path).as_posix() for address, path in load_assets(tmp_path, "mine").items()}
    assert found == {
        "assets/a.css": "themes/mine/assets/a.css",
        "assets/img/b.svg": "themes/default/assets/img/b.svg",
    }
