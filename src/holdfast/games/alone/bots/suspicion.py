"""What a hero makes of noises: where something it has not seen may wait."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from holdfast.engine.event import Event
from holdfast.games.alone.bots.visions import World
from holdfast.games.alone.events.labyrinth import CreatureSeen, NoiseHeard
from holdfast.games.alone.places import WAYS, Cell, level_of
from holdfast.games.alone.view import AloneView

FADES: Final = 0.85  # a turn
MOST: Final = 4  # things that are kept in mind
NO_WAY: Final = -1
ASIDE: Final = 0.6  # how likely it is a sector beside the hero's way, beside one on it
NEAREST: Final = 2  # sectors: nothing was closer when it made its noise


class Suspect(msgspec.Struct, frozen=True):
    """Something was heard from there, that way, at that time; or (way -1) seen there before it was forgotten."""

    origin: Cell
    way: int
    clock: int


class Suspicion:
    def __init__(self) -> None:
        self.suspects: list[Suspect] = []
        self.seen: frozenset[Cell] = frozenset()  # where creatures stand in the labyrinth

    def hear(self, events: Iterable[Event], view: AloneView) -> None:
        assert view.labyrinth is not None
        here, clock = view.labyrinth.here, clock_of(view)
        for event in events:
            match event:
                case NoiseHeard(way=way) if way in WAYS:
                    fresh = Suspect(here, WAYS.index(way), clock)
                    same = [s for s in self.suspects if (s.origin, s.way) == (fresh.origin, fresh.way)]
                    self.suspects = [*(s for s in self.suspects if s not in same[:1]), fresh][-MOST:]
                case CreatureSeen():
                    self.suspects = self.suspects[:-1] if self.suspects else []
        shown = {sector.cell for sector in view.labyrinth.sectors}
        forgotten = [Suspect(cell, NO_WAY, clock) for cell in self.seen if cell not in shown]
        self.suspects = [*forgotten, *(s for s in self.suspects if s.way != NO_WAY or s.origin not in shown)]
        self.suspects = [s for s in self.suspects if level_of(s.origin) == level_of(here)]
        self.seen = frozenset(c.figure.cell for c in view.labyrinth.creatures if c.figure.is_on_map)

    def heat(self, spots: list[tuple[World, Cell]], view: AloneView) -> dict[Cell, float]:
        """How many hidden creatures are to be expected in each sector: most of all on the way to the hero's goal."""
        assert view.labyrinth is not None
        seen = {sector.cell for sector in view.labyrinth.sectors}
        clock = clock_of(view)
        found: dict[Cell, float] = {}
        for suspect in self.suspects:
            mass = float(FADES ** (clock - suspect.clock)) / max(len(spots), 1)
            for world, goal in spots:
                shares = {cell: share for cell, share in cone(world, suspect, goal) if cell not in seen}
                total = sum(shares.values())
                for cell, share in shares.items():
                    found[cell] = found.get(cell, 0.0) + mass * share / total
        return found


def cone(world: World, suspect: Suspect, goal: Cell) -> list[tuple[Cell, float]]:
    """The sectors to which the shortest way from there begins so, with how well they bar the way to the goal."""
    if suspect.way == NO_WAY:
        return [(suspect.origin, 1.0)] if suspect.origin in world.beyond else []
    first = next((to for way, to in world.beyond.get(suspect.origin, ()) if way == suspect.way), None)
    if first is None:
        return []
    near, far, ahead = world.steps(first), world.steps(suspect.origin), world.steps(goal)
    whole = far.get(goal, 0)
    return [
        (cell, float(ASIDE ** (steps + ahead.get(cell, 0) - whole)))
        for cell, steps in far.items()
        if steps >= NEAREST and near.get(cell, steps) < steps
    ]


def clock_of(view: AloneView) -> int:
    return view.round * 8 + view.turn
