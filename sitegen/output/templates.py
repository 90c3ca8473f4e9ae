"""The theme's templates: found, compiled all at once, rendered. With the assets, the only reader of themes/."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateNotFound, TemplateSyntaxError
from jinja2.meta import find_referenced_templates

from sitegen.catalog import Problem, decode
from sitegen.output.escaping import QuickEnvironment
from sitegen.output.lean import Lean

DEFAULT_THEME = "default"


@dataclass(frozen=True, slots=True)
class RenderFailure:
    """Why a page could not be rendered. `where` is `themes/…/model.html:12`, or the line of our own code."""

    page: str
    where: str
    message: str


@dataclass(frozen=True, slots=True)
class Templates:
    """A theme, ready to render. Pickled as its place, so that a worker on any platform can load it anew."""

    site: Path
    theme: str
    environment: Environment = field(compare=False)

    def __reduce__(self) -> tuple[Callable[..., Templates], tuple[Path, str]]:
        return _compiled, (self.site, self.theme)

    def render(self, template: str, view: object, text: Callable[..., str], foot: Sequence[object] = ()) -> bytes:
        """One page as UTF-8. `view` is the template's `page`, `text` its `t`, `foot` the links of its foot."""
        return self.environment.get_template(template).render(page=view, t=text, foot=foot).encode()

    def failure(self, page: str, error: Exception) -> RenderFailure:
        """Where and why rendering `page` stopped."""
        if isinstance(error, TemplateNotFound):
            return RenderFailure(page, f"themes/{self.theme}", f"the template {error.name} is missing")
        if isinstance(error, TemplateSyntaxError):
            return RenderFailure(page, f"{self._relative(error.filename or '')}:{error.lineno}", str(error.message))
        frames = traceback.extract_tb(error.__traceback__)
        own = [frame for frame in frames if frame.filename.startswith(str(self.site / "themes"))] or frames[-1:]
        where = f"{self._relative(own[-1].filename)}:{own[-1].lineno}" if own else self.theme
        reason = str(error) if type(error).__module__.startswith("jinja2") else f"{type(error).__name__}: {error}"
        return RenderFailure(page, where, reason)

    def _relative(self, file: str) -> str:
        for root in (self.site, Path(__file__).parents[2]):
            if Path(file).is_relative_to(root):
                return Path(file).relative_to(root).as_posix()
        return file


def load_templates(site: Path, theme: str) -> tuple[Templates, tuple[Problem, ...]]:
    """Find and compile every template of a theme; a theme's own files stand before those of the default theme."""
    templates = _compiled(site, theme)
    problems = [*_missing_theme(site, theme), *_strange_files(site, theme)]
    if problems:
        return templates, tuple(sorted(problems))
    names = [name for name in templates.environment.list_templates() if not _hidden(name)]
    for name in names:
        problems += _template_problems(templates, name, frozenset(names))
    return templates, tuple(sorted(problems))


def grouped(failures: Iterable[RenderFailure]) -> tuple[str, ...]:
    """One message for each cause, with the first page it stopped and how many more, sorted by place and reason."""
    pages: dict[tuple[str, str], list[str]] = {}
    for failure in failures:
        pages.setdefault((failure.where, failure.message), []).append(failure.page)
    return tuple(
        f"{where}: {message} (in {min(stopped)}{f' and {len(stopped) - 1:,} more pages' if len(stopped) > 1 else ''})"
        for (where, message), stopped in sorted(pages.items())
    )


def load_assets(site: Path, theme: str) -> Mapping[str, Path]:
    """Files of the theme's assets by their addresses, sorted; a theme's own stand before those of the default theme."""
    found: dict[str, Path] = {}
    for name in (DEFAULT_THEME, theme):
        root = site / "themes" / name / "assets"
        addresses = {path.relative_to(root).as_posix(): path for path in root.rglob("*") if path.is_file()}
        found |= {f"assets/{address}": path for address, path in addresses.items() if not _hidden(address)}
    return dict(sorted(found.items()))


def _compiled(site: Path, theme: str) -> Templates:
    folders = [site / "themes" / name / "templates" for name in dict.fromkeys((theme, DEFAULT_THEME))]
    environment = QuickEnvironment(
        loader=FileSystemLoader(folders),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
        cache_size=-1,
        extensions=[Lean],
    )
    return Templates(site, theme, environment)


def _missing_theme(site: Path, theme: str) -> Iterator[Problem]:
    folder = site / "themes"
    if not (folder / theme).is_dir():
        there = sorted(path.name for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []
        hint = f"themes/ has: {', '.join(there)}" if there else "themes/ is missing or empty"
        yield Problem("site.yaml", 0, 0, "theme", f'expected a directory in themes/, got "{theme}"', hint)


def _hidden(name: str) -> bool:
    """What editors, file managers and version control leave behind is no part of a theme."""
    return any(part.startswith(".") or part.endswith("~") for part in name.split("/"))


def _target(link: Path) -> Path:
    try:
        return link.resolve()
    except (OSError, RuntimeError):  # a link to itself
        return Path("/")


def _strange_files(site: Path, theme: str) -> Iterator[Problem]:
    """Links that leave the theme, whose targets would be published, and what is neither a file nor a folder."""
    for name in dict.fromkeys((theme, DEFAULT_THEME)):
        root = site / "themes" / name
        for path in root.rglob("*"):
            file = path.relative_to(site).as_posix()
            if path.is_symlink() and not _target(path).is_relative_to(root.resolve()):
                yield Problem(file, 0, 0, "", "expected a file of the theme, got a link out of it", "copy it here")
            elif not path.is_file() and not path.is_dir():
                yield Problem(file, 0, 0, "", "expected a regular file", "remove it")


def _path(templates: Templates, name: str) -> Path:
    folders = [templates.site / "themes" / theme / "templates" for theme in (templates.theme, DEFAULT_THEME)]
    return next(folder / name for folder in folders if (folder / name).is_file())


def _template_problems(templates: Templates, name: str, names: frozenset[str]) -> Iterator[Problem]:
    loader = templates.environment.loader
    assert loader is not None
    path = _path(templates, name)
    text = decode(templates._relative(str(path)), path.read_bytes())
    if isinstance(text, Problem):
        yield text
        return
    try:
        source, file, _ = loader.get_source(templates.environment, name)
        tree = templates.environment.parse(source, name, file)
        templates.environment.get_template(name)
    except TemplateSyntaxError as error:
        place = templates._relative(error.filename or name)
        yield Problem(place, error.lineno, 1, "", error.message or "syntax error")
        return
    for wanted in find_referenced_templates(tree):
        if wanted is not None and wanted not in names:
            line = next(n for n, text in enumerate(source.splitlines(), 1) if wanted in text)
            message = f'there is no template "{wanted}"'
            yield Problem(templates._relative(file or name), line, 1, "", message, "names are relative to templates/")
