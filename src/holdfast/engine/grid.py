"""A grid of square cells with walls, as tables made once: neighbours, distances, lines of sight.

Cells are numbered row by row. A wall lies on the edge between two cells. All geometry is in whole numbers:
a line of sight is walked on a grid twice as fine, where the centres of cells have odd coordinates.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TypeAlias

import msgspec

Cell: TypeAlias = int
Wall: TypeAlias = tuple[Cell, Cell]
Openings: TypeAlias = dict[Cell, dict[Cell, tuple[tuple[Cell, ...], ...]]]


class Grid(msgspec.Struct, frozen=True):
    """The tables of a grid. Their rows are `bytes`: `distance[a][b]`, `sight[a][b]`."""

    width: int
    height: int
    neighbours: tuple[tuple[Cell, ...], ...]  # the free cells among the eight around, walls and corners obeyed
    distance: tuple[bytes, ...]  # as the king moves, walls ignored
    sight: tuple[bytes, ...]  # 1 where the straight line between the centres is clear

    def cell(self, x: int, y: int) -> Cell:
        return y * self.width + x

    def xy(self, cell: Cell) -> tuple[int, int]:
        return cell % self.width, cell // self.width

    def are_adjacent(self, a: Cell, b: Cell) -> bool:
        return b in self.neighbours[a]

    def within(self, cell: Cell, steps: int) -> tuple[Cell, ...]:
        """Returns the cells at most so many king's moves away, the cell itself included."""
        row = self.distance[cell]
        return tuple(other for other in range(len(row)) if row[other] <= steps)


def make_grid(width: int, height: int, blocked: Iterable[Cell] = (), walls: Iterable[Wall] = ()) -> Grid:
    """Returns the grid of a map. `blocked` cells cannot be entered and stop sight; walls part orthogonal neighbours."""
    plan = _Plan(width, height, frozenset(blocked), frozenset(frozenset(wall) for wall in walls))
    cells = range(width * height)
    sight = [bytearray(len(cells)) for _ in cells]
    for a in cells:
        for b in range(a, len(cells)):  # who sees is seen
            sight[a][b] = sight[b][a] = plan.is_clear(a, b)
    return Grid(
        width,
        height,
        plan.neighbours(),
        plan.king_moves(),
        tuple(bytes(row) for row in sight),
    )


def make_neighbours(
    width: int, height: int, blocked: Iterable[Cell] = (), walls: Iterable[Wall] = ()
) -> tuple[tuple[Cell, ...], ...]:
    """Returns the first table of a grid alone, for those who need a second idea of what is blocked."""
    return _Plan(width, height, frozenset(blocked), frozenset(frozenset(wall) for wall in walls)).neighbours()


