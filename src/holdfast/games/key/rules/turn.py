"""A turn (R20-R42, R118-R122): one or two actions, then the cameras, then refilling the hand."""

from __future__ import annotations

from typing import Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.games.key.cards.resources import value
from holdfast.games.key.cards.types import ACTIONS
from holdfast.games.key.events import CardPlayed, ForcedToPass, Stopped, TurnBegan
from holdfast.games.key.rules.deck import CamerasLook, RefillHand
from holdfast.games.key.rules.gather import Gather, nothing_to_gather
from holdfast.games.key.rules.guard import GuardWalks
from holdfast.games.key.rules.intel import Intel, nothing_to_turn_up
from holdfast.games.key.rules.regroup import Regroup, nothing_to_clear
from holdfast.games.key.rules.run import Run, nowhere_to_run
from holdfast.games.key.rules.special import UseAchievement, UseSpecial
from holdfast.games.key.rules.stall import BreakStall
from holdfast.games.key.state import Key

RESOLVE: Final = (Run, Intel, Gather, Regroup)
WASTED_BY_PILE: Final = (nowhere_to_run, nothing_to_turn_up, nothing_to_gather, nothing_to_clear)  # by pile: why, if so
MOST_ACTIONS: Final = 2  # R20


class PlayCard(Action, frozen=True):
    """A card from the hand onto an action card, whose ability is then resolved (R27)."""

    card: target.Card
    pile: target.Pile

    @classmethod
    def gate(cls, s: Key, seat: int, ask: ChooseAction) -> Refusal | None:
        hand = s.hands[seat].own(seat)
        if not hand:
            return refuse("key:R118", "refused.no_cards")
        if not any(s.can_play_on(pile, hand[-1]) for pile in range(4)):  # the hand is sorted: the highest is last
            return refuse("key:R28", "refused.no_card_fits")
        return None

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: ChooseAction) -> list[PlayCard]:
        hand = s.hands[seat].own(seat)
        return [PlayCard(card, pile) for pile in range(4) for card in hand if s.can_play_on(pile, card)]

    def why_not(self, s: Key, seat: int, ask: ChooseAction) -> Refusal | None:
        if not 0 <= self.pile < 4:
            return refuse("key:R27", "refused.no_such_pile")
        if self.card not in s.hands[seat].own(seat):
            return refuse("key:R27", "refused.not_in_hand")
        if s.counter_intel[self.pile]:
            return refuse("key:R32", "refused.counter_intel", pile=ACTIONS[self.pile])
        if value(self.card) == s.top(self.pile):
            return refuse("key:R29", "refused.equal", pile=ACTIONS[self.pile], top=s.top(self.pile))
        if value(self.card) < s.top(self.pile):
            return refuse("key:R28", "refused.not_higher", pile=ACTIONS[self.pile], top=s.top(self.pile))
        return None

    def comes_to_nothing(self, s: Key, seat: int, ask: ChooseAction) -> Refusal | None:
        return WASTED_BY_PILE[self.pile](s, seat)

    def do(self, s: Key, seat: int, ask: ChooseAction) -> None:
        s.actions += 1
        s.passes = 0
        s.piles[self.pile].append(s.take(s.hands[seat], self.card))
        s.tell(CardPlayed(seat, self.card, self.pile))
        s.start(RESOLVE[self.pile](seat=seat))


class EndActions(Action, frozen=True):
    """One action is enough (R22)."""

    @classmethod
    def gate(cls, s: Key, seat: int, ask: ChooseAction) -> Refusal | None:
        return refuse("key:R21", "refused.act_first") if s.actions == 0 else None

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: ChooseAction) -> tuple[EndActions, ...]:
        return (EndActions(),)

    def do(self, s: Key, seat: int, ask: ChooseAction) -> None:
        s.tell(Stopped(seat))


class Pass(Action, frozen=True):
    """Only those who cannot act pass (R118, R119)."""

    @classmethod
    def gate(cls, s: Key, seat: int, ask: ChooseAction) -> Refusal | None:
        if s.actions:
            return refuse("key:R22", "refused.end_instead_of_pass")
        if s.can_act(seat):
            return refuse("key:R119", "refused.you_can_act")
        return None

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: ChooseAction) -> tuple[Pass, ...]:
        return (Pass(),)

    def do(self, s: Key, seat: int, ask: ChooseAction) -> None:
        s.passes += 1
        s.tell(ForcedToPass(seat))


class ChooseAction(OneSeat):
    ACTIONS = (PlayCard, UseSpecial, UseAchievement, EndActions, Pass)


class TakeTurn(Frame):
    STEPS = ("begin", "first_action", "second_action", "cameras", "refill", "guard", "stall")
    seat: int

    def begin(self, s: Key) -> None:
        s.actions = 0
        s.tell(TurnBegan(self.seat))

    def first_action(self, s: Key) -> None:
        s.start(ChooseAction(seat=self.seat))

    def second_action(self, s: Key) -> None:
        acted = isinstance(s.answered, PlayCard | UseSpecial | UseAchievement)
        if acted and (len(s.hands[self.seat]) or s.achievements[self.seat]):  # R98: all see an empty hand
            s.start(ChooseAction(seat=self.seat))

    def cameras(self, s: Key) -> None:
        s.start(CamerasLook(seat=self.seat))

    def refill(self, s: Key) -> None:
        s.start(RefillHand(seat=self.seat))

    def guard(self, s: Key) -> None:
        if s.guard >= 0:
            s.start(GuardWalks())

    def stall(self, s: Key) -> None:
        if s.passes >= s.seated:
            s.start(BreakStall())
