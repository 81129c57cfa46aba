"""Suppressive fire (A84): some heroes spend a result to put a hold token on an alien."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.cards.verbs.aliens import hold
from holdfast.games.elite.cards.verbs.questions import aliens_in_reach
from holdfast.games.elite.rules.asking import why_busy
from holdfast.games.elite.rules.dice import spend
from holdfast.games.elite.rules.push import in_chain
from holdfast.games.elite.state import Elite

NO_SUPPRESSION: Final = refuse("elite:A84", "refused.no_suppression")


def suppressors(s: Elite, seat: int) -> list[tuple[int, fx.Suppressor]]:
    return [(hero, trait) for hero in s.heroes_of(seat) for trait in s.traits(hero, fx.Suppressor)]


class Suppress(Action, frozen=True):
    hero: target.Hero
    figure: target.Figure

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        able = suppressors(s, seat)
        if not able:
            return NO_SUPPRESSION
        if all(s.showing(seat, SYMBOLS.index(trait.icon)) is None for _, trait in able):
            return refuse("elite:A84", "refused.not_shown", symbol=able[0][1].icon)
        if len(s.held) >= s.parts.pools.kara:
            return refuse("elite:A84", "refused.no_hold_tokens")
        return why_busy(s, seat)

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Suppress]:
        return [
            Suppress(hero, alien)
            for hero, trait in suppressors(s, seat)
            for alien in aliens_in_reach(s, s.at[hero], trait.range, True)
        ]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        for hero, trait in suppressors(s, seat):
            if hero == self.hero and s.showing(seat, SYMBOLS.index(trait.icon)) is not None:
                if self.figure not in aliens_in_reach(s, s.at[hero], trait.range, True):
                    return refuse("elite:A84", "refused.no_target")
                if self.figure in s.held:
                    return refuse("elite:R240", "refused.held_already", figure=self.figure)
                if in_chain(s, self.figure):
                    return refuse("elite:A12", "refused.in_chain", figure=self.figure)
                return None
        return NO_SUPPRESSION

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        icon = next(
            t.icon
            for h, t in suppressors(s, seat)
            if h == self.hero and s.showing(seat, SYMBOLS.index(t.icon)) is not None
        )
        spend(s, seat, SYMBOLS.index(icon))
        s.spend_time(seat, s.parts.times.costs.token)
        hold(s, self.figure)
