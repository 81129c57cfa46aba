"""What a hero makes of noises: where something it has not seen may wait."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from holdfast.engine.event import Event
from holdfast.games.alone.bots.imagined_maps import ImaginedMap
from holdfast.games.alone.events.labyrinth import CreatureSeen, NoiseHeard
from holdfast.games.alone.levels.places import WAYS, Cell
from holdfast.games.alone.state import HERO, Alone

FADES: Final = 0.85  # a turn
MOST: Final = 4  # things that are kept in mind
NO_WAY: Final = -1
ASIDE: Final = 0.6  # how likely it is a sector beside the hero's way, beside one on it
NEAREST: Final = 2  # sectors: nothing was closer when it made its noise


class UnseenThreat(msgspec.Struct, frozen=True):
    """Something was heard from there, that way, at that time; or (way -1) seen there before it was forgotten."""

    origin: Cell
    way: int
    clock: int


class UnseenThreats:
    def __init__(self) -> None:
        self.threats: list[UnseenThreat] = []
        self.seen: frozenset[Cell] = frozenset()  # where creatures stand in the labyrinth

    def hear(self, events: Iterable[Event], s: Alone) -> None:
        for event in events:
            match event:
                case NoiseHeard(way=way) if way in WAYS:
                    fresh = UnseenThreat(s.hero, WAYS.index(way), s.clock)
                    same = [old for old in self.threats if (old.origin, old.way) == (fresh.origin, fresh.way)]
                    self.threats = [*(old for old in self.threats if old not in same[:1]), fresh][-MOST:]
                case CreatureSeen():
                    self.threats = self.threats[:-1] if self.threats else []
        forgotten = [UnseenThreat(cell, NO_WAY, s.clock) for cell in self.seen if not s.revealed[cell]]
        heard = [old for old in self.threats if old.way != NO_WAY or not s.revealed[old.origin]]
        self.threats = [threat for threat in (*forgotten, *heard) if s.on_hero_level(threat.origin)]
        self.seen = frozenset(figure.cell for _, figure in s.standing_for(HERO))

    def heat(self, spots: list[tuple[ImaginedMap, Cell]], s: Alone) -> dict[Cell, float]:
        """Returns how many hidden creatures to expect in each sector: most of all on the way to the hero's goal."""
        found: dict[Cell, float] = {}
        for threat in self.threats:
            mass = float(FADES ** (s.clock - threat.clock)) / max(len(spots), 1)
            for imagined_map, goal in spots:
                shares = {cell: share for cell, share in cone(imagined_map, threat, goal) if not s.revealed[cell]}
                total = sum(shares.values())
                for cell, share in shares.items():
                    found[cell] = found.get(cell, 0.0) + mass * share / total
        return found


def cone(imagined_map: ImaginedMap, threat: UnseenThreat, goal: Cell) -> list[tuple[Cell, float]]:
    """Returns the sectors to which the shortest way begins so, with how well they bar the way to the goal."""
    if threat.way == NO_WAY:
        return [(threat.origin, 1.0)] if threat.origin in imagined_map.beyond else []
    first = next((to for way, to in imagined_map.beyond.get(threat.origin, ()) if way == threat.way), None)
    if first is None:
        return []
    near, far, ahead = imagined_map.steps(first), imagined_map.steps(threat.origin), imagined_map.steps(goal)
    whole = far.get(goal, 0)
    return [
        (cell, float(ASIDE ** (steps + ahead.get(cell, 0) - whole)))
        for cell, steps in far.items()
        if steps >= NEAREST and near.get(cell, steps) < steps
    ]
