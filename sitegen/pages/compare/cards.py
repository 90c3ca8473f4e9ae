"""The pages of two cards in each language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from markupsafe import Markup

from sitegen.catalog import Card
from sitegen.facts import CardPairBook, ModelOnTwo, Summaries
from sitegen.i18n import Language
from sitegen.pages.addresses import card_pair_path, card_path, model_path, relative
from sitegen.pages.compare import parts
from sitegen.pages.compare.card_questions import card_questions
from sitegen.pages.compare.views import Column, PairLine, PairPage, SpecLine
from sitegen.pages.compare.voices import CardsVoice
from sitegen.pages.head import head
from sitegen.pages.lists import billions
from sitegen.pages.page import Page
from sitegen.pages.site import Site
from sitegen.pages.views import Link
from sitegen.pages.words import EMPTY, name, plain


def card_pair_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The addresses of what `card_pair_pages` makes."""
    yield from (card_pair_path(code, pair.slug) for pair in summaries.pairs.cards)


def card_pair_pages(site: Site) -> Iterator[Page]:
    """A page for each pair of cards, in each language."""
    pairs = site.summaries.pairs.cards
    if not pairs:
        return
    latest = max(table.model.origin.published for table in site.tables)
    book = CardPairBook(site.tables, site.deck, latest)
    cards = {card.slug: card for card in site.summaries.cards}
    for pair in pairs:
        facts = book.facts(pair, cards)
        for language in site.languages:
            view = _page(CardsVoice(facts, pair, language), site)
            yield Page(card_pair_path(language.code, pair.slug), "pair.html", view)


def _page(voice: CardsVoice, site: Site) -> PairPage:
    facts, language, page = voice.facts, voice.language, voice.page
    members = _member(voice, 0), _member(voice, 1)
    units = voice.text("compare.at"), parts.long_unit(voice)
    path_of = partial(card_pair_path, slug=voice.pair.slug)
    crumb = parts.crumb(*voice.names, language)
    return PairPage(
        head=head(path_of, language, site.languages, site.settings, _title(voice), _description(voice), crumb),
        heading=voice.text("compare.cards.heading"),
        lead=voice.paragraph(*_fit(voice), voice.speed()),
        members=members,
        specs_caption=voice.text("compare.cards.specs"),
        specs=tuple(_specs(voice)),
        table_heading=voice.text("compare.cards.table"),
        table_caption=voice.text("compare.table.caption", long=parts.tokens_long(voice)),
        first_column=voice.text("index.model"),
        columns=tuple(Column(member, unit) for unit in units for member in members),
        lines=tuple(_line(line, language, page) for line in facts.lines),
        table_note=voice.plural("compare.cards.neither", facts.lines_neither) if facts.lines_neither else EMPTY,
        faq=tuple(card_questions(voice)),
        choose=parts.chooser_link(
            voice.text("compare.cards.choose"), f"cards={voice.pair.first},{voice.pair.second}", language, page
        ),
        more=tuple(_more(voice, site)),
    )


def _member(voice: CardsVoice, index: int) -> Link:
    card = voice.card(index)
    return Link(voice.named(index), relative(voice.page, card_path(voice.language.code, card.slug)))


def _title(voice: CardsVoice) -> str:
    keys = ("head.compare_cards.title", "head.compare_cards.title_short", "compare.names")
    return parts.title(voice.language, keys, *voice.names)


def _description(voice: CardsVoice) -> str:
    first, second = (side.models_fit for side in voice.facts.sides)
    values = {"first": voice.names[0], "second": voice.names[1], "first_fit": first, "second_fit": second}
    return plain(voice.text("head.compare_cards.description", **values))


