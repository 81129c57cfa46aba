"""Choices that never hang (R8): each has a grace, after which others may make it, in the end the board."""

from __future__ import annotations

from typing import Final

from holdfast.engine.flow import Decision, Frame
from tests.toys.rush.events import Waited
from tests.toys.rush.state import Rush

NOBODY: Final = -1
BOARD: Final = 3  # graces, after which nobody is asked any more


class Choice(Decision, kw_only=True):
    """A one-shot choice: at most one is open, because chains are open one at a time (R7)."""

    seat: int = NOBODY  # whose choice it is; nobody's is the group's
    mover: int = NOBODY
    waited: int = 0

    def seats(self, s: Rush) -> tuple[int, ...]:
        if self.seat == NOBODY or self.waited >= 2:
            return s.everybody()
        if self.mover in (NOBODY, self.seat) or not (s.clock_runs or self.waited):
            return (self.seat,)
        return (self.seat, self.mover)

    def is_open(self, s: Rush) -> bool:
        return self.waited < BOARD


class Grace(Frame):
    """Nobody chose in time."""

    STEPS = ("pass_on",)

    def pass_on(self, s: Rush) -> None:
        choice = next(frame for frame in s.frames() if isinstance(frame, Choice))
        choice.waited += 1
        s.tell(Waited(choice.waited))
        if choice.waited < BOARD:
            _give_time(s)


def put(s: Rush, choice: Choice) -> None:
    """Ask, and give some time to answer."""
    if "hangs" not in s.faults:
        _give_time(s)
    s.start(choice)


def made(s: Rush) -> None:
    """The choice was made: its time is over."""
    s.cancel("grace")


def _give_time(s: Rush) -> None:
    s.after(s.options.grace_ms, Grace(), "grace")
