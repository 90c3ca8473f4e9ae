"""Devices by name: which cards of the catalogue a report means, and which generation it names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sitegen.catalog import Card, Vendor
from sitegen.scoring.names import core_count, memory_gb, parts, without_notes

_ALIASES = (  # machines and processors that are known by another name than their GPU
    (r"dgx spark(?! *gb ?10)|project digits", "gb10"),
    (r"strix halo|ryzen ai max\+? ?(?:pro )?395", "radeon 8060s"),
    (r"\blaptop\b|\bnotebook\b", "mobile"),
    (r"\bmax ?-?q\b", "maxq"),
    (r"\b(\d{4}) ?s\b", r"\1 super"),
    (r"\b(\d{4}) ?tis\b", r"\1 ti super"),
    (r"\b(?:\d+ ?/ ?)?\d+[ -]?cores?\b", " "),  # compared as a number
    (r"\bmac ?book (?:pro|air)\b|\bmac (?:studio|mini|pro)\b|\bimac\b", " "),  # the computer around the chip
    (r"\bhbm\d?e?\b", " "),  # compared as a type of memory
)
_TARGETS = ((r"\bgfx908\b", "mi100"), (r"\bgfx1151\b", "radeon 8060s"))
"""LLVM's names of instruction sets that mean one card: most are those of several. Source: LLVM, "User Guide for AMDGPU
Backend". That of Strix Halo is Radeon 8050S's too, which has the same memory and is not in the catalogue."""

_MAC = re.compile(r"\bi?mac(?:book)?\b", re.IGNORECASE)

_APPLE_CORES = re.compile(r"\b(m\d+(?: pro| max| ultra)?) \(?\d+/(\d+)\)?(?![-\w])", re.IGNORECASE)
"""Apple's chips with the cores of processor and GPU: "M4 Max 16/40"."""

_EITHER = re.compile(r"(.*?)(\w*\d\w*) ?/ ?(\w*\d\w*)(.*)")
"""Drivers' names of chips that are sold as two cards: "Instinct MI50/MI60"."""

_SAY_NOTHING = frozenset(
    [
        "nvidia",
        "amd",
        "intel",
        "geforce",
        "gpu",
        "igpu",
        "graphics",
        "card",
        "edition",
        "generation",
        "workstation",
        "founders",
        "dgx",
        "spark",
        "the",
        "r",
        "tm",
        "radv",
        "with",
        "design",
    ]
)
_FORMS = frozenset(["radeon", "tesla", "instinct", "quadro", "pcie", "sxm", "nvl", "apple", "oem"])
"""Words that many reports leave out: they only decide between cards that are otherwise the same."""

_SERIES = frozenset(["rx", "rtx", "gtx", "arc"])
"""What people leave out where the number says enough: 3070, 7900 XTX, A750."""

BANDWIDTH_TOLERANCE = 0.12
"""Two figures of one card's bandwidth differ by less (ratio); boards of one name with other memory differ by more."""


@dataclass(frozen=True, slots=True)
class _Entry:
    card: Card
    core: Mapping[str, int]
    forms: frozenset[str]
    memory_gb: int
    cores: int | None


