"""From pages to files: templates, parallel rendering, writing what differs, pruning the rest.

The only writer of public/ and the only reader of themes/. inputs and manifest tell whether there is anything to do;
parts deals the work, runners drive it in one process or several; templates renders (escaping makes that quick); lean
leaves out what browsers do not need; tree writes, all or nothing.
"""

from sitegen.output.inputs import INPUTS, inputs_digest
from sitegen.output.lean import asset
from sitegen.output.manifest import Manifest, read_manifest, write_manifest
from sitegen.output.parts import Derived, Materials, Rendered, deal
from sitegen.output.runners import WorkError, start
from sitegen.output.templates import RenderFailure, grouped, load_assets, load_templates
from sitegen.output.tree import OutputError, OutputTree, Written

__all__ = [
    "INPUTS",
    "Derived",
    "Manifest",
    "Materials",
    "OutputError",
    "OutputTree",
    "RenderFailure",
    "Rendered",
    "WorkError",
    "Written",
    "asset",
    "deal",
    "grouped",
    "inputs_digest",
    "load_assets",
    "load_templates",
    "read_manifest",
    "start",
    "write_manifest",
]
