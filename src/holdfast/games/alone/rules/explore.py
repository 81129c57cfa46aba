"""Exploring (R95-R101): up to two sectors in a straight line are revealed without being entered."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause, SweepExplored
from holdfast.games.alone.events.deeds import Explored
from holdfast.games.alone.levels.places import STAIRS, WAYS, Cell, Way
from holdfast.games.alone.rules.declaring import Declaration, HeroDecides
from holdfast.games.alone.rules.labyrinth import reveal
from holdfast.games.alone.rules.sight import reveal_what_is_lit
from holdfast.games.alone.rules.standing import number, powers_show
from holdfast.games.alone.state import HERO, Alone

RANGE = 2


def why_not_explore(s: Alone, way: Way) -> Refusal | None:
    number_of_way = WAYS.index(way)
    if number_of_way == STAIRS:
        return None if s.here.stairs >= 0 else refuse("alone:R99", "refused.no_stairs")
    if s.here.sides[number_of_way] == "wall":
        return refuse("alone:R96", "refused.wall", way=way)
    if s.blocked[s.hero].look(HERO) >> number_of_way & 1:
        return refuse("alone:R98", "refused.blocked", way=way)
    return None


class Explore(Declaration, frozen=True):
    WORD = "explore"

    way: Way

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[Explore]:
        return map(Explore, WAYS)

    def why_not(self, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        return why_not_explore(s, self.way)

    def why_lost(self, s: Alone) -> Refusal | None:
        return why_not_explore(s, self.way)

    def resolve(self, s: Alone) -> None:
        s.start(ExploreThere(way=self.way))


def explore(s: Alone, way: int, sectors: int, through_doors: bool = False) -> list[Cell]:
    """Reveals as far as it goes: walls stop, and so do doors that are not on the hero's sector (R96-R99)."""
    map_ = s.map()
    if way == STAIRS:
        return [reveal(s, map_.beyond[s.hero][STAIRS])]
    found: list[Cell] = []
    cell = s.hero
    while len(found) < sectors and map_.beyond[cell][way] >= 0 and not s.blocked[cell].true() >> way & 1:
        if cell != s.hero and map_.is_door(cell, way) and not through_doors:
            break
        cell = map_.beyond[cell][way]
        found.append(reveal(s, cell))
    return found


class ExploreThere(Frame):
    STEPS = ("look", "sweep")

    way: Way
    cells: tuple[Cell, ...] = ()

    def look(self, s: Alone) -> None:
        powers_show(s)
        self.cells = tuple(explore(s, WAYS.index(self.way), number(s, "explore_range", RANGE, least=1)))
        s.tell(Explored(self.way, len(self.cells)))
        reveal_what_is_lit(s)

    def sweep(self, s: Alone) -> None:
        s.start(DoVerb(effect=SweepExplored(cells=(s.hero, *self.cells)), cause=Cause(seat=HERO)))
