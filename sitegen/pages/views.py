"""The values that templates show: texts already in the page's language, figures already formatted.

Frozen dataclasses with slots, because Jinja2 reads an attribute of one about twice as fast as a dict's key.
`Markup` is text that may hold inline HTML; `str` is plain text that the template escapes.
Every `href` is relative to the page, so that a built site opens from any host, any folder and from disk.
"""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup


@dataclass(frozen=True, slots=True)
class Link:
    """A text and where it leads."""

    text: Markup
    href: str
    current: bool = False


@dataclass(frozen=True, slots=True)
class CompareLinks:
    """On the page of a card or model: a few comparisons that it is in, and the page that makes others."""

    pairs: tuple[Link, ...]
    choose: Link


@dataclass(frozen=True, slots=True)
class ForeignLink:
    """A link to an article; `language` is set where that is not the page's."""

    text: str
    href: str
    language: str


@dataclass(frozen=True, slots=True)
class Alternate:
    """The same page in one language (itself included)."""

    code: str
    autonym: str
    href: str
    absolute: str
    current: bool


@dataclass(frozen=True, slots=True)
class Head:
    """What every page has around its content."""

    language: str  # BCP 47
    direction: str  # "ltr" or "rtl"
    site: str
    title: str
    description: str
    canonical: str  # "" where search engines must not list the page
    assets: str  # relative prefix of /assets/
    default_absolute: str  # x-default
    alternates: tuple[Alternate, ...]
    home: str  # relative
    navigation: tuple[Link, ...]
    picture: str  # absolute: what a link to the page is shown with
    feed: str
    linked_data: Markup


