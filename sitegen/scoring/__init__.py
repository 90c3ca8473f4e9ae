"""The estimator against what people measured: typed rows, matching of names, scores, other calculators' formulas.

`measured_rows(catalog)` flattens content/measurements; `read_speeds(file)` and `rows_of_lines` read a CSV file of
decode speeds. `report(rows, predictor)` scores rows; `as_text` and `as_data` show it.
"""

from sitegen.scoring.devices import DeviceIndex, generation, vendor_name
from sitegen.scoring.models import ModelIndex
from sitegen.scoring.predict import Prediction, Predictor, Unpredictable, predict
from sitegen.scoring.quants import UNKNOWN_QUANT, Quant, quant
from sitegen.scoring.report import Report, as_data, as_text, report
from sitegen.scoring.rivals import RIVALS, Rival, RivalScore, case_of, rival_scores
from sitegen.scoring.rows import Device, MeasuredRow, ReportedModel, measured_rows, reported, rows_of_lines
from sitegen.scoring.score import (
    DEEP_FROM_TOKENS,
    EMPTY_UP_TO_TOKENS,
    GROUPINGS,
    Score,
    Scored,
    score,
    score_by,
    scored_rows,
    worst_rows,
)
from sitegen.scoring.sizes import SizeReport, read_sizes, size_report, sizes_as_data, sizes_as_text
from sitegen.scoring.speed_file import SpeedLine, read_speeds

__all__ = [
    "DEEP_FROM_TOKENS",
    "EMPTY_UP_TO_TOKENS",
    "GROUPINGS",
    "RIVALS",
    "UNKNOWN_QUANT",
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
    "RivalScore",
    "Score",
    "Scored",
    "SizeReport",
    "SpeedLine",
    "Unpredictable",
    "as_data",
    "as_text",
    "case_of",
    "generation",
    "measured_rows",
    "predict",
    "quant",
    "read_sizes",
    "read_speeds",
    "report",
    "reported",
    "rival_scores",
    "rows_of_lines",
    "score",
    "score_by",
    "scored_rows",
    "size_report",
    "sizes_as_data",
    "sizes_as_text",
    "vendor_name",
    "worst_rows",
]
