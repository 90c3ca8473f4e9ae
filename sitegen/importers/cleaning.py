"""Free text of the source to what it means: lists, names of people, machines and places."""

from __future__ import annotations

import re

_ORGANIZATIONS = {
    "Nvidia": "NVIDIA",
    "AWS": "Amazon Web Services",
    "Allen Institute for AI (Ai2)": "Allen Institute for AI",
    "Beijing Academy of Artificial Intelligence / BAAI": "Beijing Academy of Artificial Intelligence (BAAI)",
    "Booz Allen Hamilton, McLean": "Booz Allen Hamilton",
    "Ecole Polytechnique F´ed´erale de Lausanne (EPFL)": "École polytechnique fédérale de Lausanne (EPFL)",
    "Forschungszentrum Julich": "Forschungszentrum Jülich",
    "Meituan Inc": "Meituan",
    "Mila - Quebec AI (originally Montreal Institute for Learning Algorithms)": "Mila – Quebec AI Institute",
    "Wroclaw Tech (Wrocław University of Science and Technology)": "Wrocław University of Science and Technology",
    "Xiaomi Corp": "Xiaomi",
}
_HARDWARE = {"Nvidia H100 80G": "NVIDIA H100 80 GB", "NVIDIA B200 GPUs": "NVIDIA B200"}
_PLACES = {
    "the Condor Galaxy 1 (CG-1) AI Supercomputer from Cerebras": "Cerebras Condor Galaxy 1",
    "CRYSTALCODER is trained on the Cerebras Condor Galaxy 1 (CG-1), a 4 exaFLOPS, 54 million core, 64-node cloud AI "
    "supercomputer": "Cerebras Condor Galaxy 1",
    "IBM's super computing cluster, Blue Vela, which is outfitted with NVIDIA H100 GPUs. This cluster provides a "
    "scalable and efficient infrastructure for training our models over thousands of GPUs.": "IBM Blue Vela",
    "The model training was conducted on the Helios Supercomputer at the ACK Cyfronet AGH, utilizing 256 NVidia GH200 "
    "cards": "Helios supercomputer, ACK Cyfronet AGH",
    "We gratefully acknowledge Poland’s highperformance Infrastructure PLGrid ACK Cyfronet AGH for providing computer "
    "facilities and support within computational grant no PLG/2024/016951.": "PLGrid, ACK Cyfronet AGH",
    "Hardware Provider: EPFL Research Computing Platform, Compute Region: Switzerland": "EPFL Research Computing "
    "Platform, Switzerland",
    "Cloud Provider: SMC H200": "SMC",
    "Meta’s Research Super Cluster": "Meta Research SuperCluster",
}
_NO_PLACE = re.compile(r"There is no paper|The paper does not|Paper on ")
_LONGEST_PLACE = 60
_COMMA = re.compile(r",(?! )")  # in these lists a comma and a space belong to a name ("Co., Ltd.")
_TEAM = re.compile(r"^[\w.\- ]{2,40}: ")  # "GLM-V Team: Wenyi Hong"
_BESIDE_NAMES = re.compile(
    r"[∗*†‡§¶]|\((?:NCS|Google|core contributors|and Other Contributors|\d+ additional authors not shown)\)|"
    r"\bet al\b\.?| / Writer$"
)


def one_line(text: str) -> str:
    """Text without line breaks, doubled spaces and quotes around it."""
    text = " ".join(text.split())
    return text[1:-1].strip() if len(text) > 1 and text[0] == text[-1] == '"' else text


def distinct(items: list[str]) -> list[str]:
    """In the order of first occurrence, without empty ones."""
    return list(dict.fromkeys(item for item in items if item))


def names(text: str) -> list[str]:
    """A comma-joined list whose names may hold a comma followed by a space."""
    return distinct([one_line(part) for part in _COMMA.split(text)])


def organizations(text: str) -> list[str]:
    return distinct([_ORGANIZATIONS.get(name, name) for name in names(text)])


def hardware(text: str) -> list[str]:
    return distinct([_HARDWARE.get(name, re.sub(r"(\d)GB\b", r"\1 GB", name)) for name in names(text)])


def links(text: str) -> list[str]:
    """The addresses in a text, in their order."""
    parts = [part.rstrip(",;") for part in text.split()]
    return distinct([re.sub(r"^www\.", "https://www.", part) for part in parts if part.startswith(("http", "www."))])


def authors(text: str) -> list[str]:
    """Names of people. Empty where the text is a sentence."""
    text = one_line(text)
    if text.startswith("Today,"):
        return []
    return distinct([_author(part) for part in _people(text)])


def data_center(text: str) -> str | None:
    """The place's name; None where the text names none. Raises ValueError for a sentence that nobody has shortened."""
    text = one_line(text)
    if _NO_PLACE.match(text):
        return None
    place = _PLACES.get(text, text)
    if len(place) > _LONGEST_PLACE:
        raise ValueError(f'expected the name of a place, got "{place[:_LONGEST_PLACE]}…" (shorten it in cleaning.py)')
    return place


def _people(text: str) -> list[str]:
    bibliography = re.split(r"(?: and)+ ", text)
    if len(bibliography) > 2 and all(part.count(",") <= 1 for part in bibliography):
        return [" ".join(reversed(part.split(", "))) for part in bibliography]
    return re.split(r"[;,]", text)


def _author(text: str) -> str:
    name = one_line(_BESIDE_NAMES.sub("", _TEAM.sub("", text.strip())))
    name = re.sub(r"^and\b ?", "", name)
    return re.sub(r" and$", "", name).strip(" .") if not re.search(r"\b[A-Z]\.$", name) else name.strip()
