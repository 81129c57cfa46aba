"""What a hero makes of noises: where something it has not seen may wait."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from holdfast.engine.event import Event
from holdfast.games.alone.bots.imagined_maps import World
from holdfast.games.alone.events.labyrinth import CreatureSeen, NoiseHeard
from holdfast.games.alone.levels.places import WAYS, Cell
from holdfast.games.alone.state import HERO, Alone

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

    def hear(self, events: Iterable[Event], s: Alone) -> None:
        for event in events:
            match event:
                case NoiseHeard(way=way) if way in WAYS:
                    fresh = Suspect(s.hero, WAYS.index(way), s.clock)
                    same = [old for old in self.suspects if (old.origin, old.way) == (fresh.origin, fresh.way)]
                    self.suspects = [*(old for old in self.suspects if old not in same[:1]), fresh][-MOST:]
                case CreatureSeen():
                    self.suspects = self.suspects[:-1] if self.suspects else []
        forgotten = [Suspect(cell, NO_WAY, s.clock) for cell in self.seen if not s.revealed[cell]]
        heard = [old for old in self.suspects if old.way != NO_WAY or not s.revealed[old.origin]]
        self.suspects = [suspect for suspect in (*forgotten, *heard) if s.on_hero_level(suspect.origin)]
        self.seen = frozenset(figure.cell for _, figure in s.standing_for(HERO))

    def heat(self, spots: list[tuple[World, Cell]], s: Alone) -> dict[Cell, float]:
        """Returns how many hidden creatures to expect in each sector: most of all on the way to the hero's goal."""
        found: dict[Cell, float] = {}
        for suspect in self.suspects:
            mass = float(FADES ** (s.clock - suspect.clock)) / max(len(spots), 1)
            for world, goal in spots:
                shares = {cell: share for cell, share in cone(world, suspect, goal) if not s.revealed[cell]}
                total = sum(shares.values())
                for cell, share in shares.items():
                    found[cell] = found.get(cell, 0.0) + mass * share / total
        return found


def cone(world: World, suspect: Suspect, goal: Cell) -> list[tuple[Cell, float]]:
    """Returns the sectors to which the shortest way begins so, with how well they bar the way to the goal."""
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
