"""A plan of cells with walls between them: doors in the walls, corners where walls meet, anything inside the cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import msgspec
from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, line
from holdfast.engine.maps import JOINTS


class GridSize(msgspec.Struct, frozen=True):
    """So many cells, and how large they are drawn: signs across and lines down, without walls."""

    columns: int
    rows: int
    across: int
    down: int

    @property
    def width(self) -> int:
        return self.columns * (self.across + 1) + 1

    @property
    def height(self) -> int:
        return self.rows * (self.down + 1) + 1


class Edge(NamedTuple):
    """What lies between two cells: a wall, with a sign in its middle if it has a door; or the open ground."""

    is_wall: bool
    sign: Text | None = None
    ground: str = ""


class Inside(NamedTuple):
    """What is in a cell, a line for each that it is high; `columns` if it goes over more than one."""

    rows: Block
    columns: int = 1


Between: TypeAlias = Callable[[int, int], Edge]  # column, row -> what is to the west of it, or to the north
Corner: TypeAlias = Callable[[int, int], Text | None]


def draw_grid(
    size: GridSize,
    inside: Callable[[int], Sequence[Inside]],
    *,
    west: Between,
    north: Between,
    wall: str,
    corner: Corner = lambda x, y: None,
) -> Block:
    """Draws a plan; `inside` tells what is in the cells of a row, `corner` what is seen at a corner beside walls."""
    drawn: Block = []
    for y in range(size.rows + 1):
        border: list[Text] = []
        for x in range(size.columns + 1):
            border.append(corner(x, y) or line((_joint(x, y, west, north), wall)))
            border += [_flat(north(x, y), size.across, wall)] if x < size.columns else []
        drawn.append(line(*border))
        if y < size.rows:
            cells = inside(y)
            drawn += [_row(cells, y, part, size.down // 2 == part, west, wall) for part in range(size.down)]
    return drawn


def _joint(x: int, y: int, west: Between, north: Between) -> str:
    walls = (west(x, y - 1), north(x, y), west(x, y), north(x - 1, y))
    return JOINTS[sum(edge.is_wall << number for number, edge in enumerate(walls))]


def _row(cells: Sequence[Inside], y: int, part: int, is_middle: bool, west: Between, wall: str) -> Text:
    x, pieces = 0, []
    for cell in cells:
        pieces += [_upright(west(x, y), is_middle, wall), cell.rows[part]]
        x += cell.columns
    return line(*pieces, _upright(west(x, y), is_middle, wall))


def _upright(edge: Edge, is_middle: bool, wall: str) -> Text:
    if not edge.is_wall:
        return line((" ", edge.ground))
    return edge.sign if edge.sign is not None and is_middle else line(("│", wall))


def _flat(edge: Edge, across: int, wall: str) -> Text:
    if not edge.is_wall:
        return line((" " * across, edge.ground))
    sign = edge.sign or line()
    before = (across - sign.cell_len) // 2
    return line(("─" * before, wall), sign, ("─" * (across - sign.cell_len - before), wall))
