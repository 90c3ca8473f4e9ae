"""A model's page as its visitor has it: opened at some state, its controls moved, its table read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TypeVar

from playwright.sync_api import Locator, Page

from sitegen.i18n import Language
from tests.browser.reference import DEFAULT, Shown, State, answer, default_tokens, matching, measured, plain_text, shown
from tests.browser.sample import USUAL, Sample

T = TypeVar("T")

# The texts of a row's cells, by column; the speed's cell holds the estimate and its range.
_READ = """row => {
  const [card, speed, memory, need, level, fit, bandwidth, released] = row.cells;
  const text = element => element ? element.textContent.trim() : "";
  const [low, high] = text(speed.querySelector("small")).split("–");
  return [text(card.querySelector("a")), text(speed.querySelector("b")), low, high ?? "",
    ...[memory, need, level, fit, bandwidth, released].map(text)];
}"""
READ_ROWS = f"() => [...document.querySelectorAll('#table tbody tr:not(.mine)')].map({_READ})"
READ_MINE = f"() => [...document.querySelectorAll('#table tr.mine')].map({_READ})[0]"
PATIENCE_S = 5
HEADS = ("card", "speed", "memory", "need", "quality", "fit", "bandwidth", "released")


@dataclass
class Tool:
    """One tab. `slug` and `code` say which page is open."""

    page: Page
    sample: Sample
    languages: dict[str, Language]
    slug: str = USUAL
    code: str = "en"

    def open(self, slug: str = USUAL, state: State = DEFAULT, code: str = "en", query: str | None = None) -> None:
        """Open a model's page at a state, or at an address with any query."""
        self.slug, self.code = slug, code
        self.page.goto(f"/{code}/models/{slug}.html{state.query if query is None else query}")
        self["controls"].wait_for()
        if self["filters"].get_attribute("open") is None:
            self["filters"].locator("summary").click()

    def go(self, state: State | str) -> None:
        """Have the open page follow an address, as when the visitor goes back to it: without loading the page anew."""
        query = state if isinstance(state, str) else state.query
        self.page.evaluate(
            """query => { history.pushState(null, "", location.pathname + query);
            dispatchEvent(new PopStateEvent("popstate")); }""",
            query,
        )

    def __getitem__(self, control: str) -> Locator:
        """A control, or another part of the tool, by the end of its id."""
        return self.page.locator(f"#tool-{control}")

    @property
    def language(self) -> Language:
        return self.languages[self.code]

    @property
    def query(self) -> str:
        """What the address says after its question mark, with it."""
        return str(self.page.evaluate("location.search"))

    def rows(self) -> list[Shown]:
        """The rows of the table, without the visitor's own card on top."""
        return [Shown(*cells) for cells in self.page.evaluate(READ_ROWS)]

    def expected(self, state: State) -> list[Shown]:
        """What Python says the table must show."""
        table = self.sample.tables[self.slug]
        level = measured(table, state.quality)
        return [shown(row, self.language, level) for row in matching(table, self.sample.deck, state)[: state.rows]]

    def count(self, state: State) -> int:
        """How many cards match, says Python."""
        return len(matching(self.sample.tables[self.slug], self.sample.deck, state))

    def must_show(self, state: State) -> None:
        """The table must show exactly what Python says it must."""
        self.must_come_to(self.rows, self.expected(state))

    def text(self, part: str) -> str:
        """What a part of the tool says."""
        return (self[part].text_content() or "").strip()

    def must_answer(self, state: State) -> None:
        """The sentence above the table must be that of the state."""
        sentence = answer(self.sample.tables[self.slug], self.sample.deck, state, self.language)
        self.must_come_to(lambda: self.text("answer"), sentence)

    def must_count(self, state: State) -> None:
        """The number of matching cards must be said, if not at once."""
        count = self.count(state)
        found = self.language.plural("tool.count", count, count=count, shown=min(count, state.rows))
        self.must_come_to(lambda: self.text("count"), plain_text(found))

    def must_say(self, state: State) -> None:
        """The address must say the state, and nothing else."""
        self.must_come_to(lambda: self.query, state.query)

    def must_come_to(self, read: Callable[[], T], expected: T) -> None:
        """What is read from the page must be as expected, at once or soon."""
        deadline = monotonic() + PATIENCE_S
        while (found := read()) != expected and monotonic() < deadline:
            self.page.wait_for_timeout(20)
        assert found == expected

    def options(self, control: str) -> list[str]:
        """The values that a list offers."""
        options = self[control].locator("option")
        return [str(value) for value in options.evaluate_all("options => options.map(option => option.value)")]

    def presets(self) -> Sequence[int]:
        """The contexts that the slider has (tokens)."""
        return [context.context_tokens for context in self.sample.tables[self.slug].contexts]

    def move_slider(self, context_tokens: int | None) -> None:
        """To a preset, None for the default."""
        tokens = context_tokens or default_tokens(self.sample.tables[self.slug])
        self["context"].fill(str(self.presets().index(tokens)))

    def choose(self, state: State) -> None:
        """Bring about a state with the controls, from wherever they stand; "more" is pressed as often as it takes."""
        self.move_slider(state.context)
        self["quality"].select_option(state.quality)
        self["search"].fill(state.search)
        self["memory"].select_option(str(state.memory or ""))
        self["exact"].set_checked(state.exact)
        self["kind"].select_option(state.kind or "")
        self["vendor"].select_option(state.vendor or "")
        self["supported"].set_checked(state.supported)
        self["all"].set_checked(state.all)
        self["speed"].fill(str(state.speed or ""))
        self["speed"].blur()
        self.sort(state.sort)
        for _ in range(25, state.rows, 25):
            self["more"].click()

    def head(self, column: str) -> Locator:
        """The head of a column, by the name that it has in the address."""
        return self.page.locator("#table thead th").nth(HEADS.index(column))

    def sort(self, sort: str) -> None:
        """Press a column's head until it sorts that way; twice at most."""
        head = self.head(sort.removeprefix("-"))
        direction = "descending" if sort.startswith("-") else "ascending"
        for _ in range(2):
            if head.get_attribute("aria-sort") != direction:
                head.get_by_role("button").click()
        assert head.get_attribute("aria-sort") == direction
