"""Reactions (R5-R8): windows that open by public rule, cards asked in parts, the leader's word."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal, TypeAlias

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Decision, Frame, OneSeat
from holdfast.engine.knowledge import By
from holdfast.engine.secret import EVERYBODY, Seats, Secret, only
from tests.toys.ambush.events import CardLaid, CardPlayed, Declined, Proposed, Struck, WindowClosed, WindowOpened
from tests.toys.ambush.state import EVIL, THE_EVIL, WAYS, Ambush, Way, When

Course: TypeAlias = Way | Literal["stay"]
COURSES: Final[tuple[Course, ...]] = (*WAYS, "stay")


def at_limit(s: Ambush) -> Refusal | None:
    return refuse("ambush:R5", "refused.limit", limit=s.labyrinth.limit) if s.is_at_limit() else None


def busy(s: Ambush, seat: int) -> Refusal | None:
    """Why a seat that is playing a card already does nothing else in the window."""
    is_playing = any(isinstance(frame, PlayOut) and frame.seat == seat for frame in s.frames())
    return refuse("ambush:R7", "refused.finish_first") if is_playing else None


class PlayCard(Action, frozen=True):
    """The first part: which card, and how."""

    card: int
    face_down: bool

    @classmethod
    def gate(cls, s: Ambush, seat: int, ask: React) -> Refusal | None:
        return busy(s, seat) or at_limit(s)

    @classmethod
    def candidates(cls, s: Ambush, seat: int, ask: React) -> Iterable[PlayCard]:
        return [PlayCard(card, face_down) for card in s.hand(seat).own(seat) for face_down in (False, True)]

    def why_not(self, s: Ambush, seat: int, ask: React) -> Refusal | None:
        if self.card not in s.hand(seat).own(seat):
            return refuse("ambush:R6", "refused.not_in_hand")
        if self.face_down:
            return refuse("ambush:R6", "refused.not_face_down") if s.window == "instant" else None
        card = s.labyrinth.cards[self.card]
        if s.window == "instant" and not card.is_instant:
            return refuse("ambush:R6", "refused.only_instants")
        if card.trigger != s.deed:
            return refuse("ambush:R6", "refused.trigger", deed=card.trigger)
        return None

    def do(self, s: Ambush, seat: int, ask: React) -> None:
        card = Secret("card", self.card, only(seat))
        s.fork(PlayOut(seat=seat, window=s.windows, card=card, face_down=self.face_down))


class Pass(Action, frozen=True):
    @classmethod
    def gate(cls, s: Ambush, seat: int, ask: React) -> Refusal | None:
        return busy(s, seat)

    @classmethod
    def candidates(cls, s: Ambush, seat: int, ask: React) -> Iterable[Pass]:
        return [Pass()]

    def do(self, s: Ambush, seat: int, ask: React) -> None:
        ask.passed |= only(seat)


def passed_for(s: Ambush, frame: React, seat: int) -> Seats:
    """Nobody is told who else has passed."""
    return frame.passed & only(seat)


class React(Decision, kw_only=True):
    """Open to both evil seats, whatever they hold; passing holds until a card is played."""

    STANDING = True
    ACTIONS = (PlayCard, Pass)

    passed: Annotated[int, By(passed_for)] = 0

    def seats(self, s: Ambush) -> tuple[int, ...]:
        return tuple(seat for seat in EVIL if not self.passed & only(seat))

    def is_open(self, s: Ambush) -> bool:
        if s.options.strict_ms:
            return s.window != ""
        return self.passed != THE_EVIL and not s.is_at_limit()


class Bell(Frame):
    """The time of a strict window is over."""

    STEPS = ("ring",)

    def ring(self, s: Ambush) -> None:
        s.window = ""


class Window(Frame):
    STEPS = ("open", "close")

    when: When

    def open(self, s: Ambush) -> None:
        s.windows += 1
        if "window_by_hand" in s.faults and not any(
            s.labyrinth.cards[card].is_instant for hand in s.hands for card in hand.true()
        ):
            return
        s.window = self.when
        s.tell(WindowOpened(self.when))
        if s.options.strict_ms:
            s.after(s.options.strict_ms, Bell(), "window")
        s.start(React())

    def close(self, s: Ambush) -> None:
        s.window = ""
        s.tell(WindowClosed())


# -- the other parts, cancellable until the last


class Part(OneSeat, kw_only=True):
    """A part of playing a card; it ends with the window."""

    window: int

    def is_open(self, s: Ambush) -> bool:
        return s.is_window_open(self.window)


class Cancel(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Ambush, seat: int, ask: Part) -> Iterable[Cancel]:
        return [Cancel()]


class PickCreature(Action, frozen=True):
    creature: int

    @classmethod
    def candidates(cls, s: Ambush, seat: int, ask: Part) -> Iterable[PickCreature]:
        return map(PickCreature, range(s.labyrinth.creatures))

    def why_not(self, s: Ambush, seat: int, ask: Part) -> Refusal | None:
        return None if 0 <= self.creature < s.labyrinth.creatures else refuse("ambush:R7", "refused.no_creature")


class ChooseCreature(Part, kw_only=True):
    ACTIONS = (PickCreature, Cancel)


class PickWay(Action, frozen=True):
    """The last part, for the leader: the card is played."""

    toward: Course

    @classmethod
    def gate(cls, s: Ambush, seat: int, ask: ChooseWay) -> Refusal | None:
        return refuse("ambush:R8", "refused.not_leader") if seat != s.leader else at_limit(s)

    @classmethod
    def candidates(cls, s: Ambush, seat: int, ask: ChooseWay) -> Iterable[PickWay]:
        return map(cls, COURSES)

    def why_not(self, s: Ambush, seat: int, ask: ChooseWay) -> Refusal | None:
        at = s.creatures[ask.creature].look(seat)
        if self.toward == "stay" or s.has_passage(at, self.toward, seat):
            return None
        return refuse("ambush:R7", "refused.wall", toward=self.toward)


class Propose(PickWay, frozen=True):
    """The last part, for the other evil seat: the leader hears of it."""

    @classmethod
    def gate(cls, s: Ambush, seat: int, ask: ChooseWay) -> Refusal | None:
        return refuse("ambush:R8", "refused.leader") if seat == s.leader else at_limit(s)


class ChooseWay(Part, kw_only=True):
    ACTIONS = (PickWay, Propose, Cancel)

    creature: int


class Approve(Action, frozen=True):
    @classmethod
    def gate(cls, s: Ambush, seat: int, ask: LeaderSays) -> Refusal | None:
        return at_limit(s)

    @classmethod
    def candidates(cls, s: Ambush, seat: int, ask: LeaderSays) -> Iterable[Approve]:
        return [Approve()]


class Decline(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Ambush, seat: int, ask: LeaderSays) -> Iterable[Decline]:
        return [Decline()]


class LeaderSays(Decision, kw_only=True):
    ACTIONS = (Approve, Decline)

    window: int

    def seats(self, s: Ambush) -> tuple[int, ...]:
        return (s.leader,)

    def is_open(self, s: Ambush) -> bool:
        return s.is_window_open(self.window)


class PlayOut(Frame):
    """A card on its way from the hand to the table, on a strand of its own: nobody else notices, nobody else waits."""

    STEPS = (
        "choose_creature",
        "choose_way",
        "propose",
        "hear_the_leader",
        "play",
        "prowl",
        "strike",
        "done",
    )

    seat: int
    window: int
    card: Secret[int]
    face_down: bool
    creature: int = -1
    toward: str = ""

    def known_to(self, s: Ambush) -> Seats:
        """Those who know the card."""
        return self.card.known_to

    def choose_creature(self, s: Ambush) -> None:
        s.start(ChooseCreature(seat=self.seat, window=self.window))

    def choose_way(self, s: Ambush) -> Literal["done"] | None:
        if not isinstance(s.answered, PickCreature):
            return "done"
        self.creature = s.answered.creature
        s.start(ChooseWay(seat=self.seat, window=self.window, creature=self.creature))
        return None

    def propose(self, s: Ambush) -> Literal["play", "done"] | None:
        if not isinstance(s.answered, PickWay):
            return "done"
        self.toward = s.answered.toward
        if self.seat == s.leader:
            return "play"
        hand = s.hand(self.seat)
        s.show(hand, hand.true().index(self.card.true()), only(s.leader))
        self.card = s.reveal(self.card, only(s.leader))
        s.tell(Proposed(self.seat, self.card), to=THE_EVIL)
        s.start(LeaderSays(window=self.window))
        return None

    def hear_the_leader(self, s: Ambush) -> Literal["done"] | None:
        if isinstance(s.answered, Approve):
            return None
        if isinstance(s.answered, Decline):
            s.tell(Declined(self.seat), to=THE_EVIL)
        return "done"

    def play(self, s: Ambush) -> None:
        hand, card = s.hand(self.seat), self.card.true()
        if self.face_down:
            _, known = hand.pop(hand.true().index(card))
            s.track.put(card, known)
            s.laid_by.append(self.seat)
            s.tell(CardLaid(self.seat, Secret("card", card, known)))
        else:
            s.discard.append(s.take(hand, card))
            s.tell(CardPlayed(self.seat, card))
        s.played += 1
        for frame in s.frames():
            if isinstance(frame, React):
                frame.passed = 0

    def prowl(self, s: Ambush) -> None:
        at = s.creatures[self.creature].true()
        s.move_creature(self.creature, at if self.toward == "stay" else s.labyrinth.beyond(at, self.toward))

    def strike(self, s: Ambush) -> None:
        strength = 0 if self.face_down else s.labyrinth.cards[self.card.true()].strength
        if strength and s.creatures[self.creature].true() == s.hero:
            hit(s, self.creature, strength)

    def done(self, s: Ambush) -> None:
        pass


def hit(s: Ambush, creature: int, strength: int) -> None:
    """The hero loses life, and everybody sees to whom."""
    s.life -= strength
    s.learn("creature", EVERYBODY)
    s.tell(Struck(creature, s.life))
    if s.life <= 0:
        s.end("hunted", EVIL)