def make_openings(
    width: int, height: int, blocked: Iterable[Cell], walls: Iterable[Wall], openable: Iterable[Cell]
) -> Openings:
    """Returns what would be seen if blocked cells were opened: for each pair of cells that do not see each other, every
    minimal group of `openable` cells that clears the line between them if the whole group is open."""
    closed, may_open = frozenset(blocked), frozenset(openable)
    parted = frozenset(frozenset(wall) for wall in walls)
    plans: dict[tuple[Cell, ...], _Plan] = {}

    def is_clear(a: Cell, b: Cell, opened: tuple[Cell, ...]) -> bool:
        if opened not in plans:
            plans[opened] = _Plan(width, height, closed - set(opened), parted)
        return plans[opened].is_clear(a, b)

    def groups(a: Cell, b: Cell) -> tuple[tuple[Cell, ...], ...]:
        columns, rows = sorted((a % width, b % width)), sorted((a // width, b // width))
        between = [
            cell
            for cell in sorted(may_open - {a, b})
            if columns[0] <= cell % width <= columns[1] and rows[0] <= cell // width <= rows[1]
        ]
        if not between or is_clear(a, b, ()) or not is_clear(a, b, tuple(between)):
            return ()
        found: list[tuple[Cell, ...]] = []
        for size in range(1, len(between) + 1):
            for group in combinations(between, size):
                if not any(set(smaller) <= set(group) for smaller in found) and is_clear(a, b, group):
                    found.append(group)
        return tuple(found)

    stands = [cell for cell in range(width * height) if cell not in closed or cell in may_open]
    table: Openings = {}
    for a, b in combinations(stands, 2):  # who sees is seen
        if found := groups(a, b):
            table.setdefault(a, {})[b] = table.setdefault(b, {})[a] = found
    return table


class _Plan:
    """The map while the tables are made."""

    def __init__(self, width: int, height: int, blocked: frozenset[Cell], walls: frozenset[frozenset[Cell]]) -> None:
        self.width = width
        self.height = height
        self.blocked = blocked
        self.walls = walls

    def xy(self, cell: Cell) -> tuple[int, int]:
        return cell % self.width, cell // self.width

    def cell_at(self, x: int, y: int) -> Cell | None:
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else None

    def around(self, cell: Cell) -> list[Cell]:
        x, y = self.xy(cell)
        found = [self.cell_at(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
        return [other for other in found if other is not None]

    def neighbours(self) -> tuple[tuple[Cell, ...], ...]:
        cells = range(self.width * self.height)
        return tuple(tuple(other for other in self.around(cell) if self.may_step(cell, other)) for cell in cells)

    def king_moves(self) -> tuple[bytes, ...]:
        spots = [self.xy(cell) for cell in range(self.width * self.height)]
        return tuple(bytes([max(abs(ax - bx), abs(ay - by)) for bx, by in spots]) for ax, ay in spots)

    def is_walled(self, a: Cell | None, b: Cell | None) -> bool:
        """Tells whether a wall parts two orthogonal neighbours; the rim of the map is a wall."""
        return a is None or b is None or frozenset((a, b)) in self.walls

    def may_step(self, a: Cell, b: Cell) -> bool:
        """Tells whether a step leads from a cell to one around it: past no wall, nor the end of one at a corner."""
        if b in self.blocked or a in self.blocked:
            return False
        (ax, ay), (bx, by) = self.xy(a), self.xy(b)
        if ax == bx or ay == by:
            return not self.is_walled(a, b)
        beside, below = self.cell_at(bx, ay), self.cell_at(ax, by)
        return not any(self.is_walled(p, q) for p, q in ((a, beside), (beside, b), (a, below), (below, b)))

    def _corner_is_closed(self, x: int, y: int, *, rising: bool) -> bool:
        """Tells whether a diagonal through the top left corner of cell (x, y) meets something on both of its sides."""
        nw, ne = self.cell_at(x - 1, y - 1), self.cell_at(x, y - 1)
        sw, se = self.cell_at(x - 1, y), self.cell_at(x, y)
        north, south = self.is_walled(nw, ne), self.is_walled(sw, se)
        west, east = self.is_walled(nw, sw), self.is_walled(ne, se)
        if rising:  # from south-west to north-east: the sides are north-west and south-east
            one, other = (nw in self.blocked) or north or west, (se in self.blocked) or south or east
        else:
            one, other = (ne in self.blocked) or north or east, (sw in self.blocked) or south or west
        return one and other

    def is_clear(self, a: Cell, b: Cell) -> bool:
        """Tells whether the line between two centres enters no blocked cell on the way and crosses no wall."""
        (x, y), (bx, by) = self.xy(a), self.xy(b)
        dx, dy = abs(bx - x), abs(by - y)
        step_x, step_y = (1 if bx > x else -1), (1 if by > y else -1)
        here = a
        across, down = (
            1,
            1,
        )  # the next vertical line lies at across/(2 dx) of the way, the next horizontal at down/(2 dy)
        while here != b:
            to_side, to_row = across * dy, down * dx
            if dx and (not dy or to_side < to_row):
                x, across = x + step_x, across + 2
            elif dy and (not dx or to_row < to_side):
                y, down = y + step_y, down + 2
            else:  # exactly through a corner: clear unless both sides are closed
                corner_x, corner_y = x + (step_x > 0), y + (step_y > 0)
                if self._corner_is_closed(corner_x, corner_y, rising=step_x * step_y < 0):
                    return False
                x, y, across, down = x + step_x, y + step_y, across + 2, down + 2
                there = self.cell_at(x, y)
                assert there is not None
                if there != b and there in self.blocked:
                    return False
                here = there
                continue
            there = self.cell_at(x, y)
            assert there is not None
            if self.is_walled(here, there) or (there != b and there in self.blocked):
                return False
            here = there
        return True
