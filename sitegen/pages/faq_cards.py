"""Answers about cards: memory, speed, context, what to do when a card is too small."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from sitegen.facts import Extremes
from sitegen.pages.meaning import median
from sitegen.pages.meaning_hardware import longest_cache
from sitegen.pages.writer import Writer


def _need(writer: Writer) -> Iterator[Markup]:
    smallest = writer.facts.smallest_named
    fastest = writer.facts.fastest
    if smallest is None or fastest is None:
        yield writer.variant("faq.need.none", need=writer.need())
    else:
        yield writer.variant("faq.need.answer", **writer.sized_row(smallest))
        best = writer.facts.least_compressed
        if best and smallest.level != best.level:
            yield writer.text("faq.need.best", **writer.row(best))
    yield writer.text("faq.need.rule")


def _gpu(writer: Writer) -> Iterator[Markup]:
    facts = writer.facts
    if facts.smallest is None:
        yield writer.text("faq.gpu.none")
        yield writer.text("faq.gpu.none_ways")
        return
    if facts.smallest_supported is None:
        yield writer.text("meaning.only_legacy", **writer.sized_row(facts.smallest))
    else:
        yield writer.variant("faq.gpu.answer", **writer.sized_row(facts.smallest_supported))
        if not facts.smallest.supported:
            yield writer.text(f"meaning.{facts.smallest.support}", **writer.sized_row(facts.smallest))
        comfortable = facts.smallest_comfortable
        if comfortable and facts.smallest_supported.fit == "tight":
            yield writer.text("faq.gpu.comfortable", **writer.sized_row(comfortable))
    yield writer.text("faq.gpu.count_all") if facts.every_card_fits else writer.plural("faq.gpu.count", facts.cards_fit)


def _speed(writer: Writer) -> Iterator[Markup]:
    if writer.facts.fastest:
        yield writer.variant("faq.speed.answer", **writer.row(writer.facts.fastest))
        yield median(writer)


def capacity(writer: Writer, memory_gb: int) -> Iterator[Markup]:
    """Whether cards of one size run the model."""
    answer = next(each for each in writer.facts.capacities if each.memory_gb == memory_gb)
    row = answer.row
    if row is None:
        shortfall = writer.language.memory(answer.shortfall_gb)
        yield writer.variant("faq.capacity.no", shortfall=shortfall)
        yield writer.text("faq.capacity.no_offload")
        return
    yield writer.variant("faq.capacity.yes", **writer.row(row))
    yield writer.text(f"faq.capacity.{row.fit}")
    if not row.supported:
        yield writer.text("faq.capacity.unsupported")
    if answer.everyday:
        yield writer.text("faq.capacity.everyday", **writer.row(answer.everyday))


def _context(writer: Writer) -> Iterator[Markup]:
    items = [
        writer.text("faq.context.item", longest=writer.tokens(step.context_tokens), memory=step.memory_gb)
        for step in writer.facts.context_steps
    ]
    yield writer.variant("faq.context.answer", items=writer.language.join(items))
    architecture = writer.facts.model.architecture
    if architecture and architecture.context_limit_tokens:
        yield writer.text("faq.context.limit", limit=writer.tokens(architecture.context_limit_tokens))
    else:
        yield writer.text("faq.context.limit_unknown", limit=writer.tokens(writer.facts.context_presets[-1]))


def _offload(writer: Writer) -> Iterator[Markup]:
    yield writer.variant("faq.offload.answer" if writer.facts.cards_fit else "faq.offload.none")
    if writer.facts.nearest_miss:
        yield writer.text("faq.offload.miss", **writer.miss(writer.facts.nearest_miss))


def _two_cards(writer: Writer) -> Iterator[Markup]:
    yield writer.variant("faq.two-cards.answer")
    if writer.facts.cards_fit:
        yield writer.plural("faq.two-cards.fits", writer.facts.cards_fit)
    else:
        yield writer.text("faq.two-cards.none", need=writer.need())


def _laptop(writer: Writer) -> Iterator[Markup]:
    laptops, unified = writer.facts.laptops, writer.facts.portable_unified
    if laptops:
        yield writer.plural("faq.laptop.yes", laptops.count)
        yield from _fastest_and_smallest(writer, "laptop", laptops)
    else:
        yield writer.text("faq.laptop.no")
        if unified:
            yield writer.text("faq.laptop.unified", **writer.sized_row(unified))


def _mac(writer: Writer) -> Iterator[Markup]:
    macs = writer.facts.macs
    if macs:
        yield writer.plural("faq.mac.yes", macs.count)
        yield from _fastest_and_smallest(writer, "mac", macs)
        yield writer.text("faq.mac.shared")
    else:
        yield writer.text("faq.mac.no")


def _fastest_and_smallest(writer: Writer, id_: str, found: Extremes) -> Iterator[Markup]:
    if found.count == 1:
        yield writer.text("faq.laptop.only", **writer.sized_row(found.fastest))
        return
    yield writer.text(f"faq.{id_}.fastest", **writer.sized_row(found.fastest))
    if found.smallest is not found.fastest:
        yield writer.text(f"faq.{id_}.smallest", **writer.sized_row(found.smallest))


def _quantization(writer: Writer) -> Iterator[Markup]:
    levels = writer.facts.levels
    if len(levels) > 1:
        yield writer.variant("faq.quantization.answer", levels=writer.language.join(levels))
    else:
        best = levels[0] == writer.facts.best_level
        yield writer.text("faq.quantization.one" if best else "faq.quantization.one_lower", level=levels[0])


def _accuracy(writer: Writer) -> Iterator[Markup]:
    if writer.facts.fastest:
        yield writer.variant("faq.accuracy.answer", **writer.row(writer.facts.fastest))
        yield writer.variant(f"meaning.confidence.{writer.facts.confidences[0]}")


def _cache(writer: Writer) -> Iterator[Markup]:
    cache, memory = writer.facts.cache, writer.language.memory
    key = "faq.cache.constant" if cache.constant else "faq.cache.answer"
    yield writer.text(key, cache=memory(cache.default_gb))
    if not cache.constant:
        yield longest_cache(writer, "faq.cache.longest")


def _experts(writer: Writer) -> Iterator[Markup]:
    model = writer.facts.model
    if model.size.active_parameters:
        yield writer.variant("faq.experts.answer", active=writer.language.compact(model.size.active_parameters))
    experts = model.architecture.experts if model.architecture else None
    if experts:
        yield writer.plural("faq.experts.layers", experts.per_token, total=experts.total)


ANSWERS = {
    "need": _need,
    "gpu": _gpu,
    "speed": _speed,
    "context": _context,
    "offload": _offload,
    "two-cards": _two_cards,
    "laptop": _laptop,
    "mac": _mac,
    "quantization": _quantization,
    "accuracy": _accuracy,
    "cache": _cache,
    "experts": _experts,
}
