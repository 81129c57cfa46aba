"""Stopping short (A12): what may be done "up to" some number of times may be done fewer times, or not at all."""

from __future__ import annotations

from holdfast.engine.action import Action
from holdfast.engine.flow import Decision
from holdfast.games.key.events import Stopped
from holdfast.games.key.state import Key


class Stop(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Key, seat: int, ask: Decision) -> tuple[Stop, ...]:
        return (Stop(),)

    def do(self, s: Key, seat: int, ask: Decision) -> None:
        s.tell(Stopped(seat))
