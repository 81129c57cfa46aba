"""Due times as data: what will happen by itself, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from holdfast.engine.flow import run

if TYPE_CHECKING:
    from holdfast.engine.flow import Frame
    from holdfast.engine.state import State


class Timer(msgspec.Struct, frozen=True, gc=False):
    """At `due` (milliseconds of game time) a copy of `frame` starts on a strand of its own."""

    due: int
    no: int
    key: str
    frame: Frame


def advance(s: State, to: int) -> bool:
    """Fires in place what is due at or before `to`, in order; tells whether anything fired. Time never runs back."""
    fired = False
    while s.timers and s.timers[0].due <= to and s.outcome is None:
        timer = s.timers.pop(0)
        s.now = max(s.now, timer.due)
        s.fork(timer.frame.__copy__())
        run(s)
        fired = True
    if s.outcome is None:
        s.now = max(s.now, to)
    return fired


def next_due(s: State) -> int | None:
    return s.timers[0].due if s.timers else None
