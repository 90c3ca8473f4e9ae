"""Two cards or two models and a language: the messages of their page, filled."""

from __future__ import annotations

from markupsafe import Markup

from sitegen.catalog import Card
from sitegen.estimator import DEFAULT_CONTEXT_TOKENS
from sitegen.facts import CardPairFacts, ModelPairFacts, Pair
from sitegen.i18n import Language
from sitegen.pages.addresses import card_pair_path, model_pair_path
from sitegen.pages.compare import parts
from sitegen.pages.words import name
from sitegen.pages.writer import Voice


class CardsVoice(Voice):
    """Two cards and a language, with the values that many messages share."""

    __slots__ = ("facts", "names", "page", "pair")

    def __init__(self, facts: CardPairFacts, pair: Pair, language: Language) -> None:
        super().__init__(language, pair.slug)
        self.facts, self.pair = facts, pair
        self.page = card_pair_path(language.code, pair.slug)
        self.names = parts.said_name(self.card(0).name), parts.said_name(self.card(1).name)
        self._common |= parts.pair_values(*self.names)
        self._common |= {"total": facts.models_total, "context": self.tokens(DEFAULT_CONTEXT_TOKENS)}

    def card(self, index: int) -> Card:
        """The first or the second card."""
        return self.facts.sides[index].card

    def named(self, index: int) -> Markup:
        """The name of the first or the second card."""
        return name(self.names[index])

    def speed(self) -> Markup:
        """Which card is faster, and by how much."""
        return parts.speed_sentence(self, "compare.cards", self.facts.faster, self.names)


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

    def speed(self) -> Markup:
        """Which model is faster, and by how much."""
        key = "compare.models" if self.facts.same_level else "compare.models.own"
        return parts.speed_sentence(self, key, self.facts.faster, self.names)
