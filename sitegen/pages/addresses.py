"""Where every page lives, and how pages point at each other."""

from __future__ import annotations

CHOOSER = "index.html"


def model_path(code: str, slug: str) -> str:
    """A model's page in one language."""
    return f"{code}/models/{slug}.html"


def card_folder(code: str) -> str:
    """Where the pages of cards lie in one language."""
    return f"{code}/gpus/"


def card_path(code: str, slug: str) -> str:
    """A card's page in one language."""
    return f"{card_folder(code)}{slug}.html"


def index_path(code: str) -> str:
    """The index of all models in one language."""
    return f"{code}/models/index.html"


def accuracy_path(code: str) -> str:
    """The page about accuracy in one language."""
    return f"{code}/accuracy.html"


def measured_path(slug: str) -> str:
    """All measurements of a model, which all languages share."""
    return f"measured/{slug}.html"


def article_path(code: str, name: str) -> str:
    """An article in one language."""
    return f"{code}/{name}.html"


def home_path(code: str) -> str:
    """The first page in one language."""
    return f"{code}/index.html"


def cards_path(code: str) -> str:
    """The index of all cards in one language."""
    return f"{code}/gpus/index.html"


def memory_path(code: str, memory_gb: int) -> str:
    """What runs on so much memory, in one language."""
    return f"{code}/memory/{memory_gb}-gb.html"


def family_path(code: str, slug: str) -> str:
    """A family of models in one language."""
    return f"{code}/families/{slug}.html"


def organization_path(code: str, slug: str) -> str:
    """An organization's models in one language."""
    return f"{code}/organizations/{slug}.html"


def compare_path(code: str) -> str:
    """Where visitors compare cards and models, in one language."""
    return f"{code}/compare.html"


def card_pair_path(code: str, slug: str) -> str:
    """Two cards side by side, in one language."""
    return f"{code}/compare/gpus/{slug}.html"


def model_pair_path(code: str, slug: str) -> str:
    """Two models side by side, in one language."""
    return f"{code}/compare/models/{slug}.html"


def open_data_path(code: str) -> str:
    """The article about the open data."""
    return f"{code}/data.html"


def table_path(slug: str) -> str:
    """A model's whole table, which all languages share."""
    return f"tables/{slug}.html"


def card_table_path(slug: str) -> str:
    """A card's whole table, which all languages share."""
    return f"tables/cards/{slug}.html"


# The script makes the same addresses (assets/data.js).
DATA = "data/"
CARDS_DATA = f"{DATA}cards.json"
SEARCH_DATA = f"{DATA}search.json"


def data_path(slug: str) -> str:
    """A model's data file, which all languages share."""
    return f"{DATA}models/{slug}.json"


def parts_path(slug: str) -> str:
    """What the figures of a model's rows consist of."""
    return f"{DATA}parts/{slug}.json"


MODELS_DATA = f"{DATA}models.json"


def class_path(name: str) -> str:
    """What a class of cards runs."""
    return f"{DATA}classes/{name}.json"


def short_path(name: str) -> str:
    """What models lack on cards with the same usable memory."""
    return f"{DATA}short/{name}.json"


def texts_path(code: str) -> str:
    """The texts that the script needs in one language, which all models share."""
    return f"{DATA}texts/{code}.json"


def card_texts_path(code: str) -> str:
    """The texts that the script needs in one language on the pages of cards."""
    return f"{DATA}texts/cards-{code}.json"


def compare_texts_path(code: str) -> str:
    """The texts that the script needs in one language to compare."""
    return f"{DATA}texts/compare-{code}.json"


SITEMAP = "sitemap.xml"
NOT_FOUND = "404.html"


def sitemap_path(name: str) -> str:
    """The sitemap of a language, by its code, or of the pages that all languages share."""
    return f"sitemaps/{name}.xml"


def feed_path(code: str) -> str:
    """What is new in the catalogue, in one language."""
    return f"feeds/{code}.atom"


def not_found_path(code: str) -> str:
    """What a host shows where there is no page, in one language."""
    return f"{code}/{NOT_FOUND}"


PICTURES = ("home", "models", "gpus", "model", "gpu", "page")
_KINDS_OF_FOLDERS = {"models": "model", "gpus": "gpu"}


def picture_path(kind: str, code: str) -> str:
    """The picture that a link to a kind of page is shown with, in one language; `kind` is one of `PICTURES`."""
    return f"images/{kind}-{code}.png"


def picture_of(page: str) -> str:
    """The picture of the page at an address."""
    code, _, rest = page.partition("/")
    folder, _, name = rest.rpartition("/")
    kind = (folder or "home") if name == "index.html" else _KINDS_OF_FOLDERS.get(folder, "page")
    return picture_path(kind if kind in PICTURES else "page", code)


def default_version(page: str, default: str) -> str:
    """The version of a page for readers of other languages (x-default): the root page for where a language begins,
    else the page in the language `default`."""
    code, _, rest = page.partition("/")
    return CHOOSER if page == home_path(code) else f"{default}/{rest}"


def relative(page: str, target: str) -> str:
    """The address of `target` as seen from `page`; both from the site's root."""
    here, there = page.split("/"), target.split("/")
    shared = 0
    while shared < min(len(here), len(there)) - 1 and here[shared] == there[shared]:
        shared += 1
    return "../" * (len(here) - 1 - shared) + "/".join(there[shared:])


def absolute(base_url: str, path: str) -> str:
    """The full address of a page."""
    return f"{base_url.rstrip('/')}/{path}"
