"""Views of the pages between a visitor and a model or card, as in sample.py."""

from __future__ import annotations

from dataclasses import replace

from markupsafe import Markup

from sitegen.pages import way_views as views
from sitegen.pages.views import Choice, ForeignLink, Link
from tests.theme.sample import SENTENCE, head

HEADING = Markup("A heading of usual length")
LINKS = (Link(Markup("One"), "one.html", current=True), Link(Markup("Two"), "two.html"))


def filters() -> views.Filters:
    choice = Choice("8", Markup("8"))
    found = (
        views.Filter("memory", "", HEADING, (choice,), column=4),
        views.Filter("year", "y", HEADING, (choice,)),
        views.Filter("family", "f", HEADING, (choice,), links="families"),
    )
    return views.Filters(HEADING, found, "Rows shown: {count} of {total}", ".")


def model_entry() -> views.ModelEntry:
    return views.ModelEntry(
        name="A&B",
        href="a-b.html",
        organization="Org",
        parameters="2.7",
        active="",
        cards="818",
        smallest="4",
        fastest="1,255",
        license="MIT",
        released="Feb 2022",
        order="220226",
        marks="y1 f2",
    )


def card_entry() -> views.CardEntry:
    return views.CardEntry(
        name="C&D",
        href="../gpus/c-d.html",
        vendor="AMD",
        memory="24",
        bandwidth="960",
        models="700",
        largest="A&B",
        kind=Markup("Desktop card"),
        generation="RDNA 3.0",
        released="Dec 2022",
        order="221213",
        marks="m3",
    )


def home() -> views.HomePage:
    dated = views.Dated("A&B", "models/a-b.html", "Org", "Feb 2022")
    return views.HomePage(
        head=head(),
        heading=HEADING,
        lead=SENTENCE,
        search=views.SearchBox("../data/search.json", '{"laptop":"laptop"}', "Model · {maker}", "Card", "models/"),
        popular=LINKS,
        memory=LINKS,
        families=LINKS,
        all_cards=LINKS[0],
        all_models=LINKS[1],
        newest_models=(dated,) * 3,
        newest_cards=(dated,) * 3,
        compare=LINKS[1],
        accuracy=LINKS[0],
        articles=(ForeignLink("Method", "method.html", ""), ForeignLink("Data", "../en/data.html", "en")),
    )


def model_index() -> views.ModelIndex:
    mixture = replace(model_entry(), name="C", href="c.html", active="0.4", smallest="", fastest="", marks="")
    return views.ModelIndex(head(), HEADING, SENTENCE, filters(), (model_entry(), mixture), LINKS, LINKS)


def card_index() -> views.CardIndex:
    return views.CardIndex(head(), HEADING, SENTENCE, filters(), (card_entry(),) * 2, LINKS)


def organization() -> views.OrganizationPage:
    return views.OrganizationPage(head(), HEADING, SENTENCE, LINKS, (model_entry(),) * 2)


def family() -> views.FamilyPage:
    cells = (views.SpeedCell("100", "Q8_0"), views.SpeedCell("", ""))
    member = views.FamilyMember(model_entry(), "40,960", ("3.2", "2.4"), cells)
    return views.FamilyPage(head(), HEADING, SENTENCE, SENTENCE, ("Q8_0", "Q4_K_M"), LINKS, (member,) * 2, LINKS)


def memory() -> views.MemoryPage:
    line = views.MemoryModelLine(
        "A&B",
        "../models/a-b.html",
        "Org",
        "2.7",
        "Q8_0",
        "",
        views.SpeedRange("100", "80", "120"),
        views.SpeedRange("20", "16", "24"),
    )
    found = views.MemoryClass("size-1", HEADING, SENTENCE, (line,) * 2)
    return views.MemoryPage(
        head=head(),
        heading=HEADING,
        lead=SENTENCE,
        usable=SENTENCE,
        introduction=SENTENCE,
        long_context=Markup("at 32,768 tokens"),
        fastest=LINKS[0],
        slowest=LINKS[1],
        classes=(found,),
        all_models=LINKS[0],
        cards_heading=HEADING,
        cards=(card_entry(),) * 2,
        sizes=LINKS,
    )
