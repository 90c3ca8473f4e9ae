"""PO files as text, for tests."""

from __future__ import annotations

from pathlib import Path

HEADER = """msgid ""
msgstr ""
"Language: {code}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"""
HEADER_LINES = 5


def po(code: str, body: str) -> str:
    """A whole file: the header, then the body from line 7 on."""
    return HEADER.format(code=code) + "\n" + body


def site(root: Path, **files: str | bytes) -> Path:
    """A site whose i18n/ holds these files."""
    (root / "i18n").mkdir()
    for code, content in files.items():
        data = content.encode() if isinstance(content, str) else content
        (root / "i18n" / f"{code.replace('_', '-')}.po").write_bytes(data)
    return root
