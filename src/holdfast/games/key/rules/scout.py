"""The Scout's ability: turn up the top token of each nearby room, one at a time, in any order (A18: not Intel)."""

from __future__ import annotations

from typing import Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, in_vain, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.games.key.rules.reveal import reveal_top
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.state import Key


def stacks_nearby(s: Key, seat: int) -> tuple[int, ...]:
    return tuple([room for room in s.nearby(s.rooms[seat]) if len(s.stacks[room])])


def nothing_to_scout(s: Key, seat: int) -> Refusal | None:
    """Returns why no room nearby has a token to turn up, if that is so."""
    return None if stacks_nearby(s, seat) else in_vain("key:R42", "idle.scout")


class RevealNearby(Action, frozen=True):
    room: target.Room

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: ChooseNearby) -> list[RevealNearby]:
        return [RevealNearby(room) for room in ask.rooms]

    def why_not(self, s: Key, seat: int, ask: ChooseNearby) -> Refusal | None:
        if self.room not in s.nearby(s.rooms[seat]):
            return refuse("key:R53", "refused.not_nearby")
        if self.room not in ask.rooms:
            return refuse("key:R42", "refused.room_is_done")
        return None

    def do(self, s: Key, seat: int, ask: ChooseNearby) -> None:
        reveal_top(s, self.room)


class ChooseNearby(OneSeat):
    ACTIONS = (RevealNearby, Stop)
    rooms: tuple[int, ...]


class Scout(Frame):
    STEPS = ("look_around", "choose", "revealed")
    seat: int
    rooms: tuple[int, ...] = ()

    def look_around(self, s: Key) -> None:
        self.rooms = stacks_nearby(s, self.seat)

    def choose(self, s: Key) -> None:
        if self.rooms:
            s.start(ChooseNearby(seat=self.seat, rooms=self.rooms))

    def revealed(self, s: Key) -> Literal["choose"] | None:
        action = s.answered
        if not isinstance(action, RevealNearby):
            return None
        self.rooms = tuple(room for room in self.rooms if room != action.room)
        return "choose"
