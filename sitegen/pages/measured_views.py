"""The values that templates show of measurements: a model's, and the accuracy of all estimates (see `views`)."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from sitegen.pages.views import Head, Legend, Link, Marks, MeasuredLine, Tick


@dataclass(frozen=True, slots=True)
class WholeMeasured:
    """All measurements of a model, in one file that all languages share, in international notation."""

    site: str
    assets: str
    canonical: str
    name: str
    legends: tuple[Legend, ...]
    lines: tuple[MeasuredLine, ...]


@dataclass(frozen=True, slots=True)
class AccuracyLine:
    """The errors of one group, in percent."""

    name: str
    rows: str
    devices: str
    median: str
    p80: str
    covered: str


@dataclass(frozen=True, slots=True)
class AccuracyTable:
    """The errors by one property."""

    id: str
    heading: Markup
    label: Markup  # of the first column
    lines: tuple[AccuracyLine, ...]


@dataclass(frozen=True, slots=True)
class Scatter:
    """Estimated against measured speeds, both axes logarithmic."""

    alternative: str  # what it shows, in a sentence
    box: str  # the grid on which marks and lines stand
    grid: str  # path data
    exact: str  # path data of the line on which both agree
    twice: str  # path data of the lines of twice and half the speed
    marks: tuple[Marks, ...]
    measured: tuple[Tick, ...]  # tok/s
    estimated: tuple[Tick, ...]  # tok/s


@dataclass(frozen=True, slots=True)
class RivalLine:
    """Another calculator's errors, in percent; `href` is "" for ourselves and for plain arithmetic."""

    name: str
    href: str
    median: str
    p80: str


@dataclass(frozen=True, slots=True)
class WorstLine:
    """A measurement far from its estimate; `reason` where it is known."""

    card: str
    model: str
    level: str
    depth: str
    speed: str
    estimate: str
    factor: str
    source: Link
    reason: Markup | None = None


@dataclass(frozen=True, slots=True)
class AccuracyPage:
    """Everything the page about accuracy shows, in its order; `picture` is None where nothing was measured."""

    head: Head
    heading: Markup
    lead: Markup
    paragraphs: tuple[Markup, ...]
    picture: Scatter | None
    tables: tuple[AccuracyTable, ...]
    rivals: tuple[RivalLine, ...]
    worst: tuple[WorstLine, ...]
