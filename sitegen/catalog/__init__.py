"""YAML files to typed, frozen records, and every message about a bad file. The only reader of content/.

`load_catalog(root)` returns good records and located problems. A file goes through these steps, each in its module:
files (may it be read at all), text (bytes to text), reader (text to plain data), records (the schema), rules
(facts that cannot both be true), together (what only all files show). explain turns failures into problems for people.
"""

from sitegen.catalog.fields import Expected, Name, Slug
from sitegen.catalog.loader import Catalog, check_record, load_catalog, read_record
from sitegen.catalog.problem import Problem
from sitegen.catalog.records import Architecture, Card, Model, Record, Recurrent

__all__ = [
    "Architecture",
    "Card",
    "Catalog",
    "Expected",
    "Model",
    "Name",
    "Problem",
    "Record",
    "Recurrent",
    "Slug",
    "check_record",
    "load_catalog",
    "read_record",
]
