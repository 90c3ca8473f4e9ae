"""Articles once they are HTML, and how other pages link to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sitegen.catalog import ARTICLE_SOURCE, Article
from sitegen.pages.addresses import article_path, relative
from sitegen.pages.views import ForeignLink
from sitegen.prose import Converted


@dataclass(frozen=True, slots=True)
class Written:
    """An article as HTML. `constants` are those of the estimator that it states."""

    article: Article
    converted: Converted
    constants: frozenset[str]

    @property
    def path(self) -> str:
        return article_path(self.article.language, self.article.name)


class Prose:
    """All articles of a site. `names` are in the order of the articles, `foot_names` those of the foot of pages."""

    def __init__(self, written: Iterable[Written]) -> None:
        self.written = tuple(written)
        self.names = tuple(dict.fromkeys(each.article.name for each in self.written))
        self.foot_names = tuple(dict.fromkeys(each.article.name for each in self.written if each.article.foot))
        self.by_path = {each.path: each for each in self.written}

    def paths(self) -> Iterator[str]:
        """The addresses of all articles."""
        yield from self.by_path

    def find(self, code: str, name: str) -> Written | None:
        """An article in a language, or in English where it is not translated."""
        path, source = (article_path(each, name) for each in (code, ARTICLE_SOURCE))
        return self.by_path.get(path) or self.by_path.get(source)

    def languages_of(self, name: str) -> frozenset[str]:
        """The codes of the languages in which there is an article."""
        return frozenset(each.article.language for each in self.written if each.article.name == name)

    def foot(self, page: str, code: str) -> tuple[ForeignLink, ...]:
        """Links for the foot of a page."""
        return self.links(page, code, self.foot_names)

    def links(self, page: str, code: str, names: Iterable[str]) -> tuple[ForeignLink, ...]:
        """Links from a page in the language `code` to articles."""
        found = (self.find(code, name) for name in names)
        return tuple(_link(page, code, each) for each in found if each)


def _link(page: str, code: str, to: Written) -> ForeignLink:
    own = to.article.language
    return ForeignLink(to.article.label, relative(page, to.path), "" if own == code else own)
