"""Files for hosts: what exists is allowed, what does not has a page whose links work at any address."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date

from markupsafe import Markup

from sitegen.catalog import Article
from sitegen.pages.machines import hosts
from sitegen.pages.page import File, Page
from sitegen.pages.site import Site
from sitegen.pages.views import Chooser, NotFound
from sitegen.pages.written import Prose, Written
from sitegen.prose import Converted
from tests.pages.materials import SETTINGS, site_of

ARTICLE = Written(
    Article(
        "case",
        "en",
        "content/pages/en/case.md",
        "A case",
        "All about it.",
        "Case",
        date(2026, 1, 1),
        1,
        True,
        False,
        "",
    ),
    Converted(Markup(), (), frozenset(), (), ()),
    frozenset(),
)


def in_folder() -> Site:
    """A site in a folder of its host."""
    site = site_of(("polycoder",), ("en", "es"))
    settings = SETTINGS.model_copy(update={"base_url": "https://host.example/repo"})
    return replace(site, settings=settings, prose=Prose([ARTICLE]))


def shared(site: Site) -> dict[str, File | Page]:
    return {each.path: each for each in hosts.shared_files(site)}


def text_of(file: File | Page) -> str:
    assert isinstance(file, File)
    return file.content.decode()


def test_robots_names_the_sitemap() -> None:
    assert text_of(shared(in_folder())["robots.txt"]).endswith("\n\nSitemap: https://host.example/repo/sitemap.xml\n")


def test_headers_forbid_what_stands_in_a_page() -> None:
    headers = text_of(shared(in_folder())["_headers"])
    assert headers.startswith("/*\n  X-Content-Type-Options: nosniff\n")
    assert "unsafe" not in headers
    assert "script-src 'self'; style-src 'self'" in headers


def test_the_manifest_names_icons_of_the_theme() -> None:
    manifest = json.loads(text_of(shared(in_folder())["assets/manifest.webmanifest"]))
    assert [icon["sizes"] for icon in manifest["icons"]] == ["any", "192x192", "512x512"]


def test_links_of_pages_for_what_does_not_exist_begin_at_the_host() -> None:
    site = in_folder()
    for language in site.languages:
        (page,) = hosts.not_found_pages(site, language)
        assert page.path == f"{language.code}/404.html"
        view = page.view
        assert isinstance(view, NotFound)
        head = view.head
        foot = [link.href for link in view.foot]
        assert foot == ["/repo/en/case.html"]
        links = [head.assets, head.home, *(link.href for link in head.navigation), *foot]
        links += [link.href for link in head.alternates]
        assert len(links) > 5
        assert all(link.startswith("/repo/") for link in links)
        assert not head.canonical
    chooser = shared(site)["404.html"]
    assert isinstance(chooser, Page)
    assert isinstance(chooser.view, Chooser)
    assert [choice.href.startswith("/repo/") for choice in chooser.view.choices] == [True, True]
