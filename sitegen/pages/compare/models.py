"""The pages of two models in each language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from markupsafe import Markup

from sitegen.facts import CardForTwo, ModelPairBook, ModelSide, Summaries, short_name
from sitegen.i18n import Language
from sitegen.pages.addresses import card_path, model_pair_path, model_path, relative
from sitegen.pages.compare import parts
from sitegen.pages.compare.model_questions import model_questions
from sitegen.pages.compare.views import Column, PairLine, PairPage, SpecLine
from sitegen.pages.compare.voices import ModelsVoice
from sitegen.pages.head import DESCRIPTION_CHARACTERS, head
from sitegen.pages.licenses import license_name
from sitegen.pages.page import Page
from sitegen.pages.site import Site
from sitegen.pages.views import Link
from sitegen.pages.words import EMPTY, name, plain
from sitegen.tables import Row


def model_pair_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The addresses of what `model_pair_pages` makes."""
    yield from (model_pair_path(code, pair.slug) for pair in summaries.pairs.models)


def model_pair_pages(site: Site) -> Iterator[Page]:
    """A page for each pair of models, in each language."""
    book = ModelPairBook(site.tables, site.deck, site.settings.popular_cards)
    model_names = {model.slug: model.name for model in site.summaries.models}
    for pair in site.summaries.pairs.models:
        facts = book.facts(pair)
        for language in site.languages:
            view = _page(ModelsVoice(facts, pair, language), site, model_names)
            yield Page(model_pair_path(language.code, pair.slug), "pair.html", view)


def _page(voice: ModelsVoice, site: Site, model_names: dict[str, str]) -> PairPage:
    facts, language, page = voice.facts, voice.language, voice.page
    members = _member(voice, 0), _member(voice, 1)
    path_of = partial(model_pair_path, slug=voice.pair.slug)
    units = voice.text("compare.at"), parts.long_unit(voice)
    crumb = parts.crumb(*voice.names, language)
    return PairPage(
        head=head(path_of, language, site.languages, site.settings, _title(voice), _description(voice), crumb),
        heading=voice.text("compare.models.heading"),
        lead=voice.paragraph(*_needs(voice), *_cards(voice), voice.speed()),
        members=members,
        specs_caption=voice.text("compare.models.specs"),
        specs=tuple(_specs(voice)),
        table_heading=voice.text("family.speed"),
        table_caption=voice.text("compare.table.caption", long=parts.tokens_long(voice)),
        first_column=voice.text("table.card"),
        columns=tuple(Column(member, unit) for unit in units for member in members),
        lines=tuple(_line(line, voice) for line in facts.lines),
        table_note=EMPTY,
        faq=tuple(model_questions(voice)),
        choose=parts.chooser_link(
            voice.text("compare.models.choose"), f"models={voice.pair.first},{voice.pair.second}", language, page
        ),
        more=tuple(_more(voice, site, model_names)),
    )


def _member(voice: ModelsVoice, index: int) -> Link:
    slug = voice.facts.sides[index].model.slug
    return Link(voice.named(index), relative(voice.page, model_path(voice.language.code, slug)))


def _title(voice: ModelsVoice) -> str:
    return parts.title(voice.language, ("head.compare_models.title", "compare.names"), *voice.names)


def _description(voice: ModelsVoice) -> str:
    values = {**_need_values(voice), **_card_values(voice), "first": voice.names[0], "second": voice.names[1]}
    keys = ("head.compare_models.description", "head.compare_models.description_short")
    long, short = (plain(voice.text(key, **values)) for key in keys)
    return long if len(long) <= DESCRIPTION_CHARACTERS else short


def _need_values(voice: ModelsVoice) -> dict[str, object]:
    first, second = voice.facts.sides
    return {
        "first_need": voice.language.memory(first.usual_gb),
        "second_need": voice.language.memory(second.usual_gb),
        "first_level": first.usual_level,
        "second_level": second.usual_level,
    }


def _card_values(voice: ModelsVoice) -> dict[str, object]:
    first, second = voice.facts.sides
    return {"first_cards": first.cards_fit, "second_cards": second.cards_fit}


