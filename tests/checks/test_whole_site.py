"""Each fault that only the whole site shows is found, and named where it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitegen.checks import check_site, weigh, weights
from tests.checks.sound import BASE, check, png, sound, write

MODEL = "en/models/x.html"
CARD = "en/gpus/y.html"
SPOILT = [
    # links
    (MODEL, '<a href="../gpus/y.html">y</a>', "", f"{MODEL}: no link leads to a page in en/gpus/ but its index"),
    (CARD, '<a href="../models/x.html">x</a>', "", f"{CARD}: no link leads to a page in en/models/ but its index"),
    (
        MODEL,
        '<a href="../../es/models/x.html">es</a>',
        "",
        f"{MODEL}: no link leads to es/models/x.html, the same page in another language",
    ),
    ("es/a.html", "es/gpus/y.html", "es/gpus/z.html", "es/a.html: broken link to es/gpus/z.html"),
    # sitemaps
    ("robots.txt", "Sitemap:", "Map:", "robots.txt: names no sitemap"),
    (
        "robots.txt",
        "sitemap.xml",
        "map.xml",
        f"robots.txt: names {BASE}map.xml, which is no file of the site",
    ),
    (
        "sitemap.xml",
        "sitemaps/es",
        "sitemaps/fr",
        f"sitemap.xml: names {BASE}sitemaps/fr.xml, which is no file of the site",
    ),
    ("sitemap.xml", "sitemaps/es", "sitemaps/fr", "es/a.html: no sitemap lists it"),
    ("sitemap.xml", "sitemapindex", "siteindex", "sitemap.xml: expected a sitemap, got <"),
    (
        "sitemaps/en.xml",
        "<urlset",
        "<urlset <",
        "sitemaps/en.xml: is no XML: not well-formed (invalid token): line 1, column 8",
    ),
    (
        "sitemaps/en.xml",
        f"<loc>{BASE}en/b.html",
        f"<loc>{BASE}en/c.html",
        f"sitemaps/en.xml: lists {BASE}en/c.html, which is no page of the site",
    ),
    (
        "sitemaps/en.xml",
        f"<loc>{BASE}en/b.html",
        f"<loc>{BASE}en/404.html",
        f"sitemaps/en.xml: lists {BASE}en/404.html, which search engines must not list",
    ),
    (
        "sitemaps/en.xml",
        f"<loc>{BASE}en/b.html",
        f"<loc>{BASE}en/a.html",
        f"sitemaps/en.xml: lists {BASE}en/a.html, which sitemaps/en.xml lists as well",
    ),
    (
        "sitemaps/shared.xml",
        f"<loc>{BASE}index.html",
        f"<loc>{BASE}",
        f"sitemaps/shared.xml: lists {BASE}, whose canonical address is {BASE}index.html",
    ),
    ("sitemaps/en.xml", "2026-01-31", "31.1.2026", 'sitemaps/en.xml: expected a date in <lastmod>, got "31.1.2026"'),
    (
        "sitemaps/en.xml",
        f'href="{BASE}es/b.html"',
        f'href="{BASE}es/a.html"',
        f"sitemaps/en.xml: the alternates of {BASE}en/b.html are not those of the page",
    ),
    # feeds
    ("feeds/es.atom", 'xml:lang="es"', 'xml:lang="pt"', "es/: there is no feed in this language"),
    ("feeds/es.atom", "</feed>", "", "feeds/es.atom: is no XML: no element found: line 1"),
    ("feeds/es.atom", "<feed xmlns", "<rss xmlns", "feeds/es.atom: is no XML: mismatched tag: line 1"),
    (
        "feeds/es.atom",
        "2005/Atom",
        "2005/Bmot",
        "feeds/es.atom: expected a feed, got <{http://www.w3.org/2005/Bmot}feed>",
    ),
    ("feeds/es.atom", "<title>es/a.html</title>", "", "feeds/es.atom: the feed needs one <title>"),
    ("feeds/es.atom", "<author><name>Small</name></author>", "", "feeds/es.atom: the feed has no author"),
    (
        "feeds/es.atom",
        "feeds/es.atom",
        "feeds/en.atom",
        f"feeds/es.atom: the feed does not say where it is: {BASE}feeds/es.atom",
    ),
    (
        "feeds/es.atom",
        f'alternate" href="{BASE}es/gpus/y',
        f'alternate" href="{BASE}es/gpus/z',
        f'feeds/es.atom: the entry "es/gpus/y.html" leads to {BASE}es/gpus/z.html, which is no page of the site',
    ),
    ("feeds/es.atom", "<summary>y</summary>", "", 'feeds/es.atom: the entry "es/gpus/y.html" has no summary'),
    (
        "feeds/es.atom",
        "<summary>y",
        "<summary>&lt;b&gt;y&lt;/b&gt;",
        'feeds/es.atom: the entry "es/gpus/y.html": markup as text: “<b>y</b>”',
    ),
    (
        "feeds/es.atom",
        f"<id>{BASE}es/gpus/y.html",
        f"<id>{BASE}es/models/x.html",
        f'feeds/es.atom: the entry "es/gpus/y.html" has the id of another entry, {BASE}es/models/x.html',
    ),
    (
        "feeds/es.atom",
        f"<id>{BASE}es/gpus/y.html",
        "<id>y",
        'feeds/es.atom: the id of the entry "es/gpus/y.html" is no absolute address',
    ),
    (
        "feeds/es.atom",
        "2025-01-31T00:00:00Z",
        "2025-01-31",
        'feeds/es.atom: the entry "es/gpus/y.html" has no time with its zone in <updated>, but "2025-01-31"',
    ),
    (
        "feeds/es.atom",
        "2025-01-31",
        "2026-02-01",
        "feeds/es.atom: the feed was not updated when its newest entry was, 2026-02-01T00:00:00Z",
    ),
    # JSON-LD
    ("en/b.html", "BreadcrumbList", "ItemList", "en/b.html: JSON-LD: no BreadcrumbList"),
    (
        "en/b.html",
        '{"@context"',
        '"@context"',
        "en/b.html: JSON-LD: is no JSON: Extra data: line 1 column 11 (char 10)",
    ),
    (
        "en/b.html",
        "https://schema.org",
        "https://schema.example",
        'en/b.html: JSON-LD: expected one object with "@context": "https://schema.org" and a list as "@graph"',
    ),
    ("en/b.html", '"position": 1', '"position": 2', "en/b.html: JSON-LD: the crumbs are not numbered from 1"),
    ("en/b.html", '"name": "en/b.html", ', "", "en/b.html: JSON-LD: a crumb has no name"),
    (
        "en/b.html",
        f'"item": "{BASE}en/b.html"',
        f'"item": "{BASE}en/a.html"',
        "en/b.html: JSON-LD: the last crumb is not the page itself",
    ),
    (
        "en/b.html",
        '"@graph": [',
        '"@graph": [{"@type": "WebSite", "publisher": {"@id": "#x"}}, ',
        'en/b.html: JSON-LD: "@id": "#x" stands for nothing on the page',
    ),
    (
        "en/b.html",
        '"@graph": [',
        f'"@graph": [{{"@type": "DataDownload", "contentUrl": "{BASE}data/x.csv"}}, ',
        f"en/b.html: JSON-LD: names {BASE}data/x.csv, which is no file of the site",
    ),
    (
        "en/b.html",
        '"@graph": [',
        '"@graph": [{"name": "R&D"}, ',
        "en/b.html: JSON-LD: < and & have to be escaped, as \\u003c and \\u0026",
    ),
    (
        "en/b.html",
        "</head>",
        '<script type="application/ld+json">{}</script></head>',
        "en/b.html: JSON-LD: expected one block, got 2",
    ),
    # pictures
    ("en/b.html", "og:image", "og:picture", "en/b.html: no og:image"),
    (
        "en/b.html",
        "images/og-en.png",
        "images/og.png",
        f"en/b.html: og:image names {BASE}images/og.png, which is no file of the site",
    ),
    ("images/og-en.png", png(1200, 630), png(1200, 600), "images/og-en.png: expected a PNG of 1200 x 630 pixels"),
    (
        "images/og-en.png",
        png(1200, 630),
        png(1200, 630) + "x" * 30_000,
        "images/og-en.png: has 30,033 bytes, more than 30,000",
    ),
    # hosts and devices
    ("es/404.html", "noindex", "index", "es/404.html: search engines may list it: it needs noindex"),
    (
        "es/404.html",
        '"/assets/x.svg"',
        '"assets/x.svg"',
        "es/404.html: is shown at any address, so assets/x.svg has to begin with a slash",
    ),
    (
        "_headers",
        "/*",
        "\n".join(f"/{number}" for number in range(101)),
        "_headers: has 101 rules, more than the 100 that hosts read",
    ),
    ("_headers", "Content-Security-Policy", "X-Policy", "_headers: there is no content security policy"),
    (
        "assets/manifest.webmanifest",
        '"icons"',
        '"pictures"',
        "assets/manifest.webmanifest: expected a web manifest with its icons",
    ),
    (
        "assets/manifest.webmanifest",
        "icon.png",
        "icons.png",
        "assets/manifest.webmanifest: names assets/icons.png, which is no file of the site",
    ),
    (
        "assets/icon.png",
        png(192, 192),
        png(191, 192),
        "assets/manifest.webmanifest: assets/icon.png is no PNG of 192x192 pixels",
    ),
]


@pytest.mark.parametrize(("name", "old", "new", "expected"), SPOILT)
def test_each_fault_is_found(tmp_path: Path, name: str, old: str, new: str, expected: str) -> None:
    files = sound()
    assert old in files[name]
    files[name] = files[name].replace(old, new)
    assert any(line.startswith(expected) for line in check(tmp_path, files))


@pytest.mark.parametrize("name", ["404.html", "es/404.html", "robots.txt", "_headers", "assets/manifest.webmanifest"])
def test_a_missing_file_is_found(tmp_path: Path, name: str) -> None:
    files = sound()
    del files[name]
    what = "page" if name.endswith(".html") else "file"
    assert check(tmp_path, files) == [f"{name}: there is no such {what}"]


def test_a_site_in_a_folder_of_its_host_is_sound(tmp_path: Path) -> None:
    """As on hosts that give each project a folder: absolute links then begin with that folder."""
    files = {name: text.replace(BASE, f"{BASE}repo/") for name, text in sound().items()}
    assert check(tmp_path, files | {"es/b.html": files["es/b.html"].replace("/index.html", "/repo/index.html")}) == []


def test_budgets_and_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = sound()
    write(tmp_path, files)
    _, site = check_site(tmp_path)
    assert site is not None
    by_kind = {each.kind: each for each in weigh(site)}
    assert (by_kind["*/models/"].files, by_kind["*/"].files, by_kind["./"].files) == (2, 6, 5)
    assert by_kind["*/models/"].largest == max(len(files[f"{code}/models/x.html"]) for code in ("en", "es"))
    assert sum(each.bytes for each in by_kind.values()) == sum(site.files.values())
    for name, most in (("MOST_FILES", 5), ("MOST_BYTES", 100), ("LARGEST_FILE", 500)):
        monkeypatch.setattr(weights, name, most)
    found = check(tmp_path, files)
    assert f": the site has {len(files)} files, more than 5" in found
    assert any(line.endswith(" bytes, more than 100") for line in found)
    assert f"en/a.html: has {len(files['en/a.html'])} bytes, more than 500" in found
