"""Attachments (R137-R139, R244): connected for ever to a weapon, on its Attack or on its Range."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.elite.events.equipment import Connected
from holdfast.games.elite.rules.asking import why_busy
from holdfast.games.elite.state import Elite

NO_ATTACHMENT: Final = refuse("elite:R244", "refused.no_attachment")


def loose(s: Elite, seat: int) -> list[int]:
    return [card for card in s.cards_of(seat) if s.parts.cards[card].kind == "attachment"]


def why_no_room(s: Elite, weapon: int, attachment: int) -> Refusal | None:
    """Returns why a weapon cannot take an attachment: it takes one on each stat, unless that is restricted."""
    stat = s.parts.cards[attachment].fits
    attack = s.parts.cards[weapon].attack
    if stat is None or attack is None or stat in attack.fixed:
        return refuse("elite:R138", "refused.restricted")
    if any(s.parts.cards[other].fits == stat for other in s.attachments_of(weapon)):
        return refuse("elite:R137", "refused.one_attachment")
    return None


class Connect(Action, frozen=True):
    """Connects an attachment to a weapon of the same hero, at any time in the Action Phase (A34)."""

    card: target.Card
    weapon: target.Card

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        return why_busy(s, seat) if loose(s, seat) else NO_ATTACHMENT

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Connect]:
        return [
            Connect(card, weapon)
            for hero in s.heroes_of(seat)
            for card in s.carried[hero]
            if s.parts.cards[card].kind == "attachment"
            for weapon in s.weapons_of(hero)
        ]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if self.card not in loose(s, seat):
            return NO_ATTACHMENT
        hero = s.holder(self.card)
        if hero is None or self.weapon not in s.weapons_of(hero):
            return refuse("elite:R244", "refused.not_your_weapon")
        return why_no_room(s, self.weapon, self.card)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        hero = s.holder(self.card)
        assert hero is not None
        s.carried[hero].remove(self.card)
        s.attached[self.card] = self.weapon
        s.tell(Connected(hero, self.card, self.weapon))
        s.spend_time(seat, s.parts.times.costs.connect)