def _needs(voice: ModelsVoice) -> Iterator[Markup]:
    first, second = voice.facts.sides
    values = _need_values(voice)
    if first.context_tokens != second.context_tokens:
        yield voice.text("compare.models.need_contexts", **values)
    elif (values["first_need"], values["first_level"]) == (values["second_need"], values["second_level"]):
        yield voice.text("compare.models.need_same", **values)
    else:
        yield voice.text("compare.models.need", **values)


def _cards(voice: ModelsVoice) -> Iterator[Markup]:
    first, second = (side.cards_fit for side in voice.facts.sides)
    if not first and not second:
        yield voice.text("compare.models.cards_none")
    elif first == second:
        yield voice.text("compare.models.cards_same", cards=first)
    else:
        yield voice.text("compare.models.cards", **_card_values(voice))


def _specs(voice: ModelsVoice) -> Iterator[SpecLine]:
    language, (first, second) = voice.language, voice.facts.sides
    sides = first, second

    def both(label: Markup, values: Iterator[str | Markup]) -> SpecLine:
        return parts.spec(label, (next(values), next(values)))

    def text(key: str, values: Iterator[str | Markup]) -> SpecLine:
        return both(voice.text(key), values)

    yield text("record.parameters", (language.compact(side.model.size.parameters) for side in sides))
    if any(side.model.size.active_parameters for side in sides):
        yield text("record.active_parameters", (_active(side, language) for side in sides))
    for level in voice.facts.levels:
        yield both(
            voice.text("compare.models.need_at", level=level),
            (_size(side.needs_gb.get(level), voice) for side in sides),
        )
    yield text("compare.models.cache", (_size(side.cache.default_gb, voice) for side in sides))
    yield text("record.context_limit", (_limit(side, voice) for side in sides))
    yield text("index.cards", (language.number(side.cards_fit) for side in sides))
    yield text("index.smallest", (_smallest(side.smallest, voice) for side in sides))
    yield text("index.fastest", (_fastest(side.fastest, voice) for side in sides))
    yield text("index.license", (_license(side) for side in sides))
    yield text("index.published", (language.month_short(side.model.origin.published) for side in sides))


def _active(side: ModelSide, language: Language) -> str:
    active = side.model.size.active_parameters
    return language.compact(active) if active else ""


def _size(memory_gb: float | None, voice: ModelsVoice) -> Markup:
    if memory_gb is None:
        return EMPTY
    return voice.text("card.record.memory_value", memory=voice.language.memory(memory_gb))


def _limit(side: ModelSide, voice: ModelsVoice) -> Markup:
    return voice.tokens(side.context_limit_tokens) if side.context_limit_tokens else EMPTY


def _smallest(row: Row | None, voice: ModelsVoice) -> Markup:
    if row is None:
        return EMPTY
    return voice.text("compare.models.smallest_value", card=name(short_name(row.card)), memory=row.card.memory.size_gb)


def _fastest(row: Row | None, voice: ModelsVoice) -> Markup:
    if row is None:
        return EMPTY
    speed = voice.language.speed(row.speed_tok_s)
    return voice.text("compare.models.fastest_value", card=name(row.card.name), speed=speed)


def _license(side: ModelSide) -> Markup:
    found = side.model.availability.license
    return name(license_name(found)) if found else EMPTY


def _line(line: CardForTwo, voice: ModelsVoice) -> PairLine:
    card = line.card
    detail = plain(voice.text("memory.size", memory=card.memory.size_gb))
    cells = tuple(parts.cell(row, voice.language) for row in (*line.default, *line.long))
    href = relative(voice.page, card_path(voice.language.code, card.slug))
    return PairLine(parts.said_name(card.name), href, detail, cells)


def _more(voice: ModelsVoice, site: Site, model_names: dict[str, str]) -> Iterator[Link]:
    pair, language = voice.pair, voice.language
    pairs = site.summaries.pairs
    others = dict.fromkeys((*pairs.of_model(pair.first), *pairs.of_model(pair.second)))
    for other in [each for each in others if each != pair][: parts.MORE]:
        text = parts.names(model_names[other.first], model_names[other.second], language)
        yield Link(text, relative(voice.page, model_pair_path(language.code, other.slug)))
