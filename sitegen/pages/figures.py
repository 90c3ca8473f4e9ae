"""What the placeholders of articles stand for, in one language: names, figures, constants, tables of constants.

Each method named in `KINDS` takes the arguments of a placeholder as they were written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from markupsafe import Markup

from sitegen.catalog import Card, Model
from sitegen.facts import QUALITY, Examples, Measured
from sitegen.i18n import Language
from sitegen.pages.addresses import card_path, model_path, relative
from sitegen.pages.constants import CONSTANTS, parts, step, unknown
from sitegen.pages.figure_tables import TABLES, weights_table
from sitegen.pages.words import link, name, range_end
from sitegen.prose import Table, Value, ValueMissingError
from sitegen.settings import Settings
from sitegen.tables import Row


class Figures:
    """`page` is the address of the article. `named` collects the constants that it states."""

    def __init__(self, examples: Examples, language: Language, settings: Settings, page: str) -> None:
        self.examples, self.language, self.settings, self.page = examples, language, settings, page
        self.named: set[str] = set()

    def kinds(self) -> Mapping[str, Callable[..., Value]]:
        """What there is, by the kind of placeholder."""
        return {kind: _counted(kind, getattr(self, kind), parameters) for kind, parameters in KINDS.items()}

    # Constants

    def constant(self, path: str) -> str:
        return self.plain(self._constant(path))

    def constants(self, key: str) -> Markup:
        values = step(CONSTANTS, key, key)
        if not isinstance(values, tuple | frozenset):
            raise ValueMissingError(f'expected a constant that is a list, got "{key}"', "write {constant: …}")
        self.named.add(key)
        return self.language.join(map(name, sorted(values) if isinstance(values, frozenset) else values))

    def percent(self, path: str) -> Markup:
        value = self._constant(path)
        if not isinstance(value, float):
            raise ValueMissingError(f'expected a ratio, got "{path}"', "write {constant: …}")
        return self.language.text("unit.percent", value=self.plain(round(value * 100, 6)))

    def table(self, which: str, model: str = "") -> Table:
        if which == "weights" and model:
            return weights_table(self, self.examples.weights(self.record_of(model)))
        if which not in TABLES or model:
            raise unknown("a table", which, (*TABLES, "weights, model"))
        return TABLES[which](self)

    # The site

    def site(self, which: str) -> str:
        if which != "name":
            raise unknown("something of the site", which, ("name",))
        return self.settings.name

    def repository(self, text: str) -> Markup:
        if self.settings.repository is None:
            raise ValueMissingError(
                "expected the address of a repository in site.yaml, got none", "write repository: …"
            )
        return link(self.settings.repository, text)

    def number(self, written: str) -> str | Markup:
        digits = written.removesuffix("%").strip()
        try:
            number = self.plain(float(digits) if "." in digits else int(digits))
        except ValueError:
            raise ValueMissingError(f'expected a number as in Python, like 4096 or 1.5 %, got "{written}"') from None
        return self.language.text("unit.percent", value=number) if written.endswith("%") else number

    # Models and cards

    def model(self, slug: str) -> Markup:
        model = self.record_of(slug)
        return link(relative(self.page, model_path(self.language.code, slug)), name(model.name))

    def card(self, slug: str) -> Markup:
        card = self._card(slug)
        return link(relative(self.page, card_path(self.language.code, slug)), name(card.name))

    def parameters(self, slug: str) -> str:
        return self.language.compact(self.record_of(slug).size.parameters)

    def active(self, slug: str) -> str:
        active = self.record_of(slug).size.active_parameters
        if active is None:
            raise ValueMissingError(f'expected a model with active parameters on record, got "{slug}"')
        return self.language.compact(active)

    def record(self, slug: str, path: str) -> str:
        value: object = self.record_of(slug)
        for part in path.split("."):
            value = step(parts(value), part, path, f"a key of content/models/{slug}.yaml")
        if not isinstance(value, int | float | str):
            raise ValueMissingError(f'expected one figure of content/models/{slug}.yaml, got "{path}"')
        return self.plain(value)

    def memory(self, slug: str) -> str:
        return self._with_unit(self.language.number(self._card(slug).memory.size_gb), "memory")

    def usable(self, slug: str) -> str:
        return self.gb(self.examples.usable_gb(self._card(slug)))

    def bandwidth(self, slug: str) -> str:
        return self._with_unit(self.plain(self._card(slug).memory.bandwidth_gb_s), "bandwidth")

    def count(self, of: str) -> str:
        counts = {"models": len(self.examples.models), "cards": len(self.examples.cards)}
        if of not in counts:
            raise unknown("something counted", of, tuple(counts))
        return self.language.number(counts[of])

    # Estimates

    def need(self, model: str, level: str, context: str = "") -> str:
        record = self.record_of(model)
        needs = self.examples.needs_gb(record, self._context(record, context))
        return self.gb(step(needs, level, level, f'a level of "{model}"'))

    def cache(self, model: str, context: str = "") -> str:
        record = self.record_of(model)
        cache_gb = self.examples.cache_gb(record, self._context(record, context))
        if cache_gb is None:
            raise ValueMissingError(f'expected a model with layers on record, got "{model}"')
        return self.gb(cache_gb)

    def speed(self, model: str, card: str, context: str = "") -> str:
        return self._with_unit(self.language.speed(self._row(model, card, context).speed_tok_s), "speed")

    def range(self, model: str, card: str, context: str = "") -> Markup:
        row = self._row(model, card, context)
        low, high = range_end(self.language, row.low_tok_s), range_end(self.language, row.high_tok_s)
        return self.language.text("prose.range", low=low, high=high)

    def level(self, model: str, card: str, context: str = "") -> str:
        return str(self._row(model, card, context).level)

    def shortfall(self, model: str, card: str, context: str = "") -> str:
        row = self._any_row(model, card, context)
        if row.level is not None:
            raise ValueMissingError(
                f'expected a card that "{model}" does not fit, got "{card}"', "choose another example"
            )
        return self.gb(row.shortfall_gb)

    def loss(self, level: str) -> Markup:
        return self.rise(step({each.level: each for each in QUALITY}, level, level, "a level that was measured"))

    # Their parts

    def rise(self, measured: Measured) -> Markup:
        """How much more perplexity a level has than the original."""
        percent = measured.rise * 100
        return self.language.text("unit.percent", value=self.language.number(percent, 0 if percent >= 10 else 1))

    def plain(self, value: object) -> str:
        """A number with the decimal places that it has; a text as it is."""
        if isinstance(value, bool) or not isinstance(value, int | float):
            return str(value)
        if value and abs(value) < 1e-4:
            return str(self.language.scientific(value))
        decimals = len(repr(float(value)).partition(".")[2].rstrip("0")) if isinstance(value, float) else 0
        return self.language.number(value, decimals)

    def _constant(self, path: str) -> object:
        first, *rest = path.split(".")
        value = step(CONSTANTS, first, path)
        self.named.add(first)
        for part in rest:
            value = step(parts(value), part, path)
        if not isinstance(value, int | float | str):
            choices = ", ".join(f"{path}.{part}" for part in parts(value))
            raise ValueMissingError(f'expected one figure, got "{path}", which has several', f"write {choices}")
        return value

    def record_of(self, slug: str) -> Model:
        return step(self.examples.models, slug, slug, "the slug of a model")

    def _card(self, slug: str) -> Card:
        return step(self.examples.cards, slug, slug, "the slug of a card")

    def _row(self, model: str, card: str, context: str) -> Row:
        row = self._any_row(model, card, context)
        if row.level is None:
            raise ValueMissingError(f'expected a card that holds "{model}", got "{card}"', "choose another example")
        return row

    def _any_row(self, model: str, card: str, context: str) -> Row:
        record = self.record_of(model)
        return self.examples.row(record, self._card(card), self._context(record, context))

    def _context(self, model: Model, context: str) -> int | None:
        presets = self.examples.contexts(model)
        if context and context not in map(str, presets):
            raise unknown(f'a context of "{model.slug}"', context, tuple(map(str, presets)))
        return int(context) if context else None

    def gb(self, gb: float) -> str:
        return self._with_unit(self.language.memory(gb), "memory")

    def _with_unit(self, number: str, unit: str) -> str:
        return f"{number}\u00a0{self.language.text(f'unit.{unit}')}"


KINDS: Mapping[str, tuple[str, ...]] = {
    "constant": ("NAME",),
    "constants": ("NAME",),
    "percent": ("NAME",),
    "table": ("name", "[model]"),
    "site": ("name",),
    "repository": ("text",),
    "number": ("digits",),
    "loss": ("level",),
    "model": ("model",),
    "card": ("card",),
    "parameters": ("model",),
    "active": ("model",),
    "record": ("model", "key"),
    "memory": ("card",),
    "usable": ("card",),
    "bandwidth": ("card",),
    "count": ("models or cards",),
    "need": ("model", "level", "[context]"),
    "cache": ("model", "[context]"),
    "speed": ("model", "card", "[context]"),
    "range": ("model", "card", "[context]"),
    "level": ("model", "card", "[context]"),
    "shortfall": ("model", "card", "[context]"),
}
"""Every kind of placeholder with the names of its arguments; those in brackets may be left out."""


def _counted(kind: str, method: Callable[..., Value], parameters: tuple[str, ...]) -> Callable[..., Value]:
    """The method, called only with as many arguments as it takes."""
    least = sum(not parameter.startswith("[") for parameter in parameters)

    def call(*arguments: str) -> Value:
        if not least <= len(arguments) <= len(parameters) or "" in arguments:
            got = ", ".join(arguments)
            raise ValueMissingError(f"expected {{{kind}: {', '.join(parameters)}}}, got {{{kind}: {got}}}")
        return method(*arguments)

    return call
