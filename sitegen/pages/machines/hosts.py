"""What hosts and devices look for: robots.txt, headers, the web manifest, and pages for what does not exist."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import urlsplit

from sitegen.facts import Summaries
from sitegen.i18n import Language
from sitegen.pages.addresses import CHOOSER, DATA, NOT_FOUND, SITEMAP, absolute, home_path, not_found_path
from sitegen.pages.head import alternates, head
from sitegen.pages.page import File, Page
from sitegen.pages.site import Site
from sitegen.pages.views import Alternate, Chooser, NotFound
from sitegen.pages.words import plain
from sitegen.settings import Settings

ROBOTS = "robots.txt"
HEADERS = "_headers"
MANIFEST = "assets/manifest.webmanifest"

POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
"""What a page may load: its own site's files, and nothing that stands in the page itself."""

_EVERYWHERE = (
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: strict-origin-when-cross-origin",
    f"Content-Security-Policy: {'; '.join(POLICY)}",
    "Cache-Control: public, max-age=0, must-revalidate",
)
_RULES = {
    "/*": _EVERYWHERE,
    f"/{DATA}*": ("Access-Control-Allow-Origin: *",),
    "/feeds/*": ("Content-Type: application/atom+xml; charset=utf-8",),
}


def shared_paths(summaries: Summaries) -> Iterator[str]:
    """The addresses of what `shared_files` makes."""
    yield from (ROBOTS, HEADERS, MANIFEST, NOT_FOUND)


def shared_files(site: Site) -> Iterator[File | Page]:
    """robots.txt, headers, the web manifest, and the page for what does not exist on hosts that know only one."""
    sitemap = absolute(site.settings.base_url, SITEMAP)
    yield File(ROBOTS, f"User-agent: *\nAllow: /\n\nSitemap: {sitemap}\n".encode())
    rules = (f"{path}\n" + "".join(f"  {line}\n" for line in lines) for path, lines in _RULES.items())
    yield File(HEADERS, "\n".join(rules).encode())
    yield File(MANIFEST, _manifest(site.settings))
    yield Page(NOT_FOUND, "chooser.html", _not_found_in_all(site))


def not_found_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `not_found_pages` makes."""
    yield not_found_path(code)


def not_found_pages(site: Site, language: Language) -> Iterator[Page]:
    """The page for what does not exist in one language, made as if it lay at the root: its links begin there."""
    heading, text, settings = language.text("not_found.heading"), language.text("not_found.text"), site.settings
    around = head(lambda code: NOT_FOUND, language, site.languages, settings, plain(heading), plain(text))
    fixed = replace(
        around,
        canonical="",
        assets=_fixed(settings, around.assets),
        home=_fixed(settings, around.home),
        alternates=_homes(site, language.code),
        navigation=tuple(replace(link, href=_fixed(settings, link.href)) for link in around.navigation),
    )
    links = site.prose.foot(NOT_FOUND, language.code)
    foot = tuple(replace(link, href=_fixed(settings, link.href)) for link in links)
    yield Page(not_found_path(language.code), "not_found.html", NotFound(fixed, heading, text, foot))


def _not_found_in_all(site: Site) -> Chooser:
    return Chooser(
        site=site.settings.name,
        title=f"404 · {site.settings.name}",
        assets=_fixed(site.settings, "assets/"),
        canonical="",
        choices=_homes(site, ""),
        invitations=tuple(language.text("not_found.heading") for language in site.languages),
    )


def _homes(site: Site, current: str) -> tuple[Alternate, ...]:
    """Where each language begins, by links that work at any address."""
    links = alternates(home_path, CHOOSER, site.languages, current, site.settings)
    return tuple(replace(link, href=_fixed(site.settings, link.href)) for link in links)


def _fixed(settings: Settings, path: str) -> str:
    """A link that works at any address of the site's host."""
    return f"{urlsplit(settings.base_url).path}/{path}"


def _manifest(settings: Settings) -> bytes:
    icons = [{"src": "favicon.svg", "sizes": "any", "type": "image/svg+xml"}]
    icons += [{"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    manifest = {
        "name": settings.name,
        "start_url": "../",
        "display": "browser",
        "background_color": "#fdfdfc",
        "theme_color": "#00616f",
        "icons": icons,
    }
    return (json.dumps(manifest, ensure_ascii=False, indent=1) + "\n").encode()
