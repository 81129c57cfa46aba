"""How the rest of the ship may lie: maps that a hero imagines around what it has seen, and thinks its ways through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush
from typing import Final

from holdfast.engine.rng import Rng
from holdfast.games.alone.bots.memory import BLOCKED_DOOR, HeroMemory
from holdfast.games.alone.levels.generator import complete
from holdfast.games.alone.levels.level import COLUMNS, ROWS, Sector
from holdfast.games.alone.levels.map import Tile
from holdfast.games.alone.levels.places import (
    HEIGHT,
    OPPOSITE,
    STAIRS,
    STEP,
    WIDTH,
    Cell,
    cell_at,
    column_and_row,
    level_of,
)

MAPS_KEPT: Final = 8  # that are kept in mind
A_TIME: Final = 6  # sheets that are imagined at most when something new was seen
CORNERS: Final = 8  # ways to lay a sheet under what is known, before one gives up
BUILDS: Final = 6  # tries to complete a sheet that lies so
PATIENT_BUILDS: Final = 60  # if there is none at all yet


class ImaginedSheet:
    """One level as it may be: its sectors by cell, where its rooms and stairs are."""

    __slots__ = ("rooms", "sectors", "stairs")

    def __init__(self, sectors: dict[Cell, Sector]) -> None:
        self.sectors = sectors
        self.rooms = [cell for cell, sector in sectors.items() if sector.room]
        self.stairs = [cell for cell, sector in sectors.items() if sector.stairs]

    def fits(self, tiles: Mapping[Cell, Tile]) -> bool:
        return all(cell in self.sectors and is_like(self.sectors[cell], tile) for cell, tile in tiles.items())


def is_like(sector: Sector, tile: Tile) -> bool:
    same = (sector.room, sector.stairs, sector.lcu) == (tile.room >= 0, tile.stairs >= 0, tile.lcu)
    return same and sector.sides == tile.sides


class ImaginedMap:
    """Two sheets with stairs between them: what leads where, and how far it is."""

    def __init__(self, sheets: tuple[ImaginedSheet, ImaginedSheet], tiles: Mapping[Cell, Tile], turn: bool) -> None:
        self.sheets = sheets
        self.rooms = (*sheets[0].rooms, *sheets[1].rooms)
        self.beyond: dict[Cell, list[tuple[int, Cell]]] = {}
        for sheet in sheets:
            for cell, sector in sheet.sectors.items():
                self.beyond[cell] = [(way, cell + STEP[way]) for way in range(4) if sector.sides[way] != "wall"]
        ends = [sorted(sheet.stairs, key=lambda cell: tiles[cell].stairs if cell in tiles else 0.5) for sheet in sheets]
        if turn and not any(cell in tiles for cell in ends[1]):
            ends[1].reverse()
        for one, other in zip(*ends, strict=False):
            self.beyond[one].append((STAIRS, other))
            self.beyond[other].append((STAIRS, one))
        self._steps: dict[Cell, dict[Cell, int]] = {}

    def steps(self, origin: Cell) -> dict[Cell, int]:
        """Returns how far everything is from there."""
        found = self._steps.get(origin)
        if found is None:
            found = self._steps[origin] = {origin: 0}
            queue = [origin]
            for cell in queue:
                for _, to in self.beyond[cell]:
                    if to not in found:
                        found[to] = found[cell] + 1
                        queue.append(to)
        return found

    def costs(self, goal: Cell, entry_costs: Mapping[Cell, float], blocked: Mapping[Cell, int]) -> Mapping[Cell, float]:
        """Returns what it costs to come to the goal from everywhere; `entry_costs` is for entering a sector besides.

        `blocked` holds only sectors with a blocked door.
        """
        if not entry_costs and not blocked:
            return self.steps(goal)
        cost = {goal: 0.0}
        queue = [(0.0, goal)]
        while queue:
            so_far, cell = heappop(queue)
            if so_far > cost[cell]:
                continue
            entering = so_far + 1.0 + entry_costs.get(cell, 0.0)
            for way, to in self.beyond[cell]:
                price = entering
                if blocked and (blocked.get(cell, 0) >> way & 1 or blocked.get(to, 0) >> OPPOSITE[way] & 1):
                    price += BLOCKED_DOOR
                if to not in cost or price < cost[to]:
                    cost[to] = price
                    heappush(queue, (price, to))
        return cost


class ImaginedMaps:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.sheets: tuple[list[ImaginedSheet], list[ImaginedSheet]] = ([], [])
        self.maps: list[ImaginedMap] = []
        self.known = (-1, -1)

    def fork(self, rng: Rng) -> ImaginedMaps:
        twin = ImaginedMaps(rng)
        twin.sheets = (list(self.sheets[0]), list(self.sheets[1]))
        twin.maps, twin.known = self.maps, self.known
        return twin

    def refresh(self, memory: HeroMemory) -> None:
        """Forgets the maps that were wrong, and imagines others in their place."""
        if memory.state == self.known and self.maps:
            return
        self.known = memory.state
        for level in (0, 1):
            tiles = {cell: tile for cell, tile in memory.tiles.items() if level_of(cell) == level}
            kept = [sheet for sheet in self.sheets[level] if sheet.fits(tiles)]
            for _ in range(min(MAPS_KEPT - len(kept), A_TIME)):
                sheet = self.imagine_level(level, tiles, BUILDS if kept else PATIENT_BUILDS)
                if sheet is not None:
                    kept.append(sheet)
            self.sheets[level][:] = kept
        first, second = self.sheets
        if first and second:
            pairs = [(first[i % len(first)], second[i % len(second)]) for i in range(max(len(first), len(second)))]
            self.maps = [ImaginedMap(pair, memory.tiles, bool(self.rng.below(2, "stairs"))) for pair in pairs]
        else:
            self.maps = []

    def imagine_level(self, level: int, tiles: Mapping[Cell, Tile], builds: int) -> ImaginedSheet | None:
        spots = [column_and_row(cell) for cell in tiles]
        columns, rows = [x for x, _ in spots] or [WIDTH // 2], [y for _, y in spots] or [HEIGHT // 2]
        corners = [
            (west, north)
            for west in range(max(max(columns) - COLUMNS + 1, 0), min(min(columns), WIDTH - COLUMNS) + 1)
            for north in range(max(max(rows) - ROWS + 1, 0), min(min(rows), HEIGHT - ROWS) + 1)
        ]
        for west, north in self.rng.sample(corners, CORNERS, "corner"):
            known = {}
            for cell, tile in tiles.items():
                column, row = column_and_row(cell)
                sector = Sector(tile.sides, room=tile.room >= 0, stairs=tile.stairs >= 0, lcu=tile.lcu)
                known[(row - north) * COLUMNS + column - west] = sector
            found = complete(known, self.rng, builds)
            if found is not None:
                cells = (cell_at(level, west + i % COLUMNS, north + i // COLUMNS) for i in range(len(found)))
                return ImaginedSheet(dict(zip(cells, found, strict=True)))
        return None

    def spots(self, memory: HeroMemory, room: int) -> list[tuple[ImaginedMap, Cell]]:
        """Returns where a room may be on each map: where it was seen, or else where evil's answers allow it."""
        cell = memory.room(room)
        if cell is not None:
            return [(imagined_map, cell) for imagined_map in self.maps]
        told = [answer for answer in memory.locate_answers if answer.target == f"room {room}"]
        free = [
            (imagined_map, cell)
            for imagined_map in self.maps
            for cell in imagined_map.rooms
            if cell not in memory.tiles
        ]
        for slack in (0, 1, 2):
            fitting = [
                (imagined_map, cell)
                for imagined_map, cell in free
                if all(
                    answer.level in (-1, level_of(cell))
                    and answer.origin in imagined_map.beyond
                    and abs(imagined_map.steps(answer.origin).get(cell, 99) - answer.distance) <= slack
                    for answer in told
                )
            ]
            if fitting:
                return fitting
        return free


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0
