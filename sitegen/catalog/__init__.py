"""YAML files to typed, frozen records, and every message about a bad file. The only reader of content/.

`load_catalog(root)` returns good records and located problems. A file goes through these steps, each in its module:
files (may it be read at all), text (bytes to text), reader (text to plain data), records (the schema), rules
(facts that cannot both be true), together (what only all files show). explain turns failures into problems for people.
"""

from sitegen.catalog.fields import ADDRESS_WITHOUT_SLASH, Expected, Name, Slug
from sitegen.catalog.loader import Catalog, load_catalog, read_record
from sitegen.catalog.problem import Path as KeyPath
from sitegen.catalog.problem import Problem, cut, key_path, printable
from sitegen.catalog.records import Architecture, Card, Model, Record, Recurrent
from sitegen.catalog.store import FOLDERS, StoredRecord, check_record, stored_records
from sitegen.catalog.text import NotTextError, decode
from sitegen.catalog.writer import RecordType, changed_text, record_text, write_text

__all__ = [
    "ADDRESS_WITHOUT_SLASH",
    "FOLDERS",
    "Architecture",
    "Card",
    "Catalog",
    "Expected",
    "KeyPath",
    "Model",
    "Name",
    "NotTextError",
    "Problem",
    "Record",
    "RecordType",
    "Recurrent",
    "Slug",
    "StoredRecord",
    "changed_text",
    "check_record",
    "cut",
    "decode",
    "key_path",
    "load_catalog",
    "printable",
    "read_record",
    "record_text",
    "stored_records",
    "write_text",
]
