"""One built page: its own faults, and what the checks of the whole site need to know about it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path
from posixpath import dirname, normpath
from urllib.parse import unquote, urlsplit

from selectolax.lexbor import LexborHTMLParser, LexborNode

from sitegen.checks.findings import Finding
from sitegen.checks.text import leftovers

LONGEST_TITLE = 70  # characters; search engines cut what is longer
LONGEST_DESCRIPTION = 170
NO_LANGUAGE = "mul"  # a page that all languages share: figures and names, so there is nothing to describe it in
_INTERNAL_SCHEMES = ("", "file")
_HANDLERS = '[onclick], [onload], [onchange], [oninput], [onsubmit], [href^="javascript:"]'
_HANDLER = re.compile("onclick|onload|onchange|oninput|onsubmit|javascript:")


@dataclass(frozen=True, slots=True)
class PageFacts:
    """What other pages and the whole site are checked against. Targets are (address, fragment)."""

    path: str
    language: str
    title: str
    description: str
    canonical: str
    alternates: tuple[tuple[str, str], ...]  # hreflang, absolute URL
    targets: tuple[tuple[str, str], ...]
    ids: frozenset[str]
    indexable: bool
    picture: str  # the absolute URL of the picture for those who share the page
    linked_data: tuple[str, ...]  # JSON-LD as it is written
    findings: tuple[Finding, ...]


def read_page(root: Path, base: str, path: str) -> PageFacts:
    """Parse and check the page at `path` below `root`; the site's address is `base`, which ends with a slash."""
    source = (root / path).read_bytes()
    html = source.decode(errors="replace")
    tree = LexborHTMLParser(source)
    indexable = "noindex" not in _meta(tree, "robots")
    ids = [_value(node, "id") for node in tree.css("[id]")]
    targets = _targets(tree, base, path)
    messages = [*_frame(tree), *_head(tree, indexable), *_outline(tree), *_policy(tree, html), *_parts(tree, ids)]
    messages += [f"the link {href} leads out of the site" for href, target in targets if target is None]
    messages += leftovers(html)
    messages += leftovers("<br>".join(escape(text) for text in _spoken(tree)))
    warnings = [Finding(path, message, warning=True) for message in _lengths(tree)]
    return PageFacts(
        path=path,
        language=_value(tree.css_first("html"), "lang"),
        title=_title(tree),
        description=_meta(tree, "description"),
        canonical=_value(tree.css_first("link[rel=canonical]"), "href"),
        alternates=tuple(
            (_value(node, "hreflang"), _value(node, "href")) for node in tree.css("link[rel=alternate][hreflang]")
        ),
        targets=tuple(dict.fromkeys(target for _, target in targets if target is not None)),
        ids=frozenset(ids),
        indexable=indexable,
        picture=_value(tree.css_first('meta[property="og:image"]'), "content"),
        linked_data=tuple(node.text() for node in tree.css('script[type="application/ld+json"]')),
        findings=(*(Finding(path, message) for message in messages), *warnings),
    )


def canonical_of(root: Path, path: str) -> str:
    """The canonical address that the page at `path` gives itself, or ""."""
    return _value(LexborHTMLParser((root / path).read_bytes()).css_first("link[rel=canonical]"), "href")


def _targets(tree: LexborHTMLParser, base: str, path: str) -> list[tuple[str, tuple[str, str] | None]]:
    """Internal links as written, each with its address and fragment, or None where it leads out of the site."""
    found = []
    hrefs = dict.fromkeys(
        _value(node, "src") or _value(node, "href")
        for node in tree.css("[href], [src]")
        if node.tag != "link" or not (_value(node, "rel") == "canonical" or _value(node, "hreflang"))
    )
    for href in hrefs:
        own = bool(base) and href.startswith(base)
        parts = urlsplit(f"/{href.removeprefix(base)}" if own else href)
        if parts.scheme in _INTERNAL_SCHEMES and not parts.netloc:
            place = parts.path if own else parts.path.removeprefix(urlsplit(base).path[:-1])
            found.append((href, _resolve(path, unquote(place), unquote(parts.fragment))))
    return found


