"""The YAML parser's complaints, in the words of somebody who wants to mend the file."""

from __future__ import annotations

import re

import yaml

_QUOTES = "put the text in quotes"
_NO_COLON = "could not find expected ':'"
_TAB = "expected spaces, got a tab", "indent with two spaces a level"
_PERCENT = "expected no line that starts with %", "delete the line"
_MEANINGS = {
    "mapping values are not allowed in this context": (
        "expected one `key: value` a line, got a second colon or a wrong indentation",
        "put text that holds a colon and a space in quotes, and align keys of one group",
    ),
    "block sequence entries are not allowed in this context": (
        "expected a value, got a list item on the key's own line",
        "start the list on the next line",
    ),
    "did not find expected key": (
        "expected a key that is aligned with the keys before it, followed by a colon",
        "align it, or put the text before it in quotes as a whole",
    ),
    "did not find expected '-' indicator": ("expected a list item that starts with `- `", "align it with the others"),
    "did not find expected ',' or ']'": ("expected `,` or `]`", "close the list"),
    "did not find expected ',' or '}'": ("expected `,` or `}`", "close the mapping"),
    "did not find expected node content": ("expected a value", _QUOTES),
    "found unexpected end of stream": (
        "expected a closing quotation mark, got the end of the file",
        "close the quotes",
    ),
    "found unexpected document indicator": ("expected a closing quotation mark", "close the quotes"),
    "found unknown escape character": (
        "expected a known escape sequence after the backslash",
        "use single quotes, where a backslash is only a backslash",
    ),
    "found invalid Unicode character escape code": ("expected a Unicode character", "write the character itself"),
    "did not find expected comment or line break": (
        "expected nothing after `|` or `>`",
        "start the text on a new line",
    ),
    "did not find expected <document start>": ("expected one document, got a second one", "write one record a file"),
    "exceeded maximum nesting depth": ("expected at most 8 levels, got more", "records have four"),
    "found incompatible YAML document": ("expected no %YAML line of another version", "delete the line"),
    _NO_COLON: (
        "expected a colon after the key",
        "write `key: value`, with a space after the colon",
    ),
    "mapping keys are not allowed in this context": ("expected a value, got a question mark", _QUOTES),
    "did not find expected alphabetic or numeric character": ("expected a value, got `&` or `*`", _QUOTES),
    "did not find expected whitespace or line break": ("expected a value without a tag", _QUOTES),
    "found a tab character that violates indentation": _TAB,
    "found a tab character where an indentation space is expected": _TAB,
    "could not find expected directive name": _PERCENT,
    "found unexpected non-alphabetical character": _PERCENT,
    "found unknown directive name": _PERCENT,
    "found undefined tag handle": ("expected a value without a tag", "delete the tag, or put the text in quotes"),
}
_CONFLICT = re.compile(r"^(<{7}|={7}|>{7})( |$)", re.MULTILINE)
_CONFLICT_MEANING = "expected no mark of a merge conflict", "keep one side, and delete the lines with <<<, === and >>>"
_NO_START = "found character that cannot start any token"
_FOUND_AFTER_ITS_SIGN = {
    "did not find expected alphabetic or numeric character",
    "could not find expected directive name",
    "found unexpected non-alphabetical character",
    "found unknown directive name",
}
_NEEDS_OPENING = {
    "expected a closing quotation mark, got the end of the file",
    "expected `,` or `]`",
    "expected `,` or `}`",
}


def describe(error: yaml.MarkedYAMLError, text: str) -> tuple[int, int, str, str]:
    """Line, column (from 1), what was expected, and a hint."""
    problem = str(error.problem)
    if conflict := _CONFLICT.search(text):
        return text.count("\n", 0, conflict.start()) + 1, 1, *_CONFLICT_MEANING
    starts_earlier = problem == _NO_COLON  # the parser notices only a line or two later
    mark = (error.context_mark if starts_earlier else error.problem_mark) or error.context_mark
    if mark is None:
        return 1, 1, "expected YAML", problem
    line, column = mark.line + 1, mark.column + 1
    if problem in _FOUND_AFTER_ITS_SIGN and error.context_mark:
        column = error.context_mark.column + 1
    if problem == _NO_START:
        return line, column, *_bad_start(text, mark.line, mark.column)
    message, hint = _MEANINGS.get(problem, ("expected YAML", problem))
    if message in _NEEDS_OPENING and error.context_mark:
        opened = error.context_mark
        hint = (
            f"{hint} that {'start' if hint.endswith('quotes') else 'starts'} at {opened.line + 1}:{opened.column + 1}"
        )
    return line, column, message, hint


def _bad_start(text: str, line: int, column: int) -> tuple[str, str]:
    rest = text.split("\n")[line][column:]
    character = rest[:1]
    if character == "\t":
        return _TAB
    return f"expected a value, got the character {character}", _QUOTES
