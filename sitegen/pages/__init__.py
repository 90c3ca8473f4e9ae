"""Kinds of page: address, template, the values it shows. Formats what facts hold; computes no figure.

`site_addresses` lists every page of the site before anything is rendered; `model_pages` and `index_pages` make them.
A `Writer` has one model's facts and one language; each module writes the part of the page it is named after.
"""

from sitegen.pages.addresses import CARDS_DATA, data_path, site_addresses, texts_path
from sitegen.pages.index import index_pages
from sitegen.pages.model_page import model_pages
from sitegen.pages.page import Page
from sitegen.pages.tool import tool_controls, tool_texts

__all__ = [
    "CARDS_DATA",
    "Page",
    "data_path",
    "index_pages",
    "model_pages",
    "site_addresses",
    "texts_path",
    "tool_controls",
    "tool_texts",
]
