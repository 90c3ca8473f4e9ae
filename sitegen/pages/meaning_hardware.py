"""What the numbers mean: what a model needs from a card, and what a conversation takes on top."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from sitegen.pages.answers import tight
from sitegen.pages.words import EMPTY
from sitegen.pages.writer import Writer
from sitegen.tables import Row


def hardware(writer: Writer) -> Iterator[Markup]:
    """Size, smallest and fastest card, memory of the conversation."""
    facts = writer.facts
    size = writer.variant(f"meaning.size.{facts.size_class}")
    if facts.smallest is None or facts.fastest is None:
        miss = facts.nearest_miss
        yield writer.paragraph(
            size,
            writer.variant("meaning.none", need=writer.need()),
            writer.text("meaning.none_miss", **writer.miss(miss)) if miss else EMPTY,
        )
        yield writer.variant("meaning.none_ways")
    else:
        every, fit = facts.every_card_fits, facts.cards_fit
        count = writer.variant("meaning.count_all") if every else writer.plural_variant("meaning.count", fit)
        yield writer.paragraph(size, count, tight(writer, "meaning.tight"))
        yield _smallest(writer, facts.smallest)
        same = facts.fastest is facts.smallest_named
        values = writer.row(facts.fastest)
        yield writer.text("meaning.fastest_same", **values) if same else writer.variant("meaning.fastest", **values)
    yield writer.paragraph(*_conversation(writer))


def _smallest(writer: Writer, smallest_of_all: Row) -> Markup:
    supported = writer.facts.smallest_supported
    if supported is None:
        return writer.text("meaning.only_legacy", **writer.sized_row(smallest_of_all))
    return writer.variant("meaning.smallest", **writer.sized_row(supported))


def _conversation(writer: Writer) -> Iterator[Markup]:
    cache, memory = writer.facts.cache, writer.language.memory
    if cache.constant:
        yield writer.text("meaning.cache.constant", cache=memory(cache.default_gb))
    else:
        yield writer.text("meaning.cache.now", cache=memory(cache.default_gb))
        yield longest_cache(writer, "meaning.cache.longest")
    yield _cache_kind(writer)
    if cache.basis == "generic":
        yield writer.variant("meaning.cache.generic")
    else:
        yield writer.text(f"meaning.cache.{cache.basis}")


def longest_cache(writer: Writer, key: str) -> Markup:
    """What the cache takes at the longest context; an approximation does not reach that far."""
    cache, memory = writer.facts.cache, writer.language.memory
    if cache.basis == "generic" or cache.longest_context_tokens <= writer.facts.context_tokens:
        return EMPTY
    longest = writer.tokens(cache.longest_context_tokens)
    if memory(cache.longest_gb) == memory(cache.default_gb):
        return writer.text("meaning.cache.same", longest=longest)
    return writer.text(key, longest=longest, cache=memory(cache.longest_gb))


def _cache_kind(writer: Writer) -> Markup:
    """Why the cache grows as it does."""
    kind = writer.facts.cache.kind
    return writer.variant(f"cache.kind.{kind}") if kind else EMPTY
