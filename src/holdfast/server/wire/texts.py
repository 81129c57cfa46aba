"""What the server itself says, outside of any game, in the language of whoever is told."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from holdfast.engine.text import Texts
from holdfast.engine.text_files import FIRST_LANGUAGE, best_language, in_language, load_tables
from holdfast.table.texts import TABLES as TABLE_TABLES
from holdfast.table.texts import table_words

TABLES: Final = load_tables("holdfast.server.wire")
LANGUAGES_KEPT: Final = 32
MOST_WANTED: Final = 10


@lru_cache(LANGUAGES_KEPT)
def server_texts(language: str = FIRST_LANGUAGE) -> Texts:
    """Returns the words of the server, the lobby and the table."""
    return Texts({**table_words(language), **in_language(TABLES, language)}, language=language)


def languages() -> set[str]:
    """Returns the languages in which the server and its tables speak."""
    return {*TABLES, *TABLE_TABLES}


def asked_language(query: str, header: str, known: set[str]) -> str:
    """Returns the language that somebody wants to be told in: by name in the address, else by `Accept-Language`."""
    wanted = [query] if query else [part.partition(";")[0].strip() for part in header.split(",")[:MOST_WANTED]]
    return best_language(wanted, known)
