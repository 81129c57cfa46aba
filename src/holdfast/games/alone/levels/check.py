"""The guarantees of a level, checked one by one (R203..R215). Shares no code with what makes levels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from holdfast.engine.graph import UNREACHABLE, Graph, make_graph
from holdfast.games.alone.levels.level import Sector

WIDTH, HEIGHT = 4, 6
OFFSETS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
NAMES: Final = ("north", "east", "south", "west")


class BrokenGuarantee(msgspec.Struct, frozen=True):
    """A guarantee that does not hold, and how."""

    rule: str
    what: str


def check(sectors: Sequence[Sector]) -> tuple[BrokenGuarantee, ...]:
    """Returns everything that is wrong with a level; nothing if it keeps all guarantees."""
    if len(sectors) != WIDTH * HEIGHT:
        return (BrokenGuarantee("R203", f"{len(sectors)} sectors instead of {WIDTH * HEIGHT}"),)
    level = _Level(sectors)
    return tuple(BrokenGuarantee(rule, what) for rule, test in CHECKS for what in test(level))


class _Level:
    """A level with its ways as a graph."""

    def __init__(self, sectors: Sequence[Sector]) -> None:
        self.sectors = sectors
        self.rooms = [i for i, sector in enumerate(sectors) if sector.room]
        self.lcus = [i for i, sector in enumerate(sectors) if sector.lcu]
        self.stairs = [i for i, sector in enumerate(sectors) if sector.stairs]
        ways = [(i, n) for i in range(len(sectors)) for d in range(4) if (n := self.step(i, d)) is not None]
        self.graph: Graph = make_graph(len(sectors), ways)

    def beside(self, place: int, direction: int) -> int | None:
        """Returns the next place on the sheet, whatever lies between."""
        x, y = place % WIDTH + OFFSETS[direction][0], place // WIDTH + OFFSETS[direction][1]
        return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else None

    def step(self, place: int, direction: int) -> int | None:
        """Returns where a way leads, doors taken as unblocked."""
        return None if self.sectors[place].sides[direction] == "wall" else self.beside(place, direction)

    def lit_from(self, place: int) -> set[int]:
        """Returns what the LCU there can light at all: its own sector and up to two in each direction (R139, G31)."""
        lit = {place}
        for direction in range(4):
            first = self.step(place, direction)
            second = None if first is None else self.step(first, direction)
            lit |= {far for far in (first, second) if far is not None}
        return lit


def at(place: int) -> str:
    """Returns a place as people read it: column and row from the north-west, from 1."""
    return f"column {place % WIDTH + 1}, row {place // WIDTH + 1}"


def _four_rooms(level: _Level) -> list[str]:
    return [] if len(level.rooms) == 4 else [f"{len(level.rooms)} rooms instead of 4"]


def _sides_agree(level: _Level) -> list[str]:
    """Returns where two sectors disagree about the edge between them, or the rim is open."""
    wrong = []
    for place, sector in enumerate(level.sectors):
        for d, side in enumerate(sector.sides):
            other = level.beside(place, d)
            seen = "wall" if other is None else level.sectors[other].sides[(d + 2) % 4]
            if side != seen:
                wrong.append(f"{at(place)}: {side} to the {NAMES[d]}, {seen} on the other side")
    return wrong


def _rooms_apart(level: _Level) -> list[str]:
    pairs = [(a, b) for a in level.rooms for b in level.rooms if a < b]
    return [
        f"the rooms at {at(a)} and {at(b)} are {_sectors(level.graph.distance[a][b])} apart, not 3 to 8"
        for a, b in pairs
        if not 3 <= level.graph.distance[a][b] <= 8
    ]


def _sectors(distance: int) -> str:
    return "unreachably far" if distance == UNREACHABLE else f"{distance} sectors"


def _stairs_on_the_long_sides(level: _Level) -> list[str]:
    columns = sorted(place % WIDTH for place in level.stairs)
    if columns != [0, WIDTH - 1]:
        return [f"stairs at {', '.join(map(at, level.stairs)) or 'no place'}, not one on each long side"]
    wrong = [f"stairs at {at(place)}, not about halfway" for place in level.stairs if place // WIDTH not in (2, 3)]
    return wrong + [f"stairs in the room at {at(place)}" for place in level.stairs if level.sectors[place].room]


def _four_lcus(level: _Level) -> list[str]:
    return [] if len(level.lcus) == 4 else [f"{len(level.lcus)} LCUs instead of 4"]


def _lcus_light_two_more(level: _Level) -> list[str]:
    return [f"the LCU at {at(lcu)} lights fewer than 2 others" for lcu in level.lcus if len(level.lit_from(lcu)) < 3]


def _two_or_three_rooms_lit(level: _Level) -> list[str]:
    lit = {place for lcu in level.lcus for place in level.lit_from(lcu)}
    rooms = sum(room in lit for room in level.rooms)
    return [] if 2 <= rooms <= 3 else [f"{rooms} of the rooms can be lit, not 2 or 3"]


def _two_or_three_doors(level: _Level) -> list[str]:
    doors = [(room, level.sectors[room].sides.count("door")) for room in level.rooms]
    return [f"the room at {at(room)} should have 2 or 3 doors and has {n}" for room, n in doors if not 2 <= n <= 3]


def _doors_lead_into_rooms(level: _Level) -> list[str]:
    """Returns doors without a room on exactly one side, and rooms with another way in than doors."""
    wrong = []
    for place, sector in enumerate(level.sectors):
        for d, side in enumerate(sector.sides):
            other = level.beside(place, d)
            if other is None:
                continue
            rooms = sector.room + level.sectors[other].room
            if side == "door" and rooms != 1:
                wrong.append(f"the door {NAMES[d]} of {at(place)} has {rooms} rooms behind it")
            if side == "open" and rooms:
                wrong.append(f"{at(place)} is open to the {NAMES[d]} without a door")
    return wrong


def _all_within_reach(level: _Level) -> list[str]:
    return [f"{at(i)} cannot be reached" for i, steps in enumerate(level.graph.distance[0]) if steps == UNREACHABLE]


CHECKS: Final[tuple[tuple[str, Callable[[_Level], list[str]]], ...]] = (
    ("R203", _four_rooms),
    ("R203", _sides_agree),
    ("R204", _rooms_apart),
    ("R205", _stairs_on_the_long_sides),
    ("R206", _four_lcus),
    ("R207", _lcus_light_two_more),
    ("R208", _two_or_three_rooms_lit),
    ("R209", _two_or_three_doors),
    ("R210", _doors_lead_into_rooms),
    ("R215", _all_within_reach),
)
