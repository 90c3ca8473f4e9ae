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


def table_path(slug: str) -> str:
    """A model's whole table, which all languages share."""
    return f"tables/{slug}.html"


def card_table_path(slug: str) -> str:
    """A card's whole table, which all languages share."""
    return f"tables/cards/{slug}.html"


# The script makes the same addresses (assets/data.js).
DATA = "data/"
CARDS_DATA = f"{DATA}cards.json"


def data_path(slug: str) -> str:
    """A model's data file, which all languages share."""
    return f"{DATA}models/{slug}.json"


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
