"""The words at a table: what the table itself says, what the game says, and what people and things are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.engine.game import AnyGame
from holdfast.engine.message import Message
from holdfast.engine.state import State
from holdfast.engine.text import Texts, as_pattern
from holdfast.engine.text_files import FIRST_LANGUAGE, Table, in_language, load_tables
from holdfast.table.setting import Setting

TABLES: Final = load_tables("holdfast.table")
EN: Final = TABLES["en"]


def table_words(language: str) -> Table:
    """Returns what the table and the lobby say, in a language."""
    return in_language(TABLES, language)


def texts_of(setting: Setting, s: State) -> Texts:
    """Returns one table of texts for everything that is said at a table."""
    game = setting.game
    people = {f"seat.{seat}": name for seat, name in enumerate(setting.seats)}
    texts = texts_with(game, {**game.shown.names(s), **people})
    made = game.shown.words(setting.content, texts_with(game, {}))
    return texts.extended({key: as_pattern(words) for key, words in made.items()})


def texts_with(game: AnyGame, names: Mapping[str, str | Message], language: str = FIRST_LANGUAGE) -> Texts:
    """Returns the same with these names of things and people; the game has the last word but for names."""
    return Texts({**table_words(language), **game.texts_in(language)}, names, language)
