"""Articles in a whole site: pages, links to them, notes for translators, builds with nothing to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.prose.conftest import HEAD
from tests.prose.test_articles import SPANISH, write
from tests.site import SmallSite


@pytest.fixture
def built(site: SmallSite) -> SmallSite:
    """Two English articles, one of them in the foot of pages and translated, but from an older state."""
    write(site, "## Part {#part}\n\nText with {constant: USABLE_FRACTION}. [Other](other.md)")
    write(site, "Text.", "other", HEAD.replace("order: 1\nfoot: true", "order: 2").replace("A case", "Another"))
    site.replace("content/pages/en/other.md", "All about it.", "All about the other.")
    site.write(f"-- content/pages/es/case.md --\n{SPANISH.format(state='aaaaaaaa')}Texto.\n")
    site.build()
    return site


def test_every_page_leads_to_articles(built: SmallSite) -> None:
    for address, expected in (
        ("en/models/index.html", "../case.html"),
        ("en/gpus/geforce-rtx-4090.html", "../case.html"),
        ("es/models/quiet-7b.html", "../case.html"),
        ("en/other.html", "case.html"),
    ):
        links = [node.attributes["href"] for node in built.page(address).css("footer a")]
        assert links[0] == expected, address
    others = built.page("es/case.html").css(".others a")
    assert [(node.attributes["href"], node.attributes.get("lang")) for node in others] == [("../en/other.html", "en")]


def test_an_article_has_the_head_of_every_page(built: SmallSite) -> None:
    page = built.page("en/case.html")
    assert page.css_first("title").text() == page.css_first("h1").text() == "A case"
    assert page.css_first("meta[name=description]").attributes["content"] == "All about it."
    versions = [(node.attributes["hreflang"], node.attributes["href"]) for node in page.css("link[hreflang]")]
    assert ("es", "https://example.org/es/case.html") in versions
    assert [node.attributes["hreflang"] for node in built.page("en/other.html").css("link[hreflang]")] == [
        "en",
        "x-default",
    ]
    assert [node.attributes["href"] for node in page.css(".contents a")] == ["#part"]
    assert built.page("en/other.html").css_first(".contents") is None
    assert built.run("check").out.splitlines()[-1:] != [], built.run("check").err


def test_the_check_is_content_with_what_is_not_translated(built: SmallSite) -> None:
    done = built.run("check")
    assert done.code == 0, done.out + done.err


def test_sitemaps_have_the_dates_of_articles(built: SmallSite) -> None:
    for code, day in (("en", "2026-01-01"), ("es", "2026-01-02")):
        entries = (built.public / f"sitemaps/{code}.xml").read_text("utf-8").splitlines()
        (entry,) = (line for line in entries if f"<loc>https://example.org/{code}/case.html</loc>" in line)
        assert f"<lastmod>{day}</lastmod>" in entry


def test_a_stale_page_says_so(built: SmallSite) -> None:
    note = built.page("es/case.html").css_first(".empty")
    assert note.css_first("a").attributes["href"] == "../en/case.html"
    assert built.page("en/case.html").css_first(".empty") is None


def test_notes_are_told_as_long_as_they_hold(built: SmallSite) -> None:
    """Also by a build that has nothing to do; and they stop no build."""
    done = built.build()
    assert done.out.startswith("Nothing changed: ")
    assert [line.partition(" (")[0] for line in done.err.splitlines()] == [
        "note: content/pages/es/case.md:6:13: translates: the English article has changed since it was translated",
        "note: content/pages/es/other.md: is not translated yet, and links lead to English",
    ]


def test_a_changed_article_is_rendered_again_and_nothing_else(built: SmallSite) -> None:
    before = built.stamps()
    built.replace("content/pages/en/other.md", "Text.", "Other text.")
    assert " 1 written, " in built.build().out
    after = built.stamps()
    assert {name for name in after if after[name] != before[name]} == {"en/other.html"}


def test_a_removed_article_is_gone_everywhere(built: SmallSite) -> None:
    for path in (built.root / "content/pages").glob("*/*.md"):
        path.unlink()
    built.build()
    assert not (built.public / "en/case.html").exists()
    assert built.page("en/models/index.html").css_first("footer a[href='../case.html']") is None


def test_a_mistake_in_an_article_stops_the_build(built: SmallSite) -> None:
    before = built.snapshot()
    built.replace("content/pages/en/other.md", "Text.", "[Models](/en/models/indx.html)")
    done = built.run("build")
    assert done.code == 1
    assert done.err.startswith(
        "content/pages/en/other.md:8:10: expected a link to an address of the site,"
        ' got "/en/models/indx.html" (did you mean /en/models/index.html?)\n'
    )
    assert built.snapshot() == before


def test_articles_are_the_same_bytes_in_any_surrounding(built: SmallSite, tmp_path: Path) -> None:
    env = {"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "LANG": "fr_FR.UTF-8"}
    built.build("--out", str(tmp_path / "other"), "--workers", "2", env=env)
    for address in ("en/case.html", "es/case.html", "en/other.html"):
        assert (tmp_path / "other" / address).read_bytes() == (built.public / address).read_bytes()
