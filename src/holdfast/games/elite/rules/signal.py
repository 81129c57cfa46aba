"""Signals: a few words, in texts under `signal.<number>`. While the clock is stopped nobody signals (R78, R235)."""

from __future__ import annotations

from typing import Any, Final

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.view import Number
from holdfast.games.elite.events.rounds import Signalled
from holdfast.games.elite.state import Elite

COVER: Final = 0  # the west, middle and east lane
OBJECTIVE: Final = 3  # objectives 1 to 12
GOING_HOME: Final = 15
SEARCHING: Final = 16
HELP: Final = 17
ALL_HOME: Final = 18
HOLD_DICE: Final = 19
SIGNALS: Final = 20


class Signal(Action, frozen=True):
    """Says one of the words."""

    say: int

    @classmethod
    def form(cls, s: Elite, seat: int, ask: Any) -> Number:
        return Number(cls.kind(), "say", 0, SIGNALS - 1)

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        return None if 0 <= self.say < SIGNALS else refuse("elite:R235", "refused.no_such_signal")

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        s.tell(Signalled(seat, self.say))
