"""Which pairs have a page of their own: the rule, as site.yaml states it."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from sitegen.catalog import CardKind, Expected, Record

MOST_PAIRS = 500
"""Above this, the pages of one kind in four languages weigh more than all else that a site could need. Our choice."""

Since = Annotated[int, Field(ge=2000, lt=2100), Expected("a year from 2000 to 2099")]
Most = Annotated[int, Field(ge=0, le=MOST_PAIRS), Expected(f"a whole number from 0 to {MOST_PAIRS}")]
Rivals = Annotated[int, Field(ge=0, le=20), Expected("a whole number from 0 to 20")]
Kinds = Annotated[tuple[CardKind, ...], Field(min_length=1), Expected("a list of one or more kinds of card")]


class CardPairRule(Record):
    """Pairs of cards: those that many people own, each with each; then, of the `kinds`, which stand in the order in
    which people ask for them, cards since a year beside their neighbours, their successors and their rivals."""

    kinds: Kinds
    since: Since
    most: Most


class ModelPairRule(Record):
    """Pairs of models since a year: consecutive sizes and versions of a family, and of each size the most downloaded
    models of `rivals` families, each with each. The most downloaded pairs come first."""

    since: Since
    rivals: Rivals
    most: Most


class PairRules(Record):
    """The pages that set two side by side, in each language; none of a kind without a rule."""

    gpus: CardPairRule | None = None
    models: ModelPairRule | None = None