def _resolve(path: str, target: str, fragment: str) -> tuple[str, str] | None:
    if not target:
        return path, fragment
    joined = target.lstrip("/") if target.startswith("/") else f"{dirname(path)}/{target}".lstrip("/")
    address = normpath(joined)
    if address == ".." or address.startswith("../"):
        return None
    if address == ".":
        return "index.html", fragment
    return (f"{address}/index.html" if target.endswith("/") else address), fragment


def _frame(tree: LexborHTMLParser) -> Iterator[str]:
    node = tree.css_first("html")
    if not _value(node, "lang"):
        yield "<html> has no lang"
    if _value(node, "dir") not in ("ltr", "rtl"):
        yield "<html> has no dir (ltr or rtl)"
    if tree.css_first("meta[charset]") is None:
        yield "no <meta charset>"


def _head(tree: LexborHTMLParser, indexable: bool) -> Iterator[str]:
    if not _title(tree):
        yield "no <title>"
    if not _meta(tree, "description") and _value(tree.css_first("html"), "lang") != NO_LANGUAGE:
        yield "no description"
    canonical = tree.css("link[rel=canonical]")
    if len(canonical) != indexable:
        yield f"expected {'one' if indexable else 'no'} canonical address, got {len(canonical)}"


def _lengths(tree: LexborHTMLParser) -> Iterator[str]:
    title, description = len(_title(tree)), len(_meta(tree, "description"))
    if title > LONGEST_TITLE:
        yield f"the title has {title} characters, more than {LONGEST_TITLE}"
    if description > LONGEST_DESCRIPTION:
        yield f"the description has {description} characters, more than {LONGEST_DESCRIPTION}"


def _outline(tree: LexborHTMLParser) -> Iterator[str]:
    levels = [int((node.tag or "h1")[1]) for node in tree.css("h1, h2, h3, h4, h5, h6")]
    if levels.count(1) != 1:
        yield f"expected one <h1>, got {levels.count(1)}"
    for before, level in pairwise(levels):
        if level > before + 1:
            yield f"<h{level}> follows <h{before}>: a level is skipped"


def _policy(tree: LexborHTMLParser, html: str) -> Iterator[str]:
    """What a content security policy without 'unsafe-inline' would refuse. Looking into the text first is quick."""
    if any(not _value(node, "src") and _value(node, "type") != "application/ld+json" for node in tree.css("script")):
        yield "inline <script>"
    if "<style" in html and tree.css_first("style") is not None:
        yield "inline <style>"
    if "style=" in html and tree.css_first("[style]") is not None:
        yield "a style attribute"
    if _HANDLER.search(html) and tree.css_first(_HANDLERS) is not None:
        yield "an inline event handler"


def _parts(tree: LexborHTMLParser, ids: list[str]) -> Iterator[str]:
    for name, count in sorted(Counter(ids).items()):
        if count > 1:
            yield f'the id "{name}" is given {count} times'
    for node in tree.css("img:not([alt])"):
        yield f"the image {_value(node, 'src')} has no alt"
    for node in tree.css("table"):
        if node.css_first("caption") is None and not _value(node, "aria-labelledby"):
            yield "a table has no caption"


def _spoken(tree: LexborHTMLParser) -> Iterator[str]:
    """Texts in attributes that people read or hear."""
    yield _meta(tree, "description")
    for node in tree.css("[alt], [title], [aria-label], [placeholder]"):
        yield from (node.attributes.get(name) or "" for name in ("alt", "title", "aria-label", "placeholder"))


def _title(tree: LexborHTMLParser) -> str:
    node = tree.css_first("head > title")
    return node.text().strip() if node else ""


def _meta(tree: LexborHTMLParser, name: str) -> str:
    return _value(tree.css_first(f'meta[name="{name}"]'), "content")


def _value(node: LexborNode | None, name: str) -> str:
    return (node.attributes.get(name) or "") if node is not None else ""
