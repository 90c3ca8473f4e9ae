"""The estimator against what people measured: typed rows, matching of names, scores, other calculators' formulas.

`measured_rows(catalog)` flattens content/measurements; `read_speeds(file)` and `rows_of_lines` read a CSV file of
decode speeds. `report(rows, predictor, stated)` scores rows; `as_text` and `as_data` show it.
"""

from sitegen.scoring.circumstances import CURRENT_YEAR, Circumstances, backend_of, circumstances, is_current
from sitegen.scoring.costs import RowCost, device_facts, row_cost
from sitegen.scoring.devices import DeviceIndex, generation, vendor_name
from sitegen.scoring.models import ModelIndex
from sitegen.scoring.noise import EMPTY_UP_TO_TOKENS, disagreements
from sitegen.scoring.predict import Prediction, Predictor, Unpredictable, predict, predict_as_pages
from sitegen.scoring.quants import UNKNOWN_QUANT, Quant, quant
from sitegen.scoring.reasons import FAR_OFF_TIMES, REASONS, Reason, reason_of
from sitegen.scoring.report import Report, as_data, as_text, report
from sitegen.scoring.rivals import RIVALS, Rival, RivalScore, case_of, rival_scores
from sitegen.scoring.rows import (
    Device,
    MeasuredRow,
    ReportedModel,
    measured_rows,
    parameters_missing,
    reported,
    rows_of_lines,
    vendor_missing,
    vendor_of,
)
from sitegen.scoring.score import (
    DEEP_FROM_TOKENS,
    GROUPINGS,
    Score,
    Scored,
    far_off,
    kind_of,
    score,
    score_by,
    scored_rows,
    worst_rows,
)
from sitegen.scoring.sizes import SizeReport, read_sizes, size_report, sizes_as_data, sizes_as_text
from sitegen.scoring.sources import link_of
from sitegen.scoring.speed_file import Lines, SpeedLine, problem, read_speeds
from sitegen.scoring.unseen import left_out_module, unseen, unseen_as_pages

__all__ = [
    "CURRENT_YEAR",
    "DEEP_FROM_TOKENS",
    "EMPTY_UP_TO_TOKENS",
    "FAR_OFF_TIMES",
    "GROUPINGS",
    "REASONS",
    "RIVALS",
    "UNKNOWN_QUANT",
    "Circumstances",
    "Device",
    "DeviceIndex",
    "Lines",
    "MeasuredRow",
    "ModelIndex",
    "Prediction",
    "Predictor",
    "Quant",
    "Reason",
    "Report",
    "ReportedModel",
    "Rival",
    "RivalScore",
    "RowCost",
    "Score",
    "Scored",
    "SizeReport",
    "SpeedLine",
    "Unpredictable",
    "as_data",
    "as_text",
    "backend_of",
    "case_of",
    "circumstances",
    "device_facts",
    "disagreements",
    "far_off",
    "generation",
    "is_current",
    "kind_of",
    "left_out_module",
    "link_of",
    "measured_rows",
    "parameters_missing",
    "predict",
    "predict_as_pages",
    "problem",
    "quant",
    "read_sizes",
    "read_speeds",
    "reason_of",
    "report",
    "reported",
    "rival_scores",
    "row_cost",
    "rows_of_lines",
    "score",
    "score_by",
    "scored_rows",
    "size_report",
    "sizes_as_data",
    "sizes_as_text",
    "unseen",
    "unseen_as_pages",
    "vendor_missing",
    "vendor_name",
    "vendor_of",
    "worst_rows",
]
