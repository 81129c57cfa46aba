"""The Fixer's ability: take the top cards off a pile with its counter intel, or take a camera down nearby."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.games.key.cards.types import REGROUP
from holdfast.games.key.events import TokenRemoved
from holdfast.games.key.rules.regroup import clears_nothing, discard_from_pile, nothing_to_clear, why_not_clear
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.state import Key


def nothing_to_fix(s: Key, seat: int) -> Refusal | None:
    """Returns why a seat's character has nothing to fix, if that is so."""
    cameras = any(s.is_camera(token) for room in s.nearby(s.rooms[seat]) for token in s.face_up[room])
    return None if cameras else nothing_to_clear(s, seat)


class Trim(Action, frozen=True):
    """Takes cards off a pile, but not off the Regroup pile, which is never cleared (R80)."""

    pile: target.Pile

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: ChooseFix) -> list[Trim]:
        return [Trim(pile) for pile in range(REGROUP)]

    def why_not(self, s: Key, seat: int, ask: ChooseFix) -> Refusal | None:
        return why_not_clear(self.pile)

    def comes_to_nothing(self, s: Key, seat: int, ask: ChooseFix) -> Refusal | None:
        return clears_nothing(s, self.pile)

    def do(self, s: Key, seat: int, ask: ChooseFix) -> None:
        discard_from_pile(s, seat, self.pile, min(ask.cards, len(s.piles[self.pile])))


class TakeDownCamera(Action, frozen=True):
    room: target.Room
    token: target.Token

    @classmethod
    def gate(cls, s: Key, seat: int, ask: ChooseFix) -> Refusal | None:
        if not any(s.is_camera(token) for room in s.nearby(s.rooms[seat]) for token in s.face_up[room]):
            return refuse("key:R42", "refused.no_camera_nearby")
        return None

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: ChooseFix) -> list[TakeDownCamera]:
        nearby = s.nearby(s.rooms[seat])
        return [TakeDownCamera(room, token) for room in nearby for token in s.face_up[room] if s.is_camera(token)]

    def why_not(self, s: Key, seat: int, ask: ChooseFix) -> Refusal | None:
        if self.room not in s.nearby(s.rooms[seat]):
            return refuse("key:R53", "refused.not_nearby")
        if self.token not in s.face_up[self.room] or not s.is_camera(self.token):
            return refuse("key:R42", "refused.no_such_camera")
        return None

    def do(self, s: Key, seat: int, ask: ChooseFix) -> None:
        s.take_off(self.room, self.token)
        s.tell(TokenRemoved(self.room, self.token))


class ChooseFix(OneSeat):
    ACTIONS = (Trim, TakeDownCamera, Stop)
    cards: int


class Fix(Frame):
    STEPS = ("choose",)
    seat: int
    cards: int

    def choose(self, s: Key) -> None:
        s.start(ChooseFix(seat=self.seat, cards=self.cards))
