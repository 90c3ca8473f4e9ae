"""What is new in the catalogue, one Atom feed a language. https://www.rfc-editor.org/rfc/rfc4287

Newest are the records whose own dates are; an entry's id is the page's address in that language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import partial
from xml.sax.saxutils import escape

from markupsafe import Markup

from sitegen.facts import CardSummary, ModelSummary, Summaries
from sitegen.i18n import Language
from sitegen.pages.addresses import absolute, card_path, feed_path, home_path, model_path
from sitegen.pages.page import File
from sitegen.pages.site import Site
from sitegen.pages.words import plain

ENTRIES = 50
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'


@dataclass(frozen=True, slots=True)
class _Entry:
    title: str
    path: str
    published: date
    changed: date
    summary: Callable[[], Markup]  # few of many are told


def feed_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The address of what `feed_files` makes."""
    yield feed_path(code)


def feed_files(site: Site, language: Language) -> Iterator[File]:
    """The feed of one language: the records that changed last, newest first, ties by address."""
    entries = sorted([*_models(site, language), *_cards(site, language)], key=lambda entry: entry.path)
    entries.sort(key=lambda entry: entry.changed, reverse=True)
    base, code = site.settings.base_url, language.code
    home = _url(base, home_path(code))
    title = plain(language.text("feed.title", site=site.settings.name))
    lines = [
        f'{_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{code}">',
        f"<id>{home}</id>",
        f"<title>{escape(title)}</title>",
        f"<updated>{_time(entries[0].changed)}</updated>",
        f"<author><name>{escape(site.settings.name)}</name></author>",
        f'<link rel="self" type="application/atom+xml" href="{_url(base, feed_path(code))}"/>',
        f'<link rel="alternate" type="text/html" hreflang="{code}" href="{home}"/>',
        *(_entry(base, entry) for entry in entries[:ENTRIES]),
        "</feed>\n",
    ]
    yield File(feed_path(code), "\n".join(lines).encode())


def _models(site: Site, language: Language) -> Iterator[_Entry]:
    records = {table.model.slug: table.model for table in site.tables}
    for told in site.summaries.models:
        model = records[told.slug]
        path = model_path(language.code, model.slug)
        yield _Entry(model.name, path, model.origin.published, model.changed, partial(_of_model, told, language))


def _cards(site: Site, language: Language) -> Iterator[_Entry]:
    for told in site.summaries.cards:
        card = site.deck.by_slug[told.slug].card
        path = card_path(language.code, card.slug)
        yield _Entry(card.name, path, card.released, card.changed, partial(_of_card, told, language))


def _of_model(model: ModelSummary, language: Language) -> Markup:
    """What is new to say of a model: who made it, how large it is, and how many cards run it."""
    count = model.cards_fit
    values = {
        "organization": model.organizations[0],
        "parameters": language.compact(model.parameters),
        "published": language.day(model.published),
    }
    if not count:
        return language.text("feed.model_none", **values)
    return language.plural("feed.model", count, count=count, **values)


def _of_card(card: CardSummary, language: Language) -> Markup:
    """What is new to say of a card: its vendor, its memory, and how many models it runs."""
    count = card.models_fit
    values = {
        "vendor": card.vendor,
        "memory": language.number(card.memory_gb),
        "bandwidth": language.number(card.bandwidth_gb_s),
    }
    if not count:
        return language.text("feed.card_none", **values)
    return language.plural("feed.card", count, count=count, **values)


def _entry(base: str, entry: _Entry) -> str:
    url = _url(base, entry.path)
    return (
        f"<entry>\n<id>{url}</id>\n<title>{escape(entry.title)}</title>\n<updated>{_time(entry.changed)}</updated>\n"
        f'<published>{_time(entry.published)}</published>\n<link rel="alternate" type="text/html" href="{url}"/>\n'
        f"<summary>{escape(plain(entry.summary()))}</summary>\n</entry>"
    )


def _time(day: date) -> str:
    """A day as a moment: its beginning, in universal time."""
    return f"{day}T00:00:00Z"


def _url(base: str, path: str) -> str:
    return escape(absolute(base, path), {'"': "&quot;"})
