"""The tool: its controls, its texts, and figures that the script writes as Python does."""

from __future__ import annotations

import json
import re
import subprocess
from datetime import date
from pathlib import Path
from typing import Any, get_args

import pytest

from sitegen.catalog import CardKind
from sitegen.estimator import LEVELS
from sitegen.i18n import Language
from sitegen.pages import card_tool, tool_controls, tool_texts
from sitegen.pages.tool import spoken_name
from sitegen.pages.words import range_end
from tests.pages.materials import ROOT, SETTINGS, deck, english, facts_of, languages, page_of

ASSETS = ROOT / "themes/default/assets"
COUNTS = (0, 1, 2, 3, 5, 11, 21, 100, 999, 1000, 4096, 12_550, 1_048_576)
MONTHS = tuple(date(2026, month, 1) for month in range(1, 13))
POPULAR = {
    "geforce-rtx-3060-12-gb": "RTX 3060 12 GB",
    "radeon-rx-7900-xtx": "RX 7900 XTX",
    "apple-m4-max-40-core-gpu-128-gb": "M4 Max 128 GB",
    "arc-b580": "Arc B580",
}


def texts_of(language: Language) -> dict[str, Any]:
    texts: dict[str, Any] = json.loads(tool_texts(language, controls="<p>"))
    return texts


def card_texts_of(language: Language) -> dict[str, Any]:
    texts: dict[str, Any] = json.loads(tool_texts(language, "<p>", card_tool.MESSAGES))
    return texts


def script(code: str, calls: list[list[object]]) -> list[str]:
    """What format.js answers in a language."""
    case = {"language": code, "texts": texts_of(languages()[code]), "calls": calls}
    told = json.dumps({"format": (ASSETS / "format.js").read_text("utf-8"), "cases": [case]})
    command = ["node", str(Path(__file__).with_name("tool.mjs"))]
    done = subprocess.run(command, input=told, capture_output=True, text=True, check=True)
    answers: list[list[str]] = json.loads(done.stdout)
    return answers[0]


@pytest.mark.parametrize("code", ["en", "es", "fr", "it"])
def test_the_script_writes_figures_as_pages_do(code: str) -> None:
    language = languages()[code]
    speeds = sorted({row.speed_tok_s for row in facts_of("polycoder").rows if row.level} | {0.1, 9.9, 10, 99.9, 1255})
    bandwidths = sorted({entry.card.memory.bandwidth_gb_s for entry in deck().cards})
    gaps = [0.1, 0.5, 1.2, 9.9, 10, 99.9, 999.9, 1000, 1234.5, 12345.6]
    calls: list[list[object]] = []
    expected: list[str] = []
    for name, write, values in (
        ("speed", language.speed, speeds),
        ("rangeEnd", lambda speed: range_end(language, speed), speeds),
        ("number", language.number, [*bandwidths, *COUNTS]),
        ("memory", language.memory, gaps),
        ("tokens", lambda n: str(language.plural("count.tokens", n, count=n)), COUNTS),
    ):
        calls += [[name, value] for value in values]
        expected += [write(value) for value in values]
    calls += [["month", day.isoformat()[:7]] for day in MONTHS]
    expected += [language.month_short(day) for day in MONTHS]
    assert script(code, calls) == expected


@pytest.mark.parametrize("code", ["en", "es", "fr", "it"])
@pytest.mark.parametrize("key", ["tool.count", "tool.more", "tool.answer", "tool.answer_filtered"])
def test_the_script_counts_as_pages_do(code: str, key: str) -> None:
    values = {"shown": "25", "context": "C", "level": "L", "model": "M"}
    calls: list[list[object]] = [["plural", key, count, values] for count in COUNTS]
    assert script(code, calls) == [languages()[code].plural(key, n, count=n, **values) for n in COUNTS]


IMPORT = re.compile(r'^(?! ?\*|/\*)(?:import .* from |.* import\()"\./(\w+)\.js"', re.MULTILINE)

