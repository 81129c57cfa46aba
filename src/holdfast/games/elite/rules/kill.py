"""Health of aliens (R128-R130, R233, R70): a swarm figure goes back to the reserve, a boss leaves the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.elite.cards.effects import FollowUp
from holdfast.games.elite.events.figures import HealthLost, Killed
from holdfast.games.elite.rules.asking import Own, Quiet, put
from holdfast.games.elite.rules.damage import pay_what_is_owed
from holdfast.games.elite.rules.dice import forget_alien_results
from holdfast.games.elite.rules.push import in_chain, place
from holdfast.games.elite.rules.tech import offer_tech
from holdfast.games.elite.state import OFF, Elite


def take_health(s: Elite, alien: int, n: int, hero: int) -> bool:
    """Takes health from an alien by a hero's doing; tells whether that kills it. What is too much is lost (A40)."""
    if s.is_boss(alien):
        boss = s.boss_of(alien)
        s.health[boss] = max(s.health[boss] - n, 0)
        s.tell(HealthLost(alien, n, s.health[boss], hero))
        if s.health[boss]:
            return False
    cell = s.at[alien]
    remove(s, alien)
    s.tell(Killed(alien, hero))
    if s.is_boss(alien):
        s.in_play.remove(s.boss_of(alien))
        s.dead.append(s.boss_of(alien))
        offer_tech(s, hero)
    offer_follow_up(s, hero, cell)
    if not s.can_aliens_move():  # A13: alien results that were not settled come to nothing
        for seat in s.everybody():
            forget_alien_results(s, seat)
            pay_what_is_owed(s, seat)
    return True


def remove(s: Elite, alien: int) -> None:
    """Takes an alien off the map; its hold token goes back to the pool."""
    s.at[alien] = OFF
    if alien in s.held:
        s.held.remove(alien)


def offer_follow_up(s: Elite, hero: int, cell: int) -> None:
    """Asks those heroes who may whether they step into the space of an alien that they just killed."""
    if reaches(s, hero, cell):
        put(s, FollowUpOrStay(owner=s.owner(hero), hero=hero, cell=cell), fork=True)


def reaches(s: Elite, hero: int, cell: int) -> bool:
    return any(trait.range >= s.map.distance[s.at[hero]][cell] for trait in s.traits(hero, FollowUp))


class StepIn(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[StepIn]:
        return (cls(),)

    def why_not(self, s: Elite, seat: int, ask: FollowUpOrStay) -> Refusal | None:
        if in_chain(s, ask.hero):
            return refuse("elite:A12", "refused.in_chain", figure=ask.hero)
        return None

    def do(self, s: Elite, seat: int, ask: FollowUpOrStay) -> None:
        place(s, ask.hero, ask.cell)


class StayBack(Quiet, frozen=True):
    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[StayBack]:
        return (cls(),)


class FollowUpOrStay(Own, kw_only=True):
    """Step into the space of the alien that you killed?"""

    ACTIONS = (StayBack, StepIn)
    FIRST = None

    hero: int
    cell: int

    def board_answer(self, s: Elite) -> StayBack:
        return StayBack()

    def has_option(self, s: Elite) -> bool:
        """Tells whether the space is still free, and the hero has not gone out of reach."""
        is_free = s.map.is_start[self.cell] or s.figure_on(self.cell) is None
        return bool(is_free) and s.at[self.hero] != self.cell and reaches(s, self.hero, self.cell)
