"""The pictures that links to the site are shown with (Open Graph): one a kind of page and language, drawn in a build.

A headline on the site's colour, and under it speeds with their ranges, as the tables show them. Few colours, so that a
picture has a few kilobytes. A headline with letters that the font lacks is left out: better none than empty boxes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import as_file, files
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from sitegen.facts import Summaries
from sitegen.i18n import Language
from sitegen.pages.addresses import PICTURES, picture_path
from sitegen.pages.page import File
from sitegen.pages.site import Site

WIDTH, HEIGHT = 1200, 630
MARGIN = 80

_GROUND, _INK = (0x00, 0x61, 0x6F), (0xFF, 0xFF, 0xFF)  # the favicon's
_SHADES = 8  # from ground to ink: enough for smooth letters
_LINES, _FULL = 140, 255  # how much ink, of 255
_NAME_SIZE, _HEADLINE_SIZE, _LEADING = 44, 68, 86
_BOLD = 700
_RANGES = {  # of speeds, in hundredths of the width: low end, estimate, high end
    "home": ((8, 18, 34), (30, 46, 62), (52, 74, 92)),
    "models": ((4, 10, 20), (22, 34, 48), (44, 70, 96)),
    "gpus": ((50, 72, 94), (28, 44, 60), (6, 16, 30)),
    "model": ((40, 66, 88), (24, 44, 64), (10, 22, 40)),
    "gpu": ((12, 26, 44), (34, 52, 70), (58, 78, 94)),
    "page": ((10, 30, 50), (30, 50, 70), (50, 70, 90)),
}


def picture_paths(summaries: Summaries, code: str) -> Iterator[str]:
    """The addresses of what `picture_files` makes."""
    yield from (picture_path(kind, code) for kind in PICTURES)


def picture_files(site: Site, language: Language) -> Iterator[File]:
    """The pictures of one language."""
    for kind in PICTURES:
        content = draw(site.settings.name, language.text(f"share.{kind}").unescape(), kind)
        yield File(picture_path(kind, language.code), content)


def draw(site: str, headline: str, kind: str) -> bytes:
    """A PNG of 1200 x 630 pixels."""
    image = Image.new("L", (WIDTH, HEIGHT))
    pen = ImageDraw.Draw(image)
    _mark(pen, MARGIN, MARGIN)
    _write(pen, (MARGIN + 76, MARGIN + 28), site, _font(_NAME_SIZE, _BOLD))
    font = _font(_HEADLINE_SIZE, _BOLD)
    for number, line in enumerate(_lines(headline, font) if _has(font, headline) else ()):
        _write(pen, (MARGIN, 235 + number * _LEADING), line, font)
    for number, ends in enumerate(_RANGES[kind]):
        _range(pen, 500 + number * 40, *ends)
    return _png(image)


def _png(image: Image.Image) -> bytes:
    """An image of so much ink, on the site's colour."""
    shaded = image.point([ink * (_SHADES - 1) // _FULL for ink in range(_FULL + 1)])
    shaded.putpalette([_shade(*ends, step) for step in range(_SHADES) for ends in zip(_GROUND, _INK, strict=True)])
    content = BytesIO()
    shaded.save(content, "PNG", bits=4, compress_level=6)  # 9 takes eight times as long and saves a tenth
    return content.getvalue()


def _shade(ground: int, ink: int, step: int) -> int:
    return ground + (ink - ground) * step // (_SHADES - 1)


def _mark(pen: ImageDraw.ImageDraw, x: int, y: int) -> None:
    """The site's mark, as in the favicon: a speed in its range."""
    pen.line((x, y + 28, x + 56, y + 28), _LINES, 10)
    pen.ellipse((x + 24, y + 14, x + 52, y + 42), _FULL)


def _range(pen: ImageDraw.ImageDraw, y: int, low: int, point: int, high: int) -> None:
    left, middle, right = (MARGIN + (WIDTH - 2 * MARGIN) * share // 100 for share in (low, point, high))
    pen.line((left, y, right, y), _LINES, 10)
    pen.ellipse((middle - 14, y - 14, middle + 14, y + 14), _FULL)


def _write(pen: ImageDraw.ImageDraw, place: tuple[int, int], text: str, font: ImageFont.FreeTypeFont) -> None:
    if _has(font, text):
        pen.text(place, text, _FULL, font, anchor="lm")


def _lines(text: str, font: ImageFont.FreeTypeFont) -> Iterator[str]:
    """The text in lines that fit, broken where a reader would."""
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}".strip()
        if line and font.getlength(longer) > WIDTH - 2 * MARGIN:
            yield line
            longer = word
        line = longer
    yield line


@lru_cache
def _font(size: int, weight: int) -> ImageFont.FreeTypeFont:
    """Noto Sans, which has the Latin, Greek and Cyrillic letters."""
    with as_file(files("fontpkg_noto_sans") / "files" / "NotoSans[wdth,wght].ttf") as path:
        font = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([weight, 100])
    return font


def _has(font: ImageFont.FreeTypeFont, text: str) -> bool:
    """Whether a font has all letters of a text: a letter that it lacks looks like one that does not exist."""
    return all(_shape(font, letter) != _shape(font, "\U0010fffe") for letter in text if not letter.isspace())


@lru_cache(4096)
def _shape(font: ImageFont.FreeTypeFont, letter: str) -> bytes:
    return bytes(font.getmask(letter))
