"""A small site, built as its owner would build it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sitegen.output import asset
from tests.site import PROJECT, SmallSite, small_site

MODELS = ("gentle-1b", "quiet-7b", "vast-900b")
CARDS = ("geforce-gtx-1650", "geforce-rtx-4090")


@pytest.fixture
def site(tmp_path: Path) -> SmallSite:
    return small_site(tmp_path / "site")


def test_every_page_is_there_and_says_what_it_should(site: SmallSite) -> None:
    done = site.build()
    assert re.match(
        r"Built .*public in \d+\.\d s: 3 models on 2 cards in 2 languages\.\nFiles: \d+ written, 0 unch", done.out
    )
    pages = {name for name in site.snapshot() if name.endswith(".html")}
    models = {f"{code}/models/{slug}.html" for code in ("en", "es") for slug in (*MODELS, "index")}
    cards = {f"{code}/gpus/{slug}.html" for code in ("en", "es") for slug in CARDS}
    assert models | cards | {"index.html"} | {f"tables/{slug}.html" for slug in MODELS} <= pages
    page = site.page("es/models/quiet-7b.html")
    root = page.css_first("html")
    assert root is not None
    assert (root.attributes["lang"], root.attributes["dir"]) == ("es", "ltr")
    heading = page.css_first("h1")
    assert heading is not None
    assert "Quiet 7B" in heading.text()
    assert "GeForce RTX 4090" in (page.css_first("body") or heading).text()


def test_the_built_site_passes_its_checks(site: SmallSite) -> None:
    site.build()
    done = site.run("check")
    assert done.code == 0, done.out + done.err


def test_assets_are_copied_unchanged_but_for_comments_in_scripts(site: SmallSite) -> None:
    site.build()
    assets = site.root / "themes/default/assets"
    originals = {path.relative_to(assets).as_posix(): asset(path) for path in assets.rglob("*") if path.is_file()}
    built = {name.removeprefix("assets/"): raw for name, raw in site.snapshot().items() if name.startswith("assets/")}
    assert built.pop("manifest.webmanifest")  # made from the settings
    assert built == originals != {}
    assert built["site.css"] == (assets / "site.css").read_bytes()


def test_an_unchanged_site_is_left_alone(site: SmallSite) -> None:
    site.build()
    before = site.stamps()
    assert site.build().out.startswith("Nothing changed: ")
    assert site.stamps() == before


def test_only_what_changed_is_written(site: SmallSite) -> None:
    site.build()
    before = site.stamps()
    site.replace("content/models/quiet-7b.yaml", "A quiet model", "A still model")
    done = site.build()
    after = site.stamps()
    changed = {name for name in after if after[name] != before[name]}
    pages = {"en/models/quiet-7b.html", "es/models/quiet-7b.html"}
    assert changed == pages | {"data/models.csv", "data/records/models.json"}
    assert "Files: 4 written" in done.out


def test_pages_of_removed_records_are_pruned(site: SmallSite) -> None:
    site.build()
    (site.root / "content/models/quiet-7b.yaml").unlink()
    done = site.build()
    assert "7 removed" in done.out  # Some Lab, which has one model left, has no page either
    assert not [name for name in site.snapshot() if "quiet-7b" in name]


@pytest.mark.parametrize("damage", ["deleted", "corrupt", "foreign"])
def test_the_manifest_only_saves_time(site: SmallSite, damage: str) -> None:
    site.build()
    before = site.snapshot()
    (site.public / "es/models/quiet-7b.html").write_text("damaged")
    (site.public / "en/models/vast-900b.html").unlink()
    (site.public / "en/models/stale.html").write_text("stale")
    manifest = site.root / ".cache/manifest.json"
    if damage == "deleted":
        manifest.unlink()
    elif damage == "corrupt":
        manifest.write_bytes(manifest.read_bytes()[:100])
    else:
        manifest.write_text(json.dumps(json.loads(manifest.read_text()) | {"files": {}}))
    done = site.build()
    assert site.snapshot() == before
    assert "Files: 2 written" in done.out
    assert "1 removed" in done.out


def test_damaged_pages_are_repaired_with_the_manifest_whole(site: SmallSite) -> None:
    site.build()
    before = site.snapshot()
    (site.public / "es/models/quiet-7b.html").write_text("damaged")
    site.build()
    assert site.snapshot() == before


def test_a_file_edited_during_a_build_is_seen_by_the_next(site: SmallSite) -> None:
    editing = (
        "import pathlib\nfrom sitegen.output import tree\npublish = tree.OutputTree.publish\n"
        "record = pathlib.Path('content/models/quiet-7b.yaml')\n"
        "def edited(self, files):\n    publish(self, files)\n"
        "    record.write_text(record.read_text().replace('Apache 2.0', 'MIT'))\n"
        "tree.OutputTree.publish = edited\n"
        "from sitegen.commands import main; main(['build'])"
    )
    assert _python(site, editing).returncode == 0
    assert "Files: 8 written" in site.build().out
    assert site.build().out.startswith("Nothing changed: ")


def test_every_surrounding_gives_the_same_bytes(tmp_path: Path) -> None:
    surroundings = [
        {"PYTHONHASHSEED": "1", "TZ": "UTC", "LANG": "C", "LC_ALL": "C"},
        {"PYTHONHASHSEED": "2", "TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"},
        {"PYTHONHASHSEED": "3", "TZ": "America/Lima", "LANG": "en_US.UTF-8", "LC_ALL": "POSIX", "PYTHONUTF8": "0"},
    ]
    built = []
    for workers, env in enumerate(surroundings, 1):
        site = small_site(tmp_path / ("x" * workers))
        site.build("--workers", str(workers), env=env)
        built.append(site.snapshot())
    assert built[0] == built[1] == built[2]


def test_workers_that_inherit_nothing_give_the_same_bytes(site: SmallSite) -> None:
    """As on systems where a process starts with empty memory and is handed its work."""
    site.build("--workers", "1")
    before = site.snapshot()
    (site.public / "es/models/quiet-7b.html").unlink()
    spawning = (
        "from sitegen.output import runners\nrunners.default_method = lambda: 'spawn'\n"
        "from sitegen.commands import main; main(['build', '--workers', '2'])"
    )
    done = _python(site, spawning)
    assert done.returncode == 0, done.stderr
    assert "Files: 1 written" in done.stdout
    assert site.snapshot() == before


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        ("content/models/quiet-7b.yaml", "parameters: 7000000000", "parameters: 7B", "quiet-7b.yaml:10:15: size.param"),
        ("site.yaml", "[en, es]", "[en, xx-1]", "site.yaml:3:17: languages[1]: expected a language code"),
        (
            "site.yaml",
            "theme: default",
            "theme: plain",
            'site.yaml: theme: expected a directory in themes/, got "plain"',
        ),
    ],
)
def test_a_mistake_is_told_and_the_site_stays(site: SmallSite, name: str, old: str, new: str, expected: str) -> None:
    site.build()
    before = site.snapshot(), site.stamps()
    site.replace(name, old, new)
    done = site.run("build")
    assert done.code == 1
    assert expected in done.err
    assert done.err.endswith("Error: 1 problem. The previous site is unchanged.\n")
    assert (site.snapshot(), site.stamps()) == before


def test_all_mistakes_of_all_rooms_are_told_at_once(site: SmallSite) -> None:
    site.replace("content/models/quiet-7b.yaml", "7000000000", "7B")
    site.replace("site.yaml", "base_url: https://small.example", "base_url: small.example")
    (site.root / "themes/default/templates/model.html").write_text("{% if %}")
    (site.root / "i18n/en.po").write_text("nonsense")
    done = site.run("build")
    assert done.code == 1
    for file in ("content/models/quiet-7b.yaml:10:15: ", "site.yaml:2:11: ", "model.html:1:1: ", "i18n/en.po:1: "):
        assert file in done.err
    assert "Traceback" not in done.err
    assert not site.public.exists()


def test_an_empty_catalogue_is_a_problem(site: SmallSite) -> None:
    for path in (site.root / "content/models").iterdir():
        path.unlink()
    done = site.run("build")
    assert (done.code, done.err.splitlines()[0]) == (1, "content/models: expected at least one record, got none")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_all_failing_templates_are_told_once_each_and_the_site_stays(site: SmallSite, workers: str) -> None:
    site.build()
    before = site.snapshot(), site.stamps()
    templates = site.root / "themes/default/templates"
    for name in ("model.html", "index.html"):
        (templates / name).write_text(f"<p>\n{{{{ page.no_such_{name.partition('.')[0]} }}}}\n")
    site.replace("content/models/quiet-7b.yaml", "Apache 2.0", "MIT")
    done = site.run("build", "--workers", workers)
    assert done.code == 1
    index, model, last = done.err.splitlines()
    assert re.fullmatch(
        r"themes/default/templates/index\.html:2: .* no attribute 'no_such_index' "
        r"\(in en/models/index\.html and 1 more pages\)",
        index,
    )
    assert re.fullmatch(
        r"themes/default/templates/model\.html:2: .* no attribute 'no_such_model' "
        r"\(in en/models/gentle-1b\.html and 5 more pages\)",
        model,
    )
    assert last == "Error: 2 problems. The previous site is unchanged."
    assert (site.snapshot(), site.stamps()) == before


def test_a_theme_overrides_by_file_name(site: SmallSite) -> None:
    site.replace("site.yaml", "theme: default", "theme: mine")
    site.write(
        "-- themes/mine/templates/table.html --\n<h1>{{ page.name }} & mine</h1>\n"
        "-- themes/mine/assets/site.css --\nbody { color: red }\n"
    )
    site.build()
    assert (site.public / "tables/quiet-7b.html").read_text() == "<h1>Quiet 7B & mine</h1>\n"
    assert (site.public / "assets/site.css").read_text() == "body { color: red }\n"
    assert "<html" in (site.public / "en/models/index.html").read_text()


def test_values_are_escaped(site: SmallSite) -> None:
    site.replace("content/models/quiet-7b.yaml", "name: Quiet 7B", "name: Quiet <b>7B</b> & more")
    site.write("-- themes/default/templates/table.html --\n{{ page.name }}\n")
    site.build()
    assert (site.public / "tables/quiet-7b.html").read_text() == "Quiet &lt;b&gt;7B&lt;/b&gt; &amp; more\n"


def test_another_directory_can_be_built(site: SmallSite, tmp_path: Path) -> None:
    site.build()
    site.build("--out", str(tmp_path / "elsewhere"))
    built = {path.relative_to(tmp_path / "elsewhere").as_posix() for path in (tmp_path / "elsewhere").rglob("*.html")}
    assert built == {name for name in site.snapshot() if name.endswith(".html")}


def test_a_directory_of_others_is_refused_before_anything_is_written(site: SmallSite) -> None:
    site.write("-- public/thesis.txt --\nyears of work\n")
    done = site.run("build")
    assert done.code == 1
    assert "is not empty and was not made by sitegen; empty it or choose another --out." in done.err
    assert site.snapshot() == {"thesis.txt": b"years of work\n"}


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_full_disk_is_one_line_and_the_site_stays(site: SmallSite, workers: str) -> None:
    """Files may not grow past 8 KiB here, which the system reports as it reports a full disk."""
    site.build()
    before = site.snapshot(), site.stamps()
    site.replace("content/models/quiet-7b.yaml", "Apache 2.0", "MIT")
    limited = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))\n"
        f"from sitegen.commands import main; main(['build', '--workers', '{workers}'])"
    )
    done = _python(site, limited)
    assert done.returncode == 1
    assert re.fullmatch(
        r"Error: e[ns]/models/quiet-7b\.html: .*File too large\. The previous site is unchanged\.\n", done.stderr
    )
    assert (site.snapshot(), site.stamps()) == before


def test_a_killed_worker_is_one_line_and_the_site_stays(site: SmallSite) -> None:
    site.build()
    before = site.snapshot(), site.stamps()
    site.replace("content/models/quiet-7b.yaml", "Apache 2.0", "MIT")
    killing = (
        "import os\nfrom sitegen.output import tree\nstage = tree.OutputTree.stage\n"
        "def killed(self, address, content):\n"
        "    if address == 'es/models/quiet-7b.html': os.kill(os.getpid(), 9)\n"
        "    return stage(self, address, content)\n"
        "tree.OutputTree.stage = killed\n"
        "from sitegen.commands import main; main(['build', '--workers', '2'])"
    )
    done = _python(site, killing)
    assert done.returncode == 1
    assert done.stderr == (
        "Error: es/models/quiet-7b.html: the worker process was ended by signal SIGKILL; "
        "if memory is short, try fewer --workers. The previous site is unchanged.\n"
    )
    assert (site.snapshot(), site.stamps()) == before


def test_what_other_workers_are_about_to_write_is_dropped_too(site: SmallSite) -> None:
    """One worker fails while the other goes on writing until it is ended."""
    site.build()
    before = site.snapshot(), site.stamps()
    site.replace("content/models/quiet-7b.yaml", "Apache 2.0", "MIT")
    writing = (
        "import time\nfrom sitegen.output import tree\n"
        "def busy(self, address, content):\n"
        "    late = self.root / tree.STAGING / 'late'\n"
        "    if address == 'es/models/quiet-7b.html':\n"
        "        while not late.exists(): time.sleep(0.01)\n"
        "        raise OSError(28, 'No space left on device')\n"
        "    while 'quiet' not in address:\n"
        "        late.mkdir(parents=True, exist_ok=True)\n"
        "    return tree.Written(address, '', False)\n"
        "tree.OutputTree.stage = busy\n"
        "from sitegen.commands import main; main(['build', '--workers', '2'])"
    )
    done = _python(site, writing)
    assert done.stderr == "Error: es/models/quiet-7b.html: No space left on device. The previous site is unchanged.\n"
    assert (site.snapshot(), site.stamps()) == before
    assert not (site.public / ".sitegen-staging").exists()


def test_a_directory_that_may_not_be_written_is_one_line(site: SmallSite) -> None:
    (site.root / "blocked").write_text("a file, where a directory is wanted")
    done = site.run("build", "--out", "blocked/public")
    assert done.code == 1
    assert done.err == "Error: blocked/public: Not a directory\n"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_build_says_so_and_the_site_stays(site: SmallSite, workers: str) -> None:
    site.build()
    before = site.snapshot(), site.stamps()
    site.replace("content/models/quiet-7b.yaml", "Apache 2.0", "MIT")
    waiting = (
        "import time\nfrom sitegen.output import tree\n"
        "def slow(self, address, content):\n    open('reached', 'w').close(); time.sleep(60)\n"
        "tree.OutputTree.stage = slow\n"
        f"from sitegen.commands import main; main(['build', '--workers', '{workers}'])"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", waiting],
        cwd=site.root,
        env=os.environ | {"PYTHONPATH": str(PROJECT)},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not (site.root / "reached").exists():
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process of the group
    _, errors = process.communicate(timeout=10)
    assert process.returncode == 130
    assert errors.strip() == "Interrupted."
    (site.root / "reached").unlink()
    assert (site.snapshot(), site.stamps()) == before


def test_build_py_is_the_same(site: SmallSite) -> None:
    done = subprocess.run(
        [sys.executable, str(PROJECT / "build.py"), "--site", str(site.root)],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": str(PROJECT)},
    )
    assert "3 models on 2 cards in 2 languages" in done.stdout


def _python(site: SmallSite, script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=site.root,
        env=os.environ | {"PYTHONPATH": str(PROJECT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
