"""What browsers do not need is left out of what they load: of templates as they are compiled, of scripts as they are
copied. The theme's own files stay as people write them.
"""

from __future__ import annotations

import re
from pathlib import Path

from jinja2.ext import Extension
from rjsmin import jsmin

_IMPLIED_END = re.compile(r"</(?:td|th|tr|dt|dd|option|thead|tbody)>")
# A paragraph ends where a block begins, or the one around it ends. (An empty one stays empty.)
_PARAGRAPH_END = re.compile(
    r"(?<!>)</p>(?=\s*</?(?:article|aside|details|div|dl|figure|footer|form|h[1-6]|main|nav|ol|p|section|table|ul)\b|</li>)"
)
_BREAK = re.compile(r"(</?(?:section|div|dl|ol|ul|table|thead|tbody|header|main|footer|figure)\b[^<>{}]*>)\n")
_JINJA = r"\{\{.*?\}\}|\{%.*?%\}"
_TAG = re.compile(rf"<[a-z](?:{_JINJA}|[^<>{{}}])*>", re.DOTALL)
_QUOTED_WORD = re.compile(rf"""({_JINJA})|(?<=[a-z]=)"([\w.#-]+)"(?=[\s>{{])""", re.ASCII | re.DOTALL)


class Lean(Extension):
    """Leaves out end tags that HTML implies (https://html.spec.whatwg.org/#optional-tags), quotes around words, and
    breaks of lines at the edges of blocks.

    Not the ends of items of a list: where items stand in a line, the space between them would become the item's own.

    Pages, most of which are tables, lose a tenth of their bytes, and rendering does a little less.
    """

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        without_ends = _PARAGRAPH_END.sub("", _IMPLIED_END.sub("", source))
        unquoted = _TAG.sub(lambda tag: _QUOTED_WORD.sub(r"\1\2", tag[0]), without_ends)
        return _BREAK.sub(r"\1{#\n#}", unquoted)  # in a comment, so that lines keep their numbers


def asset(path: Path) -> bytes:
    """An asset as it is served: a script without comments and spaces, anything else as it is."""
    content = path.read_bytes()
    return jsmin(content) if path.suffix == ".js" else content
