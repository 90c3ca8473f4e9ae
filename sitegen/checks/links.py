"""Links between the pages of a site: none leads nowhere, none is missing."""

from __future__ import annotations

from collections.abc import Iterator

from sitegen.checks.built import ROOT, BuiltSite
from sitegen.checks.findings import Finding

COUNTERPARTS = {"models": "gpus", "gpus": "models"}
"""Two directions of one question: a page in one folder has to lead into the other."""


def broken(site: BuiltSite) -> Iterator[Finding]:
    """Links to files or fragments that do not exist."""
    for page in site.pages.values():
        for address, fragment in page.targets:
            if address not in site.files:
                yield Finding(page.path, f"broken link to {address}")
            elif fragment and address in site.pages and fragment not in site.pages[address].ids:
                yield Finding(page.path, f"broken link to {address}: there is no #{fragment}")


def unreachable(site: BuiltSite) -> Iterator[Finding]:
    """Pages that nobody finds who begins at the root page; those that search engines must not list are left out."""
    seen = {ROOT}
    ahead = [ROOT]
    while ahead:
        for address, _ in site.pages[ahead.pop()].targets:
            if address in site.pages and address not in seen:
                seen.add(address)
                ahead.append(address)
    for path in site.pages.keys() - seen:
        if site.pages[path].indexable:
            yield Finding(path, "no link from the root page leads here")


def without_counterpart(site: BuiltSite) -> Iterator[Finding]:
    """Pages of models that lead to no card, pages of cards that lead to no model, and both without their languages."""
    languages = sorted(site.languages)
    folders = {path.rpartition("/")[0] for path in site.pages}
    for page in site.pages.values():
        language, _, rest = page.path.partition("/")
        folder, _, name = rest.partition("/")
        if folder not in COUNTERPARTS or language not in languages:
            continue
        targets = frozenset(address for address, _ in page.targets)
        other = f"{language}/{COUNTERPARTS[folder]}"
        counterparts = (target for target in targets if target.startswith(f"{other}/") and not target.endswith(ROOT))
        if other in folders and name != ROOT and not any(counterparts):
            yield Finding(page.path, f"no link leads to a page in {other}/ but its index")
        for code in languages:
            twin = f"{code}/{folder}/{name}"
            if twin != page.path and twin not in targets:
                yield Finding(page.path, f"no link leads to {twin}, the same page in another language")
