"""The whole map as tables made once from a plan: what leads where, how far it is, what stands where."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from holdfast.engine.graph import Graph, make_graph
from holdfast.games.alone.levels.level import COLUMNS, SECTORS, Sector, Side
from holdfast.games.alone.levels.places import (
    CELLS,
    HEIGHT,
    NOWHERE,
    PLACES,
    STAIRS,
    STEP,
    WIDTH,
    Cell,
    Place,
    cell_at,
)

LETTERS: Final[dict[Side, str]] = {"wall": "w", "open": "o", "door": "d"}
UNSEEN: Final = ((1, 2), (1, 2))  # where sheets lie in their fields until the hero sees something of them
SIDE_OF: Final[dict[str, Side]] = {letter: side for side, letter in LETTERS.items()}


class Tile(msgspec.Struct, frozen=True):
    """A sector as it lies in the labyrinth; `sides` are north, east, south, west."""

    sides: tuple[Side, Side, Side, Side]
    room: int = -1
    stairs: int = -1  # the colour
    lcu: bool = False


class SheetPlan(msgspec.Struct, frozen=True):
    """Two sheets, the room tokens on them, the colours of the stairs, and how the hero's cells lie over them."""

    sheets: tuple[str, str]  # of each sector the letters of its sides, and L for an LCU
    rooms: tuple[Place, ...]  # of each room
    stairs: tuple[tuple[Place, Place], ...]  # of each colour the two ends
    first: int  # the sheet on which the hero began
    corners: tuple[tuple[int, int], tuple[int, int]]  # of each level, the column and row of the sheet's first sector


def sheet_code(sectors: tuple[Sector, ...]) -> str:
    return " ".join("".join(LETTERS[s] for s in sector.sides) + ("L" if sector.lcu else ".") for sector in sectors)


def write_plan(plan: SheetPlan) -> str:
    return msgspec.json.encode(plan).decode()


def read_plan(code: str) -> SheetPlan:
    return msgspec.json.decode(code, type=SheetPlan)


class LabyrinthMap:
    """The map as tables by cell, unless something else is said; distances are by place."""

    __slots__ = (
        "_graph",
        "beyond",
        "cell",
        "cells",
        "levels",
        "place",
        "plan",
        "room_cells",
        "tiles",
        "ways",
    )

    def __init__(self, plan: SheetPlan) -> None:
        self.plan = plan
        cell = [NOWHERE] * PLACES
        for place in range(PLACES):
            sheet, rest = divmod(place, SECTORS)
            row, column = divmod(rest, COLUMNS)
            level = int(sheet != plan.first)
            west, north = plan.corners[level]
            cell[place] = cell_at(level, west + column, north + row)
        self.cell: tuple[Cell, ...] = tuple(cell)
        place_of = [NOWHERE] * CELLS
        for number, at in enumerate(cell):
            place_of[at] = number
        self.place: tuple[Place, ...] = tuple(place_of)
        codes = [code for sheet in plan.sheets for code in sheet.split()]
        stairs = {place: (colour, ends) for colour, ends in enumerate(plan.stairs) for place in ends}
        tiles: list[Tile | None] = [None] * CELLS
        beyond: list[tuple[Cell, ...]] = [(NOWHERE,) * 5] * CELLS
        for number, code in enumerate(codes):
            at = cell[number]
            colour, ends = stairs.get(number, (-1, ()))
            tiles[at] = Tile(
                sides=(SIDE_OF[code[0]], SIDE_OF[code[1]], SIDE_OF[code[2]], SIDE_OF[code[3]]),
                room=plan.rooms.index(number) if number in plan.rooms else -1,
                stairs=colour,
                lcu=code[4:] == "L",
            )
            other_end = next((cell[end] for end in ends if end != number), NOWHERE)
            across = [at + step if letter != "w" else NOWHERE for step, letter in zip(STEP, code, strict=False)]
            beyond[at] = (*across, other_end)
        self.tiles = tuple(tiles)
        self.beyond = tuple(beyond)
        self.ways = tuple(tuple((way, to) for way, to in enumerate(row) if to != NOWHERE) for row in beyond)
        self.cells = tuple(sorted(cell))
        half = len(self.cells) // 2
        self.levels = (self.cells[:half], self.cells[half:])
        self.room_cells = tuple(cell[place] for place in plan.rooms)
        self._graph: Graph | None = None

    @property
    def graph(self) -> Graph:
        """Returns the graph of distances, made when it is first asked for."""
        if self._graph is None:
            edges = [(at, self.place[to]) for at in range(PLACES) for _, to in self.ways[self.cell[at]]]
            self._graph = make_graph(PLACES, edges)
        return self._graph

    def distance(self, a: Cell, b: Cell) -> int:
        """Returns the shortest way in sectors; blocked doors do not count (R119)."""
        return self.graph.distance[self.place[a]][self.place[b]]

    def is_door(self, cell: Cell, way: int) -> bool:
        tile = self.tiles[cell]
        return way != STAIRS and tile is not None and tile.sides[way] == "door"

    def doors(self, cell: Cell) -> list[int]:
        return [way for way in range(4) if self.is_door(cell, way)]

    def is_room(self, cell: Cell) -> bool:
        tile = self.tiles[cell]
        return tile is not None and tile.room >= 0

    def on_level(self, level: int) -> tuple[Cell, ...]:
        return self.levels[level]


@lru_cache(maxsize=256)
def labyrinth_map(code: str) -> LabyrinthMap:
    return LabyrinthMap(read_plan(code))


def anchored_plan(plan: SheetPlan, place: Place) -> SheetPlan:
    """Returns the same map, counted so that this place is in the middle of the field of its level."""
    sheet, rest = divmod(place, SECTORS)
    row, column = divmod(rest, COLUMNS)
    corner = (WIDTH // 2 - column, HEIGHT // 2 - row)
    level = int(sheet != plan.first)
    corners = (plan.corners[0], corner) if level else (corner, plan.corners[1])
    return msgspec.structs.replace(plan, corners=corners)


def begun_at(plan: SheetPlan, place: Place) -> SheetPlan:
    """Returns the map as a hero who begins at this place counts it; nothing is known of the other level yet."""
    return anchored_plan(msgspec.structs.replace(plan, first=place // SECTORS, corners=UNSEEN), place)
