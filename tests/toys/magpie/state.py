"""The things on the table in a game of magpie."""

from __future__ import annotations

from typing import Annotated

from holdfast.engine.knowledge import By, Known, Public
from holdfast.engine.secret import Hand, Pile, Secret
from holdfast.engine.state import State, derived

CARDS = 14
STONES = 6
TURNS = 2  # of each bird
DAWN_MS = 5000
TURN_MS = 10_000
CALLS: list[int] = []  # what no game may have: something outside the state


def whispered_for(s: Nests, seat: int) -> bool:
    """Those know it who whisper."""
    return s.whispered and seat in (s.turn, s.neighbour(s.turn))


@derived
class Nests(State):
    deck: Known[Pile]
    hands: Known[list[Hand]]
    nests: Known[list[Pile]]
    table: Public[list[int]]
    stone: Known[Secret[int]]
    score: Public[list[int]]
    rolled: Public[list[bool]]
    guessed: Public[list[bool]]
    turn: Public[int]
    left: Public[int]
    is_dawn: Public[bool] = True
    rung: Public[bool] = False
    whispered: Annotated[bool, By(whispered_for)] = False
    traded: Public[bool] = False
    fault: Public[str] = ""

    def neighbour(self, seat: int) -> int:
        return (seat + 1) % self.seated
