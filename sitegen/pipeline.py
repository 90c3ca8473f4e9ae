"""The stages of a build, in their order: the table of contents of this program."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from sitegen import output
from sitegen.catalog import load_articles, load_catalog
from sitegen.facts import Examples, together
from sitegen.i18n import available_codes, load_languages
from sitegen.pages import misplaced, site_addresses, write_prose
from sitegen.scoring import measured_rows
from sitegen.settings import load_settings, unknown_cards

NO_MODEL = "content/models: expected at least one record, got none"


@dataclass(frozen=True, slots=True)
class Report:
    """What a build did. With `problems`, nothing of the previous site was touched."""

    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()  # what translators may want to do
    models: int = 0
    cards: int = 0
    languages: int = 0
    written: int = 0
    unchanged: int = 0
    removed: int = 0
    seconds: Mapping[str, float] = field(default_factory=dict)  # by stage, in order


def build(site: Path, out: Path, workers: int, tell: Callable[[str], None] = lambda stage: None) -> Report:
    """Build the site at `site` into `out`; `tell` hears the name of each stage as it begins.

    Mistakes in the site's files are in the report. Raises output.OutputError where `out` cannot be used,
    output.WorkError where a worker stops, OSError where the disk does.
    """
    seconds: dict[str, float] = {}
    stage = _stopwatch(seconds, tell)
    manifest_file = site / ".cache" / "manifest.json"
    tree = output.OutputTree(out)

    with stage("compare"):
        inputs = output.inputs_digest(site)
        last = output.read_manifest(manifest_file)
        if last is not None and last.inputs == inputs and tree.holds(last.files):
            return Report(unchanged=len(last.files), notes=last.notes, seconds=seconds)

    with stage("load"):
        settings, setting_problems = load_settings(site)
        catalog = load_catalog(site, site / ".cache")
        codes = available_codes(site) if setting_problems else settings.languages
        languages, language_problems = load_languages(site, codes)
        templates, template_problems = output.load_templates(site, settings.theme)
        articles = load_articles(site, codes)
        notes = tuple(map(str, articles.notes))
        assets = output.load_assets(site, settings.theme)
        unknown = unknown_cards(site, settings, catalog.cards) if not catalog.problems else ()
        problems = (*setting_problems, *unknown, *catalog.problems, *articles.problems)
        problems += (*language_problems, *template_problems)
        if problems or not catalog.models:
            return _refused(problems or (NO_MODEL,), seconds)
        prose, problems = write_prose(articles.found, languages, Examples(catalog.models, catalog.cards), settings)
        if problems:
            return _refused(problems, seconds)

    latest = max(model.origin.published for model in catalog.models)
    measured = tuple(measured_rows(catalog))
    materials = output.Materials(
        settings, catalog.models, catalog.cards, latest, languages, prose, templates, tree, measured
    )
    with output.start(output.deal(materials, workers)) as parts:
        with stage("derive"):
            found = (part.summaries for part in parts.advance(output.Derived))
            summaries = together(found, settings.comparisons, settings.popular_cards)
            pages = site_addresses(summaries, prose, settings.languages)
            addresses = (*pages, *assets)
            if problems := misplaced(prose, addresses):
                return _refused(problems, seconds)

        with tree.open(addresses, [site / name for name in output.INPUTS]), parts:  # no part writes after its end
            with stage("render"):
                rendered = parts.advance(output.Rendered, summaries)
                failures = [failure for part in rendered for failure in part.failures]
                if failures:
                    return _refused(output.grouped(failures), seconds)
                files = [file for part in rendered for file in part.files]
                files += [tree.stage(address, output.asset(path)) for address, path in assets.items()]
                _require_same(addresses, files)

            with stage("write"):
                tree.publish(files)
                removed = tree.prune(addresses)
                unmoved = inputs if output.inputs_digest(site) == inputs else ""  # a file was edited meanwhile
                digests = {file.path: file.digest for file in files}
                output.write_manifest(manifest_file, output.Manifest(unmoved, digests, notes))

    written = sum(file.changed for file in files)
    return Report(
        notes=notes,
        models=len(catalog.models),
        cards=len(catalog.cards),
        languages=len(languages),
        written=written,
        unchanged=len(files) - written,
        removed=len(removed),
        seconds=seconds,
    )


def _refused(problems: Iterable[object], seconds: Mapping[str, float]) -> Report:
    return Report(problems=tuple(map(str, problems)), seconds=seconds)


def _require_same(addresses: Sequence[str], files: Sequence[output.Written]) -> None:
    """Links were made from `addresses`, so a page missing there or here would be a broken link."""
    odd = set(addresses) ^ {file.path for file in files}
    if odd or len(addresses) != len(files):
        raise RuntimeError(f"addresses and pages differ: {sorted(odd)[:5]}")


def _stopwatch(seconds: dict[str, float], tell: Callable[[str], None]) -> Callable[[str], AbstractContextManager[None]]:
    @contextmanager
    def stage(name: str) -> Iterator[None]:
        tell(name)
        begin = perf_counter()
        try:
            yield
        finally:
            seconds[name] = perf_counter() - begin

    return stage
