"""A level for people's eyes, in lines and signs: corridors, rooms, doors, stairs, and where lights can go on."""

from __future__ import annotations

from typing import Final

from holdfast.engine.maps import JOINTS
from holdfast.games.alone.levels.level import COLUMNS, EAST, NORTH, ROWS, SOUTH, WEST, Level, Sector

ACROSS: Final = 7  # of a sector, without its walls
LEGEND: Final = "ROOM room   ≡ stairs   ☼ light control unit   ▯ ▭ door   · where an LCU can light"


def text(level: Level) -> str:
    """Returns the level with its name, and what one may want to know of it below."""
    lit = lightable(level.sectors)
    rows = [f"{level.name:^{COLUMNS * (ACROSS + 1) + 1}}".rstrip(), ""]
    for y in range(ROWS):
        rows += [_border(level.sectors, y), *(_line(level.sectors, lit, y, part) for part in range(3))]
    return "\n".join((*rows, _border(level.sectors, ROWS), "", LEGEND))


def lightable(sectors: tuple[Sector, ...]) -> frozenset[int]:
    """Returns all sectors that some LCU of the level can light (R139, G31)."""
    lit = {place for place, sector in enumerate(sectors) if sector.lcu}
    for lcu in tuple(lit):
        for direction, step in ((NORTH, -COLUMNS), (EAST, 1), (SOUTH, COLUMNS), (WEST, -1)):
            here = lcu
            for _ in range(2):
                if sectors[here].sides[direction] == "wall":
                    break
                here += step
                lit.add(here)
    return frozenset(lit)


def _line(sectors: tuple[Sector, ...], lit: frozenset[int], y: int, part: int) -> str:
    """Returns one of the three lines through a row of sectors, with the walls between."""
    row = range(y * COLUMNS, (y + 1) * COLUMNS)
    cells = [_upright(sectors[place], WEST, part) + _cell(sectors[place], place in lit, part) for place in row]
    return "".join(cells) + _upright(sectors[row[-1]], EAST, part)


def _upright(sector: Sector, direction: int, part: int) -> str:
    side = sector.sides[direction]
    return "│" if side == "wall" or (side == "door" and part != 1) else "▯" if side == "door" else " "


def _cell(sector: Sector, lit: bool, part: int) -> str:
    if part == 1:
        signs = ["ROOM"] * sector.room + ["≡"] * sector.stairs + ["☼"] * sector.lcu
        return f"{' '.join(signs):^{ACROSS}}"
    return f"{'·     ·' if lit else '':^{ACROSS}}"


def _border(sectors: tuple[Sector, ...], y: int) -> str:
    """Returns the line between two rows of sectors, with its corners."""
    line = ""
    for x in range(COLUMNS + 1):
        line += _corner(sectors, x, y)
        if x < COLUMNS:
            sector, side = (sectors[y * COLUMNS + x], NORTH) if y < ROWS else (sectors[(y - 1) * COLUMNS + x], SOUTH)
            line += {"wall": "─" * ACROSS, "door": f"{'▭':─^{ACROSS}}", "open": " " * ACROSS}[sector.sides[side]]
    return line


def _corner(sectors: tuple[Sector, ...], x: int, y: int) -> str:
    """Returns the sign where up to four walls meet."""

    def is_closed(column: int, row: int, direction: int) -> bool:
        inside = 0 <= column < COLUMNS and 0 <= row < ROWS
        return inside and sectors[row * COLUMNS + column].sides[direction] != "open"

    north = is_closed(x, y - 1, WEST) or is_closed(x - 1, y - 1, EAST)
    east = is_closed(x, y, NORTH) or is_closed(x, y - 1, SOUTH)
    south = is_closed(x, y, WEST) or is_closed(x - 1, y, EAST)
    west = is_closed(x - 1, y, NORTH) or is_closed(x - 1, y - 1, SOUTH)
    return JOINTS[north + 2 * east + 4 * south + 8 * west]
