"""Pictures for links: of the right size, light, the same each time, and never with letters that the font lacks."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from sitegen.pages.addresses import PICTURES
from sitegen.pages.machines.pictures import draw
from tests.pages.materials import languages

MOST_BYTES = 16_000


@pytest.mark.parametrize("code", sorted(languages()))
def test_every_headline_fits(code: str) -> None:
    """Three lines at most: the fourth would lie on the ranges."""
    language = languages()[code]
    for kind in PICTURES:
        content = draw("Tokmeter", language.text(f"share.{kind}").unescape(), kind)
        image = Image.open(BytesIO(content)).convert("L")
        assert image.size == (1200, 630)
        assert len(content) < MOST_BYTES
        below, ground = image.crop((0, 452, 1200, 482)), image.getpixel((0, 0))
        assert below.getextrema() == (ground, ground)
        assert image.crop((1120, 0, 1200, 630)).getextrema() == (ground, ground)


def test_the_same_picture_has_the_same_bytes() -> None:
    assert draw("Tokmeter", "Which cards?", "model") == draw("Tokmeter", "Which cards?", "model")


def test_letters_that_the_font_lacks_are_left_out() -> None:
    assert draw("Tokmeter", "どのカードで動くか", "model") == draw("Tokmeter", "", "model")
    assert draw("Tokmeter", "Какие карты?", "model") != draw("Tokmeter", "", "model")
