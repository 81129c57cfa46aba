"""Drawing reaction cards (R29-R31, R169, R269): each player from the own deck, or from both in any split."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.alone.events.rounds import CardsDrawn, DeckReshuffled
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.rules.discards import count_discards, has_cards, take_back
from holdfast.games.alone.rules.standing import number
from holdfast.games.alone.state import Alone


def hand_limit(s: Alone) -> int:
    return number(s, "hand_limit", s.parts.numbers.hands[s.seated - 2])


def available(s: Alone, deck: int) -> int:
    return len(s.decks[deck]) + count_discards(s, deck)


def draw_cards(s: Alone, seat: int, deck: int, count: int) -> None:
    """An empty deck is made anew of its own discards (R169, G72)."""
    if not count:
        return
    drawn = 0
    for _ in range(count):
        if not len(s.decks[deck]) and count_discards(s, deck):
            take_back(s, deck)
            s.shuffle(s.decks[deck], f"deck/{deck}")
            s.tell(DeckReshuffled(s.deck_ids[deck]))
        if len(s.decks[deck]):
            s.draw(s.decks[deck], s.hand(seat))
            drawn += 1
    s.tell(CardsDrawn(seat, drawn, s.deck_ids[deck]))


class SplitDraw(Action, frozen=True):
    """All at once: so many cards from the first deck, the rest from the second."""

    first: int

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseSplit) -> Iterable[SplitDraw]:
        return map(SplitDraw, range(ask.count + 1))

    def why_not(self, s: Alone, seat: int, ask: ChooseSplit) -> Refusal | None:
        rest = ask.count - self.first
        fits = 0 <= self.first <= ask.count and has_cards(s, 0, self.first) and has_cards(s, 1, rest)
        rule = "alone:R29" if s.seated == 2 else "alone:R31"  # of two players each has one deck
        return None if fits else refuse(rule, "refused.split", count=ask.count)


class DrawOne(Action, frozen=True):
    """One card, which is seen before the next is drawn: "freely" (R29, G85)."""

    deck: target.Deck  # the first or the second

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseSplit) -> Iterable[DrawOne]:
        return map(DrawOne, range(len(s.decks)))

    def why_not(self, s: Alone, seat: int, ask: ChooseSplit) -> Refusal | None:
        fits = 0 <= self.deck < len(s.decks) and has_cards(s, self.deck, 1)
        rule = "alone:R29" if s.seated == 2 else "alone:R31"
        return None if fits else refuse(rule, "refused.deck_empty")


class ChooseSplit(Question, kw_only=True):
    """Who draws from both decks does so freely (R29, R31): in one go, or card by card."""

    ACTIONS = (SplitDraw, DrawOne)

    count: int


class DrawCards(Frame):
    """A player draws so many cards."""

    STEPS = ("choose", "draw")

    seat: int
    count: int

    def choose(self, s: Alone) -> None:
        decks = s.draws_from[self.seat - 1]
        self.count = max(min(self.count, sum(available(s, deck) for deck in decks)), 0)
        if len(decks) > 1 and self.count:
            ask(s, ChooseSplit(owner=self.seat, count=self.count))

    def draw(self, s: Alone) -> Literal["choose"] | None:
        decks = s.draws_from[self.seat - 1]
        if not self.count:
            return None
        if len(decks) == 1:
            draw_cards(s, self.seat, decks[0], self.count)
            return None
        if isinstance(s.answered, DrawOne):
            draw_cards(s, self.seat, s.answered.deck, 1)
            self.count -= 1
            return "choose"
        first = s.answered.first if isinstance(s.answered, SplitDraw) else min(self.count, available(s, 0))
        draw_cards(s, self.seat, 0, first)
        draw_cards(s, self.seat, 1, self.count - first)
        return None


class Refill(Frame):
    """Up to the hand limit (R169)."""

    STEPS = ("refill",)

    seat: int

    def refill(self, s: Alone) -> None:
        s.start(DrawCards(seat=self.seat, count=hand_limit(s) - len(s.hand(self.seat))))
