"""One model's facts in one language: the messages of its page, filled."""

from __future__ import annotations

from markupsafe import Markup

from sitegen.catalog import Card
from sitegen.facts import Miss, ModelFacts, short_name
from sitegen.i18n import Language
from sitegen.pages.words import ended, name, paragraph, range_end
from sitegen.tables import Row


class Voice:
    """A language, with the values that the messages of one page share; `key` chooses the page's wordings."""

    __slots__ = ("_common", "_key", "language")

    def __init__(self, language: Language, key: str) -> None:
        self.language = language
        self._key = key
        self._common: dict[str, object] = {}

    def text(self, key: str, **values: object) -> Markup:
        """A message, with the shared values."""
        return ended(self.language.text(key, **{**self._common, **values}))

    def plural(self, key: str, n: int, **values: object) -> Markup:
        """A message that counts; `n` fills {count}."""
        return ended(self.language.plural(key, n, **{**self._common, "count": n, **values}))

    def variant(self, key: str, **values: object) -> Markup:
        """One wording of a passage, the same one for the page every time."""
        return ended(self.language.variant(key, self._key, **{**self._common, **values}))

    def plural_variant(self, key: str, n: int, **values: object) -> Markup:
        """One wording of a passage that counts; `n` fills {count}."""
        values = {**self._common, "count": n, **values}
        return ended(self.language.plural_variant(key, self._key, n, **values))

    def paragraph(self, *sentences: Markup) -> Markup:
        """Whole sentences in a row, without those that are empty."""
        return paragraph(self.language, sentences)

    def tokens(self, count: int) -> Markup:
        """A count of tokens with its unit: "4,096 tokens"."""
        return self.language.plural("count.tokens", count, count=count)


class Writer(Voice):
    """A model's facts and a language, with the values that many messages share."""

    __slots__ = ("_rows", "facts")

    def __init__(self, facts: ModelFacts, language: Language) -> None:
        super().__init__(language, facts.model.slug)
        self.facts = facts
        self._rows: dict[str, dict[str, object]] = {}
        self._common |= {
            "model": name(facts.model.name),
            "context": self.tokens(facts.context_tokens),
            "total": language.number(facts.cards_total),
            "parameters": language.compact(facts.model.size.parameters),
            "reference": facts.usual_level,
            "lowest": facts.lowest_level,
        }

    def labels(self, list_: str, values: tuple[str, ...]) -> Markup:
        """Values of a closed list as they read in a sentence."""
        return self.language.join(self.language.label(list_, value) for value in values)

    def names(self, values: tuple[str, ...]) -> Markup:
        """Names in a list, in the order of the record."""
        return self.language.join(map(name, values))

    def number(self, value: float) -> str:
        """A figure of the record, with one decimal where it is not whole."""
        return self.language.number(value, 0 if round(value, 1) == round(value) else 1)

    def published_month(self) -> str:
        """The month in which the model came out, or the year where the month is not known."""
        origin = self.facts.model.origin
        year_only = origin.published_precision == "year"
        return str(origin.published.year) if year_only else self.language.month(origin.published)

    def duration(self, time_hours: float) -> dict[str, object]:
        """A time in hours and in days, each with its unit."""
        days = time_hours / 24
        return {
            "hours": self.plural("count.hours", round(time_hours), count=self.number(time_hours)),
            "days": self.plural("count.days", 1 if days == 1 else max(2, round(days)), count=self.number(days)),
        }

    def card(self, card: Card) -> dict[str, object]:
        """A card's values by the names that messages use."""
        return {
            "card": name(card.name),
            "memory": card.memory.size_gb,
            "bandwidth": self.language.number(card.memory.bandwidth_gb_s),
        }

    def sized_card(self, card: Card) -> dict[str, object]:
        """The same for messages that say the card's memory beside its name: without the memory inside the name."""
        return {**self.card(card), "card": name(short_name(card))}

    def sized_row(self, row: Row) -> dict[str, object]:
        """A row's values for messages that say the card's memory beside its name."""
        return {**self.row(row), **self.sized_card(row.card)}

    def row(self, row: Row) -> dict[str, object]:
        """A row's values by the names that messages use."""
        if row.card.slug not in self._rows:  # a page names the same few rows again and again
            self._rows[row.card.slug] = self._row(row)
        return self._rows[row.card.slug]

    def _row(self, row: Row) -> dict[str, object]:
        language = self.language
        return {
            **self.card(row.card),
            "level": row.level or self.facts.usual_level,
            "need": language.memory(row.need_gb),
            "speed": language.speed(row.speed_tok_s),
            "low": range_end(language, row.low_tok_s),
            "high": range_end(language, row.high_tok_s),
        }

    def miss(self, miss: Miss) -> dict[str, object]:
        """The nearest miss by the names that messages use."""
        memory = self.language.memory
        return {
            **self.sized_card(miss.card),
            "usable": memory(miss.usable_gb),
            "shortfall": memory(miss.shortfall_gb),
        }

    def need(self) -> str:
        """What a model that no card holds needs at the reference level (GiB, without the unit)."""
        return self.language.memory(self.facts.rows[0].need_gb)
