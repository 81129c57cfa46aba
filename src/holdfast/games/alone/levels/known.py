"""What some known sectors of a level say about the rest of it: edges, rooms, stairs, LCUs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

from holdfast.games.alone.levels.edges import AROUND, BESIDE, DOOR, EDGES, OPEN, RIM, SIDES, UNDECIDED, WALL
from holdfast.games.alone.levels.level import COLUMNS, SECTORS, Sector

ROOMS: Final = 4
LCUS: Final = 4
NEAREST: Final = 3  # sectors between two rooms (R204)
STAIRS_PLACES: Final = ((2 * COLUMNS, 3 * COLUMNS), (3 * COLUMNS - 1, 4 * COLUMNS - 1))  # west and east side (R205)


class Impossible(Exception):
    """What is known fits no level."""


class Known:
    """`edges` are walls, ways and doors where they are known; `room_sets` all places that the four rooms may have."""

    def __init__(self, sectors: Mapping[int, Sector]) -> None:
        self.sectors = sectors
        self.edges: list[int] = [UNDECIDED] * len(EDGES)
        rooms: set[int] = set()
        corridors: set[int] = set()
        for place, sector in sectors.items():
            (rooms if sector.room else corridors).add(place)
            for direction, side in enumerate(sector.sides):
                state = SIDES.index(side)
                self._see(place, direction, state)
                if state != WALL:  # a door has a room on one end and a corridor on the other (R210)
                    is_room = state == DOOR and not sector.room
                    (rooms if is_room else corridors).add(BESIDE[place][direction])
        must, never = _mask(rooms), _mask(corridors)
        self.room_sets = [some for some, mask in room_sets() if mask & must == must and not mask & never]
        self.lcus = tuple(place for place, sector in sectors.items() if sector.lcu)
        self.stairs = tuple(self._stairs(places) for places in STAIRS_PLACES)
        seen = sum(sector.stairs for sector in sectors.values())
        if not self.room_sets or len(self.lcus) > LCUS or seen > sum(self._has_stairs(p) for p in STAIRS_PLACES):
            raise Impossible

    def _see(self, place: int, direction: int, state: int) -> None:
        edge = AROUND[place][direction]
        if edge == RIM:
            if state != WALL:
                raise Impossible
        elif self.edges[edge] not in (UNDECIDED, state) or (state == OPEN and self.sectors[place].room):
            raise Impossible
        else:
            self.edges[edge] = state

    def _has_stairs(self, places: tuple[int, int]) -> bool:
        return any(place in self.sectors and self.sectors[place].stairs for place in places)

    def _stairs(self, places: tuple[int, int]) -> tuple[int, ...]:
        """Returns where the stairs of one side are, or may be."""
        sure = tuple(place for place in places if place in self.sectors and self.sectors[place].stairs)
        may = sure or tuple(place for place in places if place not in self.sectors)
        if len(sure) > 1 or not may:
            raise Impossible
        return may


def _mask(places: set[int]) -> int:
    return sum(1 << place for place in places)


@lru_cache(maxsize=1)
def room_sets() -> tuple[tuple[tuple[int, ...], int], ...]:
    """Returns all ways to put four rooms that far apart with corridors that hang together, each with its mask."""
    found = []
    for rooms in combinations(range(SECTORS), ROOMS):
        if all(_steps(a, b) >= NEAREST for a, b in combinations(rooms, 2)) and _hangs_together(rooms):
            found.append((rooms, _mask(set(rooms))))
    return tuple(found)


def _steps(a: int, b: int) -> int:
    return abs(a % COLUMNS - b % COLUMNS) + abs(a // COLUMNS - b // COLUMNS)


def _hangs_together(rooms: tuple[int, ...]) -> bool:
    rest = [sector for sector in range(SECTORS) if sector not in rooms]
    queue = rest[:1]
    for here in queue:
        queue += [there for there in BESIDE[here] if there in rest and there not in queue]
    return len(queue) == len(rest)
