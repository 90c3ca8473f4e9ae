"""One built page: its own faults, and what the checks of the whole site need to know about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
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
    findings: tuple[Finding, ...]


def read_page(root: Path, path: str) -> PageFacts:
    """Parse and check the page at `path` below `root`."""
    source = (root / path).read_bytes()
    tree = LexborHTMLParser(source)
    targets = _targets(tree, path)
    messages = [*_frame(tree), *_head(tree), *_outline(tree), *_policy(tree), *_parts(tree)]
    messages += [f"the link {href} leads out of the site" for href, target in targets if target is None]
    messages += leftovers(source.decode(errors="replace"))
    messages += [message for text in _spoken(tree) for message in leftovers(text)]
    warnings = [Finding(path, message, warning=True) for message in _lengths(tree)]
    root_node = tree.css_first("html")
    return PageFacts(
        path=path,
        language=_value(root_node, "lang"),
        title=_title(tree),
        description=_meta(tree, "description"),
        canonical=_value(tree.css_first("link[rel=canonical]"), "href"),
        alternates=tuple(
            (_value(node, "hreflang"), _value(node, "href")) for node in tree.css("link[rel=alternate][hreflang]")
        ),
        targets=tuple(dict.fromkeys(target for _, target in targets if target is not None)),
        ids=frozenset(_value(node, "id") for node in tree.css("[id]")),
        findings=(*(Finding(path, message) for message in messages), *warnings),
    )


def _targets(tree: LexborHTMLParser, path: str) -> list[tuple[str, tuple[str, str] | None]]:
    """Internal links as written, each with its address and fragment, or None where it leads out of the site."""
    found = []
    for node in tree.css("[href], [src]"):
        if node.tag == "link" and _value(node, "rel") in ("canonical", "alternate"):
            continue
        href = _value(node, "src") or _value(node, "href")
        parts = urlsplit(href)
        if parts.scheme not in _INTERNAL_SCHEMES or parts.netloc:
            continue
        found.append((href, _resolve(path, unquote(parts.path), unquote(parts.fragment))))
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


def _head(tree: LexborHTMLParser) -> Iterator[str]:
    if not _title(tree):
        yield "no <title>"
    if not _meta(tree, "description") and _value(tree.css_first("html"), "lang") != NO_LANGUAGE:
        yield "no description"
    canonical = tree.css("link[rel=canonical]")
    if len(canonical) != 1:
        yield f"expected one canonical address, got {len(canonical)}"


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


def _policy(tree: LexborHTMLParser) -> Iterator[str]:
    """What a content security policy without 'unsafe-inline' would refuse."""
    if any(not _value(node, "src") and _value(node, "type") != "application/ld+json" for node in tree.css("script")):
        yield "inline <script>"
    if tree.css_first("style") is not None:
        yield "inline <style>"
    if tree.css_first("[style]") is not None:
        yield "a style attribute"
    if tree.css_first('[onclick], [onload], [onchange], [oninput], [onsubmit], [href^="javascript:"]') is not None:
        yield "an inline event handler"


def _parts(tree: LexborHTMLParser) -> Iterator[str]:
    for name, count in sorted(Counter(_value(node, "id") for node in tree.css("[id]")).items()):
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
    for name in ("alt", "title", "aria-label", "placeholder"):
        for node in tree.css(f"[{name}]"):
            yield _value(node, name)


def _title(tree: LexborHTMLParser) -> str:
    node = tree.css_first("head > title")
    return node.text().strip() if node else ""


def _meta(tree: LexborHTMLParser, name: str) -> str:
    return _value(tree.css_first(f'meta[name="{name}"]'), "content")


def _value(node: LexborNode | None, name: str) -> str:
    return (node.attributes.get(name) or "") if node is not None else ""
