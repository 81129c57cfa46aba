"""Reads a map as packs draw it: rows of signs, arrows as points of the compass, walls between spaces."""

from __future__ import annotations

import string
from typing import Final, TypeAlias

import msgspec

from holdfast.engine.content import PackError, checked
from holdfast.engine.grid import Wall
from holdfast.games.elite.cards.types import MissionId
from holdfast.games.elite.maps.map import Cell, Cluster, Plan

Spot: TypeAlias = tuple[int, int]
Stroke: TypeAlias = tuple[Spot, Spot]  # corner x,y is the far left corner of space x,y
SPACE, BLOCKING, CLUSTER, SPAWN_POINT, SEARCH, START = ".#*o?S"
OBJECTIVES: Final = string.ascii_uppercase[:12]  # A is slot 1, L is slot 12
COMPASS: Final = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1),
}  # fmt: skip


class ClusterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: Spot
    spawn_points: tuple[Spot, ...]


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Walls and doors are strokes from corner to corner; `scenery` says what blocking spaces show."""

    id: str
    name: str
    rows: tuple[str, ...]
    clusters: tuple[ClusterFile, ...]
    missions: dict[MissionId, tuple[tuple[int, ...], ...]]
    arrows: dict[str, str]
    walls: tuple[Stroke, ...] = ()
    doors: tuple[Stroke, ...] = ()
    scenery: dict[str, tuple[Spot, ...]] = {}


def read_map(data: object, file: str) -> Plan:
    """Returns what the file says, in cells. Whether the map can be played on is for `check` to say."""
    drawn = checked(data, MapFile, file)
    width, height = len(drawn.rows[0]) if drawn.rows else 0, len(drawn.rows)
    for y, row in enumerate(drawn.rows):
        if len(row) != width:
            raise PackError(file, f"rows[{y}]", f"{width} signs, as in the first row", row)

    def cell(spot: Spot, key: str) -> Cell:
        x, y = spot
        if not (0 <= x < width and 0 <= y < height):
            raise PackError(file, key, f"a space from 0,0 to {width - 1},{height - 1}", list(spot))
        return y * width + x

    signs: dict[str, list[Cell]] = {}
    for y, row in enumerate(drawn.rows):
        for x, sign in enumerate(row):
            if sign not in SPACE + BLOCKING + CLUSTER + SPAWN_POINT + SEARCH + START + OBJECTIVES:
                raise PackError(file, f"rows[{y}]", "the signs . # * o ? S and A to L", sign)
            signs.setdefault(sign, []).append(y * width + x)
    for letter in OBJECTIVES:
        if len(signs.get(letter, ())) != 1:
            raise PackError(file, "rows", f"the objective slot {letter} once", len(signs.get(letter, ())))
    objectives = tuple(signs[letter][0] for letter in OBJECTIVES)
    arrows: dict[Cell, tuple[Cell, ...]] = {}
    for word, points in drawn.arrows.items():
        key = f"arrows.{word!r}"
        x, y = _spot(word, file, key)
        for point in points.split():
            if point not in COMPASS:
                raise PackError(file, key, f"points of the compass ({' '.join(COMPASS)})", point)
        there = [(x + COMPASS[point][0], y + COMPASS[point][1]) for point in points.split()]
        arrows[cell((x, y), key)] = tuple(sorted(cell(spot, key) for spot in there))
    walls = [edge for i, line in enumerate(drawn.walls) for edge in _edges(line, (width, height), file, f"walls[{i}]")]
    doors = [edge for i, line in enumerate(drawn.doors) for edge in _edges(line, (width, height), file, f"doors[{i}]")]
    if loose := [edge for edge in doors if edge not in walls]:
        a, b = (f"{cell % width},{cell // width}" for cell in loose[0])
        raise PackError(file, "doors", "openings in the strokes of walls", f"between {a} and {b}")
    return Plan(
        id=drawn.id,
        name=drawn.name,
        width=width,
        height=height,
        rows=drawn.rows,
        blocking=frozenset([*signs.get(BLOCKING, ()), *signs.get(CLUSTER, ()), *objectives]),
        walls=tuple(edge for edge in dict.fromkeys(walls) if edge not in doors),
        doors=tuple(doors),
        start=tuple(signs.get(START, ())),
        clusters=tuple(
            Cluster(cell(c.at, f"clusters[{i}].at"), tuple(cell(p, f"clusters[{i}]") for p in c.spawn_points))
            for i, c in enumerate(drawn.clusters)
        ),
        search_slots=tuple(signs.get(SEARCH, ())),
        objective_slots=objectives,
        arrows=dict(sorted(arrows.items())),
        missions=drawn.missions,
        scenery={cell(spot, f"scenery.{name}"): name for name, spots in drawn.scenery.items() for spot in spots},
    )


def _edges(stroke: Stroke, size: tuple[int, int], file: str, key: str) -> list[Wall]:
    """Returns the pairs of spaces that a stroke between two corners parts."""
    (ax, ay), (bx, by) = sorted(stroke)
    width, height = size
    found = [list(corner) for corner in stroke]
    if (ax == bx) == (ay == by) or not (0 <= ax <= bx <= width and 0 <= ay <= by <= height):
        raise PackError(file, key, f"an upright or level stroke between corners from 0,0 to {width},{height}", found)
    if ax == bx:
        return [(y * width + ax - 1, y * width + ax) for y in range(ay, by)] if 0 < ax < width else []
    return [((ay - 1) * width + x, ay * width + x) for x in range(ax, bx)] if 0 < ay < height else []


def _spot(word: str, file: str, key: str) -> Spot:
    x, comma, y = word.partition(",")
    if not (comma and x.isdigit() and y.isdigit()):
        raise PackError(file, key, 'a space such as "4,0"', word)
    return int(x), int(y)
