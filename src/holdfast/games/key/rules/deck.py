"""The deck, the discard pile and peril (R99-R117): drawing, running out, and time."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.engine.secret import Secret, only
from holdfast.games.key.cards.resources import HAND_SIZE, is_time
from holdfast.games.key.events import CameraTookCard, CardDrawn, PerilBegan, StoppedDrawing, TimeCardDrawn
from holdfast.games.key.state import Key


def put_on_discard(s: Key, card: int) -> None:
    """Discards face up, for all to see (R155); three time icons in peril lose at once (R110)."""
    s.discard.append(card)
    if is_time(card) and s.has_lost_by_time():
        s.end("lost.time")


def draw_card(s: Key, seat: int) -> None:
    """The top card goes to the hand; a time card is discarded at once and fills no place (R107)."""
    s.passes = 0
    card = s.deck.true()[-1]
    if is_time(card):
        s.turn_up(s.deck)
        s.tell(TimeCardDrawn(seat, card))
        put_on_discard(s, card)
    else:
        knew = s.deck.known[-1]
        s.draw(s.deck, s.hands[seat])
        s.tell(CardDrawn(seat, Secret("card", card, knew | only(seat))))
    run_out(s)


def run_out(s: Key) -> None:
    """The moment the deck is empty, peril begins and everything discarded becomes the new deck (R101-R103)."""
    if s.deck.cards or s.is_over():
        return
    s.in_peril = True
    for card in s.discard:
        s.deck.put(card, 0)
    s.discard = []
    s.shuffle(s.deck, "deck")
    s.tell(PerilBegan(len(s.deck)))


class Draw(Action, frozen=True):
    """One more card, in peril (R106)."""

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: MayDraw) -> tuple[Draw, ...]:
        return (Draw(),)

    def do(self, s: Key, seat: int, ask: MayDraw) -> None:
        draw_card(s, seat)


class StopDrawing(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Key, seat: int, ask: MayDraw) -> tuple[StopDrawing, ...]:
        return (StopDrawing(),)

    def do(self, s: Key, seat: int, ask: MayDraw) -> None:
        s.tell(StoppedDrawing(seat))


class MayDraw(OneSeat):
    """In peril drawing is optional, one card at a time, even with an empty hand."""

    ACTIONS = (Draw, StopDrawing)


class RefillHand(Frame):
    """Back to four cards: outside peril without choice (R99), in peril as far as the player dares (R106)."""

    STEPS = ("draw", "drawn")
    seat: int

    def draw(self, s: Key) -> None:
        while not s.in_peril and len(s.hands[self.seat]) < HAND_SIZE:
            draw_card(s, self.seat)
        if len(s.hands[self.seat]) < HAND_SIZE:
            s.start(MayDraw(seat=self.seat))

    def drawn(self, s: Key) -> Literal["draw"] | None:
        return "draw" if isinstance(s.answered, Draw) else None


class CamerasLook(Frame):
    """At the end of a turn each camera in the player's room costs a card of the deck (R87), before drawing (R88)."""

    STEPS = ("discard",)
    seat: int

    def discard(self, s: Key) -> None:
        for token in s.face_up[s.rooms[self.seat]]:
            if s.is_camera(token) and not s.is_over():
                card = s.turn_up(s.deck)
                s.tell(CameraTookCard(self.seat, card))
                put_on_discard(s, card)
                run_out(s)


def hand_is_full(s: Key, seat: int) -> Refusal | None:
    if len(s.hands[seat]) >= HAND_SIZE:
        return refuse("key:R100", "refused.hand_full", limit=HAND_SIZE)
    return None
