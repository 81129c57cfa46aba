"""A roll (R36, R191, R192): for all to see, and what the hero may do about it afterwards."""

from __future__ import annotations

from holdfast.engine.flow import Frame
from holdfast.games.alone.events.deeds import DiceRolled
from holdfast.games.alone.rules.dice import Purpose, throw
from holdfast.games.alone.rules.may import May
from holdfast.games.alone.state import Alone


class Roll(Frame):
    """The faces lie in `s.pool` when this is done."""

    STEPS = ("roll", "use_what_helps")

    dice: int
    purpose: Purpose

    def roll(self, s: Alone) -> None:
        s.pool = [throw(s) for _ in range(self.dice)]
        if s.pool:
            s.tell(DiceRolled(self.purpose, tuple(s.pool)))

    def use_what_helps(self, s: Alone) -> None:
        if s.pool:
            moments = ("rolled", "fought") if self.purpose == "fight" else ("rolled",)
            s.start(May(moments=moments, purpose=self.purpose))
