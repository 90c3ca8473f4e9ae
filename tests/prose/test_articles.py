"""What articles may hold, and how it looks as HTML."""

from __future__ import annotations

from selectolax.lexbor import LexborHTMLParser

from sitegen.pages import misplaced
from tests.prose.articles import html_of, prose_of
from tests.prose.conftest import HEAD
from tests.site import SmallSite

SPANISH = """\
---
title: Un caso
description: Todo sobre él.
label: Caso
updated: 2026-01-02
translates: {state}
---
"""


def write(site: SmallSite, text: str, name: str = "case", head: str = HEAD) -> None:
    site.write(f"-- content/pages/en/{name}.md --\n{head}{text}\n")


def translate(site: SmallSite, text: str, state: str, name: str = "case") -> None:
    site.write(f"-- content/pages/es/{name}.md --\n{SPANISH.format(state=state)}{text}\n")


def state(site: SmallSite) -> str:
    """The state of the English article, as the note for translators gives it."""
    return str(prose_of(site)[2][0]).rpartition("translates: ")[2].removesuffix(")")


def test_figures_stand_in_the_language_of_the_page(site: SmallSite) -> None:
    text = "{percent: USABLE_FRACTION}, {constant: GIB}, `{constant: RUNTIME_GB}`, {number: 12345}, {number: 1.5 %}"
    write(site, text)
    translate(site, text, state(site))
    assert html_of(site) == "<p>90%, 1,073,741,824, <code>0.6</code>, 12,345, 1.5%</p>"
    assert html_of(site, "es/case.html") == "<p>90\u00a0%, 1.073.741.824, <code>0,6</code>, 12.345, 1,5\u00a0%</p>"


def test_estimates_are_those_of_the_pages(site: SmallSite) -> None:
    write(site, "{need: quiet-7b, Q4_K_M} {speed: quiet-7b, geforce-rtx-4090} {level: quiet-7b, geforce-rtx-4090}")
    done = site.run("estimate", "quiet-7b", "geforce-rtx-4090")
    need, speed, level = html_of(site).removeprefix("<p>").removesuffix("</p>").split(" ")
    assert speed.replace("\u00a0", " ") in done.out
    assert f"quantization  {level}\n" in done.out
    assert need.endswith("\u00a0GB")


def test_names_lead_to_pages(site: SmallSite) -> None:
    write(site, "{model: quiet-7b} on {card: geforce-rtx-4090}")
    assert html_of(site) == (
        '<p><a href="models/quiet-7b.html"><bdi translate=no>Quiet 7B</bdi></a> on '
        '<a href="gpus/geforce-rtx-4090.html"><bdi translate=no>GeForce RTX 4090</bdi></a></p>'
    )


def test_tables_scroll_and_are_named(site: SmallSite) -> None:
    write(site, "## All levels {#levels}\n\n{table: levels}\n\n| A | B |\n| --- | --: |\n| x | {constant: GIB} |")
    tree = LexborHTMLParser(html_of(site))
    assert [node.attributes["aria-labelledby"] for node in tree.css(".scroll > table")] == ["levels", "levels"]
    assert [node.text() for node in tree.css("tbody th[scope=row]")][:2] == ["Q8_0", "Q6_K"]
    assert tree.css("td.figure")[-1].text() == "1,073,741,824"
    assert tree.css_first("[align], [style]") is None


def test_an_article_links_to_others_and_to_pages(site: SmallSite) -> None:
    write(site, "## Part {#part}", "other", HEAD.replace("order: 1", "order: 2"))
    links = "[There](other.md#part), [here](#top), [models](/en/models/index.html), <https://example.org>"
    write(site, f"## Top {{#top}}\n\n{links}")
    assert [node.attributes["href"] for node in LexborHTMLParser(html_of(site)).css("a")] == [
        "other.html#part",
        "#top",
        "models/index.html",
        "https://example.org",
    ]


def test_a_translation_links_to_what_is_not_translated_in_english(site: SmallSite) -> None:
    write(site, "Text.", "other", HEAD.replace("order: 1", "order: 2"))
    write(site, "[There](other.md)")
    translate(site, "[Allí](other.md)", state(site))
    assert html_of(site, "es/case.html") == '<p><a href="../en/other.html">Allí</a></p>'


def test_footnotes_and_code(site: SmallSite) -> None:
    write(site, "Text.[^1]\n\n```\na < b {x}\n```\n\n[^1]: A note with {constant: USABLE_FRACTION}.")
    html = html_of(site)
    assert "<pre><code>a &lt; b {x}\n</code></pre>" in html
    tree = LexborHTMLParser(html)
    assert tree.css_first(".footnote li").text().strip().startswith("A note with 0.9.")
    assert tree.css_first("a.footnote-backref").attributes["title"] == "Back to note 1 in the text"


def test_a_translation_is_stale_once_the_words_of_its_source_change(site: SmallSite) -> None:
    write(site, "Some words.")
    translate(site, "Algunas palabras.", state(site))
    assert prose_of(site)[2] == ()
    write(site, "Some\nwords.", head=HEAD.replace("2026-01-01", "2026-02-02"))
    assert prose_of(site)[2] == (), "line breaks and dates are no words"
    write(site, "Other words.")
    prose, problems, notes = prose_of(site)
    assert problems == ()
    assert [each.article.stale for each in prose.written] == [False, True]
    assert [str(note).partition(" (")[0] for note in notes] == [
        "content/pages/es/case.md:6:13: translates: the English article has changed since it was translated"
    ]
    translate(site, "Otras palabras.", state(site))
    assert prose_of(site)[2] == ()


def test_an_article_may_not_stand_in_the_place_of_another_page(site: SmallSite) -> None:
    write(site, "Text.", "models")
    _, problems, _ = prose_of(site)
    assert problems == ()
    (site.root / "content/pages/en/models.md").rename(site.root / "content/pages/en/404.md")
    prose, _, _ = prose_of(site)
    assert [str(problem) for problem in misplaced(prose, ("en/404.html", *prose.paths()))] == [
        "content/pages/en/404.md: expected a name of its own, got that of another page, en/404.html"
        " (rename the article in all its languages)"
    ]


def test_a_translation_needs_a_source(site: SmallSite) -> None:
    translate(site, "Texto.", "aaaaaaaa", "sola")
    _, problems, _ = prose_of(site)
    assert [str(problem) for problem in problems] == [
        "content/pages/es/sola.md: expected the translation of an English article, got one of an article that there"
        " is not (write content/pages/en/sola.md first, or rename this file)"
    ]
