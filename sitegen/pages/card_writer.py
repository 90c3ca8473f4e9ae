"""One card's facts in one language: the messages of its page, filled."""

from __future__ import annotations

from sitegen.catalog import Card
from sitegen.estimator import DEFAULT_CONTEXT_TOKENS, LADDER, MISS_LEVEL
from sitegen.facts import READING_SPEED_TOK_S, CardFacts, short_name
from sitegen.i18n import Language
from sitegen.pages.addresses import card_path, model_path, relative
from sitegen.pages.words import link, name, range_end
from sitegen.pages.writer import Voice
from sitegen.tables import ModelRow

BILLION = 10**9


class CardWriter(Voice):
    """A card's facts and a language, with the values that many messages share."""

    __slots__ = ("facts", "page")

    def __init__(self, facts: CardFacts, language: Language) -> None:
        super().__init__(language, facts.card.slug)
        self.facts = facts
        self.page = card_path(language.code, facts.card.slug)
        memory = facts.card.memory
        self._common |= {
            "card": name(facts.card.name),
            "memory": memory.size_gb,
            "bandwidth": language.number(memory.bandwidth_gb_s),
            "usable": language.memory(facts.usable_gb),
            "total": language.number(facts.models_total),
            "context": self.tokens(DEFAULT_CONTEXT_TOKENS),
            "reading": language.number(READING_SPEED_TOK_S),
            "lowest": LADDER[-1].name,
            "usual": MISS_LEVEL,
        }

    def row(self, row: ModelRow) -> dict[str, object]:
        """A row's values by the names that messages use; the model is a link to its page."""
        language, model = self.language, row.model
        href = relative(self.page, model_path(language.code, model.slug))
        return {
            "model": link(href, name(model.name)),
            "parameters": language.compact(model.size.parameters),
            "level": row.level or row.usual_level,
            "reference": row.usual_level,
            "need": language.memory(row.need_gb),
            "speed": language.speed(row.speed_tok_s),
            "low": range_end(language, row.low_tok_s),
            "high": range_end(language, row.high_tok_s),
            "shortfall": language.memory(row.shortfall_gb),
        }

    def other(self, card: Card) -> dict[str, object]:
        """Another card's values; its name is a link to its page."""
        href = relative(self.page, card_path(self.language.code, card.slug))
        memory = card.memory
        return {
            "card": link(href, name(short_name(card))),
            "memory": memory.size_gb,
            "bandwidth": self.language.number(memory.bandwidth_gb_s),
        }


def billions(count: int, language: Language) -> str:
    """One decimal, two under a tenth of a billion: 0.07 must not read 0.1."""
    of_them = count / BILLION
    return language.number(of_them, 1 if of_them >= 0.1 else 2)