def _fit(voice: CardsVoice) -> Iterator[Markup]:
    facts = voice.facts
    if facts.roomier is None or not facts.alone or facts.alone_known is None:
        yield voice.text("compare.cards.fit_same", fit=facts.sides[0].models_fit)
        return
    roomier, other = facts.sides[facts.roomier], facts.sides[1 - facts.roomier]
    named = {"roomier": voice.named(facts.roomier), "other": voice.named(1 - facts.roomier)}
    yield voice.text("compare.cards.fit", **named, roomier_fit=roomier.models_fit, other_fit=other.models_fit)
    yield voice.plural("compare.cards.alone", facts.alone, **named, model=name(facts.alone_known.model.name))


def _specs(voice: CardsVoice) -> Iterator[SpecLine]:
    language, sides = voice.language, voice.facts.sides
    one, two = sides[0].card, sides[1].card

    def both(label: str, values: tuple[str | Markup, str | Markup]) -> SpecLine:
        return parts.spec(voice.text(label), values)

    def sizes(*values: str) -> tuple[Markup, Markup]:
        first, second = (voice.text("card.record.memory_value", memory=value) for value in values)
        return first, second

    yield both("card.record.memory", sizes(*(language.number(card.memory.size_gb) for card in (one, two))))
    yield both("card.record.usable", sizes(*(language.memory(side.usable_gb) for side in sides)))
    yield both("card.record.bandwidth", (_bandwidth(one, voice), _bandwidth(two, voice)))
    yield both("card.record.memory_type", (_type(one), _type(two)))
    yield both("cards.models", (language.number(sides[0].models_fit), language.number(sides[1].models_fit)))
    yield both("cards.largest", (_largest(voice, 0), _largest(voice, 1)))
    yield both("card.record.fp16", (_computing(one, voice), _computing(two, voice)))
    yield both("card.record.power", (_power(one, voice), _power(two, voice)))
    kinds = (language.sentence(language.label("card_kind", card.kind)) for card in (one, two))
    yield both("card.record.kind", (next(kinds), next(kinds)))
    yield both("card.record.generation", (name(one.generation), name(two.generation)))
    yield both("card.record.released", (language.month_short(one.released), language.month_short(two.released)))


def _bandwidth(card: Card, voice: CardsVoice) -> Markup:
    return voice.text("card.record.bandwidth_value", bandwidth=_decimal(card.memory.bandwidth_gb_s, voice))


def _decimal(value: float, voice: CardsVoice) -> str:
    """One decimal where there is one, as in the records of cards."""
    return voice.language.number(value, 0 if round(value, 1) == round(value) else 1)


def _type(card: Card) -> Markup:
    return name(card.memory.type) if card.memory.type else EMPTY


def _computing(card: Card, voice: CardsVoice) -> Markup:
    gflops = card.compute.fp16_gflops if card.compute else None
    if not gflops:
        return EMPTY
    return voice.text("card.record.tflops", tflops=_decimal(gflops / 1000, voice))


def _power(card: Card, voice: CardsVoice) -> Markup:
    return voice.text("card.record.power_value", power=card.power_w) if card.power_w else EMPTY


def _largest(voice: CardsVoice, index: int) -> Markup:
    row = voice.facts.sides[index].largest
    return name(row.model.name) if row else EMPTY


def _line(line: ModelOnTwo, language: Language, page: str) -> PairLine:
    model = line.model
    detail = f"{billions(model.size.parameters, language)}B"
    cells = tuple(parts.cell(row, language) for row in (*line.default, *line.long))
    return PairLine(model.name, relative(page, model_path(language.code, model.slug)), detail, cells)


def _more(voice: CardsVoice, site: Site) -> Iterator[Link]:
    pair, language = voice.pair, voice.language
    pairs = site.summaries.pairs
    others = dict.fromkeys((*pairs.of_card(pair.first), *pairs.of_card(pair.second)))
    for other in [each for each in others if each != pair][: parts.MORE]:
        first, second = (parts.said_name(site.deck.by_slug[slug].card.name) for slug in (other.first, other.second))
        text = parts.names(first, second, language)
        yield Link(text, relative(voice.page, card_pair_path(language.code, other.slug)))
