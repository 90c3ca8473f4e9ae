"""The pages of two models in each language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from markupsafe import Markup

from sitegen.facts import CardForTwo, ModelPairBook, ModelPairFacts, ModelSide, Pair, Summaries, short_name
from sitegen.i18n import Language
from sitegen.pages.addresses import card_path, model_pair_path, model_path, relative
from sitegen.pages.compare import parts
from sitegen.pages.compare.views import Column, PairLine, PairPage, SpecLine
from sitegen.pages.head import DESCRIPTION_CHARACTERS, head
from sitegen.pages.licenses import license_name
from sitegen.pages.page import Page
from sitegen.pages.site import Site
from sitegen.pages.views import Link, Question
from sitegen.pages.words import EMPTY, name, plain
from sitegen.pages.writer import Voice
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


class ModelsVoice(Voice):
    """Two models and a language, with the values that many messages share."""

    __slots__ = ("facts", "names", "page", "pair")

    def __init__(self, facts: ModelPairFacts, pair: Pair, language: Language) -> None:
        super().__init__(language, pair.slug)
        self.facts, self.pair = facts, pair
        self.page = model_pair_path(language.code, pair.slug)
        self.names = facts.sides[0].model.name, facts.sides[1].model.name
        first, second = (self.tokens(side.context_tokens) for side in facts.sides)
        self._common |= parts.pair_values(*self.names)
        self._common |= {
            "total": facts.cards_total,
            "context": self.tokens(max(side.context_tokens for side in facts.sides)),
            "first_context": first,
            "second_context": second,
        }

    def named(self, index: int) -> Markup:
        """The name of the first or the second model."""
        return name(self.names[index])


def _page(voice: ModelsVoice, site: Site, model_names: dict[str, str]) -> PairPage:
    facts, language, page = voice.facts, voice.language, voice.page
    members = _member(voice, 0), _member(voice, 1)
    path_of = partial(model_pair_path, slug=voice.pair.slug)
    units = voice.text("compare.at"), parts.long_unit(voice)
    crumb = parts.crumb(*voice.names, language)
    return PairPage(
        head=head(path_of, language, site.languages, site.settings, _title(voice), _description(voice), crumb),
        heading=voice.text("compare.models.heading"),
        lead=voice.paragraph(*_needs(voice), *_cards(voice), _speed(voice)),
        members=members,
        specs_caption=voice.text("compare.models.specs"),
        specs=tuple(_specs(voice)),
        table_heading=voice.text("family.speed"),
        table_caption=voice.text("compare.table.caption", long=parts.tokens_long(voice)),
        first_column=voice.text("table.card"),
        columns=tuple(Column(member, unit) for unit in units for member in members),
        lines=tuple(_line(line, voice) for line in facts.lines),
        table_note=EMPTY,
        faq=tuple(_questions(voice)),
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
    key = "need" if first.context_tokens == second.context_tokens else "need_contexts"
    yield voice.text(f"compare.models.{key}", **_need_values(voice))


def _cards(voice: ModelsVoice) -> Iterator[Markup]:
    first, second = (side.cards_fit for side in voice.facts.sides)
    if not first and not second:
        yield voice.text("compare.models.cards_none")
    elif first == second:
        yield voice.text("compare.models.cards_same", cards=first)
    else:
        yield voice.text("compare.models.cards", **_card_values(voice))


def _speed(voice: ModelsVoice) -> Markup:
    facts = voice.facts
    key = "compare.models" if facts.same_level else "compare.models.own"
    return parts.speed_sentence(voice, key, facts.faster, voice.names)


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


def _questions(voice: ModelsVoice) -> Iterator[Question]:
    facts = voice.facts
    first, second = facts.sides
    if first.smallest or second.smallest:
        yield Question("faq-smallest", voice.text("compare.models.smallest.question"), _smallest_answer(voice))
    if facts.reach:
        card = name(parts.said_name(facts.reach.card.name))
        yield Question("faq-context", voice.text("compare.models.context.question", card=card), _context(voice))
    yield Question("faq-cache", voice.text("compare.models.cache.question"), _cache(voice))
    yield Question("faq-only", voice.text("compare.models.only.question"), _only(voice))
    sparse = [side for side in facts.sides if side.model.size.active_parameters]
    if len(sparse) == 1:
        question = voice.text("compare.models.mixture.question", model=name(sparse[0].model.name))
        yield Question("faq-mixture", question, _mixture(voice, sparse[0]))


def _smallest_answer(voice: ModelsVoice) -> Markup:
    first, second = (side.smallest for side in voice.facts.sides)
    if first and second:
        same = first.card is second.card
        return voice.text(
            "compare.models.smallest.same" if same else "compare.models.smallest.answer",
            first_card=name(short_name(first.card)),
            first_memory=first.card.memory.size_gb,
            second_card=name(short_name(second.card)),
            second_memory=second.card.memory.size_gb,
        )
    index = 0 if first else 1
    row = first or second
    assert row is not None  # the question is asked where one of them has a card
    return voice.text(
        "compare.models.smallest.one",
        model=voice.named(index),
        other=voice.named(1 - index),
        card=name(short_name(row.card)),
        memory=row.card.memory.size_gb,
    )


def _context(voice: ModelsVoice) -> Markup:
    reach = voice.facts.reach
    assert reach is not None  # or it is not asked
    first, second = voice.tokens(reach.first_tokens), voice.tokens(reach.second_tokens)
    key = "compare.models.context.same" if first == second else "compare.models.context.answer"
    return voice.text(key, first_tokens=first, second_tokens=second)


def _cache(voice: ModelsVoice) -> Markup:
    first, second = (side.cache for side in voice.facts.sides)
    return voice.text(
        "compare.models.cache.answer",
        first_tokens=voice.tokens(first.longest_context_tokens),
        second_tokens=voice.tokens(second.longest_context_tokens),
        first_memory=voice.language.memory(first.longest_gb),
        second_memory=voice.language.memory(second.longest_gb),
    )


def _only(voice: ModelsVoice) -> Markup:
    first, second = (side.cards_fit for side in voice.facts.sides)
    if first == second:
        return voice.text("compare.models.only.none")
    index = 0 if first > second else 1
    model, other = voice.named(index), voice.named(1 - index)
    return voice.plural("compare.models.only.answer", abs(first - second), model=model, other=other)


def _mixture(voice: ModelsVoice, side: ModelSide) -> Markup:
    size = side.model.size
    active, parameters = (voice.language.compact(count) for count in (size.active_parameters or 0, size.parameters))
    return voice.text(
        "compare.models.mixture.answer", model=name(side.model.name), active=active, parameters=parameters
    )
