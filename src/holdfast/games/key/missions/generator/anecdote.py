"""Anecdotes: small stories that lack one word, which is their point, and the words that may be it.

The card tells the story with a blank; what fills it is the answer. Several endings look alike while the card is closed,
so that whoever guesses has reason to doubt it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from holdfast.engine.content import PackError

BLANK: Final = "____"


class Anecdote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small story with a blank in it, what it may end with, and what came of it, whatever it was."""

    title: str
    story: str
    endings: tuple[str, ...]
    won: str

    def told(self, ending: str) -> str:
        """Returns the story with this word in the blank, and what came of it."""
        return f"{self.story.replace(BLANK, ending)} {self.won}"


def check_anecdotes(anecdotes: Sequence[Anecdote], file: str) -> None:
    for i, anecdote in enumerate(anecdotes):
        if anecdote.story.count(BLANK) != 1:
            raise PackError(file, f"anecdote[{i}].story", f"one blank, {BLANK}", anecdote.story)
        told = set(re.findall("[A-Z]+", anecdote.story.upper()))
        for ending in anecdote.endings:
            if not re.fullmatch("[A-Z]+", ending) or ending in told:
                raise PackError(file, f"anecdote[{i}].endings", "words in capitals that the story lacks", ending)
            if anecdote.endings.count(ending) > 1:
                raise PackError(file, f"anecdote[{i}].endings", "each word once", ending)
