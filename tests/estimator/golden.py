"""What two reference pages show for models without layers on record: 25 rows each, and their head figures.

A row: card, vendor, memory (GB), bandwidth (GB/s), speed, low, high (as printed), need (as printed), level, fit.
"""

from typing import NamedTuple


class GoldenRow(NamedTuple):
    """One printed row."""

    card: str
    vendor: str
    memory_gb: float
    bandwidth_gb_s: float
    speed: str
    low: str
    high: str
    need: str
    level: str
    fit: str


POLYCODER_PARAMETERS = 2_700_000_000
POLYCODER = (
    GoldenRow("B200", "NVIDIA", 180, 8000, "1255", "753", "2008", "3.6", "Q8_0", "comfortable"),
    GoldenRow("B300", "NVIDIA", 288, 8000, "1255", "753", "2008", "3.6", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI350X", "AMD", 288, 8190, "1002", "601", "1603", "3.6", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI355X", "AMD", 288, 8190, "1002", "601", "1603", "3.6", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI300", "AMD", 128, 6550, "801", "481", "1282", "3.6", "Q8_0", "comfortable"),
    GoldenRow("H200 NVL", "NVIDIA", 141, 4890, "767", "460", "1227", "3.6", "Q8_0", "comfortable"),
    GoldenRow("H200 SXM 141 GB", "NVIDIA", 141, 4890, "767", "460", "1227", "3.6", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI325X", "AMD", 256, 6000, "734", "440", "1175", "3.6", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI300A", "AMD", 128, 5325, "652", "391", "1042", "3.6", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI300X", "AMD", 192, 5325, "652", "391", "1042", "3.6", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI308X", "AMD", 192, 5325, "652", "391", "1042", "3.6", "Q8_0", "comfortable"),
    GoldenRow("H100 NVL 94 GB", "NVIDIA", 94, 3940, "618", "371", "989", "3.6", "Q8_0", "comfortable"),
    GoldenRow("H100 PCIe 96 GB", "NVIDIA", 96, 3360, "527", "316", "843", "3.6", "Q8_0", "comfortable"),
    GoldenRow("H100 SXM5 80 GB", "NVIDIA", 80, 3360, "527", "316", "843", "3.6", "Q8_0", "comfortable"),
    GoldenRow("H100 SXM5 94 GB", "NVIDIA", 94, 3360, "527", "316", "843", "3.6", "Q8_0", "comfortable"),
    GoldenRow("H100 SXM5 96 GB", "NVIDIA", 96, 3360, "527", "316", "843", "3.6", "Q8_0", "comfortable"),
    GoldenRow("H800 SXM5", "NVIDIA", 80, 3360, "527", "316", "843", "3.6", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI250", "AMD", 128, 3280, "401", "241", "642", "3.6", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI250X", "AMD", 128, 3280, "401", "241", "642", "3.6", "Q8_0", "comfortable"),
    GoldenRow("Data Center GPU Max 1550", "Intel", 128, 3280, "334", "201", "535", "3.6", "Q8_0", "comfortable"),
    GoldenRow("Data Center GPU Max Subsystem", "Intel", 128, 3210, "327", "196", "524", "3.6", "Q8_0", "comfortable"),
    GoldenRow("A100 SXM4 80 GB", "NVIDIA", 80, 2040, "320", "192", "512", "3.6", "Q8_0", "comfortable"),
    GoldenRow("A100X", "NVIDIA", 80, 2040, "320", "192", "512", "3.6", "Q8_0", "comfortable"),
    GoldenRow("A800 SXM4 80 GB", "NVIDIA", 80, 2040, "320", "192", "512", "3.6", "Q8_0", "comfortable"),
    GoldenRow("H100 CNX", "NVIDIA", 80, 2040, "320", "192", "512", "3.6", "Q8_0", "comfortable"),
)

CRYSTALCODER_PARAMETERS = 6_700_000_000
CRYSTALCODER = (
    GoldenRow("B200", "NVIDIA", 180, 8000, "506", "303", "809", "7.9", "Q8_0", "comfortable"),
    GoldenRow("B300", "NVIDIA", 288, 8000, "506", "303", "809", "7.9", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI350X", "AMD", 288, 8190, "404", "242", "646", "7.9", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI355X", "AMD", 288, 8190, "404", "242", "646", "7.9", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI300", "AMD", 128, 6550, "323", "194", "517", "7.9", "Q8_0", "comfortable"),
    GoldenRow("H200 NVL", "NVIDIA", 141, 4890, "309", "185", "495", "7.9", "Q8_0", "comfortable"),
    GoldenRow("H200 SXM 141 GB", "NVIDIA", 141, 4890, "309", "185", "495", "7.9", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI325X", "AMD", 256, 6000, "296", "178", "473", "7.9", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI300A", "AMD", 128, 5325, "263", "158", "420", "7.9", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI300X", "AMD", 192, 5325, "263", "158", "420", "7.9", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI308X", "AMD", 192, 5325, "263", "158", "420", "7.9", "Q8_0", "comfortable"),
    GoldenRow("H100 NVL 94 GB", "NVIDIA", 94, 3940, "249", "149", "399", "7.9", "Q8_0", "comfortable"),
    GoldenRow("H100 PCIe 96 GB", "NVIDIA", 96, 3360, "212", "127", "340", "7.9", "Q8_0", "comfortable"),
    GoldenRow("H100 SXM5 80 GB", "NVIDIA", 80, 3360, "212", "127", "340", "7.9", "Q8_0", "comfortable"),
    GoldenRow("H100 SXM5 94 GB", "NVIDIA", 94, 3360, "212", "127", "340", "7.9", "Q8_0", "comfortable"),
    GoldenRow("H100 SXM5 96 GB", "NVIDIA", 96, 3360, "212", "127", "340", "7.9", "Q8_0", "comfortable"),
    GoldenRow("H800 SXM5", "NVIDIA", 80, 3360, "212", "127", "340", "7.9", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI250", "AMD", 128, 3280, "162", "97", "259", "7.9", "Q8_0", "comfortable"),
    GoldenRow("Radeon Instinct MI250X", "AMD", 128, 3280, "162", "97", "259", "7.9", "Q8_0", "comfortable"),
    GoldenRow("CMP 170HX 8 GB", "NVIDIA", 8, 1490, "137", "82", "219", "6.3", "Q6_K", "tight"),
    GoldenRow("Data Center GPU Max 1550", "Intel", 128, 3280, "135", "81", "216", "7.9", "Q8_0", "comfortable"),
    GoldenRow("Data Center GPU Max Subsystem", "Intel", 128, 3210, "132", "79", "211", "7.9", "Q8_0", "comfortable"),
    GoldenRow("A100 SXM4 80 GB", "NVIDIA", 80, 2040, "129", "77", "206", "7.9", "Q8_0", "comfortable"),
    GoldenRow("A100X", "NVIDIA", 80, 2040, "129", "77", "206", "7.9", "Q8_0", "comfortable"),
    GoldenRow("A800 SXM4 80 GB", "NVIDIA", 80, 2040, "129", "77", "206", "7.9", "Q8_0", "comfortable"),
)
