"""Other maps around what is known of one: for the leak tests, and for bots that imagine what they do not see."""

from __future__ import annotations

from collections.abc import Collection

from holdfast.engine.rng import Rng
from holdfast.games.alone.levels.generator import complete
from holdfast.games.alone.levels.level import COLUMNS, ROWS, SECTORS, Sector
from holdfast.games.alone.levels.map import SheetPlan, Tile, sheet_code
from holdfast.games.alone.levels.places import HEIGHT, WIDTH, Cell, column_and_row, level_of

TRIES = 8


def plan_around(
    known: dict[Cell, Tile], used: Collection[Cell], old: SheetPlan | None, rooms: int, rng: Rng
) -> SheetPlan | None:
    """Completes each level on its own, and deals rooms and stairs that are not known again; None if none was found."""
    levels: list[tuple[tuple[int, int], tuple[Sector, ...]]] = []
    for level in (0, 1):
        found = _level_around(level, known, used, rng)
        if found is None:
            return None
        levels.append(found)
    first = rng.below(2, "map")
    order = (0, 1) if first == 0 else (1, 0)  # the levels by sheet
    sheets = [levels[level][1] for level in order]

    def place(cell: Cell) -> int:
        level = level_of(cell)
        (west, north), (column, row) = levels[level][0], column_and_row(cell)
        return (level != first) * SECTORS + (row - north) * COLUMNS + column - west

    return SheetPlan(
        sheets=(sheet_code(sheets[0]), sheet_code(sheets[1])),
        rooms=_rooms(sheets, {tile.room: place(cell) for cell, tile in known.items() if tile.room >= 0}, rooms, rng),
        stairs=_stairs(sheets, {place(cell): tile.stairs for cell, tile in known.items() if tile.stairs >= 0}, rng),
        first=first,
        corners=(levels[0][0], levels[1][0]),
    )


def _level_around(
    level: int, known: dict[Cell, Tile], used: Collection[Cell], rng: Rng
) -> tuple[tuple[int, int], tuple[Sector, ...]] | None:
    """Returns a level, and where in its field it lies: anywhere that covers all that is known or used."""
    mine = {cell: tile for cell, tile in known.items() if level_of(cell) == level}
    spots = [column_and_row(cell) for cell in (*mine, *used) if level_of(cell) == level]
    columns, rows = [x for x, _ in spots], [y for _, y in spots]
    corners = [
        (west, north)
        for west in range(WIDTH - COLUMNS + 1)
        for north in range(HEIGHT - ROWS + 1)
        if all(west <= x < west + COLUMNS for x in columns) and all(north <= y < north + ROWS for y in rows)
    ]
    rng.shuffle(corners, "map")
    for west, north in corners[:TRIES]:
        fixed = {}
        for cell, tile in mine.items():
            column, row = column_and_row(cell)
            sector = Sector(tile.sides, room=tile.room >= 0, stairs=tile.stairs >= 0, lcu=tile.lcu)
            fixed[(row - north) * COLUMNS + column - west] = sector
        found = complete(fixed, rng)
        if found is not None:
            return (west, north), found
    return None


def _rooms(sheets: list[tuple[Sector, ...]], known: dict[int, int], rooms: int, rng: Rng) -> tuple[int, ...]:
    """Returns the place of each room: known ones stay, the others are dealt to the sectors that are left."""
    left = [
        number * SECTORS + at
        for number, sheet in enumerate(sheets)
        for at, sector in enumerate(sheet)
        if sector.room and number * SECTORS + at not in known.values()
    ]
    rng.shuffle(left, "map")
    return tuple(known[room] if room in known else left.pop() for room in range(rooms))


def _stairs(
    sheets: list[tuple[Sector, ...]], known: dict[int, int], rng: Rng
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Returns the two ends of each colour: known stairs keep their colour, the others get the one that is left."""
    ends: list[list[int]] = []
    for number, sheet in enumerate(sheets):
        places = [number * SECTORS + at for at, sector in enumerate(sheet) if sector.stairs]
        rng.shuffle(places, "map")
        if any(known.get(place, colour) != colour for colour, place in enumerate(places)):
            places.reverse()
        ends.append(places)
    return (ends[0][0], ends[1][0]), (ends[0][1], ends[1][1])
