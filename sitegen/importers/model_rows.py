"""One line of the models' source to the data of a record."""

from __future__ import annotations

from typing import Any

from sitegen.importers import cleaning, words
from sitegen.importers.architecture_rows import architecture
from sitegen.importers.source import SourceRow, present

_NO_FACTS = (
    "epoch_model_accessibility",  # superseded: the weights are published
    "example_page",
    "is_moe",  # follows from active parameters and experts
    "parameters_epoch",
    "parameters_hf",
    "tier",
)
_MOST_TRAINING_TOKENS = 10**16  # a hundred times the largest known corpus; beyond it a unit went wrong
_NO_LICENSE = {"other", "unknown"}


def model_data(row: SourceRow) -> dict[str, Any]:
    """Data of a model's record; raises RefusedError."""
    data = present(
        name=row.text("name"),
        slug=row.text("slug"),
        kind=row.word("kind", words.KINDS),
        origin=_origin(row),
        purpose=_purpose(row),
        size=_size(row),
        training=_training(row),
        availability=_availability(row),
        classification=_classification(row),
        sources=_sources(row),
        architecture=architecture(row.part("architecture")),
    )
    row.finish(_NO_FACTS)
    return data


def _origin(row: SourceRow) -> dict[str, Any]:
    authors = cleaning.authors(row.text("authors") or "")
    if row.text("authors") and not authors:
        row.leave_out("authors", "it is a sentence")
    day = row.text("publication_date") or ""
    known_parts = day.count("-")  # "2025" and "2025-03" also occur
    return present(
        organizations=cleaning.organizations(row.text("organization") or ""),
        organization_types=row.words("organization_categorization", words.ORGANIZATION_TYPES),
        countries=row.words("country", words.COUNTRIES),
        published=f"{day}{'-01' * (2 - known_parts)}",
        published_precision=("year", "month", None)[min(known_parts, 2)],
        authors=authors,
    )


def _purpose(row: SourceRow) -> dict[str, Any]:
    return present(
        domains=row.words("domain", words.DOMAINS),
        tasks=row.words("task", words.TASKS),
        numerical_format=row.text("numerical_format"),
        base_models=cleaning.names(row.text("base_model") or ""),
    )


def _size(row: SourceRow) -> dict[str, Any]:
    tokens = row.count("training_dataset_size")
    if tokens and tokens > _MOST_TRAINING_TOKENS:
        row.leave_out("training_dataset_size", f"{tokens:.3g} tokens are more than there are")
        tokens = None
    return present(
        parameters=row.number("parameters"),
        active_parameters=row.number("active_parameters"),
        training_tokens=tokens,
        epochs=row.number("epochs"),
    )


def _training(row: SourceRow) -> dict[str, Any]:
    place = row.text("training_data_center")
    try:
        data_center = cleaning.data_center(place) if place else None
    except ValueError as error:
        row.refuse("training_data_center", str(error))
    return present(
        compute_flop=row.number("training_compute_flop"),
        finetune_compute_flop=row.number("finetune_compute_flop"),
        compute_methods=row.words("training_compute_estimation_method", words.COMPUTE_METHODS),
        hardware=cleaning.hardware(row.text("training_hardware") or ""),
        hardware_count=row.number("hardware_quantity"),
        time_hours=row.number("training_time_hours"),
        cloud_vendors=cleaning.organizations(row.text("training_cloud_compute_vendor") or ""),
        data_center=data_center,
    )


def _availability(row: SourceRow) -> dict[str, Any]:
    license_name = row.text("license")
    return present(
        access=row.word("model_accessibility", words.ACCESS),
        training_code=row.word("training_code_accessibility", words.TRAINING_CODE),
        license=None if license_name in _NO_LICENSE else license_name,
        hugging_face=row.text("hf_id"),
        hugging_face_organization=row.text("hugging_face_developer_id"),
        hugging_face_downloads=row.number("hf_downloads"),
        gguf=row.get("gguf_repos", list),
    )


def _classification(row: SourceRow) -> dict[str, Any]:
    return present(
        foundation_model=row.get("foundation_model", bool),
        frontier_model=row.get("frontier_model", bool),
        notable_for=row.words("notability_criteria", words.NOTABILITY),
        over_1e23_flop=row.get("possibly_over_1e23_flop", bool),
        record_confidence=row.word("confidence", words.CONFIDENCE),
        citations=row.number("citations"),
    )


def _sources(row: SourceRow) -> dict[str, Any]:
    reference = row.text("reference")
    links = cleaning.links(row.text("link") or "")
    if row.text("link") and not links:
        row.leave_out("link", "it holds no address")
    scope = row.text("epoch_scope")
    return present(
        reference=cleaning.one_line(reference) if reference else None,
        link=next(iter(links), None),
        further_links=links[1:],
        updated=row.text("last_modified"),
        epoch_record=row.text("epoch_record"),
        epoch_scope=None if scope == "none" else scope,
        published_from=row.text("date_source"),
        parameters_from=row.text("parameters_source"),
        active_parameters_from=row.text("active_parameters_source"),
        access_from=row.text("accessibility_source"),
        tasks_from=row.text("task_source"),
    )
