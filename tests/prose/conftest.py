"""A small site to put articles into."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.site import SmallSite, small_site

HEAD = """\
---
title: A case
description: All about it.
label: Case
updated: 2026-01-01
order: 1
foot: true
---
"""


@pytest.fixture
def site(tmp_path: Path) -> SmallSite:
    """Two cards, three models, no article yet; English and Spanish."""
    site = small_site(tmp_path / "site")
    site.write("-- site.yaml --\nname: Site\nbase_url: https://example.org\nlanguages: [en, es]\ntheme: default\n")
    return site