class DeviceIndex:
    """The catalogue's cards, found by name."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._by_core: dict[frozenset[tuple[str, int]], list[_Entry]] = {}
        self._by_number: dict[frozenset[tuple[str, int]], list[_Entry]] = {}
        for card in cards:
            core, forms = _split(card.name)
            entry = _Entry(card, core, forms, card.memory.size_gb, core_count(card.name))
            self._by_core.setdefault(frozenset(core.items()), []).append(entry)
            self._by_number.setdefault(_without_series(core), []).append(entry)

    def find(self, name: str, bandwidth_gb_s: float | None, vendor: str | None = None) -> tuple[Card, ...]:
        """The cards that `name` means, the likeliest first; several where only their memory differs and the name does
        not say it; empty where the catalogue has none."""
        found = self._find(name, bandwidth_gb_s, vendor)
        either = None if found else _EITHER.fullmatch(name)
        if either is None:
            return found
        before, one, other, after = either.groups()
        first, second = (self._find(f"{before}{side}", bandwidth_gb_s, vendor) for side in (one, f"{other}{after}"))
        first = first or self._find(f"{before}{one}{after}", bandwidth_gb_s, vendor)
        return (*first, *second) if first and second and _are_alike(*first, *second) else ()

    def _find(self, name: str, bandwidth_gb_s: float | None, vendor: str | None) -> tuple[Card, ...]:
        vendors = named_vendors(name)
        name = _APPLE_CORES.sub(r"\1 \2-core", name)
        core, forms = _split(name)
        cores = core_count(name)
        found = [
            entry
            for entry in self._by_core.get(frozenset(core.items())) or self._of_number(core)
            if (vendor is None or entry.card.vendor.casefold() == vendor.casefold())
            and (not vendors or entry.card.vendor in vendors)
            and (cores is None or entry.cores is None or cores == entry.cores)
            and _bandwidth_gap(entry.card, bandwidth_gb_s) <= BANDWIDTH_TOLERANCE
        ]
        return _likeliest(_of_memory(found, name), forms, bandwidth_gb_s)

    def _of_number(self, core: Mapping[str, int]) -> list[_Entry]:
        """The entries of a name that lacks its series, where it can mean only one."""
        found = self._by_number.get(_without_series(core), [])
        return found if len({frozenset(entry.core.items()) for entry in found}) == 1 else []


def _without_series(core: Mapping[str, int]) -> frozenset[tuple[str, int]]:
    return frozenset((word, count) for word, count in core.items() if word not in _SERIES)


def _split(name: str) -> tuple[Counter[str], frozenset[str]]:
    """The words that decide, and those that help. Notes and the instruction set count where there is nothing else."""
    core, forms = _words(re.sub(r"\bgfx\w+", " ", without_notes(name)))
    if core:
        return core, forms
    text = name.casefold()
    for pattern, meaning in _TARGETS:
        text = re.sub(pattern, meaning, text)
    return _words(text)


def _words(text: str) -> tuple[Counter[str], frozenset[str]]:
    for pattern, meaning in _ALIASES:
        text = re.sub(pattern, meaning, text)
    text = re.sub(r"\bsxm[0-9]\b", "sxm", text)
    words = [word for word in parts(text) if word not in _SAY_NOTHING]
    forms = frozenset(word for word in words if word in _FORMS)
    return Counter(word for word in words if word not in _FORMS), forms


def _are_alike(first: Card, *others: Card) -> bool:
    """True for cards of one generation that read about as fast."""
    return all(
        other.generation == first.generation
        and _bandwidth_gap(other, first.memory.bandwidth_gb_s) <= BANDWIDTH_TOLERANCE
        for other in others
    )


def _of_memory(found: list[_Entry], name: str) -> list[_Entry]:
    """Those with as much memory and of the type that a name says, where there are any."""
    memory, kind = memory_gb(name), re.search(r"\bhbm\d?e?\b", name.casefold())
    if memory is not None:
        found = [entry for entry in found if entry.memory_gb == memory] or found
    if kind is not None:
        found = [entry for entry in found if (entry.card.memory.type or "").casefold() == kind[0]] or found
    return found


def _bandwidth_gap(card: Card, bandwidth_gb_s: float | None) -> float:
    return abs(card.memory.bandwidth_gb_s / bandwidth_gb_s - 1) if bandwidth_gb_s else 0.0


def _likeliest(found: Sequence[_Entry], forms: frozenset[str], bandwidth_gb_s: float | None) -> tuple[Card, ...]:
    """Of cards that fit a name as well, that which it was first given to, which most people have."""
    if not found:
        return ()

    def distance(entry: _Entry) -> tuple[int, float]:
        return len(entry.forms ^ forms), round(_bandwidth_gap(entry.card, bandwidth_gb_s), 3)

    nearest = min(map(distance, found))
    same = [entry for entry in found if distance(entry) == nearest]
    same.sort(key=lambda entry: (entry.card.released, entry.memory_gb, entry.card.slug))
    return tuple(entry.card for entry in same)


_GENERATIONS = {  # as reports call them: parts of the name to the catalogue's name
    "ada": "Ada Lovelace",
    "adalovelace": "Ada Lovelace",
    "maxwell": "Maxwell 2.0",
    "kepler": "Kepler",
    "rdna": "RDNA 1.0",
    "rdna1": "RDNA 1.0",
    "vega": "GCN 5.0",
    "polaris": "GCN 4.0",
    "cdna": "CDNA 1.0",
    "xehpg": "Xe-HPG",
    "alchemist": "Xe-HPG",
    "xe2": "Xe2-HPG",
    "battlemage": "Xe2-HPG",
    "xehpc": "Generation 12.5",
    "pontevecchio": "Generation 12.5",
    "blackwellultra": "Blackwell Ultra",
}
_DATA_CENTER_BLACKWELL_GB_S = 2000
"""Blackwell boards above are the data-centre chip, those below GeForce and RTX PRO ("Blackwell 2.0")."""


def generation(reported: str, bandwidth_gb_s: float | None, known: Iterable[str]) -> str:
    """A generation's name in the catalogue, or `reported` itself where the catalogue knows none like it."""
    names = {_compact(name): name for name in known}
    for text in (reported, re.sub(r"\(.*\)", "", reported), *re.findall(r"\((.*)\)", reported)):
        compact = _compact(text)
        if compact == "blackwell" and (bandwidth_gb_s or 0) < _DATA_CENTER_BLACKWELL_GB_S:
            return "Blackwell 2.0"
        meant = _GENERATIONS.get(compact, names.get(compact))
        if meant is not None:
            return meant
    return reported.strip()


def _compact(name: str) -> str:
    """ "RDNA 3.0" and "RDNA3" are the same."""
    return re.sub(r"[^a-z0-9.]", "", name.casefold()).removesuffix(".0")


def vendor_name(reported: str) -> Vendor | None:
    """A vendor as the catalogue writes it, or None."""
    return _VENDORS.get(re.sub(r"[^a-z]", "", reported.casefold()))


def named_vendors(device: str) -> frozenset[Vendor]:
    """The vendors that words of a device's name belong to."""
    named = {_VENDOR_WORDS[word] for word in parts(device) if word in _VENDOR_WORDS}
    apple: set[Vendor] = {"Apple"} if _MAC.search(device) or _APPLE_CORES.search(device) else set()
    return frozenset(named | apple)


_VENDORS: dict[str, Vendor] = {
    "nvidia": "NVIDIA", "amd": "AMD", "ati": "AMD", "advancedmicrodevices": "AMD", "intel": "Intel", "apple": "Apple",
}  # fmt: skip
_VENDOR_WORDS: dict[str, Vendor] = {
    "nvidia": "NVIDIA", "geforce": "NVIDIA", "gtx": "NVIDIA", "rtx": "NVIDIA", "quadro": "NVIDIA", "tesla": "NVIDIA",
    "jetson": "NVIDIA", "amd": "AMD", "radeon": "AMD", "rx": "AMD", "instinct": "AMD", "firepro": "AMD",
    "ryzen": "AMD", "intel": "Intel", "arc": "Intel", "iris": "Intel", "apple": "Apple",
}  # fmt: skip
