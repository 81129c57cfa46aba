"""The words of the terminal, in the language of whoever sits at it.

One `holdfast play` speaks one language: whatever is drawn asks for it here. A game's own drawing has a table of its
own, `TerminalWords("holdfast.cli.terminal.<game>")`, from the files `<language>.ftl` beside its code.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from holdfast.cli.errors import BadInput
from holdfast.engine.text import Texts
from holdfast.engine.text_files import FIRST_LANGUAGE, MADE_UP, best_language, in_language, load_tables

VARIABLE: Final = "HOLDFAST_LANGUAGE"

LANGUAGE: Final[ContextVar[str]] = ContextVar("language", default=FIRST_LANGUAGE)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Lets everything that is said meanwhile be said in this language."""
    before = LANGUAGE.set(language)
    try:
        yield
    finally:
        LANGUAGE.reset(before)


class TerminalWords:
    """What one part of the terminal says: the tables in a package."""

    def __init__(self, package: str) -> None:
        self.tables = load_tables(package)
        self._texts: dict[str, Texts] = {}

    @property
    def texts(self) -> Texts:
        """Returns them in the language that is spoken now, in English where that lacks one."""
        language = LANGUAGE.get()
        if language not in self._texts:
            self._texts[language] = Texts(in_language(self.tables, language), language=language)
        return self._texts[language]

    def has(self, key: str) -> bool:
        return self.texts.has(key)

    def say(self, key: str, /, **params: object) -> str:
        return self.texts.say(key, params)


SHELL: Final = TerminalWords("holdfast.cli.terminal")
say: Final = SHELL.say


def bot_name(kind: str) -> str:
    """Returns what a kind of bot is called; one that has no text is called as in the code."""
    return say(f"bot.{kind}") if SHELL.has(f"bot.{kind}") else kind


def wanted_language(given: str | None) -> str:
    """Returns the language to play in: as was asked for, else as the system speaks if there is a table for it.

    Raises BadInput where a language was asked for that nobody has translated.
    """
    known = {*SHELL.tables, MADE_UP}
    asked = (given or os.environ.get(VARIABLE, "")).replace("_", "-")
    if not asked:
        system = locale.getlocale(locale.LC_MESSAGES)[0] or ""
        return best_language([system.replace("_", "-")], SHELL.tables)
    found = best_language([asked], known)
    if found == FIRST_LANGUAGE and asked.partition("-")[0] != FIRST_LANGUAGE:
        raise BadInput(say("language.unknown", language=asked, known=", ".join(sorted(SHELL.tables))))
    return found
