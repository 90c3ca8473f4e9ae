"""YAML files to typed, frozen records, and every message about a bad file. The only reader of content/.

`load_catalog(root)` returns good records and located problems. A file goes through these steps, each in its module:
files (may it be read at all), text (bytes to text), reader (text to plain data; scalars says what a word means),
records (the schema, made of fields and vocabulary), rules (facts that cannot both be true), together and references
(what only all files show). loader walks them; parse_cache spares it the reading.

problem is a mistake as a value; explain turns failures into problems for people, with hints (what to write instead),
syntax (the parser's complaints) and schema (what a key path wants). store and writer serve those who change records.
"""

from sitegen.catalog.explain import Explainer
from sitegen.catalog.fields import ADDRESS_WITHOUT_SLASH, Expected, Name, Slug
from sitegen.catalog.hints import nearest
from sitegen.catalog.loader import Catalog, load_catalog, read_record
from sitegen.catalog.problem import KeyPath, Problem, cut, key_path, printable
from sitegen.catalog.records import (
    Architecture,
    Availability,
    Card,
    Compute,
    Correction,
    Measured,
    Memory,
    Model,
    Record,
    Recurrent,
    Result,
    Run,
    Training,
    UnlistedDevice,
)
from sitegen.catalog.store import FOLDERS, StoredRecord, check_record, stored_records
from sitegen.catalog.text import decode
from sitegen.catalog.vocabulary import Access, CardKind, MeasurementQuality, Task, Vendor
from sitegen.catalog.writer import RecordType, changed_text, record_text, write_text

__all__ = [
    "ADDRESS_WITHOUT_SLASH",
    "FOLDERS",
    "Access",
    "Architecture",
    "Availability",
    "Card",
    "CardKind",
    "Catalog",
    "Compute",
    "Correction",
    "Expected",
    "Explainer",
    "KeyPath",
    "Measured",
    "MeasurementQuality",
    "Memory",
    "Model",
    "Name",
    "Problem",
    "Record",
    "RecordType",
    "Recurrent",
    "Result",
    "Run",
    "Slug",
    "StoredRecord",
    "Task",
    "Training",
    "UnlistedDevice",
    "Vendor",
    "changed_text",
    "check_record",
    "cut",
    "decode",
    "key_path",
    "load_catalog",
    "nearest",
    "printable",
    "read_record",
    "record_text",
    "stored_records",
    "write_text",
]
