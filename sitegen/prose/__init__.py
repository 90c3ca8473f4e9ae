"""Markdown to HTML: a safe part of it, with placeholders for figures, and located messages for every mistake.

source finds what is to be replaced and what is not allowed; markup turns the rest into HTML with the library
`markdown`. What a placeholder stands for and where a link leads is the caller's business.
"""

from sitegen.prose.convert import Converted, Heading, Table, Target, Value, convert
from sitegen.prose.source import Placeholder, ValueMissingError

__all__ = ["Converted", "Heading", "Placeholder", "Table", "Target", "Value", "ValueMissingError", "convert"]
