"""The order of play: dawn, then turns until the last (M4, M5)."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.flow import WAIT, Frame, StepResult
from tests.toys.magpie.dawn import Bell, RollForLuck
from tests.toys.magpie.events import TurnBegan
from tests.toys.magpie.state import DAWN_MS, TURN_MS, Nests
from tests.toys.magpie.turns import Turn


class Play(Frame):
    STEPS = ("dawn", "wait", "take_turn", "turn_over")

    def dawn(self, s: Nests) -> None:
        s.after(DAWN_MS, Bell(), "bell")
        for seat in range(s.seated):
            s.fork(RollForLuck(seat=seat))

    def wait(self, s: Nests) -> StepResult | None:
        if not s.rung and not all(s.rolled):
            return WAIT
        s.cancel("bell")
        s.is_dawn = False
        return None

    def take_turn(self, s: Nests) -> None:
        s.rung = s.whispered = s.traded = False
        if s.fault not in ("no bell", "dead end"):
            s.after(TURN_MS, Bell(), "bell")
        if s.fault == "bell by hand content":
            s.shift("bell", -max(s.hands[s.turn].true(), default=0))
        s.tell(TurnBegan(s.turn))
        s.start(Turn(seat=s.turn))

    def turn_over(self, s: Nests) -> Literal["take_turn"]:
        s.cancel("bell")
        s.left -= s.fault != "endless"
        if s.fault == "ids start again":
            s.asked = [0] * s.seated
        if not s.left:
            best = max(s.score)
            s.end("score", tuple(seat for seat in range(s.seated) if s.score[seat] == best))
        s.turn = s.neighbour(s.turn)
        return "take_turn"
