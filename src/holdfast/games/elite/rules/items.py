"""Items (R135, R136, R237): a ready one is used, and its effects are carried out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.elite.cards.effects import Recall
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.events.equipment import Used
from holdfast.games.elite.rules.asking import why_busy
from holdfast.games.elite.rules.keep import drop
from holdfast.games.elite.rules.push import in_chain
from holdfast.games.elite.rules.weapons import empty_slots, may_be_used, none_ready, why_not_used
from holdfast.games.elite.state import Elite

NO_READY_ITEM: Final = refuse("elite:R136", "refused.no_ready_item")


class Use(Action, frozen=True):
    card: target.Card

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        cards = s.parts.cards
        for card in s.cards_of(seat):
            if cards[card].use and may_be_used(s, seat, card, "item"):
                return why_busy(s, seat)
        return none_ready(s, seat, cls.candidates(s, seat, ask), NO_READY_ITEM)

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Use]:
        return [Use(card) for card in s.cards_of(seat) if s.parts.cards[card].kind == "item"]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if refusal := why_not_used(s, seat, self.card, "item"):
            return refusal
        if not s.parts.cards[self.card].use:
            return refuse("elite:R237", "refused.always_works", card=self.card)
        hero = s.holder(self.card)
        if hero is not None and in_chain(s, hero) and any(isinstance(e, Recall) for e in s.parts.cards[self.card].use):
            return refuse("elite:A12", "refused.in_chain", figure=hero)
        return None

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        hero = s.holder(self.card)
        assert hero is not None
        card = s.parts.cards[self.card]
        s.tell(Used(hero, self.card))
        empty_slots(s, self.card)
        if card.once:  # A45
            drop(s, hero, self.card)
        s.spend_time(seat, s.parts.times.costs.use)
        s.fork(Apply(effects=card.use, hero=hero))
