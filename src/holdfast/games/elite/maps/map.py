"""A map as tables made once: spaces, walls, sight, distances, alien paths and where they lead."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, TypeAlias

import msgspec

from holdfast.engine.grid import Openings, Wall, make_grid, make_neighbours, make_openings
from holdfast.games.elite.cards.types import MissionId

Cell: TypeAlias = int
FAR: Final = 255  # steps home where no path leads home


class Cluster(msgspec.Struct, frozen=True):
    """A slot for a cluster token and the spawn points adjacent to it."""

    cell: Cell
    spawn_points: tuple[Cell, ...]


class Plan(msgspec.Struct, frozen=True):
    """A map as a pack draws it, with coordinates turned into cells, row by row from the far left."""

    id: str
    name: str
    width: int
    height: int
    rows: tuple[str, ...]  # the signs, as drawn
    blocking: frozenset[Cell]  # no figure may stand there; stops the eye (R30, R31)
    walls: tuple[Wall, ...]  # pairs of cells that a wall parts
    doors: tuple[Wall, ...]  # openings in walls: only for the eye
    start: tuple[Cell, ...]
    clusters: tuple[Cluster, ...]
    search_slots: tuple[Cell, ...]
    objective_slots: tuple[Cell, ...]  # slot n is objective_slots[n - 1]
    arrows: dict[Cell, tuple[Cell, ...]]
    missions: dict[MissionId, tuple[tuple[int, ...], ...]]  # the objective slots in use, by players - 1
    scenery: dict[Cell, str] = {}  # what a blocking space shows: water, wreck, tree ...

    def cells(self) -> range:
        return range(self.width * self.height)

    def xy(self, cell: Cell) -> tuple[int, int]:
        return cell % self.width, cell // self.width

    def name_of(self, cell: Cell) -> str:
        """Returns a space as packs write it: column,row."""
        return f"{cell % self.width},{cell // self.width}"


class Map(msgspec.Struct, frozen=True):
    """The tables. Rows of `distance`, `sight` and `lined_up` are bytes: `distance[a][b]`."""

    plan: Plan
    walkable: tuple[Cell, ...]
    is_walkable: bytes
    is_start: bytes
    is_spawn_point: bytes
    walk: tuple[tuple[Cell, ...], ...]  # walkable cells one step away; the Starting Area is one region (A6)
    near: tuple[tuple[Cell, ...], ...]  # adjacent cells, blocking ones too: what touches a slot (A8, A11)
    distance: tuple[bytes, ...]  # ranges: king's moves, walls ignored (A1, A3); 1 within the Starting Area (A7)
    sight: tuple[bytes, ...]  # 1 where the line between the centres is clear (R146)
    past: Openings  # who sees whom past the spaces of Capture tokens, which block the line but for them (A9)
    lined_up: tuple[bytes, ...]  # 1 where two cells lie on one row, column or diagonal (R150)
    paths: tuple[tuple[Cell, ...], ...]  # where the arrows of a cell lead
    comes_from: tuple[tuple[Cell, ...], ...]  # the cells whose arrows lead here
    steps_home: bytes  # fewest steps along the arrows to the Starting Area, FAR if none
    long_way_home: bytes  # most steps along the arrows to the Starting Area, FAR if none
    reached: bytes  # 1 where aliens from some spawn point can come along the arrows (A50)

    @property
    def id(self) -> str:
        return self.plan.id

    def within(self, cell: Cell, range: int) -> tuple[Cell, ...]:
        """Returns the cells in range, the cell itself included."""
        return tuple(other for other, steps in enumerate(self.distance[cell]) if steps <= range)


def is_past(map: Map, tokens: Collection[Cell], a: Cell, b: Cell) -> bool:
    """Tells whether two cells see each other past Capture tokens that lie on these cells (A9)."""
    groups = map.past.get(a, {}).get(b, ())
    return any(all(cell in tokens for cell in group) for group in groups)


def make_map(plan: Plan) -> Map:
    cells = plan.cells()
    grid = make_grid(plan.width, plan.height, plan.blocking, plan.walls)
    beside = make_neighbours(plan.width, plan.height, (), plan.walls)
    start = frozenset(plan.start)

    def region(cell: Cell, around: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """Returns the cells adjacent to a cell; those of the Starting Area are all adjacent to one another (A6)."""
        return tuple(sorted({*around, *start} - {cell})) if cell in start else around

    distance = [bytearray(row) for row in grid.distance]
    sight = [bytearray(row) for row in grid.sight]
    for a in start:
        for b in start - {a}:
            distance[a][b] = 1
            sight[a][b] = 1
    spawn_points = {cell for cluster in plan.clusters for cell in cluster.spawn_points}
    arrows = tuple(plan.arrows.get(cell, ()) for cell in cells)
    walkable = tuple(cell for cell in cells if cell not in plan.blocking)
    return Map(
        plan=plan,
        walkable=walkable,
        is_walkable=_mask(cells, walkable),
        is_start=_mask(cells, start),
        is_spawn_point=_mask(cells, spawn_points),
        walk=tuple(region(cell, grid.neighbours[cell]) for cell in cells),
        near=tuple(region(cell, beside[cell]) for cell in cells),
        distance=tuple(bytes(row) for row in distance),
        sight=tuple(bytes(row) for row in sight),
        past=make_openings(plan.width, plan.height, plan.blocking, plan.walls, _capture_spaces(plan)),
        lined_up=_lined_up(plan),
        paths=arrows,
        comes_from=tuple(tuple(a for a in cells if b in arrows[a]) for b in cells),
        steps_home=steps_home(plan.arrows, plan.start, len(cells)),
        long_way_home=long_way_home(arrows, start),
        reached=_mask(cells, reached_from(spawn_points, plan.arrows)),
    )


def _mask(cells: range, marked: tuple[Cell, ...] | frozenset[Cell] | set[Cell]) -> bytes:
    return bytes(cell in marked for cell in cells)


def _capture_spaces(plan: Plan) -> set[Cell]:
    """Returns the blocking spaces on which a Capture token may lie."""
    slots = {slot for row in plan.missions.get("capture", ()) for slot in row}
    return {plan.objective_slots[slot - 1] for slot in slots} & plan.blocking


def _lined_up(plan: Plan) -> tuple[bytes, ...]:
    spots = [plan.xy(cell) for cell in plan.cells()]
    return tuple(bytes([ax == bx or ay == by or abs(ax - bx) == abs(ay - by) for bx, by in spots]) for ax, ay in spots)


def reached_from(cells: set[Cell], arrows: Mapping[Cell, tuple[Cell, ...]]) -> frozenset[Cell]:
    """Returns these cells and all that the arrows lead to from them."""
    found, edge = set(cells), list(cells)
    while edge:
        for there in arrows.get(edge.pop(), ()):
            if there not in found:
                found.add(there)
                edge.append(there)
    return frozenset(found)


def steps_home(arrows: Mapping[Cell, tuple[Cell, ...]], start: tuple[Cell, ...], cells: int) -> bytes:
    """Returns the fewest steps from each cell to the Starting Area, found backwards from it."""
    steps = bytearray([FAR]) * cells
    edge = list(start)
    for cell in start:
        steps[cell] = 0
    for count in range(1, FAR):
        edge = [a for a, there in arrows.items() if steps[a] == FAR and any(b in edge for b in there)]
        for cell in edge:
            steps[cell] = count
    return bytes(steps)


def long_way_home(arrows: tuple[tuple[Cell, ...], ...], start: frozenset[Cell]) -> bytes:
    """Returns the most steps that an alien can be let take from each cell to the Starting Area."""
    steps: dict[Cell, int] = dict.fromkeys(start, 0)

    def longest(cell: Cell) -> int:
        if cell not in steps:
            steps[cell] = FAR  # should the arrows lead in a ring
            steps[cell] = min(1 + max(map(longest, arrows[cell]), default=FAR), FAR)
        return steps[cell]

    return bytes(map(longest, range(len(arrows))))
