"""Module "locks" (R140): to enter a locked room the first time, a card of its suit is discarded."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.games.key.cards.resources import SUITS
from holdfast.games.key.events import LockOpened
from holdfast.games.key.rules.deck import put_on_discard
from holdfast.games.key.state import Key


def keys_for(s: Key, seat: int, room: int) -> list[int]:
    """Returns the player's own cards that open the room."""
    return [card for card in s.hands[seat].own(seat) if card % 3 == s.locks[room]]


def why_not_enter(s: Key, seat: int, room: int) -> Refusal | None:
    if s.locks[room] >= 0 and not keys_for(s, seat, room):
        return refuse("key:R140", "refused.locked", suit=SUITS[s.locks[room]])
    return None


class Unlock(Action, frozen=True):
    card: target.Card

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: ChooseKey) -> list[Unlock]:
        return [Unlock(card) for card in keys_for(s, seat, ask.room)]

    def why_not(self, s: Key, seat: int, ask: ChooseKey) -> Refusal | None:
        if self.card not in keys_for(s, seat, ask.room):
            return refuse("key:R140", "refused.not_a_key", suit=SUITS[s.locks[ask.room]])
        return None

    def do(self, s: Key, seat: int, ask: ChooseKey) -> None:
        s.locks[ask.room] = -1
        s.tell(LockOpened(seat, ask.room, self.card))
        put_on_discard(s, s.take(s.hands[seat], self.card))


class ChooseKey(OneSeat):
    ACTIONS = (Unlock,)
    room: int


class OpenLock(Frame):
    STEPS = ("ask",)
    seat: int
    room: int

    def ask(self, s: Key) -> None:
        s.start(ChooseKey(seat=self.seat, room=self.room))
