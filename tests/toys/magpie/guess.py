"""Guessing (M3): whoever likes, once, at any time."""

from __future__ import annotations

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Decision
from holdfast.engine.secret import EVERYBODY
from holdfast.engine.view import Form, Number
from tests.toys.magpie.events import Guessed
from tests.toys.magpie.state import STONES, Nests


class Guess(Action, frozen=True):
    number: int

    @classmethod
    def form(cls, s: Nests, seat: int, ask: GuessStone) -> Form:
        return Number("guess", "number", 10, 12) if s.fault == "a form for nothing" else FORM

    def why_not(self, s: Nests, seat: int, ask: GuessStone) -> Refusal | None:
        if not 0 <= self.number < STONES + (s.fault == "beyond the form"):
            return refuse("magpie:M3", "refused.no_such_stone")
        return None

    def do(self, s: Nests, seat: int, ask: GuessStone) -> None:
        s.guessed[seat] = True
        s.learn("stone", EVERYBODY)
        s.tell(Guessed(seat, self.number))
        if self.number == s.stone.true():
            s.end("guessed", (seat,))


FORM = Number("guess", "number", 0, STONES - 1)


class GuessStone(Decision):
    STANDING = True
    OFFER = True
    ACTIONS = (Guess,)

    def seats(self, s: Nests) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seated) if not s.guessed[seat])
