"""What stands around a page: title, description, addresses, navigation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from posixpath import dirname

from markupsafe import Markup

from sitegen.facts import short_name
from sitegen.i18n import Language
from sitegen.pages.addresses import (
    CHOOSER,
    absolute,
    cards_path,
    compare_path,
    default_version,
    feed_path,
    home_path,
    index_path,
    open_data_path,
    picture_of,
    relative,
)
from sitegen.pages.machines.linked_data import crumbs, linked_data, web_site
from sitegen.pages.machines.open_data import dataset
from sitegen.pages.views import Alternate, Head, Link
from sitegen.pages.words import plain
from sitegen.pages.writer import Writer
from sitegen.settings import Settings

TITLE_CHARACTERS = 60
DESCRIPTION_CHARACTERS = 155
"""What search engines show of a title and of a description, about."""


def alternates(
    path_of: Callable[[str], str], page: str, languages: Sequence[Language], current: str, settings: Settings
) -> tuple[Alternate, ...]:
    """The page in each language; `path_of` gives its address by language code."""
    return tuple(
        Alternate(
            code=language.code,
            autonym=language.autonym,
            href=relative(page, path_of(language.code)),
            absolute=absolute(settings.base_url, path_of(language.code)),
            current=language.code == current,
        )
        for language in languages
    )


def head(
    path_of: Callable[[str], str],
    language: Language,
    languages: Sequence[Language],
    settings: Settings,
    title: str,
    description: str,
    crumb: str = "",
) -> Head:
    """The head of a page that exists in every language; the first language is the default one.

    `crumb` is what the page is called where it is clear where one is: the title without more.
    """
    page = path_of(language.code)
    navigation = tuple(_navigation(page, language))
    trail = _trail(page, language, navigation, settings, crumb or title)
    nodes = [] if page == f"{language.code}/{CHOOSER}" else [crumbs(trail)]
    if page == home_path(language.code):
        nodes.append(web_site(settings.name, trail[0][1], language.code))
    if page in (home_path(language.code), open_data_path(language.code)):
        nodes.append(dataset(settings, language))
    return Head(
        language=language.code,
        direction=language.direction,
        site=settings.name,
        title=title,
        description=description,
        canonical=absolute(settings.base_url, page),
        assets=relative(page, "assets/"),
        default_absolute=absolute(settings.base_url, default_version(page, languages[0].code)),
        alternates=alternates(path_of, page, languages, language.code, settings),
        home=relative(page, home_path(language.code)),
        navigation=navigation,
        picture=absolute(settings.base_url, picture_of(page)),
        feed=relative(page, feed_path(language.code)),
        linked_data=linked_data(nodes),
    )


def _trail(
    page: str, language: Language, navigation: Sequence[Link], settings: Settings, crumb: str
) -> list[tuple[str, str]]:
    """The way from where the language begins, over the index in the page's folder, to the page: names and addresses."""
    home, index = home_path(language.code), _index(page, language.code)
    names = {home: settings.name}
    for link in navigation:
        if link.href == relative(page, index):
            names.setdefault(index, plain(link.text))
    names.setdefault(page, crumb)
    return [(name, absolute(settings.base_url, path)) for path, name in names.items()]


def _index(page: str, code: str) -> str:
    """The page that lists pages such as this one: of a pair, the one that compares; else that of the folder."""
    pairs = compare_path(code)
    return pairs if page.startswith(f"{pairs.removesuffix('.html')}/") else f"{dirname(page)}/index.html"


def _navigation(page: str, language: Language) -> Iterator[Link]:
    code = language.code
    for key, target in (("models", index_path(code)), ("cards", cards_path(code)), ("compare", compare_path(code))):
        yield Link(language.text(f"navigation.short.{key}"), relative(page, target), current=page == target)
    yield Link(language.text("navigation.search"), f"{relative(page, home_path(language.code))}#search-box")


def model_title(writer: Writer) -> str:
    """The title of a model's page, shorter where the name is long."""
    model = writer.facts.model.name
    if not writer.facts.cards_fit:
        return plain(writer.text("head.model.title_none", model=model))
    title = plain(writer.text("head.model.title", model=model))
    return title if len(title) <= TITLE_CHARACTERS else plain(writer.text("head.model.title_short", model=model))


def model_description(writer: Writer) -> str:
    """The description of a model's page, from its figures."""
    facts = writer.facts
    model = facts.model.name
    smallest = facts.smallest_named
    if smallest is None or facts.fastest is None:
        values = {"model": model, "need": writer.need(), "level": writer.row(facts.rows[0])["level"]}
        return plain(writer.text("head.model.description_none", **values))
    speed = writer.language.speed(facts.fastest.speed_tok_s)
    values = {**writer.row(smallest), "model": model, "card": short_name(smallest.card), "speed": speed}
    long, short = (plain(_counted(writer, f"head.model.{key}", values)) for key in ("description", "description_short"))
    return long if len(long) <= DESCRIPTION_CHARACTERS else short


def _counted(writer: Writer, key: str, values: dict[str, object]) -> Markup:
    if writer.facts.every_card_fits:
        return writer.text(f"{key}_all", **values)
    return writer.plural(key, writer.facts.cards_fit, **values)
