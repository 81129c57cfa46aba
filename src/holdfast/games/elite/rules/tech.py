"""Alien Tech (R143-R145): who kills a boss draws at once, or sets the cards aside unseen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from holdfast.engine.action import Action, refuse
from holdfast.engine.flow import Frame
from holdfast.games.elite.events.equipment import Drew, TechSetAside
from holdfast.games.elite.rules.asking import Own, put
from holdfast.games.elite.rules.keep import KeepCard, draw_and_keep, refill, why_no_draw
from holdfast.games.elite.state import Elite


def offer_tech(s: Elite, hero: int) -> None:
    if why_no_draw(s) is None:
        put(s, TechNowOrLater(owner=s.owner(hero), hero=hero), fork=True)


class TechNow(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[TechNow]:
        return (cls(),)

    def do(self, s: Elite, seat: int, ask: TechNowOrLater) -> None:
        s.spend_time(ask.owner, s.parts.times.costs.tech)
        draw_and_keep(s, ask.hero, "tech", s.parts.numbers.draw, fork=False)


class TechLater(Action, frozen=True):
    """Sets Alien Tech aside, to be looked at when time is up (R144)."""

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[TechLater]:
        return (cls(),)

    def do(self, s: Elite, seat: int, ask: TechNowOrLater) -> None:
        pile = s.aside[ask.hero]
        drawn = [s.draw(s.tech, pile) for _ in range(s.parts.numbers.draw) if refill(s, "tech")]
        s.tell(TechSetAside(ask.hero, len(drawn)))


class TechNowOrLater(Own, kw_only=True):
    """Draw Alien Tech now, or set it aside?"""

    ACTIONS = (TechLater, TechNow)
    FIRST = refuse("elite:R143", "refused.tech_first")

    hero: int

    def board_answer(self, s: Elite) -> TechLater:
        """Whoever is back in time still chooses among the cards."""
        return TechLater()


class DelayedTech(Frame):
    """When time is up, what was set aside is looked at, three cards at a time (R156)."""

    STEPS = ("look",)

    hero: int = 0

    def look(self, s: Elite) -> Literal["look"] | None:
        if self.hero == len(s.aside):
            return None
        pile = s.aside[self.hero]
        if not len(pile):
            self.hero += 1
            return "look"
        cards = tuple(s.turn_up(pile) for _ in range(min(s.parts.numbers.draw, len(pile))))
        s.tell(Drew(self.hero, cards))
        s.drawn += cards
        put(s, KeepCard(owner=s.owner(self.hero), hero=self.hero, cards=cards, deck="tech"))
        return "look"
