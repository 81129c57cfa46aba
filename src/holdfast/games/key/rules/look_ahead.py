"""The Analyst's ability: look at the top cards of the deck, put any at the bottom and the rest back in any order.

Looking is not drawing, and a short deck is looked at as it is. What was seen is private (R160). The cards never
leave the deck: those not yet put back lie on top, above those that were put back on top.
"""

from __future__ import annotations

from typing import Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame, OneSeat
from holdfast.engine.secret import Secret, only
from holdfast.games.key.events import CardPutBack, LookedAhead
from holdfast.games.key.state import Key


class PutBack(Action, frozen=True):
    """The first card put back on top lies deepest."""

    card: target.Card
    where: Literal["top", "bottom"]

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: ChooseCard) -> list[PutBack]:
        return [PutBack(card, where) for card in ask.loose(s) for where in ("top", "bottom")]

    def why_not(self, s: Key, seat: int, ask: ChooseCard) -> Refusal | None:
        if self.card not in ask.loose(s):
            return refuse("key:R42", "refused.not_one_of_these")
        return None

    def do(self, s: Key, seat: int, ask: ChooseCard) -> None:
        place = s.deck.cards.index(self.card)
        knew = s.deck.known[place]
        s.deck.pop(place)
        to = len(s.deck) - (ask.left - 1) if self.where == "top" else 0
        s.deck.cards.insert(to, self.card)
        s.deck.known.insert(to, knew)
        s.tell(CardPutBack(seat, self.where, Secret("card", self.card, knew)))


class ChooseCard(OneSeat):
    ACTIONS = (PutBack,)
    left: int

    def loose(self, s: Key) -> list[int]:
        """Returns the cards still to be put back, as the looking seat knows them."""
        seen = s.deck.seen(self.seat)[len(s.deck) - self.left :]
        return sorted(card for card in seen if card is not None)


class LookAhead(Frame):
    STEPS = ("look", "choose", "put_back")
    seat: int
    cards: int
    left: int = 0

    def look(self, s: Key) -> None:
        self.left = min(self.cards, len(s.deck))
        size = len(s.deck)
        seen = tuple(s.show(s.deck, place, only(self.seat)) for place in range(size - 1, size - 1 - self.left, -1))
        s.tell(LookedAhead(self.seat, Secret("card", seen, only(self.seat))))

    def choose(self, s: Key) -> None:
        s.start(ChooseCard(seat=self.seat, left=self.left))

    def put_back(self, s: Key) -> Literal["choose"] | None:
        self.left -= 1
        return "choose" if self.left else None
