"""A small built site without a fault, for tests to spoil."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

from sitegen.checks import check_site

BASE = "https://small.example/"
CODES = ("en", "es")

Files = dict[str, str]

PNG = "\x89PNG\r\n\x1a\n"
"""How a PNG begins. Files are written as Latin-1 where they are no text, so a test can spoil them as texts."""


def page(path: str, body: str = "") -> str:
    """A sound page in the language of its folder; the root page is in English."""
    language, _, name = path.partition("/")
    code = language if name else "en"
    links = "".join(
        f'<link rel="alternate" hreflang="{each}" href="{BASE}{folder}/{name}">'
        for each, folder in (*zip(CODES, CODES, strict=True), ("x-default", "en"))
    )
    crumbs = {"@type": "BreadcrumbList", "itemListElement": [{"position": 1, "name": path, "item": BASE + path}]}
    data = json.dumps({"@context": "https://schema.org", "@graph": [crumbs]})
    own = (
        f'{links}<meta property="og:image" content="{BASE}images/og-{code}.png">'
        f'<script type="application/ld+json">{data}</script>'
    )
    return (
        f'<!doctype html><html lang="{code}" dir="ltr"><head><meta charset="utf-8"><title>{path}</title>'
        f'<meta name="description" content="About {path}"><link rel="canonical" href="{BASE}{path}">'
        f'{own if name else ""}</head><body><h1 id="top">{path}</h1>{body}</body></html>'
    )


def sound() -> Files:
    """The whole site: two pages a language, and a model and a card."""
    return {
        "index.html": page("index.html", '<a href="en/a.html">a</a><a href="es/a.html#top">a</a>'),
        "en/a.html": page(
            "en/a.html",
            '<a href="../es/a.html">es</a><a href="b.html#top">b</a><a href="#top"></a><a href="models/x.html">x</a>',
        ),
        "en/b.html": page("en/b.html", '<img src="../assets/x.svg" alt=""><a href="https://other.example">o</a>'),
        "es/a.html": page("es/a.html", f'<a href="./b.html?x=1">b</a><a href="{BASE}es/gpus/y.html">y</a>'),
        "es/b.html": page("es/b.html", '<a href="/index.html">root</a><a href="../">root</a>'),
        "en/models/x.html": page(
            "en/models/x.html", '<a href="../gpus/y.html">y</a><a href="../../es/models/x.html">es</a>'
        ),
        "es/models/x.html": page(
            "es/models/x.html", '<a href="../gpus/y.html">y</a><a href="../../en/models/x.html">en</a>'
        ),
        "en/gpus/y.html": page(
            "en/gpus/y.html", '<a href="../models/x.html">x</a><a href="../../es/gpus/y.html">es</a>'
        ),
        "es/gpus/y.html": page(
            "es/gpus/y.html", '<a href="../models/x.html">x</a><a href="../../en/gpus/y.html">en</a>'
        ),
        "assets/x.svg": "<svg/>",
        **_for_machines(),
    }


def _for_machines() -> Files:
    paths = ("a.html", "b.html", "gpus/y.html", "models/x.html")
    files = {f"sitemaps/{code}.xml": _sitemap([f"{code}/{path}" for path in paths]) for code in CODES}
    files["sitemaps/shared.xml"] = _sitemap(["index.html"])
    files["sitemap.xml"] = (
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        + "".join(f"<sitemap><loc>{BASE}{path}</loc></sitemap>" for path in sorted(files))
        + "</sitemapindex>"
    )
    files["robots.txt"] = f"User-agent: *\nAllow: /\n\nSitemap: {BASE}sitemap.xml\n"
    files |= {f"feeds/{code}.atom": _feed(code) for code in CODES}
    files |= {f"images/og-{code}.png": png(1200, 630) for code in CODES}
    files["assets/icon.png"] = png(192, 192)
    icons = [{"src": "icon.png", "sizes": "192x192"}, {"src": "x.svg", "sizes": "any"}]
    files["assets/manifest.webmanifest"] = json.dumps({"name": "Small", "icons": icons})
    files["_headers"] = "/*\n  Content-Security-Policy: default-src 'none'\n"
    files |= {f"{code}/404.html": _not_found(code) for code in CODES}
    files["404.html"] = _not_found("en")
    return files


def _not_found(code: str) -> str:
    return (
        f'<!doctype html><html lang="{code}" dir="ltr"><head><meta charset="utf-8"><title>Not found</title>'
        '<meta name="description" content="Not found"><meta name="robots" content="noindex">'
        '<link rel="stylesheet" href="/assets/x.svg"></head><body><h1>Not found</h1></body></html>'
    )


def _sitemap(paths: list[str]) -> str:
    entries = []
    for path in paths:
        name = path.partition("/")[2]
        twins = [(code, f"{code}/{name}") for code in CODES] + [("x-default", f"en/{name}")] if name else []
        links = "".join(f'<xhtml:link rel="alternate" hreflang="{code}" href="{BASE}{to}"/>' for code, to in twins)
        entries.append(f"<url><loc>{BASE}{path}</loc><lastmod>2026-01-31</lastmod>{links}</url>")
    return (
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
        f"{''.join(entries)}</urlset>"
    )


def _feed(code: str) -> str:
    def common(path: str, day: str) -> str:
        return (
            f"<id>{BASE}{path}</id><title>{path}</title><updated>{day}T00:00:00Z</updated>"
            f'<link rel="alternate" href="{BASE}{path}"/>'
        )

    return (
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{code}">{common(f"{code}/a.html", "2026-01-31")}'
        f'<link rel="self" href="{BASE}feeds/{code}.atom"/><author><name>Small</name></author>'
        f"<entry>{common(f'{code}/models/x.html', '2026-01-31')}<summary>x</summary></entry>"
        f"<entry>{common(f'{code}/gpus/y.html', '2025-01-31')}<summary>y</summary></entry></feed>"
    )


def png(width: int, height: int) -> str:
    """The bytes of a PNG, as Latin-1."""
    header = b"IHDR" + width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\1\0\0\0\0"
    chunk = (len(header) - 4).to_bytes(4, "big") + header + zlib.crc32(header).to_bytes(4, "big")
    return PNG + chunk.decode("latin-1")


def write(root: Path, files: Files) -> None:
    """Write a site below `root`."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(text.encode("latin-1" if text.startswith(PNG) else "utf-8"))


def check(root: Path, files: Files) -> list[str]:
    """What the checks say of a site, line by line."""
    write(root, files)
    return [str(finding) for finding in check_site(root)[0]]
