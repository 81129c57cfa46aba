"""What comes after a game: the next mission, the next difficulty, said by the game itself. Pure like all rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that is over, as one seat looks back at it: the words that were chosen, and the seats that won."""

    words: dict[str, str]
    seat: int
    winners: tuple[int, ...]

    @property
    def is_won(self) -> bool:
        return self.seat in self.winners


@dataclasses.dataclass(frozen=True)
class Succession:
    """How games follow each other. `done_as` is the name under which somebody has done what these words choose, by
    pack files: a word of the first choice, and more behind a stroke. `next` gives the words to change for the next
    game, from pack files, the last game, and what somebody has done and whether they won it; none where the same again
    is best. `after_lessons`: so it is after a lesson, too, where what was played there is spent.
    """

    done_as: Callable[[Mapping[str, Any], Mapping[str, str]], str]
    next: Callable[[Mapping[str, Any], PlayedGame, Mapping[str, bool]], dict[str, str]]
    after_lessons: bool = False


def after(word: str, words: Sequence[str]) -> tuple[str, ...]:
    """Returns the words from the one after this on, and then those before it."""
    at = words.index(word) + 1 if word in words else 0
    return (*words[at:], *words[: max(0, at - 1)])
