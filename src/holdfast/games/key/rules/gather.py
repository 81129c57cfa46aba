"""Gather and collecting (R64-R78): up to two collects in one's own room, and the windows that they open."""

from __future__ import annotations

from typing import Final, Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, in_vain, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.games.key.events import TokenCollected, TokenLeft, WindowOpened
from holdfast.games.key.rules.reveal import reveal_top
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.state import Key

COLLECTS: Final = 2  # R64


def nothing_to_gather(s: Key, seat: int) -> Refusal | None:
    """Returns why there is nothing to gather for a seat, if that is so (R77)."""
    room = s.rooms[seat]
    return None if len(s.stacks[room]) or s.wanted_in(room) else in_vain("key:R77", "idle.gather", room=room)


class Collect(Action, frozen=True):
    """Takes a face-up glyph of one's room (R65); every window that shows it opens (R69)."""

    token: target.Token

    @classmethod
    def gate(cls, s: Key, seat: int, ask: OneSeat) -> Refusal | None:
        if not any(s.is_glyph(token) for token in s.face_up[s.rooms[seat]]):
            return refuse("key:R65", "refused.no_glyph_here")
        return None

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: OneSeat) -> list[Collect]:
        return [Collect(token) for token in s.face_up[s.rooms[seat]] if s.is_glyph(token)]

    def why_not(self, s: Key, seat: int, ask: OneSeat) -> Refusal | None:
        if self.token not in s.face_up[s.rooms[seat]]:
            return refuse("key:R71", "refused.not_in_your_room")
        if not s.is_glyph(self.token):
            return refuse("key:R72", "refused.traps_are_not_collected")
        if isinstance(ask, CollectOrLeave) and self.token != ask.token:
            return refuse("key:R66", "refused.the_flipped_one")
        return None

    def comes_to_nothing(self, s: Key, seat: int, ask: OneSeat) -> Refusal | None:
        return None if s.opened_by(self.token) else in_vain("key:R69", "idle.collect", token=self.token)

    def do(self, s: Key, seat: int, ask: OneSeat) -> None:
        room = s.rooms[seat]
        s.take_off(room, self.token)
        s.tell(TokenCollected(seat, room, self.token))
        for window in s.opened_by(self.token):
            s.windows[window] = s.reveal(s.windows[window])
            s.tell(WindowOpened(window, s.windows[window].true()))


class Flip(Action, frozen=True):
    """Try the face-down token on top of the stack instead (R66, R67)."""

    @classmethod
    def gate(cls, s: Key, seat: int, ask: OneSeat) -> Refusal | None:
        if not len(s.stacks[s.rooms[seat]]):
            return refuse("key:R67", "refused.no_stack_here")
        return None

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: OneSeat) -> tuple[Flip, ...]:
        return (Flip(),)

    def do(self, s: Key, seat: int, ask: OneSeat) -> None:
        token = reveal_top(s, s.rooms[seat])
        if token in s.face_up[s.rooms[seat]] and token is not None and s.is_glyph(token) and not s.is_over():
            s.start(OfferFlipped(seat=seat, token=token))


class ChooseToken(OneSeat):
    ACTIONS = (Collect, Flip, Stop)
    left: int


class Leave(Action, frozen=True):
    """Let a flipped glyph lie; it stays face up and the collect is spent (A6, R78)."""

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: CollectOrLeave) -> tuple[Leave, ...]:
        return (Leave(),)

    def do(self, s: Key, seat: int, ask: CollectOrLeave) -> None:
        s.tell(TokenLeft(seat, ask.token))


class CollectOrLeave(OneSeat):
    ACTIONS = (Collect, Leave)
    token: int


class OfferFlipped(Frame):
    """A glyph that was just flipped may be collected at once (R66)."""

    STEPS = ("ask",)
    seat: int
    token: int

    def ask(self, s: Key) -> None:
        s.start(CollectOrLeave(seat=self.seat, token=self.token))


class Gather(Frame):
    """Two collects, or one for the Courier; a trap met by flipping uses one up (R76)."""

    STEPS = ("choose", "collected")
    seat: int
    left: int = COLLECTS

    def choose(self, s: Key) -> None:
        room = s.rooms[self.seat]
        if len(s.stacks[room]) or any(map(s.is_glyph, s.face_up[room])):  # R77: everybody sees an empty room
            s.start(ChooseToken(seat=self.seat, left=self.left))

    def collected(self, s: Key) -> Literal["choose"] | None:
        self.left -= 1
        return "choose" if self.left and isinstance(s.answered, Collect | Flip) else None
