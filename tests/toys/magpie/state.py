"""The things on the table in a game of magpie."""

from __future__ import annotations

from holdfast.engine.secret import Hand, Pile, Secret
from holdfast.engine.state import State, derived

CARDS = 14
STONES = 6
TURNS = 2  # of each bird
DAWN_MS = 5000
TURN_MS = 10_000
CALLS: list[int] = []  # what no game may have: something outside the state


@derived
class Nests(State):
    deck: Pile
    hands: list[Hand]
    nests: list[Pile]
    table: list[int]
    stone: Secret[int]
    score: list[int]
    rolled: list[bool]
    guessed: list[bool]
    turn: int
    left: int
    is_dawn: bool = True
    rung: bool = False
    whispered: bool = False
    traded: bool = False
    fault: str = ""

    def neighbour(self, seat: int) -> int:
        return (seat + 1) % self.seated
