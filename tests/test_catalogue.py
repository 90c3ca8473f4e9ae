"""The whole catalogue, built once: complete, sound, valid HTML, and nothing to do afterwards. Takes about a minute."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from tests.site import PROJECT, SmallSite

VNU = PROJECT / "node_modules/vnu-jar/build/dist/vnu.jar"
LANGUAGES = ("en", "es", "fr", "it")
MOST_FILES = 20_000  # what the free plan of Cloudflare Pages takes
NOTHING_TO_DO_S = 3.0


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    """The project's own site, built in a directory of its own."""
    root = tmp_path_factory.mktemp("catalogue") / "site"
    for name in ("content", "i18n", "themes"):
        shutil.copytree(PROJECT / name, root / name)
    shutil.copy(PROJECT / "site.yaml", root)
    built = SmallSite(root)
    built.build()
    return built


@pytest.fixture(scope="module")
def slugs() -> list[str]:
    return sorted(path.stem for path in (PROJECT / "content/models").glob("*.yaml"))


def test_every_model_has_its_page_in_every_language(site: SmallSite, slugs: list[str]) -> None:
    pages = {path.relative_to(site.public).as_posix() for path in site.public.rglob("*.html")}
    models = {f"{code}/models/{slug}.html" for code in LANGUAGES for slug in slugs}
    indexes = {f"{code}/models/index.html" for code in LANGUAGES} | {"index.html"}
    assert pages == models | indexes | {f"tables/{slug}.html" for slug in slugs}
    assert sum(path.is_file() for path in site.public.rglob("*")) < MOST_FILES


def test_there_is_no_fault(site: SmallSite) -> None:
    done = site.run("check")
    assert done.code == 0, done.out[:10_000] + done.err


def test_nothing_is_done_when_nothing_changed(site: SmallSite) -> None:
    begin = time.perf_counter()
    assert site.build().out.startswith("Nothing changed: ")
    assert time.perf_counter() - begin < NOTHING_TO_DO_S


def test_the_pages_are_valid_html(site: SmallSite, slugs: list[str]) -> None:
    """Every index, and of models and whole tables as many as take half a minute."""
    pages = [site.public / "index.html", *(site.public / f"{code}/models/index.html" for code in LANGUAGES)]
    for number, code in enumerate(LANGUAGES):
        pages += [site.public / f"{code}/models/{slug}.html" for slug in slugs[number::9]]
    pages += [site.public / f"tables/{slug}.html" for slug in slugs[::40]]
    done = _vnu(*pages)
    assert done.returncode == 0, done.stderr[:10_000]


def test_the_checker_of_html_sees_mistakes(tmp_path: Path) -> None:
    (tmp_path / "x.html").write_text("<!doctype html><html lang=en><title>x</title><p><b>x</p>")
    done = _vnu(tmp_path / "x.html")
    assert done.returncode == 1
    assert re.search(r"error: .*“b”", done.stderr)


def _vnu(*pages: Path) -> subprocess.CompletedProcess[str]:
    assert VNU.exists(), "the Nu HTML checker is missing: run `make test`, which installs it"
    command = ["java", "-jar", str(VNU), "--errors-only", *map(str, pages)]
    return subprocess.run(command, capture_output=True, text=True, check=False)
