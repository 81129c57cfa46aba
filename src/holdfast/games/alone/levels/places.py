"""How sectors are counted: cells from where the hero first stood, places on the map, and the five ways between them.

The state counts in cells. A level is a field of 7 by 11 cells with the first sector that the hero saw in its middle, so
that a cell tells nothing about the map's edges (R276); level 0 is the one on which the hero began. A place is what evil
calls a sector: its number on the two sheets of 4 by 6, from 0 to 47.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from holdfast.games.alone.levels.level import COLUMNS, ROWS, SECTORS

Way: TypeAlias = Literal["north", "east", "south", "west", "stairs"]
Cell: TypeAlias = int
Place: TypeAlias = int

WAYS: Final[tuple[Way, ...]] = get_args(Way)
COMPASS: Final = WAYS[:4]
STAIRS: Final = 4
OPPOSITE: Final = (2, 3, 0, 1, 4)
WIDTH: Final = 2 * COLUMNS - 1
HEIGHT: Final = 2 * ROWS - 1
FIELD: Final = WIDTH * HEIGHT
MIDDLE: Final = FIELD // 2
SHEETS: Final = 2
CELLS: Final = SHEETS * FIELD
PLACES: Final = SHEETS * SECTORS
STEP: Final = (-WIDTH, 1, WIDTH, -1)
NOWHERE: Final = -1


def level_of(cell: Cell) -> int:
    return cell // FIELD


def column_and_row(cell: Cell) -> tuple[int, int]:
    """Returns where in its field a cell lies."""
    row, column = divmod(cell % FIELD, WIDTH)
    return column, row


def cell_at(level: int, column: int, row: int) -> Cell:
    return level * FIELD + row * WIDTH + column


def offset(cell: Cell) -> tuple[int, int]:
    """Returns how far east and south of the first sector seen on its level a cell lies."""
    column, row = column_and_row(cell)
    return column - WIDTH // 2, row - HEIGHT // 2


def cell_name(cell: Cell) -> str:
    """Returns what the hero calls a sector: "start", "E1 N2", "other start", "other W1"."""
    east, south = offset(cell)
    across = f"{'E' if east > 0 else 'W'}{abs(east)}" if east else ""
    along = f"{'S' if south > 0 else 'N'}{abs(south)}" if south else ""
    name = f"{across} {along}".strip() or "start"
    return f"other {name}" if level_of(cell) else name


def place_name(place: Place) -> str:
    """Returns what evil calls a sector: sheet, column, row, such as 1B3."""
    sheet, rest = divmod(place, SECTORS)
    row, column = divmod(rest, COLUMNS)
    return f"{sheet + 1}{'ABCD'[column]}{row + 1}"


CELL_NAMES: Final = tuple(map(cell_name, range(CELLS)))
PLACE_NAMES: Final = tuple(map(place_name, range(PLACES)))
