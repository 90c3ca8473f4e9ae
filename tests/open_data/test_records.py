"""Records leave the site as they stand in content/, and every JSON file is as its schema says."""

from __future__ import annotations

import csv
import gzip
import json
from io import StringIO

import pytest
from jsonschema_rs import validator_for

from sitegen import open_data
from sitegen.catalog import Card, Model
from sitegen.open_data.flat import columns
from sitegen.tables import cards_data, class_data, model_data, models_data, short_data
from tests.pages.materials import KINDS, deck, models, table_of_cells

URL = "https://tokmeter.example/data/schema/x.json"
MODELS = tuple(models().values())
CARDS = tuple(sorted((entry.card for entry in deck().cards), key=lambda card: card.slug))
TABLES = tuple(table_of_cells(slug) for slug in sorted(KINDS.values()))


def faults(schema: str, text: str) -> list[str]:
    errors = validator_for(json.loads(schema)).iter_errors(json.loads(text))
    return [f"{'.'.join(map(str, error.instance_path))}: {error.message}" for error in errors]


def lines(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(text)))


def test_all_models_are_as_their_schema_says_and_come_back_whole() -> None:
    text = open_data.records_json(MODELS, "../schema/models.json")
    assert faults(open_data.schema_of_models(URL), text) == []
    read = json.loads(text)["records"]
    assert [record["slug"] for record in read] == sorted(models())
    assert [Model.model_validate_json(json.dumps(record), strict=True) for record in read] == list(MODELS)


def test_all_cards_are_as_their_schema_says_and_come_back_whole() -> None:
    text = open_data.records_json(CARDS, "../schema/cards.json")
    assert faults(open_data.schema_of_cards(URL), text) == []
    read = json.loads(text)["records"]
    assert [Card.model_validate_json(json.dumps(record), strict=True) for record in read] == list(CARDS)


def test_the_schema_sees_mistakes() -> None:
    record = {"name": "X", "slug": "X", "kind": "decoder", "size": {"parameters": "7B"}, "colour": "red"}
    text = json.dumps({"$schema": "", "license": "", "credits": "", "records": [record]})
    found = faults(open_data.schema_of_models(URL), text)
    assert any("colour" in fault for fault in found)
    assert any(fault.startswith('records.0.size.parameters: "7B"') for fault in found)
    assert any('"origin" is a required property' in fault for fault in found)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.model.slug)
def test_compact_tables_are_as_their_schema_says(table: object) -> None:
    assert faults(open_data.schema_of_table(URL), model_data(table)) == []  # type: ignore[arg-type]


def test_the_compact_cards_are_as_their_schema_says() -> None:
    assert faults(open_data.schema_of_deck(URL), cards_data(deck())) == []


def test_the_compact_tables_of_cards_are_as_their_schemas_say() -> None:
    assert faults(open_data.schema_of_model_list(URL), models_data(TABLES)) == []
    for number in deck().groups:
        assert faults(open_data.schema_of_class(URL), class_data(TABLES, number)) == []
        assert faults(open_data.schema_of_short(URL), short_data(TABLES, number)) == []


def test_flat_records_have_a_column_a_key() -> None:
    written = lines(open_data.models_csv(MODELS))
    assert [line["slug"] for line in written] == [model.slug for model in MODELS]
    llama = next(line for line in written if line["slug"] == "llama-3-8b")
    assert llama["size.parameters"] == "8000000000"
    assert llama["purpose.tasks"] == "chat; language-modeling; code-generation; question-answering"
    assert llama["architecture.layers"] == "full: 32"
    assert llama["classification.over_1e23_flop"] == "true"
    assert llama["architecture.mla.kv_lora_rank"] == ""
    assert set(columns(Model)) == set(llama)


def test_cards_say_their_class() -> None:
    written = lines(open_data.cards_csv(deck()))
    assert [line["slug"] for line in written] == [card.slug for card in CARDS]
    for line in written:
        entry = deck().by_slug[line["slug"]]
        assert (line["class"], line["runtime"]) == (str(entry.class_index), entry.support)
        assert line["class_file"] == deck().class_name(entry.class_index)
        assert line["short_file"] == deck().group_name(entry.class_index)
        assert float(line["usable_gb"]) == pytest.approx(deck().classes[entry.class_index].usable_gb)
    b200 = next(line for line in written if line["slug"] == "b200")
    assert json.loads(b200["sources.corrections"].split("; {")[0])["was"] == 90


@pytest.mark.parametrize("context_tokens", [None, 1024, 32768])
def test_tables_have_every_cell_as_it_is_stated(context_tokens: int | None) -> None:
    written = lines(gzip.decompress(open_data.cells_csv(TABLES, context_tokens)).decode())
    expected = []
    for table in TABLES:
        tokens = context_tokens or table.default_context_tokens
        if tokens in [context.context_tokens for context in table.contexts]:
            expected += [(table.model.slug, str(tokens), n, cell) for n, cell in enumerate(table.cells(tokens))]
    assert len(written) == len(expected) > len(TABLES)
    for line, (slug, tokens, number, cell) in zip(written, expected, strict=True):
        assert (line["model"], line["context_tokens"], line["class"]) == (slug, tokens, str(number))
        assert line["quantization"] == (cell.level or "")
        assert float(line["need_gb"]) == pytest.approx(cell.need_gb)
        assert line["fit"] == cell.fit
        if cell.level:
            speeds = [float(line[key]) for key in ("speed_tok_s", "low_tok_s", "high_tok_s")]
            assert speeds == pytest.approx([cell.speed_tok_s, cell.low_tok_s, cell.high_tok_s])
        else:
            assert float(line["short_gb"]) == pytest.approx(cell.shortfall_gb)


def test_the_package_names_what_there_is() -> None:
    resources = {"models.csv": "x", "tables/1024.csv.gz": "y", "models.json": "z"}
    package = json.loads(open_data.data_package("Tokmeter", URL, resources))
    assert [(each["name"], each["format"]) for each in package["resources"]] == [
        ("models", "csv"),
        ("tables-1024", "csv"),
        ("models-json", "json"),
    ]
    assert package["licenses"][0]["name"] == "CC-BY-4.0"
