"""Kinds of page: address, template, the values it shows. Formats what facts hold; computes no figure.

`site_addresses` lists every page of the site before anything is rendered; `model_pages`, `card_pages` and `site_pages`
make them, with their data: `kinds.py` is where a new kind is added. A `Writer` has one model's facts and one language,
a `CardWriter` one card's; each module writes the part of the page it is named after.
"""

from sitegen.pages.card_page import card_pages, class_files
from sitegen.pages.compare.links import Compared
from sitegen.pages.kinds import site_addresses, site_pages
from sitegen.pages.model_page import model_pages
from sitegen.pages.page import File, Page
from sitegen.pages.prose import misplaced, write_prose
from sitegen.pages.site import Site
from sitegen.pages.tool import tool_controls, tool_texts
from sitegen.pages.written import Prose

__all__ = [
    "Compared",
    "File",
    "Page",
    "Prose",
    "Site",
    "card_pages",
    "class_files",
    "misplaced",
    "model_pages",
    "site_addresses",
    "site_pages",
    "tool_controls",
    "tool_texts",
    "write_prose",
]
