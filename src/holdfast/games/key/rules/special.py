"""Special actions (R37-R42): discard two cards, then resolve the ability of one's own character."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import AGAIN, Frame, Next, OneSeat
from holdfast.games.key.cards.verbs import VERBS, WASTED
from holdfast.games.key.events import AchievementUsed, SpecialUsed
from holdfast.games.key.rules.deck import put_on_discard
from holdfast.games.key.state import Key

PRICE: Final = 2


def special_comes_to_nothing(s: Key, seat: int) -> Refusal | None:
    """Returns why nothing on the player's own character card would do anything now, if that is so."""
    whys = [WASTED[word.verb](s, seat) for word in s.character(seat).ability]
    return whys[-1] if all(whys) else None


class UseSpecial(Action, frozen=True):
    """Any two cards of the hand; it counts as one of the two actions (R38)."""

    cards: tuple[target.Card, ...]

    @classmethod
    def gate(cls, s: Key, seat: int, ask: OneSeat) -> Refusal | None:
        if len(s.hands[seat]) < PRICE:
            return refuse("key:R40", "refused.special_costs_two", price=PRICE)
        return None

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: OneSeat) -> list[UseSpecial]:
        return [UseSpecial(pair) for pair in combinations(s.hands[seat].own(seat), PRICE)]

    def why_not(self, s: Key, seat: int, ask: OneSeat) -> Refusal | None:
        hand = s.hands[seat].own(seat)
        if len(self.cards) != PRICE or self.cards[0] == self.cards[1] or any(card not in hand for card in self.cards):
            return refuse("key:R37", "refused.two_of_your_hand", price=PRICE)
        return None

    def comes_to_nothing(self, s: Key, seat: int, ask: OneSeat) -> Refusal | None:
        return special_comes_to_nothing(s, seat)

    def do(self, s: Key, seat: int, ask: OneSeat) -> None:
        s.actions += 1
        s.passes = 0
        s.tell(SpecialUsed(seat, self.cards))
        for card in self.cards:
            put_on_discard(s, s.take(s.hands[seat], card))
        s.start(Ability(seat=seat))


class UseAchievement(Action, frozen=True):
    """Once a game, what a character achieved in the campaign: its special action without a price (R140)."""

    @classmethod
    def gate(cls, s: Key, seat: int, ask: OneSeat) -> Refusal | None:
        return None if s.achievements[seat] else refuse("key:R140", "refused.no_achievement")

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: OneSeat) -> tuple[UseAchievement, ...]:
        return (UseAchievement(),)

    def comes_to_nothing(self, s: Key, seat: int, ask: OneSeat) -> Refusal | None:
        return special_comes_to_nothing(s, seat)

    def do(self, s: Key, seat: int, ask: OneSeat) -> None:
        s.actions += 1
        s.passes = 0
        s.achievements[seat] -= 1
        s.tell(AchievementUsed(seat))
        s.start(Ability(seat=seat))


class Ability(Frame):
    """The words on the player's own character card, one after the other (R42)."""

    STEPS = ("next_word",)
    seat: int
    word: int = 0

    def next_word(self, s: Key) -> Next:
        words = s.character(self.seat).ability
        if self.word == len(words):
            return None
        word = words[self.word]
        self.word += 1
        s.start(VERBS[word.verb](self.seat, word.n))
        return AGAIN
