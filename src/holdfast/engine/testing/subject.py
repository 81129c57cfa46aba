"""What the suite is run on, and how it says what broke."""

from __future__ import annotations

import dataclasses
from typing import Any

from holdfast.engine.game import AnyGame
from holdfast.engine.rng import key_from_seed
from holdfast.engine.state import State


@dataclasses.dataclass(frozen=True, kw_only=True)
class Subject:
    """A game at a table of some size."""

    game: AnyGame
    content: Any
    options: Any
    seats: int
    bound: int = 2000  # commands within which random play ends the game
    length: int = 200  # commands that the properties play, besides the one that every game ends

    def setup(self, seed: int) -> State:
        first: State = self.game.setup(self.content, self.options, self.seats, key_from_seed(seed))
        return first

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}"


class Broken(AssertionError):
    """A game broke the contract: which property, what was seen, and where, so that the message is a reproduction."""

    def __init__(self, property: str, what: str, position: str) -> None:
        super().__init__(f"{property}: {what}\n{position}")
        self.property = property
        self.what = what
        self.position = position
