"""Kinds of cards: a guess from the name for databases that do not say, and the cards whose name misleads."""

from __future__ import annotations

import re

_CORRECTED: tuple[tuple[str, str, tuple[str, ...]], ...] = (  # kind, why, names
    (
        "console",
        "built into a game console",
        (
            "AeroBox GPU",
            "Playstation 4 GPU",
            "Playstation 4 Pro GPU",
            "Playstation 4 Slim GPU",
            "Playstation 5 GPU",
            "Playstation 5 Pro GPU",
        ),
    ),
    (
        "unified",
        "part of the processor of a handheld or small PC, which boots ordinary operating systems and shares its memory",
        (
            "Atari VCS 400 GPU",
            "Atari VCS 800 GPU",
            "Ryzen AI Z2 Extreme GPU",
            "Ryzen Z1 Extreme GPU",
            "Ryzen Z1 GPU",
            "Ryzen Z2 A GPU",
            "Ryzen Z2 Extreme GPU",
            "Ryzen Z2 GPU",
            "Ryzen Z2 Go GPU",
            "Steam Deck GPU",
            "Steam Deck OLED GPU",
        ),
    ),
    (
        "laptop",
        "a mobile series (AMD's M and S, Intel's MAX, parts made for notebooks)",
        (
            "Arc Pro A30M",
            "Arc Pro A60M",
            "FirePro W7170M",
            "GeForce GTX 980MX",
            "Iris Xe MAX Graphics",
            "Radeon Pro 460",
            "Radeon Pro 555X",
            "Radeon Pro 560",
            "Radeon Pro 560X",
            "Radeon Pro Vega 16",
            "Radeon Pro Vega 20",
            "Radeon Pro W5300M",
            "Radeon Pro W5500M",
            "Radeon Pro W6600M",
            "Radeon Pro WX Vega M GL",
            "Radeon R5 M320",
            "Radeon R5 M420",
            "Radeon R5 M430",
            "Radeon R5 M445",
            "Radeon R5 M465",
            "Radeon R7 M350",
            "Radeon R7 M380",
            "Radeon R7 M440",
            "Radeon R7 M445",
            "Radeon RX 6550S",
            "Radeon RX 6600S",
            "Radeon RX 6700S",
            "Radeon RX 6800S",
            "Radeon RX 7600S",
            "Radeon RX 7700S",
            "Radeon RX Vega M GH",
            "Radeon RX Vega M GL",
        ),
    ),
    (
        "embedded",
        "sold for embedded systems",
        (
            "RTX 2000 Embedded Ada Generation",
            "RTX 3500 Embedded Ada Generation",
            "RTX 5000 Embedded Ada Generation",
            "RTX 5000 Embedded Ada Generation X2",
            "RTX A1000 Embedded",
            "RTX A2000 Embedded",
            "RTX A4500 Embedded",
            "RTX A500 Embedded",
            "Radeon E8870 MXM",
            "Radeon E8870 PCIe",
            "Radeon E8950",
            "Radeon E9171 MCM",
            "Radeon E9174 MXM",
            "Radeon E9175 PCIe",
            "Radeon E9260 MXM",
            "Radeon E9260 PCIe",
            "Radeon E9390 PCIe",
            "Radeon E9550 MXM",
            "Radeon E9560 PCIe",
        ),
    ),
    (
        "data-center",
        "a share of a server's card for a virtual machine",
        ("RTX A5000-8Q", "RTX A5000-12Q"),
    ),
    (
        "embedded",
        "a car's computer",
        ("DRIVE A100 PROD",),
    ),
    (
        "data-center",
        "made for servers, whatever the form of its board",
        (
            "Arctic Sound 1T",
            "Arctic Sound 2T",
            "Arctic Sound-M",
            "FireStream 9370",
            "RTX PRO 6000 Blackwell Server",
            "Radeon PRO V620",
            "Radeon PRO V710",
            "Tesla M6 Mobile",
            "Tesla M6 X2 Mobile",
            "Tesla P6 Mobile",
            "Tesla X2070",
        ),
    ),
    (
        "workstation",
        "a desktop card of 300 W; here Max-Q is no notebook part",
        ("RTX PRO 6000 Blackwell Max-Q", "RTX PRO 6000D Blackwell Max-Q"),
    ),
    (
        "desktop",
        "sold as GeForce",
        ("GeForce GTX TITAN", "GeForce GTX TITAN BLACK", "GeForce GTX TITAN X", "GeForce GTX TITAN Z"),
    ),
)
CORRECTED_KINDS = {name: kind for kind, _, names in _CORRECTED for name in names}
_GUESSES = (  # the first pattern that fits
    ("embedded", r"Jetson|\bEmbedded\b|Radeon E\d{4}"),
    ("console", r"Xbox|Playstation|Switch\b"),
    ("mining", r"\bCMP\b|^P10[2-6]"),
    ("laptop", r"Mobile|Max-Q|\b(?:[A-Z]{0,2}\d{3,5}|VII)M\b|\bM\d{3}X?\b|\bMXM\b"),
    ("data-center", r"Tesla|GRID|Instinct|FirePro S|Data Center|Xeon Phi|^(?:A|H|L|B|GB|PG)\d{1,4}|\bFlex\b"),
    ("workstation", r"Quadro|FirePro|Radeon P(?:ro|RO)|Radeon AI PRO|Arc Pro|TITAN|^RTX|^T\d{3,4}\b"),
)


def corrected_kind(name: str, kind: str) -> str:
    """The source's kind, unless the card is known to be of another."""
    return CORRECTED_KINDS.get(name, kind)


def guessed_kind(name: str) -> str:
    """A kind from a name alone: right for most, and only used for cards that have no record yet."""
    guess = next((kind for kind, pattern in _GUESSES if re.search(pattern, name)), "desktop")
    return corrected_kind(name, guess)
