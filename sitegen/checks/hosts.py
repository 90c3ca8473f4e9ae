"""Files that hosts and devices look for: pages for what does not exist, headers, the web manifest."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from posixpath import dirname

from sitegen.checks.built import BuiltSite
from sitegen.checks.findings import Finding
from sitegen.checks.images import size_of

NOT_FOUND = "404.html"
HEADERS = "_headers"
REDIRECTS = "_redirects"
MANIFEST = "assets/manifest.webmanifest"
MOST_RULES = {HEADERS: 100, REDIRECTS: 2000}  # what Cloudflare Pages reads
_RELATIVE = re.compile(r"""\b(?:href|src)=["']?+(?!/|https?:|#|data:)([^"'\s>]*)""")


def hosts(site: BuiltSite) -> Iterator[Finding]:
    """What hosts and devices would miss."""
    for address in (NOT_FOUND, *(f"{code}/{NOT_FOUND}" for code in sorted(site.languages))):
        yield from _not_found(site, address)
    for address, most in MOST_RULES.items():
        rules = _rules(site, address)
        if rules > most:
            yield Finding(address, f"has {rules:,} rules, more than the {most:,} that hosts read")
    if HEADERS not in site.files:
        yield Finding(HEADERS, "there is no such file")
    elif b"content-security-policy:" not in site.read(HEADERS).lower():
        yield Finding(HEADERS, "there is no content security policy")
    yield from _manifest(site)


def _not_found(site: BuiltSite, address: str) -> Iterator[Finding]:
    if address not in site.pages:
        yield Finding(address, "there is no such page")
        return
    if site.pages[address].indexable:
        yield Finding(address, "search engines may list it: it needs noindex")
    for link in sorted(set(_RELATIVE.findall(site.read(address).decode(errors="replace")))):
        yield Finding(address, f"is shown at any address, so {link} has to begin with a slash")


def _rules(site: BuiltSite, address: str) -> int:
    """How many lines of a host's file begin a rule."""
    lines = site.read(address).decode(errors="replace").splitlines() if address in site.files else []
    return sum(bool(line) and not line.startswith((" ", "#")) for line in lines)


def _manifest(site: BuiltSite) -> Iterator[Finding]:
    if MANIFEST not in site.files:
        yield Finding(MANIFEST, "there is no such file")
        return
    try:
        given = json.loads(site.read(MANIFEST))["icons"]
        icons = [(f"{dirname(MANIFEST)}/{icon['src']}", icon["sizes"]) for icon in given]
    except (ValueError, LookupError, TypeError):
        yield Finding(MANIFEST, "expected a web manifest with its icons")
        return
    for address, sizes in icons:
        if address not in site.files:
            yield Finding(MANIFEST, f"names {address}, which is no file of the site")
        elif sizes != "any" and "{}x{}".format(*size_of(site, address) or (0, 0)) != sizes:
            yield Finding(MANIFEST, f"{address} is no PNG of {sizes} pixels")
