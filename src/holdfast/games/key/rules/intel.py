"""Intel (R56-R58, R63): turn up to two tokens of one room, any room, one at a time."""

from __future__ import annotations

from typing import Final, Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, in_vain, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.games.key.rules.reveal import reveal_top
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.state import Key

REVEALS: Final = 2  # R56


def nothing_to_turn_up(s: Key, seat: int) -> Refusal | None:
    """Returns why no room has a token to turn up, if that is so (R63)."""
    return None if any(map(len, s.stacks)) else in_vain("key:R63", "idle.intel")


class Reveal(Action, frozen=True):
    """Turn up the top token of a room; the second must come from the room of the first (R58)."""

    room: target.Room

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: ChooseStack) -> list[Reveal]:
        return [Reveal(room) for room in (range(len(s.stacks)) if ask.room < 0 else (ask.room,))]

    def why_not(self, s: Key, seat: int, ask: ChooseStack) -> Refusal | None:
        if not 0 <= self.room < len(s.stacks):
            return refuse("key:R56", "refused.no_such_room")
        if ask.room not in (-1, self.room):
            return refuse("key:R58", "refused.same_room", room=ask.room)
        return None

    def comes_to_nothing(self, s: Key, seat: int, ask: ChooseStack) -> Refusal | None:
        return None if len(s.stacks[self.room]) else in_vain("key:R63", "idle.reveal", room=self.room)

    def do(self, s: Key, seat: int, ask: ChooseStack) -> None:
        reveal_top(s, self.room, by_intel=True)


class ChooseStack(OneSeat):
    """Any room of the board at first, then that room again."""

    ACTIONS = (Reveal, Stop)
    room: int


class Intel(Frame):
    STEPS = ("count", "choose", "revealed")
    seat: int
    left: int = REVEALS
    room: int = -1

    def count(self, s: Key) -> None:
        """Allows one more token to be turned up from the terminal (R140, module "terminal")."""
        if s.rooms[self.seat] == s.feature_room("terminal"):
            self.left += 1

    def choose(self, s: Key) -> None:
        s.start(ChooseStack(seat=self.seat, room=self.room))

    def revealed(self, s: Key) -> Literal["choose"] | None:
        action = s.answered
        if not isinstance(action, Reveal):
            return None
        self.room = action.room
        self.left -= 1
        return "choose" if self.left and len(s.stacks[self.room]) else None
