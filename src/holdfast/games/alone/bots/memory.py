"""What a hero keeps in mind: every sector ever seen, every answer of evil, and where things may be after all that."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final

import msgspec

from holdfast.engine.event import Event
from holdfast.games.alone.events.deeds import LocateAnswered
from holdfast.games.alone.levels.level import COLUMNS, ROWS
from holdfast.games.alone.levels.map import Tile
from holdfast.games.alone.levels.places import CELLS, STAIRS, STEP, Cell, cell_at, column_and_row, level_of
from holdfast.games.alone.state import HERO, Alone

BLOCKED_DOOR: Final = 2.0  # a whole turn to open it
UNSEEN_PRICE: Final = 0.3  # who goes there may meet something
ROOMS_ON_A_LEVEL: Final = 4
WORTH_ASKING: Final = 6  # sectors in which a room may be


class LocateAnswer(msgspec.Struct, frozen=True):
    """An answer of evil: so far from there, on that level (-1: it did not say)."""

    target: str
    origin: Cell
    distance: int
    level: int


class ShortestWays(msgspec.Struct, frozen=True):
    """Shortest ways from the hero: cost, number of sectors and first step to every sector known or next to one."""

    cost: dict[Cell, float]
    path: dict[Cell, tuple[int, ...]]  # ways


class HeroMemory:
    """The hero's map in mind. The far end of stairs that nobody has seen is counted as CELLS + colour."""

    def __init__(self) -> None:
        self.tiles: dict[Cell, Tile] = {}
        self.blocked: dict[Cell, int] = {}
        self.locate_answers: list[LocateAnswer] = []

    def fork(self) -> HeroMemory:
        twin = HeroMemory()
        twin.tiles, twin.blocked, twin.locate_answers = dict(self.tiles), dict(self.blocked), list(self.locate_answers)
        return twin

    def see(self, events: Iterable[Event], s: Alone) -> None:
        for cell, known in enumerate(s.revealed):
            if known and (tile := s.level[cell].look(HERO)) is not None:
                self.tiles[cell] = tile
                self.blocked[cell] = s.blocked[cell].look(HERO)
        here = level_of(s.hero)
        for event in events:
            if isinstance(event, LocateAnswered):
                level = -1 if not event.level else here if event.level == "here" else 1 - here
                self.locate_answers.append(LocateAnswer(event.target, s.hero, event.distance, level))

    @property
    def state(self) -> tuple[int, int]:
        """Returns how much is known: a value that changes whenever something new is learned."""
        return len(self.tiles), len(self.locate_answers)

    def room(self, room: int) -> Cell | None:
        return next((cell for cell, tile in self.tiles.items() if tile.room == room), None)

    def beyond(self, cell: Cell, way: int) -> Cell | None:
        """Returns the sector that lies that way, as far as it is known; None for a wall."""
        tile = self.tiles[cell]
        if way != STAIRS:
            return cell + STEP[way] if tile.sides[way] != "wall" else None
        if tile.stairs < 0:
            return None
        ends = (other for other, there in self.tiles.items() if there.stairs == tile.stairs and other != cell)
        return next(ends, CELLS + tile.stairs)

    def ways(self, here: Cell, entry_costs: dict[Cell, float]) -> ShortestWays:
        """Returns the ways to all that known sectors lead to; `entry_costs` is what entering a sector costs besides."""
        cost: dict[Cell, float] = {here: 0.0}
        path: dict[Cell, tuple[int, ...]] = {here: ()}
        queue = [(0.0, here)]
        while queue:
            so_far, cell = heappop(queue)
            if cell not in self.tiles or so_far > cost[cell]:
                continue
            for way in range(5):
                to = self.beyond(cell, way)
                if to is None:
                    continue
                price = so_far + 1 + entry_costs.get(to, 0.0)
                price += BLOCKED_DOOR if self.blocked.get(cell, 0) >> way & 1 else 0.0
                price += UNSEEN_PRICE if to not in self.tiles else 0.0
                if price < cost.get(to, 1e9):
                    cost[to], path[to] = price, (*path[cell], way)
                    heappush(queue, (price, to))
        return ShortestWays(cost, path)

    # -- what is not known

    def open_cells(self, level: int) -> list[Cell]:
        """Returns the sectors of a level that may exist and were never seen: a level is four wide and six long."""
        known = [column_and_row(cell) for cell in self.tiles if level_of(cell) == level]
        if not known:
            return []
        west, east = min(c for c, _ in known), max(c for c, _ in known)
        north, south = min(r for _, r in known), max(r for _, r in known)
        columns = range(max(east - COLUMNS + 1, 0), west + COLUMNS)
        rows = range(max(south - ROWS + 1, 0), north + ROWS)
        cells = [cell_at(level, column, row) for row in rows for column in columns]
        return [cell for cell in cells if cell not in self.tiles]

    def is_behind(self, cell: Cell, side: str) -> bool:
        """Tells whether a known sector leads to this one by an open way, or by a door."""
        for way, step in enumerate(STEP):
            tile = self.tiles.get(cell - step)
            if tile is not None and tile.sides[way] == side:
                return True
        return False

    def levels_of(self, target: str) -> tuple[int, ...]:
        """Returns the levels on which a thing may be."""
        told = [s.level for s in self.locate_answers if s.target == target and s.level >= 0]
        if told:
            return (told[-1],)
        rooms = [level_of(cell) for cell, tile in self.tiles.items() if tile.room >= 0]
        return tuple(level for level in (0, 1) if rooms.count(level) < ROOMS_ON_A_LEVEL)

    def candidates(self, room: int) -> list[Cell]:
        """Returns where a room that was never seen may be: not behind an open way, and as far away as evil has told."""
        found = []
        for level in self.levels_of(f"room {room}"):
            told = [s for s in self.locate_answers if s.target == f"room {room}" and level_of(s.origin) == level]
            for cell in self.open_cells(level):
                if not self.is_behind(cell, "open") and all(may_be(cell, answer) for answer in told):
                    found.append(cell)
        return found

    def knows_of(self, room: int) -> bool:
        """Tells whether the hero has a notion of where a room is."""
        return self.room(room) is not None or any(s.target == f"room {room}" for s in self.locate_answers)

    def should_locate(self, room: int, here: Cell) -> bool:
        """Tells whether a room is known to be on this level, but nothing was asked here that tells how far it is."""
        level = level_of(here)
        if room < 0 or self.room(room) is not None or self.levels_of(f"room {room}") != (level,):
            return False
        asked = any(s.target == f"room {room}" and level_of(s.origin) == level for s in self.locate_answers)
        return not asked and len(self.candidates(room)) > WORTH_ASKING


def may_be(cell: Cell, answer: LocateAnswer) -> bool:
    """Tells whether a sector fits an answer: without walls it is as far, or nearer by an even number of steps."""
    left = answer.distance - apart(cell, answer.origin)
    return left >= 0 and left % 2 == 0


def apart(a: Cell, b: Cell) -> int:
    """Returns the steps between two sectors of a level if there were no walls."""
    (column, row), (other_column, other_row) = column_and_row(a), column_and_row(b)
    return abs(column - other_column) + abs(row - other_row)
