"""Views as a real model's page fills them: long names, 25 + 10 + 10 rows, 20 questions."""

from __future__ import annotations

from dataclasses import replace

from markupsafe import Markup

from sitegen.pages.measured_views import (
    AccuracyLine,
    AccuracyPage,
    AccuracyTable,
    RivalLine,
    Scatter,
    WholeMeasured,
    WorstLine,
)
from sitegen.pages.views import (
    Alternate,
    Answer,
    CardRow,
    Choice,
    Chooser,
    Controls,
    Field,
    Group,
    Head,
    Legend,
    Link,
    Marks,
    MeasuredLine,
    MeasuredSection,
    ModelPage,
    NameList,
    NotFound,
    Picture,
    Question,
    Range,
    Section,
    Step,
    TableLine,
    Tick,
    Tool,
    WholeTable,
)

BASE = "https://cards.example"
LANGUAGES = {"en": "English", "es": "Español", "fr": "Français", "it": "Italiano"}
SENTENCE = Markup("The fastest card is the B200, at about 1,255 tokens per second with 8,000 GB/s of bandwidth. ")


def text(key: str, **values: object) -> Markup:
    """A message named after its key, with its values, as `t` gives it."""
    return Markup("{} {}").format(key, " ".join(str(value) for value in values.values()))


def alternates() -> tuple[Alternate, ...]:
    return tuple(
        Alternate(
            code,
            autonym,
            f"../../{code}/models/m.html",
            f"{BASE}/{code}/models/m.html",
            code == "en",
        )
        for code, autonym in LANGUAGES.items()
    )


def head() -> Head:
    return Head(
        language="en",
        direction="ltr",
        site="Cards & Models",
        title='The "A&B" model: which GPUs run it, and how fast',
        description="818 of 849 cards run it.",
        canonical=f"{BASE}/en/models/m.html",
        assets="../../assets/",
        default_absolute=f"{BASE}/en/models/m.html",
        alternates=alternates(),
        home="../index.html",
        navigation=(Link(Markup("All models"), "index.html"),),
        picture=f"{BASE}/images/model-en.png",
        feed="../../feeds/en.atom",
        linked_data=Markup('{"@context":"https://schema.org","@graph":[]}'),
    )


def row(number: int) -> CardRow:
    return CardRow(
        slug="radeon",
        name="Radeon 8060S (Ryzen AI Max+ 395, 128 GB)" if number % 5 == 0 else "Radeon Instinct MI300X",
        vendor="AMD",
        memory="128",
        bandwidth="8,000",
        released="Jan 2024",
        speed="1,255",
        low="753",
        high="2,008",
        bar=Range(72, 78, 83),
        need="3.6",
        level="IQ4_XS",
        fit="tight" if number % 2 else "comfortable",
        fit_text="Tight" if number % 2 else "Comfortable",
        unsupported="Too old for current software" if number % 9 == 0 else "",
    )


def rows(count: int) -> tuple[CardRow, ...]:
    return tuple(row(number) for number in range(count))


def tool() -> Tool:
    return Tool("m", "A&B", 4096, (1024, 2048, 4096, 8192), 818, "../../data/", SENTENCE * 2)


def controls() -> Controls:
    kinds = (Choice("desktop", Markup("Desktop")), Choice("data-center", Markup("Data center")))
    popular = (Choice("geforce-rtx-3090", Markup("RTX 3090")),)
    return Controls(("Q8_0", "Q4_K_M", "Q3_K_M"), "Q3_K_M", (4, 24), kinds, ("NVIDIA", "AMD"), popular)


def picture() -> Picture:
    path = "m2196 60h1" + "m-1-2h1" * 80
    return Picture(
        title=Markup("Speed and memory"),
        note=Markup("One mark a card."),
        across=Markup("Memory (GB)"),
        alternative="Speed and memory of 849 cards that run the model.",
        empty=False,
        box="0 0 7500 210",
        grid="M0 24h7500M250 0v210" * 6,
        reading="M0 144h7500",
        reading_speed="10",
        marks=tuple(Marks(vendor, vendor.lower(), path) for vendor in ("NVIDIA", "AMD", "Intel", "Apple")),
        places=tuple(Tick(f"{position}%", str(position)) for position in range(4, 84, 10)),
        speeds=tuple(Tick(f"{position}%", "1,000") for position in range(10, 90, 20)),
    )


