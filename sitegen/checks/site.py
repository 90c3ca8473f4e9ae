"""All that is checked of a built site, in one list."""

from __future__ import annotations

from pathlib import Path

from sitegen.checks import feeds, hosts, images, languages, linked_data, links, sitemaps, weights
from sitegen.checks.built import ROOT, BuiltSite, read_site
from sitegen.checks.findings import Finding

CHECKS = (
    links.broken,
    links.unreachable,
    links.without_counterpart,
    languages.doubles,
    languages.addresses,
    sitemaps.sitemaps,
    feeds.feeds,
    linked_data.linked_data,
    images.pictures,
    hosts.hosts,
    weights.over_budget,
)


def check_site(root: Path) -> tuple[tuple[Finding, ...], BuiltSite | None]:
    """Every fault of the site built into `root`, sorted by page, and the site; without a root page there is none."""
    site = read_site(root)
    if site is None:
        return (Finding(ROOT, "the site has no root page"),), None
    findings = [finding for page in site.pages.values() for finding in page.findings]
    if not site.base.startswith(("https://", "http://")) or not site.base.endswith("/"):
        message = f'the canonical address is not the absolute address of the root page, but "{site.base}"'
        return tuple(sorted([*findings, Finding(ROOT, message)])), site
    for check in CHECKS:
        findings += check(site)
    return tuple(sorted(findings)), site
