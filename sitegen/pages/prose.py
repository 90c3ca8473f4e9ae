"""Longer prose: each article of content/pages in each of its languages, its figures filled in, its links checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from markupsafe import Markup

from sitegen.catalog import ARTICLE_SOURCE, Article, Problem, nearest
from sitegen.facts import Examples
from sitegen.i18n import Language
from sitegen.pages.addresses import article_path, relative
from sitegen.pages.figures import Figures
from sitegen.pages.head import head
from sitegen.pages.page import Page
from sitegen.pages.site import Site
from sitegen.pages.views import ContentsLink, ProsePage
from sitegen.pages.written import Prose, Written
from sitegen.prose import Target, convert
from sitegen.settings import Settings


def write_prose(
    articles: Sequence[Article], languages: Sequence[Language], examples: Examples, settings: Settings
) -> tuple[Prose, tuple[Problem, ...]]:
    """The articles as HTML, and what is wrong with their texts; links to pages of other kinds are not checked yet."""
    by_code = {language.code: language for language in languages}
    written = [_written(each, by_code[each.language], articles, examples, settings) for each in articles]
    prose = Prose(written)
    problems = [problem for each in written for problem in each.converted.problems]
    problems += [problem for each in written for problem in _broken(each, prose)]
    return prose, tuple(sorted(problems))


def misplaced(prose: Prose, addresses: Sequence[str]) -> tuple[Problem, ...]:
    """What is wrong with articles beside all `addresses` of the site: links to what is not among them (those that begin
    with a slash), and articles in the place of another page."""
    times = Counter(addresses)
    problems = []
    for each in prose.written:
        if times[each.path] > 1:
            message = f"expected a name of its own, got that of another page, {each.path}"
            problems.append(Problem(each.article.file, 0, 0, "", message, "rename the article in all its languages"))
        for target in each.converted.targets:
            address = target.address.removeprefix("/")
            if address != target.address and address not in times:
                known = tuple(f"/{address}" for address in times)
                problems.append(_problem(each, target, "an address of the site", nearest(target.address, known)))
    return tuple(sorted(problems))


def article_pages(site: Site) -> Iterator[Page]:
    """Every article in every language that it is written in."""
    by_code = {language.code: language for language in site.languages}
    for each in site.prose.written:
        yield Page(each.path, "prose.html", _view(each, site.prose, by_code, site.settings))


def _written(
    article: Article, language: Language, articles: Sequence[Article], examples: Examples, settings: Settings
) -> Written:
    page = article_path(article.language, article.name)
    figures = Figures(examples, language, settings, page)
    there = {each.name for each in articles if each.language == article.language}
    href = partial(_href, page, article.language, there)
    back = str(language.text("prose.back", number="{}"))
    converted = convert(article.file, article.text, figures.kinds(), href, back)
    return Written(article, converted, frozenset(figures.named))


def _href(page: str, code: str, there: set[str], target: str) -> str:
    """A link as seen from the page; an article that is not translated is linked in English."""
    address, mark, fragment = target.partition("#")
    if address.startswith("/"):
        return relative(page, address[1:]) + mark + fragment
    if not address:
        return mark + fragment
    name = address.removesuffix(".md")
    return relative(page, article_path(code if name in there else ARTICLE_SOURCE, name)) + mark + fragment


def _broken(each: Written, prose: Prose) -> Iterator[Problem]:
    """Links to articles that there are not, or to headings that they do not have."""
    for target in each.converted.targets:
        if target.address.startswith("/"):
            continue
        name = target.address.removesuffix(".md") if target.address else each.article.name
        other = prose.find(each.article.language, name)
        if (target.address and not target.address.endswith(".md")) or other is None:
            files = tuple(f"{name}.md" for name in prose.names)
            hint = nearest(target.address, files) or "write other-article.md, /address of the site, or https://…"
            yield _problem(each, target, "the file of an article", hint)
        elif target.fragment and target.fragment not in other.converted.ids and not other.converted.problems:
            hint = nearest(target.fragment, tuple(sorted(other.converted.ids))) or f"see the headings of {name}.md"
            yield _problem(each, replace(target, address=f"#{target.fragment}"), f"a heading of {name}.md", hint)


def _problem(each: Written, target: Target, wanted: str, hint: str) -> Problem:
    message = f'expected a link to {wanted}, got "{target.address}"'
    return Problem(each.article.file, target.line, target.column, "", message, hint)


def _view(each: Written, prose: Prose, by_code: Mapping[str, Language], settings: Settings) -> ProsePage:
    article, language = each.article, by_code[each.article.language]
    codes = prose.languages_of(article.name)
    spoken = [other for code, other in by_code.items() if code in codes]
    path_of = partial(_path_of, article.name)
    others = [name for name in prose.names if name != article.name]
    return ProsePage(
        head=head(path_of, language, spoken, settings, article.title, article.description),
        heading=article.title,
        lead=article.description,
        stale=_stale(each, language),
        contents=tuple(ContentsLink(heading.id, heading.text) for heading in each.converted.contents),
        text=each.converted.html,
        updated=language.text("prose.updated", day=language.day(article.updated)),
        others=prose.links(each.path, language.code, others),
    )


def _path_of(name: str, code: str) -> str:
    return article_path(code, name)


def _stale(each: Written, language: Language) -> Markup:
    """What a reader of an old translation should know."""
    if not each.article.stale:
        return Markup()
    english = relative(each.path, article_path(ARTICLE_SOURCE, each.article.name))
    return language.text("prose.stale", english=english)