SUBJECTS = {"model": ("tool.", "picture."), "card": ("card.tool.", "card.picture.")}
"""How the keys of a page's own messages begin: those of the tool, those of the picture."""


@pytest.mark.parametrize("entry", SUBJECTS)
def test_the_script_has_every_text_that_it_asks_for(entry: str) -> None:
    texts = texts_of(english()) if entry == "model" else card_texts_of(english())
    sources = {path.stem: path.read_text("utf-8") for path in ASSETS.glob("*.js")}
    names = scripts_of(entry)
    asked = set()
    for name in names:
        asked |= set(re.findall(r'"((?:card|tool|lead|row|fit|count|paragraph|picture)\.[\w.]*\w)"', sources[name]))
    tool, picture = SUBJECTS[entry]
    for name, prefix in (("page", tool), ("picture", picture)):
        made = set(re.findall(r"`\$\{[\w.]*messages\}(\w+)(?:\$\{filtered\})?`", sources[name]))
        assert len(made) >= 3
        asked |= {f"{prefix}{key}" for key in made}
    asked |= {f"{tool}answer{none}{filtered}" for none in ("", "_none") for filtered in ("", "_filtered")}
    asked |= {f"tool.level.{level.name.lower()}" for level in LEVELS} | {"fit.comfortable", "fit.tight"}
    if entry == "model":
        asked |= {"row.legacy", "row.closed"}
    if "mine" not in names:
        asked.discard("tool.mine.row")
    assert len(asked) > 20
    assert asked <= texts.keys()


def scripts_of(entry: str) -> set[str]:
    """The modules that a page loads, by following imports from its first one."""
    found: set[str] = set()
    waiting = {entry}
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= set(IMPORT.findall(source(name))) - found
    return found


def source(name: str) -> str:
    return (ASSETS / f"{name}.js").read_text("utf-8")


def test_the_controls_offer_what_there_is() -> None:
    cards = [entry.card for entry in deck().cards]
    controls = tool_controls(english(), cards, SETTINGS.model_copy(update={"popular_cards": tuple(POPULAR)}))
    assert [kind.value for kind in controls.kinds] == list(get_args(CardKind))
    assert controls.vendors == ("NVIDIA", "AMD", "Intel", "Apple")
    assert controls.memories == tuple(sorted({card.memory.size_gb for card in cards}))
    assert controls.levels == tuple(level.name for level in LEVELS)
    assert controls.level == "Q3_K_M"
    assert [(card.value, str(card.text)) for card in controls.popular] == list(POPULAR.items())


def test_a_site_offers_only_kinds_that_its_cards_have() -> None:
    cards = [entry.card for entry in deck().cards if entry.card.vendor == "Apple"]
    controls = tool_controls(english(), cards, SETTINGS)
    assert [str(kind.text) for kind in controls.kinds] == ["Unified memory"]
    assert controls.vendors == ("Apple",)
    assert controls.popular == ()


def test_spoken_names_of_cards_stay_apart() -> None:
    """Those that people may own; of Macs, the number of cores is left out."""
    spoken = [spoken_name(entry.card) for entry in deck().cards if entry.card.vendor != "Apple"]
    assert len(set(spoken)) > 0.97 * len(spoken)
    assert all(spoken)


@pytest.mark.parametrize("slug", ["polycoder", "deepseek-v3-671b", "kimi-k3-2-8t"])
def test_a_page_tells_its_script_where_it_begins(slug: str) -> None:
    facts = facts_of(slug)
    tool = page_of(facts).tool
    assert (tool.slug, tool.context, tool.contexts) == (slug, facts.context_tokens, facts.context_presets)
    assert (tool.count, tool.files) == (facts.cards_fit, "../../data/")
    assert facts.model.name in tool.answer
    assert ("no card" in tool.answer) == (facts.cards_fit == 0)
