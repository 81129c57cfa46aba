"""A level as text: how pack files draw it, and how a terminal shows it.

    +---+---+---+---+
    | R = .   .   . |
    +---+   +---+   +

Between sectors a blank is an open way, `=` (or `:` across a row) a door, `|` and `-` a wall. In a sector
`R` is a room, `S` stairs, `L` an LCU, `.` nothing.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from holdfast.engine.content import PackError, checked
from holdfast.games.alone.levels.level import COLUMNS, ROWS, Level, Sector, Side

UPRIGHT: Final[dict[str, Side]] = {"|": "wall", " ": "open", "=": "door"}
FLAT: Final[dict[str, Side]] = {"---": "wall", "   ": "open", " = ": "door"}


class LevelFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    map: str


def read_level(data: Any, path: str) -> Level:
    """Returns the level that a pack file draws."""
    file = checked(data, LevelFile, path)
    lines = [line for line in file.map.splitlines() if line.strip()]
    width = 4 * COLUMNS + 1
    if len(lines) != 2 * ROWS + 1 or any(len(line) != width for line in lines):
        raise PackError(path, "map", f"{2 * ROWS + 1} lines of {width} characters", [len(line) for line in lines])
    sectors = tuple(_sector(lines, x, y, path) for y in range(ROWS) for x in range(COLUMNS))
    return Level(file.name, sectors, file.id)


def _sector(lines: list[str], x: int, y: int, path: str) -> Sector:
    row, column = 2 * y + 1, 4 * x
    letters = set(lines[row][column + 1 : column + 4]) - {" ", "."}
    if letters - set("RSL"):
        raise PackError(path, f"map, line {row + 1}", "sectors of the letters R, S, L or .", "".join(sorted(letters)))
    north, south = lines[row - 1][column + 1 : column + 4], lines[row + 1][column + 1 : column + 4]
    west, east = lines[row][column], lines[row][column + 4]
    for found, known in ((north, FLAT), (south, FLAT), (west, UPRIGHT), (east, UPRIGHT)):
        if found not in known:
            raise PackError(path, f"map, around line {row + 1}", "walls, open ways or doors (=)", found)
    sides = (FLAT[north], UPRIGHT[east], FLAT[south], UPRIGHT[west])
    return Sector(sides, room="R" in letters, stairs="S" in letters, lcu="L" in letters)


def draw_level(level: Level) -> str:
    """Returns the drawing of a level: reading it gives the level back."""
    upright = {side: mark for mark, side in UPRIGHT.items()}
    flat = {side: mark for mark, side in FLAT.items()}
    rows: list[str] = []
    for y in range(ROWS):
        row = level.sectors[y * COLUMNS : (y + 1) * COLUMNS]
        rows.append("+" + "".join(flat[sector.sides[0]] + "+" for sector in row))
        cells = [f"{upright[sector.sides[3]]}{_letters(sector)}" for sector in row]
        rows.append("".join(cells) + upright[row[-1].sides[1]])
    rows.append("+" + "".join(flat[sector.sides[2]] + "+" for sector in level.sectors[-COLUMNS:]))
    return "\n".join(rows)


def _letters(sector: Sector) -> str:
    found = "".join(mark for mark, has in (("R", sector.room), ("S", sector.stairs), ("L", sector.lcu)) if has)
    return f"{found or '.':^3}"
