"""Lighthouse's scores of kinds of page, as on a phone: `python -m benchmarks.lighthouse`.

On a site of a few models, with the largest data file among them. Exits with 1 where performance is below `LEAST`, or
any other score below 100.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.sample import MODELS, copy_site
from tests.browser.server import serving
from tests.browser.test_lighthouse import MORE_PAGES, PAGES, lighthouse

LEAST = 98
LASTING = ("accessibility", "best-practices", "seo")


def main() -> None:
    """Print the score of each kind of page."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome") or sys.exit("Chromium is missing.")
    with TemporaryDirectory() as directory:
        site = copy_site(Path(directory) / "site", MODELS)
        with serving(site.public) as base_url:
            scores = lighthouse(base_url, chromium, {**PAGES, **MORE_PAGES}, "--performance")
    for kind, got in scores.items():
        print(f"{kind}:", *(f"{name} {got[name]}" for name in ("performance", *LASTING)), *got["faults"], sep="  ")
    sys.exit(any(got["performance"] < LEAST or any(got[name] < 100 for name in LASTING) for got in scores.values()))


if __name__ == "__main__":
    main()
