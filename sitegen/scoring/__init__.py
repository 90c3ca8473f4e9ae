"""The estimator against what people measured: typed rows, matching of names, scores, other calculators' formulas.

`measured_rows(catalog)` flattens content/measurements; `read_speeds(file)` and `rows_of_lines` read a CSV file of
decode speeds. `report(rows, predictor)` scores rows; `as_text` and `as_data` show it.
"""

from sitegen.scoring.devices import DeviceIndex, generation, vendor_name
from sitegen.scoring.models import ModelIndex
from sitegen.scoring.predict import Prediction, Predictor, Unpredictable, predict
from sitegen.scoring.quants import Quant, quant
from sitegen.scoring.report import Report, as_data, as_text, report
from sitegen.scoring.rivals import RIVALS, Rival, rival_predictor
from sitegen.scoring.rows import Device, MeasuredRow, ReportedModel, measured_rows, rows_of_lines
from sitegen.scoring.score import Score, Scored, score, score_by, scored_rows, worst_rows
from sitegen.scoring.speed_file import SpeedLine, read_speeds

__all__ = [
    "RIVALS",
    "Device",
    "DeviceIndex",
    "MeasuredRow",
    "ModelIndex",
    "Prediction",
    "Predictor",
    "Quant",
    "Report",
    "ReportedModel",
    "Rival",
    "Score",
    "Scored",
    "SpeedLine",
    "Unpredictable",
    "as_data",
    "as_text",
    "generation",
    "measured_rows",
    "predict",
    "quant",
    "read_speeds",
    "report",
    "rival_predictor",
    "rows_of_lines",
    "score",
    "score_by",
    "scored_rows",
    "vendor_name",
    "worst_rows",
]
