"""Turns (M2): hide, show, peek or whisper."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.engine.secret import EVERYBODY, Seats, Secret, only
from tests.toys.magpie.events import BellRang, Declined, Hid, Peeked, Shown, Traded, Whispered
from tests.toys.magpie.state import CALLS, CARDS, Nests


def not_held(s: Nests, seat: int, card: int) -> Refusal | None:
    if s.fault == "asking leaves a trace":
        s.whispered = True
    if s.fault == "asking raises" and s.table[card % 100] == card:
        return None
    if card not in s.hands[seat].own(seat):
        return refuse("magpie:M2", "refused.not_held", card=card)
    return None


class Hide(Action, frozen=True):
    card: int

    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: ChooseDeed) -> list[Hide]:
        cards = s.hands[seat].own(seat)
        if s.fault == "an option twice":
            cards = [*cards, *cards[:1]]
        return [Hide(card) for card in (cards[1:] if s.fault == "not offered" else cards)]

    def why_not(self, s: Nests, seat: int, ask: ChooseDeed) -> Refusal | None:
        return not_held(s, seat, self.card)

    def do(self, s: Nests, seat: int, ask: ChooseDeed) -> None:
        hand = s.hands[seat]
        card, known = hand.pop(hand.cards.index(self.card))
        s.nests[seat].put(card, EVERYBODY if s.fault == "hides in the open" else known)
        shown = card if s.fault == "event names the card" else Secret("card", card, known)
        s.tell(Hid(seat, shown), to=EVERYBODY)
        if s.fault == "unsaved value":
            s.table.append(True)
            s.table.pop(0) if len(s.table) > 1 else None


class Show(Action, frozen=True):
    card: int

    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: ChooseDeed) -> list[Show]:
        return [Show(card) for card in s.hands[seat].own(seat)]

    def why_not(self, s: Nests, seat: int, ask: ChooseDeed) -> Refusal | None:
        if s.fault == "refusal by a hidden card" and self.card in s.deck.true():
            return refuse("magpie:M2", "refused.in_the_deck")
        return not_held(s, seat, self.card)

    def do(self, s: Nests, seat: int, ask: ChooseDeed) -> None:
        s.take(s.hands[seat], self.card)
        if s.fault != "a card is lost":
            s.table.append(self.card)
        s.score[seat] += self.card + (len(CALLS) if s.fault == "outside the state" else 0)
        CALLS.append(self.card)
        s.tell(Shown(seat, self.card))
        if s.fault == "shows what lies below" and len(s.deck) > 1 and s.deck.true()[-2] % 2:
            s.tell(BellRang())
        if len(s.deck):
            s.draw(s.deck, s.hands[seat])
        other = s.neighbour(seat)
        if s.fault == "window by hand content" and max(s.hands[other].true(), default=0) > CARDS // 2:
            s.start(Gloat(seat=other))


class Peek(Action, frozen=True):
    @classmethod
    def gate(cls, s: Nests, seat: int, ask: ChooseDeed) -> Refusal | None:
        if s.stone.is_known_to(seat):
            return refuse("magpie:M2", "refused.peeked")
        if s.fault == "gate by a hidden stone" and s.stone.true() > 2:
            return refuse("magpie:M2", "refused.too_shiny")
        return None

    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: ChooseDeed) -> tuple[Peek, ...]:
        return (Peek(),)

    def do(self, s: Nests, seat: int, ask: ChooseDeed) -> None:
        if s.fault == "reveals by hand":
            s.stone = Secret("stone", s.stone.true(), s.stone.known_to | only(seat))
        else:
            s.stone = s.reveal(s.stone, only(seat))
        number = s.stone.true()
        s.tell(Peeked(seat, number if s.fault == "event to all" else Secret("stone", number, only(seat))))


class Whisper(Action, frozen=True):
    card: int

    @classmethod
    def gate(cls, s: Nests, seat: int, ask: ChooseDeed) -> Refusal | None:
        return refuse("magpie:M2", "refused.once_a_turn") if s.whispered else None

    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: ChooseDeed) -> list[Whisper]:
        return [Whisper(card) for card in s.hands[seat].own(seat)]

    def why_not(self, s: Nests, seat: int, ask: ChooseDeed) -> Refusal | None:
        return not_held(s, seat, self.card)

    def do(self, s: Nests, seat: int, ask: ChooseDeed) -> None:
        s.whispered = True
        both = only(seat, s.neighbour(seat))
        hand = s.hands[seat]
        s.show(hand, hand.cards.index(self.card), both)
        card = Secret("card", self.card, both)
        s.tell(Whispered(seat, card), to=EVERYBODY if s.fault == "whisper is heard" else both)
        if s.fault == "whisper draws":
            s.rng.below(6, f"dice/{seat}")
            s.shift("bell", -500)
        s.start(Reply(seat=s.neighbour(seat), card=card))


class Accept(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: Reply) -> tuple[Accept, ...]:
        return (Accept(),)

    def do(self, s: Nests, seat: int, ask: Reply) -> None:
        hand = s.hands[s.turn]
        card, known = hand.pop(hand.cards.index(ask.card.true()))
        s.hands[seat].put(card, known)
        s.traded = True
        s.tell(Traded(s.turn, seat, ask.card))


class Decline(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: Reply) -> tuple[Decline, ...]:
        return (Decline(),)

    def do(self, s: Nests, seat: int, ask: Reply) -> None:
        s.tell(Declined(), to=only(s.turn, seat))
        if s.fault == "event by hand content" and 0 in s.hands[seat].true():
            s.tell(BellRang())


class Reply(OneSeat):
    ACTIONS = (Accept, Decline)
    card: Secret[int]

    def known_to(self, s: Nests) -> Seats:
        return self.card.known_to

    def is_open(self, s: Nests) -> bool:
        return not s.rung


class Nod(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: Gloat) -> tuple[Nod, ...]:
        return (Nod(),)


class Gloat(OneSeat):
    """A window that opens only for those who hold a high card: a fault."""

    ACTIONS = (Nod,)

    def is_open(self, s: Nests) -> bool:
        return not s.rung


class ChooseDeed(OneSeat):
    ACTIONS = (Hide, Show, Peek, Whisper)

    def seats(self, s: Nests) -> tuple[int, ...]:
        if s.fault == "dead end" and s.left == 3:
            return ()
        return (self.seat,)

    def is_open(self, s: Nests) -> bool:
        return not s.rung


class Turn(Frame):
    STEPS = ("choose", "chosen")
    seat: int
    note: tuple[int, ...] = ()

    def choose(self, s: Nests) -> None:
        if s.fault == "a frame shares a list":
            self.note = [self.seat]  # type: ignore[assignment]
        s.start(ChooseDeed(seat=self.seat))

    def chosen(self, s: Nests) -> Literal["choose"] | None:
        if isinstance(s.answered, Whisper) and not s.traded and not s.rung:
            return "choose"
        return None
