"""Who goes first (R19, A20): the first who volunteers; if nobody does, the first seat."""

from __future__ import annotations

from holdfast.engine.action import Action
from holdfast.engine.flow import Decision
from holdfast.games.key.events import LetOthersBegin
from holdfast.games.key.state import Key


class GoFirst(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Key, seat: int, ask: Volunteer) -> tuple[GoFirst, ...]:
        return (GoFirst(),)

    def do(self, s: Key, seat: int, ask: Volunteer) -> None:
        s.turn = seat
        ask.found = True


class AfterYou(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Key, seat: int, ask: Volunteer) -> tuple[AfterYou, ...]:
        return (AfterYou(),)

    def do(self, s: Key, seat: int, ask: Volunteer) -> None:
        ask.declined = (*ask.declined, seat)
        s.tell(LetOthersBegin(seat))


class Volunteer(Decision):
    """Open to all who have not declined."""

    STANDING = True
    ACTIONS = (GoFirst, AfterYou)
    declined: tuple[int, ...] = ()
    found: bool = False

    def seats(self, s: Key) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seated) if seat not in self.declined)

    def is_open(self, s: Key) -> bool:
        return not self.found and len(self.declined) < s.seated
