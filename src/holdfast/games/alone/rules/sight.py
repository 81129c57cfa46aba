"""Line of sight and what light shows (R49-R62): straight lines from the hero's sector, through revealed ones."""

from __future__ import annotations

from holdfast.games.alone.levels.places import STEP, Cell
from holdfast.games.alone.rules.labyrinth import reveal
from holdfast.games.alone.state import HERO, Alone


def open_sides(s: Alone, cell: Cell) -> list[int]:
    """Returns the ways on which the eye passes out of a revealed sector: doors only on the hero's own (R51-R53,
    R62).
    """
    tile = s.level[cell].look(HERO)
    assert tile is not None
    blocked = s.blocked[cell].look(HERO)
    return [
        way
        for way, side in enumerate(tile.sides)
        if side == "open" or (side == "door" and cell == s.hero and not blocked >> way & 1)
    ]


def in_sight(s: Alone) -> list[Cell]:
    """Returns the sectors in the hero's line of sight, its own first."""
    found = [s.hero]
    for way in open_sides(s, s.hero):
        cell = s.hero + STEP[way]
        while s.revealed[cell]:
            found.append(cell)
            if way not in open_sides(s, cell):
                break
            cell += STEP[way]
    return found


def reveal_what_is_lit(s: Alone) -> None:
    """Reveals the lighted sectors that come into line of sight, one behind the other (R60, R61)."""
    for way in open_sides(s, s.hero):
        cell = s.hero + STEP[way]
        while s.revealed[cell] or s.light[cell].true():
            reveal(s, cell)
            if way not in open_sides(s, cell):
                break
            cell += STEP[way]


def steps_away(s: Alone, cell: Cell) -> int:
    """Returns how many sectors along the line a sector in line of sight is away."""
    by = abs(cell - s.hero)
    return by // abs(STEP[0]) if by % abs(STEP[0]) == 0 else by


def dark_cells(s: Alone) -> list[Cell]:
    return [cell for cell in s.map().cells if not s.revealed[cell]]


def frontier(s: Alone) -> set[Cell]:
    """Returns the unrevealed sectors in which the hero would see a light: there is none."""
    found: set[Cell] = set()
    if not s.revealed[s.hero]:
        return found
    for way in open_sides(s, s.hero):
        cell = s.hero + STEP[way]
        while s.revealed[cell] and way in open_sides(s, cell):
            cell += STEP[way]
        if not s.revealed[cell]:
            found.add(cell)
    return found
