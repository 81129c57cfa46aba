"""Moving a hero (R89-R93): one space in any of eight directions for each Move result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.elite.cards.effects import Overtime, Stride
from holdfast.games.elite.rules.asking import why_busy
from holdfast.games.elite.rules.dice import spend
from holdfast.games.elite.rules.push import in_chain, place
from holdfast.games.elite.state import MOVE, Elite

NO_MOVE: Final = refuse("elite:R89", "refused.no_move")


def may_move(s: Elite, seat: int, hero: int) -> bool:
    """Tells whether there is a free step or a Move result; after time's up only heroes with that ability spend one
    (R153).
    """
    if s.steps[hero]:
        return True
    return s.showing(seat, MOVE) is not None and (s.clock_runs or s.has_trait(hero, Overtime))


class Step(Action, frozen=True):
    hero: target.Hero
    to: target.Cell

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if not any(may_move(s, seat, hero) for hero in s.heroes_of(seat)):
            return NO_MOVE
        return why_busy(s, seat)

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Step]:
        return [Step(hero, cell) for hero in s.heroes_of(seat) for cell in s.walk(s.at[hero])]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if self.hero not in s.heroes_of(seat):
            return refuse("elite:R2", "refused.not_your_hero")
        if not may_move(s, seat, self.hero):
            return NO_MOVE
        if self.to not in s.walk(s.at[self.hero]):
            return _why_no_step(s, self.hero, self.to)
        if not s.map.is_start[self.to] and self.to in s.at:
            return refuse("elite:R91", "refused.occupied")
        if in_chain(s, self.hero):
            return refuse("elite:A12", "refused.in_chain", figure=self.hero)
        return None

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        if s.steps[self.hero]:
            s.steps[self.hero] -= 1
        else:
            spend(s, seat, MOVE)
            s.steps[self.hero] += max((trait.n for trait in s.traits(self.hero, Stride)), default=1) - 1
            s.spend_time(seat, s.parts.times.costs.move)
        place(s, self.hero, self.to)


def _why_no_step(s: Elite, hero: int, to: int) -> Refusal:
    here = s.at[hero]
    if not 0 <= to < len(s.map.walk) or to == here or s.map.distance[here][to] > 1:
        return refuse("elite:R89", "refused.not_one_step")
    if not s.is_open(to):
        return refuse("elite:R30", "refused.blocking")
    width = s.map.plan.width
    straight = here % width == to % width or here // width == to // width
    return refuse("elite:R92", "refused.wall") if straight else refuse("elite:R33", "refused.wall_corner")
