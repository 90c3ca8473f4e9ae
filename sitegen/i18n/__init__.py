"""Languages: messages, plurals, numbers, dates, wording variants. The only reader of i18n/.

`load_languages` reads the translators' files and CLDR; a `Language` then needs nothing but memory.
`sync_language` brings a translator's file up to date with English.
"""

from sitegen.i18n.language import Language, MessageError
from sitegen.i18n.loading import available_codes, load_languages
from sitegen.i18n.problems import Problem
from sitegen.i18n.sync import SyncReport, sync_language

__all__ = [
    "Language",
    "MessageError",
    "Problem",
    "SyncReport",
    "available_codes",
    "load_languages",
    "sync_language",
]