@dataclass(frozen=True, slots=True)
class Range:
    """The bar behind a speed: where its low end, its estimate and its high end lie, in percent of the bar.

    A bar spans 1 to 10,000 tok/s and is logarithmic: 10 tok/s lie at 25, 100 at 50, 1,000 at 75. One percent is less
    than two pixels.
    """

    low: int
    point: int
    high: int


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card in a table."""

    name: str
    slug: str  # its page lies beside those of the models, in ../gpus/
    vendor: str
    memory: str  # number only, the unit stands in the column's head
    bandwidth: str
    released: str
    speed: str
    low: str
    high: str
    bar: Range
    need: str
    level: str
    fit: str  # "comfortable", "tight" or "none": for the style sheet
    fit_text: str
    unsupported: str  # a short note where no current runtime supports the card, else ""


@dataclass(frozen=True, slots=True)
class Answer:
    """A head figure: its label, the card or figure itself, the line under it, a warning or an alternative."""

    label: Markup
    value: Markup
    detail: Markup
    note: Markup


@dataclass(frozen=True, slots=True)
class Field:
    """One line of the record. `language` is set where the value stays in the language of its source."""

    label: Markup
    value: Markup
    language: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """One group of the record with its introduction."""

    id: str
    heading: Markup
    introduction: Markup
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its paragraphs."""

    id: str
    heading: Markup
    paragraphs: tuple[Markup, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One of the six steps."""

    heading: Markup
    text: Markup


@dataclass(frozen=True, slots=True)
class Question:
    """One entry of the FAQ."""

    id: str
    question: Markup
    answer: Markup


@dataclass(frozen=True, slots=True)
class Tick:
    """A figure on an axis of the picture, and where it stands, from the start or the top ("28.6%")."""

    at: str
    text: str


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of one kind in the picture, as SVG path data: of a vendor's cards, of dense models, of mixtures."""

    label: str | Markup
    style: str
    path: str


@dataclass(frozen=True, slots=True)
class Picture:
    """Speed against memory of the cards that run a model, or against size of the models that a card runs."""

    title: Markup
    note: Markup
    across: Markup  # what the horizontal axis measures
    alternative: str  # what it shows, in a sentence
    empty: bool  # no card runs the model
    box: str  # the grid on which marks and lines stand
    grid: str  # path data
    reading: str  # path data of the line at reading speed
    reading_speed: str  # tok/s
    marks: tuple[Marks, ...]
    places: tuple[Tick, ...]  # on the horizontal axis
    speeds: tuple[Tick, ...]  # tok/s


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that a visitor can choose, and how it reads."""

    value: str
    text: Markup


@dataclass(frozen=True, slots=True)
class Tool:
    """The tool on a model's page: what its script has to know, and its first answer."""

    slug: str
    name: str  # the model's
    context: int  # the default, tokens
    contexts: tuple[int, ...]  # the presets
    count: int  # how many cards run the model
    files: str  # where the data files are, relative to the page
    answer: Markup


@dataclass(frozen=True, slots=True)
class Controls:
    """The tool's controls in one language."""

    levels: tuple[str, ...]  # least compressed first
    level: str  # the default floor
    memories: tuple[int, ...]  # GB, the sizes that exist
    kinds: tuple[Choice, ...]
    vendors: tuple[str, ...]
    popular: tuple[Choice, ...]  # cards by slug


@dataclass(frozen=True, slots=True)
class CardTool:
    """The tool on a card's page: what its script has to know, and its first answer."""

    class_name: str  # of the file with what fits
    class_index: int  # its line in the files behind the figures of models
    group_name: str  # of the file with what falls short
    name: str  # the card's
    context: int  # the default, tokens
    contexts: tuple[int, ...]  # the presets
    count: int  # how many models fit
    files: str  # where the data files are, relative to the page
    answer: Markup


@dataclass(frozen=True, slots=True)
class CardControls:
    """The controls on cards' pages in one language."""

    levels: tuple[str, ...]  # least compressed first
    level: str  # the default floor
    sizes: tuple[Choice, ...]  # bounds in billions: "20-40"
    organizations: tuple[Choice, ...]
    tasks: tuple[Choice, ...]
    years: tuple[Choice, ...]
    designs: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class MeasuredLine:
    """One measurement and our estimate; `href` is the card's page, "" where the catalogue has none."""

    name: str
    href: str
    speed: str
    estimate: str
    low: str
    high: str
    level: str
    depth: str
    source: Link


@dataclass(frozen=True, slots=True)
class MeasuredSection:
    """The measurements on a model's page; `whole` leads to all of them, None where they are all here."""

    heading: Markup
    subject: Markup  # head of the column of cards, or of models
    caption: Markup
    lines: tuple[MeasuredLine, ...]
    whole: Link | None
    accuracy: Link


@dataclass(frozen=True, slots=True)
class ModelPage:
    """Everything a model's page shows, in the order of the page."""

    head: Head
    heading: Markup
    badges: tuple[Markup, ...]
    lead: Markup  # the answer in one or two sentences
    answers: tuple[Answer, ...]  # the summary box
    table_heading: Markup
    tool: Tool
    picture: Picture
    table_caption: Markup
    confidence: Markup  # in the speeds: that of most cards
    rows: tuple[CardRow, ...]  # 25 at most; none where no card runs the model
    whole_table: Link
    table_empty: Markup  # said instead of the table where no card runs the model
    speeds_note: Markup
    measured: MeasuredSection | None
    record_heading: Markup
    record_introduction: Markup
    record: tuple[Group, ...]
    smallest_heading: Markup
    smallest_introduction: Markup
    smallest: tuple[CardRow, ...]
    meaning_heading: Markup
    meaning: tuple[Section, ...]
    steps_heading: Markup
    steps_introduction: Markup
    steps: tuple[Step, ...]
    faq_heading: Markup
    faq: tuple[Question, ...]
    source: Section
    other_direction: Section
    compare: CompareLinks | None = None


@dataclass(frozen=True, slots=True)
class ModelLine:
    """One model in the table of a card."""

    name: str
    href: str
    organization: str
    parameters: str  # billions, number only
    speed: str
    low: str
    high: str
    bar: Range
    need: str
    level: str
    fit: str  # "comfortable" or "tight": for the style sheet
    fit_text: str
    published: str


@dataclass(frozen=True, slots=True)
class SizeLine:
    """The models of one size on a card. The last five are empty where no model passes the rule."""

    size: Markup
    count: Markup
    name: str
    href: str
    speed: str
    level: str
    none: Markup  # said instead of a model


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A way to another card: what it has more or less of, and its name."""

    label: Markup
    cards: tuple[Markup, ...]


@dataclass(frozen=True, slots=True)
class CardPage:
    """Everything a card's page shows, in the order of the page."""

    head: Head
    heading: Markup
    badges: tuple[Markup, ...]
    lead: Markup  # the answer in two sentences
    answers: tuple[Answer, ...]  # the summary box
    table_heading: Markup
    tool: CardTool
    picture: Picture
    table_caption: Markup
    rows: tuple[ModelLine, ...]  # 25 at most; none where the card runs no model
    whole_table: Link
    table_empty: Markup  # said instead of the table where the card runs no model
    speeds_note: Markup
    measured: MeasuredSection | None
    sizes_heading: Markup
    sizes_introduction: Markup
    sizes: tuple[SizeLine, ...]
    record_heading: Markup
    record_introduction: Markup
    record: tuple[Field, ...]
    meaning_heading: Markup
    meaning: tuple[Section, ...]
    steps_heading: Markup
    steps_introduction: Markup
    steps: tuple[Step, ...]
    faq_heading: Markup
    faq: tuple[Question, ...]
    neighbours_heading: Markup
    neighbours_introduction: Markup
    neighbours: tuple[Neighbour, ...]
    source: Section
    other_direction: Section
    compare: CompareLinks | None = None


@dataclass(frozen=True, slots=True)
class WholeLine:
    """One model in the whole table of a card: figures in international notation."""

    name: str
    href: str  # the model's page in the first language
    parameters: str
    active: str
    context: str  # "" where it is the usual default
    published: str  # year-month
    speed: str
    low: str
    high: str
    need: str
    level: str
    sign: str  # ● comfortable, ◐ tight, ○ does not fit


@dataclass(frozen=True, slots=True)
class WholeCardTable:
    """Every model on a card at its default context, in one file that all languages share."""

    site: str
    assets: str
    canonical: str
    name: str
    memory: str
    legends: tuple[Legend, ...]
    lines: tuple[WholeLine, ...]


@dataclass(frozen=True, slots=True)
class Legend:
    """What the signs of the whole table mean, in one language, and the page it belongs to."""

    code: str
    autonym: str
    href: str
    text: Markup


@dataclass(frozen=True, slots=True)
class TableLine:
    """One card in the whole table: figures in international notation (point as decimal mark, no separators)."""

    name: str
    href: str  # the card's page in the first language
    vendor: str
    memory: str
    bandwidth: str
    released: str  # year-month
    speed: str
    low: str
    high: str
    need: str
    level: str
    sign: str  # ● comfortable, ◐ tight, ○ does not fit
    unsupported: bool


@dataclass(frozen=True, slots=True)
class NameList:
    """All names of a field of the record, where they are too many for a model's page."""

    id: str
    label: Markup  # in every language
    names: str


@dataclass(frozen=True, slots=True)
class WholeTable:
    """Every card at the default context, in one file that all languages share."""

    site: str
    assets: str
    canonical: str
    name: str
    context: str
    legends: tuple[Legend, ...]
    lines: tuple[TableLine, ...]
    lists: tuple[NameList, ...]  # beside the table, there is room for them here


@dataclass(frozen=True, slots=True)
class Chooser:
    """The root page: one link a language. Also what hosts show where there is no page, which nobody shall list."""

    site: str
    title: str
    assets: str
    canonical: str  # "" where search engines must not list the page
    choices: tuple[Alternate, ...]
    invitations: tuple[Markup, ...]  # one a language, in the order of `choices`


@dataclass(frozen=True, slots=True)
class ContentsLink:
    """A line of an article's contents."""

    id: str
    text: Markup


@dataclass(frozen=True, slots=True)
class ProsePage:
    """An article. `stale` is set where the English one is newer."""

    head: Head
    heading: str
    lead: str
    stale: Markup
    contents: tuple[ContentsLink, ...]
    text: Markup
    updated: Markup
    others: tuple[ForeignLink, ...]


@dataclass(frozen=True, slots=True)
class NotFound:
    """What hosts show in one language where there is no page. Its links work at any address."""

    head: Head
    heading: Markup
    text: Markup
    foot: tuple[ForeignLink, ...]
