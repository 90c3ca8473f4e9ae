"""Each fault of a built site is found, and a sound site has none."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitegen.checks import Finding, check_site
from tests.checks.sound import BASE, check, sound


def test_a_sound_site_has_no_fault(tmp_path: Path) -> None:
    assert check(tmp_path, sound()) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("b.html#top", "c.html", "broken link to en/c.html"),
        ("b.html#top", "b.html#bottom", "broken link to en/b.html: there is no #bottom"),
        ("b.html#top", "../../x.html", "the link ../../x.html leads out of the site"),
        ("b.html#top", "b%2ehtml#top", None),
        ('<a href="b.html#top">b</a>', "", "no link from the root page leads here"),
        ('lang="en"', "", "<html> has no lang"),
        ('dir="ltr"', "", "<html> has no dir (ltr or rtl)"),
        ('<meta charset="utf-8">', "", "no <meta charset>"),
        ("<title>en/a.html</title>", "", "no <title>"),
        ("<title>en/a.html</title>", "<title>en/b.html</title>", "has the same title as en/a.html"),
        ("About en/a.html", "About en/b.html", "has the same description as en/a.html"),
        ("About en/a.html", "", "no description"),
        ("About en/a.html", "About en/a.html ..", "doubled full stop: “About en/a.html ..”"),
        ("<title>en/a.html", f"<title>{'t' * 71}", "warning: the title has 71 characters, more than 70"),
        ("About en/a.html", "d" * 171, "warning: the description has 171 characters, more than 170"),
        ("<h1", "<h1>two</h1><h1", "expected one <h1>, got 2"),
        ("</h1>", "</h1><h3>three</h3>", "<h3> follows <h1>: a level is skipped"),
        ("</h1>", '</h1><p id="top">', 'the id "top" is given 2 times'),
        ("</h1>", "</h1><img src='../assets/x.svg'>", "the image ../assets/x.svg has no alt"),
        ("</h1>", "</h1><table><tr><td>1</table>", "a table has no caption"),
        ("</h1>", "</h1><script>1</script>", "inline <script>"),
        ("<h1", '<script type="application/json">1</script><h1', "inline <script>"),
        ("</h1>", "</h1><style></style>", "inline <style>"),
        ("</h1>", '</h1><p style="color:red">x', "a style attribute"),
        ("</h1>", '</h1><a href="#top" onclick="x()">x</a>', "an inline event handler"),
        ("</h1>", "</h1><p>x ,</p>", "space before a comma: “x ,”"),
        ("</h1>", '</h1><p aria-label="{x}">', "unfilled placeholder: “{x}”"),
        ('rel="canonical"', 'rel="other"', "expected one canonical address, got 0"),
        (
            f'"canonical" href="{BASE}en/a.html"',
            '"canonical" href="/en/a.html"',
            "the canonical address is not the page's own",
        ),
        ('hreflang="es"', 'hreflang="fr"', "hreflang is missing for es"),
        ('hreflang="x-default"', 'hreflang="de"', "hreflang is missing for x-default"),
        ('hreflang="en"', 'hreflang="es"', 'hreflang="es" is given twice'),
        ('hreflang="en"', 'hreflang="es"', "hreflang does not name the page itself"),
        (f'"es" href="{BASE}es/a.html"', f'"es" href="{BASE}es/c.html"', f"names {BASE}es/c.html, which is no page"),
        (f'"es" href="{BASE}es/a.html"', f'"es" href="{BASE}en/b.html"', 'names en/b.html, whose language is "en"'),
        (
            f'"es" href="{BASE}es/a.html"',
            f'"es" href="{BASE}es/b.html"',
            "names es/b.html, which does not name this page",
        ),
    ],
)
def test_each_fault_is_found(tmp_path: Path, old: str, new: str, expected: str | None) -> None:
    pages = sound()
    assert old in pages["en/a.html"]
    pages["en/a.html"] = pages["en/a.html"].replace(old, new)
    found = check(tmp_path, pages)
    assert any(expected in line for line in found) if expected else found == []


def test_a_site_without_a_root_page_is_one_fault(tmp_path: Path) -> None:
    assert check_site(tmp_path)[0] == (Finding("index.html", "the site has no root page"),)


def test_findings_are_sorted_by_page(tmp_path: Path) -> None:
    pages = sound()
    for name in ("es/b.html", "en/b.html"):
        pages[name] = pages[name].replace("</h1>", "</h1><style></style>")
    assert check(tmp_path, pages) == ["en/b.html: inline <style>", "es/b.html: inline <style>"]
