"""Run (R46-R55): up to three moves, each into an adjacent room."""

from __future__ import annotations

from typing import Final, Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, in_vain, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.engine.secret import EVERYBODY
from holdfast.games.key.events import Moved
from holdfast.games.key.rules.lock import OpenLock, why_not_enter
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.state import Key

MOVES: Final = 3  # R46


def ways_on(s: Key, seat: int, steps: int) -> dict[int, tuple[int, ...]]:
    """Returns the rooms that can be reached in so many steps, each with a shortest way there; of locked rooms those
    that the player has a key for.
    """
    here = s.rooms[seat]
    ways: dict[int, tuple[int, ...]] = {here: ()}
    queue = [here]
    for room in queue:
        if len(ways[room]) == steps:
            continue
        for near in s.neighbours[room]:
            if near not in ways and why_not_enter(s, seat, near) is None:
                ways[near] = (*ways[room], near)
                queue.append(near)
    del ways[here]
    return ways


def nowhere_to_run(s: Key, seat: int) -> Refusal | None:
    """Returns why a seat's character cannot leave its room, if that is so."""
    return None if ways_on(s, seat, 1) else in_vain("key:R46", "idle.run")


class Go(Action, frozen=True):
    room: target.Room

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: ChooseRoom) -> list[Go]:
        return [Go(room) for room in s.neighbours[s.rooms[seat]]]

    def why_not(self, s: Key, seat: int, ask: ChooseRoom) -> Refusal | None:
        here = s.rooms[seat]
        if self.room not in s.neighbours[here]:
            walled = s.has_wall(here, self.room)
            return refuse("key:R48", "refused.wall") if walled else refuse("key:R47", "refused.not_adjacent")
        return why_not_enter(s, seat, self.room)

    def do(self, s: Key, seat: int, ask: ChooseRoom) -> None:
        s.rooms[seat] = self.room
        s.tell(Moved(seat, self.room))
        if s.locks[self.room] >= 0:
            s.learn("card", EVERYBODY)  # who goes there holds a card of its suit
            s.start(OpenLock(seat=seat, room=self.room))


class ChooseRoom(OneSeat):
    ACTIONS = (Go, Stop)
    left: int


class Run(Frame):
    STEPS = ("choose", "moved")
    seat: int
    left: int = MOVES

    def choose(self, s: Key) -> None:
        s.start(ChooseRoom(seat=self.seat, left=self.left))

    def moved(self, s: Key) -> Literal["choose"] | None:
        self.left -= 1
        return "choose" if self.left and isinstance(s.answered, Go) else None
