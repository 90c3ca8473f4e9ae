"""Views of the pages of comparisons, as in sample.py."""

from __future__ import annotations

from markupsafe import Markup

from sitegen.pages.compare import views
from sitegen.pages.views import Link, Question
from sitegen.pages.way_views import SearchBox
from tests.theme.sample import SENTENCE, head

HEADING = Markup("A heading of usual length")
MEMBERS = Link(Markup("A&amp;B"), "../../gpus/a-b.html"), Link(Markup("C"), "../../gpus/c.html")


def pair() -> views.PairPage:
    fits = views.PairCell("100", "80", "120", "Q8_0", Markup())
    lacks = views.PairCell("", "", "", "", Markup("2.5\xa0GB short"))
    line = views.PairLine("A&B", "../../models/a-b.html", "2.7B", (fits, lacks, fits, lacks))
    return views.PairPage(
        head=head(),
        heading=HEADING,
        lead=SENTENCE,
        members=MEMBERS,
        specs_caption=HEADING,
        specs=(
            views.SpecLine(Markup("Memory"), Markup("24\xa0GB"), Markup("32\xa0GB")),
            views.SpecLine(Markup("Kind"), Markup("Desktop"), Markup("Desktop")),
        ),
        table_heading=HEADING,
        table_caption=SENTENCE,
        first_column=Markup("Model"),
        columns=tuple(views.Column(member, Markup("tok/s at 4,096 tokens")) for member in (*MEMBERS, *MEMBERS)),
        lines=(line,) * 2,
        table_note=SENTENCE,
        faq=(Question("faq-why", Markup("Why?"), SENTENCE),) * 1,
        choose=Link(Markup("Compare"), "../../compare.html?cards=a-b,c"),
        more=MEMBERS,
    )


def compare() -> views.ComparePage:
    group = views.PairGroup("cards-amd", HEADING, MEMBERS)
    models = views.PairGroup("models-1", HEADING, MEMBERS)
    return views.ComparePage(
        head=head(),
        heading=HEADING,
        lead=SENTENCE,
        files="../data/",
        search=SearchBox("../data/search.json", '{"laptop":"laptop"}', "Model · {maker}", "Card", "models/"),
        cards=(group,),
        models=(models,),
    )
