"""The estimator against what people measured: typed rows, matching of names, scores.

`measured_rows(catalog)` flattens content/measurements, `read_speeds(file)` reads a CSV file of decode speeds.
"""

from sitegen.scoring.devices import DeviceIndex, generation, vendor_name
from sitegen.scoring.models import ModelIndex
from sitegen.scoring.rows import Device, MeasuredRow, ReportedModel, measured_rows
from sitegen.scoring.speed_file import SpeedLine, read_speeds

__all__ = [
    "Device",
    "DeviceIndex",
    "MeasuredRow",
    "ModelIndex",
    "ReportedModel",
    "SpeedLine",
    "generation",
    "measured_rows",
    "read_speeds",
    "vendor_name",
]