def model_page() -> ModelPage:
    def section(name: str, paragraphs: int) -> Section:
        return Section(name, Markup(name.title()), (SENTENCE * 3,) * paragraphs)

    heading = Markup("A heading of usual length")
    field = Field(Markup("Organizations"), Markup("Carnegie Mellon University (CMU)"), language="en")
    answer = Answer(Markup("Fastest card"), Markup("B200"), Markup("1,255 tok/s"), Markup("Likely 753 to 2,008"))
    return ModelPage(
        head=head(),
        heading=Markup("Which cards run A&amp;B, and how fast?"),
        badges=(Markup("Open weights"), Markup("2.7 billion parameters")),
        lead=SENTENCE * 2,
        answers=(answer,) * 6,
        table_heading=heading,
        table_caption=Markup("The 25 fastest cards"),
        tool=tool(),
        picture=picture(),
        confidence=Markup("low confidence"),
        rows=rows(25),
        whole_table=Link(Markup("All 849 cards"), "../../tables/m.html"),
        table_empty=Markup("No card holds this model."),
        speeds_note=SENTENCE * 3,
        measured=measured(),
        record_heading=heading,
        record_introduction=SENTENCE * 2,
        record=tuple(Group(f"group-{n}", heading, SENTENCE, (field,) * 5) for n in range(8)),
        smallest_heading=heading,
        smallest_introduction=SENTENCE,
        smallest=rows(10),
        meaning_heading=heading,
        meaning=tuple(section(f"meaning-{n}", 3) for n in range(4)),
        steps_heading=heading,
        steps_introduction=SENTENCE,
        steps=(Step(heading, SENTENCE * 3),) * 6,
        faq_heading=heading,
        faq=tuple(Question(f"faq-{n}", heading, SENTENCE * 3) for n in range(20)),
        source=section("source", 2),
        other_direction=section("direction", 2),
    )


def measured_line() -> MeasuredLine:
    source = Link(Markup("llama.cpp 2026"), "https://github.com/ggml-org/llama.cpp/discussions/15013")
    return MeasuredLine("Tesla C1080", "../gpus/a-card.html", "13.7", "14.1", "11", "17", "Q4_K_M", "4,096", source)


def measured() -> MeasuredSection:
    whole, accuracy = Link(Markup("All"), "../../measured/m.html"), Link(Markup("How close"), "../accuracy.html")
    unlisted = replace(measured_line(), href="")
    return MeasuredSection(Markup("Measured"), SENTENCE, (*(measured_line(),) * 7, unlisted), whole, accuracy)


def measurements() -> WholeMeasured:
    legends = whole_table().legends
    return WholeMeasured("Cards", "../assets/", f"{BASE}/measured/m.html", "A&B", legends, (measured_line(),) * 3)


def accuracy_page() -> AccuracyPage:
    line = AccuracyLine("NVIDIA Ampere", "213", "18", "8.1", "19", "81")
    table = AccuracyTable("generation", Markup("By generation"), Markup("Generation"), (line,) * 20)
    ticks = tuple(Tick(f"{position}%", "1,000") for position in range(10, 90, 20))
    marks = tuple(Marks(vendor, vendor.lower(), "m10 10h1m3-2h1") for vendor in ("NVIDIA", "AMD", "Intel", "Apple"))
    path = "M0 350L350 0"
    source = measured_line().source
    return AccuracyPage(
        head(),
        Markup("Accuracy"),
        SENTENCE,
        (SENTENCE,) * 4,
        Scatter("1,702 measurements and estimates.", "0 0 350 350", "M0 10h350", path, path, marks, ticks, ticks),
        (table, replace(table, id="vendor")),
        (RivalLine("Cards", "", "8.1", "19"), RivalLine("Other 1.0", "https://other.example", "30", "60")),
        (WorstLine("Tesla C1080", "A&B", "Q4_K_M", "0", "13.7", "30.1", "2.2", source, Markup("Slow &amp; old.")),)
        * 10,
    )


def page_of_no_card() -> ModelPage:
    nothing = replace(picture(), empty=True)
    return replace(model_page(), picture=nothing, rows=(), smallest=(), measured=None)


def whole_table() -> WholeTable:
    line = TableLine(
        href="../en/gpus/a-card.html",
        name="Tesla C1080",
        vendor="NVIDIA",
        memory="4",
        bandwidth="102.4",
        released="2009-04",
        speed="13.7",
        low="8",
        high="22",
        need="3.6",
        level="Q8_0",
        sign="●",
        unsupported=True,
    )
    legends = tuple(Legend(each.code, each.autonym, each.href, SENTENCE) for each in alternates())
    lists = (NameList("authors", Markup("Authors · Autores"), "Ann Ä, Ben B"),)
    return WholeTable("Cards", "../assets/", f"{BASE}/tables/m.html", "A&B", "4096", legends, (line,) * 3, lists)


def chooser() -> Chooser:
    return Chooser("Cards", "Cards", "assets/", f"{BASE}/", alternates(), (SENTENCE,) * len(LANGUAGES))


def not_found() -> NotFound:
    return NotFound(replace(head(), canonical="", assets="/assets/"), Markup("Page not found"), SENTENCE, ())
