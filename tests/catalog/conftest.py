"""A site's folder to put records into."""

from __future__ import annotations

from pathlib import Path

import pytest

MODEL = """\
name: Case 7B
slug: case
kind: decoder
origin:
  organizations:
    - Example Lab
  published: 2024-05-31
purpose:
  domains:
    - language
size:
  parameters: 7000000000
availability:
  access: open-weights
sources:
  reference: A paper
"""
CARD = """\
name: Case Card
slug: case-card
vendor: NVIDIA
generation: Ampere
kind: desktop
released: 2020-09-17
memory:
  size_gb: 10
  bandwidth_gb_s: 760
sources:
  specification: https://example.org/card
"""
MEASURED = """\
name: Case Card 10GB
slug: case-card
cards:
  - case-card
runs:
  - link: https://example.org/report
    engine: llama.cpp
    year: 2026
    quality: A
    results:
      - {model: case, quant: Q4_K_M, speed_tok_s: 81.5}
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with one good model, `case`, and one good card, `case-card`."""
    models, cards = tmp_path / "content/models", tmp_path / "content/gpus"
    models.mkdir(parents=True)
    cards.mkdir()
    (models / "case.yaml").write_text(MODEL)
    (cards / "case-card.yaml").write_text(CARD)
    return tmp_path
