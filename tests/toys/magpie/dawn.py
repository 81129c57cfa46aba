"""Dawn (M1): each bird rolls for luck, all at once, until the bell."""

from __future__ import annotations

from holdfast.engine.action import Action
from holdfast.engine.flow import Frame, OneSeat
from tests.toys.magpie.events import BellRang, Rolled
from tests.toys.magpie.state import CALLS, Nests


class Roll(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: RollForLuck) -> tuple[Roll, ...]:
        return (Roll(),)

    def do(self, s: Nests, seat: int, ask: RollForLuck) -> None:
        face = s.rng.below(6, "dice" if s.fault == "one stream" else f"dice/{seat}")
        s.score[seat] += face
        s.rolled[seat] = True
        s.tell(Rolled(seat, face))


class RollForLuck(OneSeat):
    ACTIONS = (Roll,)

    def is_open(self, s: Nests) -> bool:
        return s.is_dawn


class Bell(Frame):
    STEPS = ("ring",)

    def ring(self, s: Nests) -> None:
        s.rung = True
        CALLS.append(s.now)
        if s.fault != "bell by chance" or len(CALLS) % 2:
            s.tell(BellRang())
