"""Says what is wrong with a map: each fault by file and key, with what was expected and what was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from holdfast.engine.content import PackError
from holdfast.engine.grid import Wall
from holdfast.games.elite.maps.map import FAR, Cell, Map, Plan, make_map
from holdfast.games.elite.maps.map_file import CLUSTER, SPAWN_POINT

CLUSTERS: Final = 3
SEARCH_SLOTS: Final = 3
SPAWN_POINTS: Final = range(3, 6)
STEPS_HOME: Final = range(7, 11)
MOST_CELLS: Final = 255  # cells and steps are kept in bytes


def faults(plan: Plan, file: str) -> list[PackError]:
    """Returns all that is wrong, the plainest first. Geometry is judged only on a map whose signs are in order."""
    found = [PackError(file, *fault) for fault in _sign_faults(plan)]
    return found or _geometry_faults(make_map(plan), file)


def checked_map(plan: Plan, file: str) -> Map:
    """Returns the map with its tables; raises PackError for the first fault."""
    for fault in _sign_faults(plan):
        raise PackError(file, *fault)
    board = make_map(plan)
    for problem in _geometry_faults(board, file):
        raise problem
    return board


def _geometry_faults(board: Map, file: str) -> list[PackError]:
    return [PackError(file, *f) for f in (*_spot_faults(board), *_path_faults(board), *_wall_faults(board.plan))]


def _sign_faults(plan: Plan) -> Iterator[tuple[str, str, object]]:
    drawn = {sign: {c for c in plan.cells() if plan.rows[c // plan.width][c % plan.width] == sign} for sign in "*o"}
    if not 0 < plan.width * plan.height <= MOST_CELLS:
        yield "rows", f"1 to {MOST_CELLS} spaces", plan.width * plan.height
    if not plan.start:
        yield "rows", "a Starting Area (S)", "none"
    if len(plan.search_slots) != SEARCH_SLOTS:
        yield "rows", f"{SEARCH_SLOTS} search slots (?)", len(plan.search_slots)
    if len(plan.clusters) != CLUSTERS:
        yield "clusters", f"{CLUSTERS} clusters", len(plan.clusters)
    named = Counter(cell for cluster in plan.clusters for cell in cluster.spawn_points)
    for i, cluster in enumerate(plan.clusters):
        if cluster.cell not in drawn[CLUSTER]:
            yield f"clusters[{i}].at", "a space with the sign *", plan.name_of(cluster.cell)
        for cell in cluster.spawn_points:
            if cell not in drawn[SPAWN_POINT]:
                yield f"clusters[{i}].spawn_points", "spaces with the sign o", plan.name_of(cell)
        if len(cluster.spawn_points) not in SPAWN_POINTS:
            yield f"clusters[{i}].spawn_points", "3 to 5 spawn points", len(cluster.spawn_points)
    for cell in sorted(drawn[CLUSTER] - {cluster.cell for cluster in plan.clusters}):
        yield "clusters", f"the cluster at {plan.name_of(cell)}, which the rows draw", "nothing about it"
    for cell in sorted(drawn[SPAWN_POINT]):
        if named[cell] != 1:
            yield "clusters", f"the spawn point {plan.name_of(cell)} with one cluster", f"{named[cell]} clusters"
    for cell in plan.scenery:
        if cell not in plan.blocking:
            yield f"scenery.{plan.scenery[cell]}", "blocking spaces", plan.name_of(cell)


def _spot_faults(board: Map) -> Iterator[tuple[str, str, object]]:
    """Yields what is wrong with slots that cannot be used, and where a hero cannot walk all over the map."""
    plan = board.plan
    for i, cluster in enumerate(plan.clusters):
        for cell in cluster.spawn_points:
            if cell not in board.near[cluster.cell]:
                where = f"spawn points adjacent to the cluster at {plan.name_of(cluster.cell)}"
                yield f"clusters[{i}].spawn_points", where, plan.name_of(cell)
    walked = _walked(board, plan.start[0])
    if apart := [cell for cell in plan.start if cell not in _joined(plan)]:
        yield "rows", "a Starting Area in one piece", f"{plan.name_of(apart[0])} apart from it"
    lost = [cell for cell in board.walkable if cell not in walked]
    if lost:
        names = " ".join(map(plan.name_of, lost))
        yield "rows", "spaces that a hero can walk to from the Starting Area", f"{names} cut off"
    for number, cell in enumerate(plan.objective_slots, start=1):
        if sum(other in walked for other in board.near[cell]) < 2:
            where = f"two spaces beside objective slot {number} that a hero can walk to"
            yield "rows", where, f"fewer beside {plan.name_of(cell)}"


def _joined(plan: Plan) -> set[Cell]:
    """Returns the part of the Starting Area that hangs together with its first space."""
    found = {plan.start[0]}
    for _ in plan.start:
        spots = [plan.xy(cell) for cell in found]
        found |= {c for c in plan.start if any(abs(plan.xy(c)[0] - x) + abs(plan.xy(c)[1] - y) == 1 for x, y in spots)}
    return found


def _walked(board: Map, start: Cell) -> set[Cell]:
    found, edge = {start}, [start]
    while edge:
        fresh = [cell for cell in board.walk[edge.pop()] if cell not in found]
        found.update(fresh)
        edge += fresh
    return found


def _path_faults(board: Map) -> Iterator[tuple[str, str, object]]:
    """Yields what is wrong with arrows: aliens can follow them all the way, and never in a circle."""
    plan = board.plan
    for cell, there in plan.arrows.items():
        key = f"arrows.'{plan.name_of(cell)}'"
        if not board.is_walkable[cell] or board.is_start[cell]:
            kind = "the Starting Area" if board.is_start[cell] else "a blocking space"
            yield key, "arrows that leave spaces on the way, which end at the Starting Area", kind
            continue
        for other in there:
            if not board.is_walkable[other]:
                yield key, "arrows to spaces where an alien can stand", f"{plan.name_of(other)}, which is blocking"
            elif other not in board.walk[cell]:
                yield key, "arrows that cross no wall and no end of a wall", f"one to {plan.name_of(other)}"
    for cell in board.walkable:
        if not board.is_start[cell] and not board.paths[cell]:
            yield "arrows", f"an arrow on from {plan.name_of(cell)}", "none, so that the path ends there"
    if circle := _circle(plan.arrows):
        way = " to ".join(map(plan.name_of, circle))
        yield "arrows", "paths that never come back to a space", f"the circle {way}"
        return
    for cell in board.walkable:
        if board.steps_home[cell] == FAR and board.paths[cell]:
            yield "arrows", f"a path from {plan.name_of(cell)} to the Starting Area", "none"
    for i, cluster in enumerate(plan.clusters):
        for cell in cluster.spawn_points:
            steps = board.steps_home[cell]
            if steps != FAR and steps not in STEPS_HOME:
                where = f"7 to 10 steps from the spawn point {plan.name_of(cell)} to the Starting Area"
                yield f"clusters[{i}].spawn_points", where, steps


def _circle(arrows: dict[Cell, tuple[Cell, ...]]) -> list[Cell]:
    """Returns some circle of arrows, its first space again at the end; empty if there is none."""
    done: set[Cell] = set()
    for first in arrows:
        trail: list[Cell] = []
        ways: list[Iterator[Cell]] = [iter((first,))]
        while ways:
            cell = next(ways[-1], None)
            if cell is None:
                ways.pop()
                if trail:
                    done.add(trail.pop())
            elif cell in trail:
                return [*trail[trail.index(cell) :], cell]
            elif cell not in done:
                trail.append(cell)
                ways.append(iter(arrows.get(cell, ())))
    return []


def _wall_faults(plan: Plan) -> Iterator[tuple[str, str, object]]:
    """Yields where walls are not closed: each end meets another wall, a door, the rim of the map or something that
    blocks.
    """
    ends = Counter(corner for wall in (*plan.walls, *plan.doors) for corner in _corners(plan, wall))
    for (x, y), count in sorted(ends.items()):
        around = [(x + dx, y + dy) for dx in (-1, 0) for dy in (-1, 0)]
        on_rim = x in (0, plan.width) or y in (0, plan.height)
        if count == 1 and not on_rim and not any(cy * plan.width + cx in plan.blocking for cx, cy in around):
            yield "walls", "walls that end at a wall, a door, the rim or a blocking space", f"an end at corner {x},{y}"
    for a, b in plan.doors:
        if closed := [cell for cell in (a, b) if cell in plan.blocking]:
            names = f"{plan.name_of(a)} and {plan.name_of(b)}"
            yield "doors", f"free spaces on both sides of the door between {names}", plan.name_of(closed[0])


def _corners(plan: Plan, wall: Wall) -> tuple[tuple[int, int], tuple[int, int]]:
    """Returns the two ends of the edge between two spaces, the second of which lies to the right or nearer."""
    x, y = plan.xy(wall[1])
    return ((x, y), (x, y + 1)) if wall[1] == wall[0] + 1 else ((x, y), (x + 1, y))
