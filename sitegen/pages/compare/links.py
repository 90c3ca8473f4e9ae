"""From the page of a card or a model to its comparisons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from markupsafe import escape

from sitegen.facts import Pair, Summaries
from sitegen.i18n import Language
from sitegen.pages.addresses import card_pair_path, card_path, model_pair_path, model_path, relative
from sitegen.pages.compare import parts
from sitegen.pages.views import CompareLinks, Link

OF_A_CARD, OF_A_MODEL = 3, 2
"""So many comparisons are named on the page of a card or model: a model's page is full as it is."""


class Compared:
    """The comparisons of all cards and models, and the names of these by slug."""

    def __init__(self, summaries: Summaries) -> None:
        self._cards = {card.slug: parts.said_name(card.name) for card in summaries.cards}
        self._models = {model.slug: model.name for model in summaries.models}
        self._of_card = _first_few(summaries.pairs.cards, OF_A_CARD)
        self._of_model = _first_few(summaries.pairs.models, OF_A_MODEL)

    def card(self, slug: str, language: Language) -> CompareLinks:
        """The comparisons of a card."""
        page, code = card_path(language.code, slug), language.code
        found = ((pair.other(slug), card_pair_path(code, pair.slug)) for pair in self._of_card.get(slug, ()))
        links = (Link(escape(self._cards[other]), relative(page, path)) for other, path in found)
        choose = parts.chooser_link(language.text("compare.choose"), f"cards={slug}", language, page)
        return CompareLinks(tuple(links), choose)

    def model(self, slug: str, language: Language) -> CompareLinks:
        """The comparisons of a model."""
        page, code = model_path(language.code, slug), language.code
        found = ((pair.other(slug), model_pair_path(code, pair.slug)) for pair in self._of_model.get(slug, ()))
        links = (Link(escape(self._models[other]), relative(page, path)) for other, path in found)
        choose = parts.chooser_link(language.text("compare.choose"), f"models={slug}", language, page)
        return CompareLinks(tuple(links), choose)


def _first_few(pairs: Iterable[Pair], few: int) -> Mapping[str, list[Pair]]:
    found: dict[str, list[Pair]] = {}
    for pair in pairs:
        for slug in (pair.first, pair.second):
            if len(of_it := found.setdefault(slug, [])) < few:
                of_it.append(pair)
    return found
