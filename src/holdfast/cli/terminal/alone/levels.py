"""The levels as they are drawn: sectors by column and row, from the labyrinth's part of a screen, or the map's."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from holdfast.engine.message import Message, say
from holdfast.games.alone.levels.level import COLUMNS, ROWS
from holdfast.games.alone.levels.places import CELL_NAMES, PLACE_NAMES
from holdfast.games.alone.screen.evil import MapPart, PlanSector
from holdfast.games.alone.screen.labyrinth import LabyrinthPart, SectorPart
from holdfast.games.alone.screen.screen import AloneScreen

State = tuple[str, ...]


class DrawnSector(msgspec.Struct, frozen=True):
    """A sector as it is drawn: as printed, and what lies and stands there."""

    name: str
    printed: PlanSector | SectorPart
    blocked: frozenset[str] = frozenset()  # ways
    lit: bool = False
    danger: bool = False
    known: bool = False  # to the hero, on evil's map
    has_hero: bool = False
    creatures: tuple[tuple[int, State], ...] = ()  # tokens, and how they fare

    def side(self, way: str) -> str:
        """Returns wall, open, door or blocked."""
        for one in self.printed.ways:
            name, _, state = one.partition(" ")
            if name == way:
                return "blocked" if way in self.blocked else state or "open"
        return "wall"


class DrawnLevel(msgspec.Struct, frozen=True):
    """Sectors by column and row, and what these are called."""

    title: Message
    spots: Mapping[tuple[int, int], DrawnSector]
    columns: tuple[str, ...]
    rows: tuple[str, ...]


def levels_of(screen: AloneScreen) -> list[DrawnLevel]:
    if screen.map is not None:
        return [sheet_of(sheet, screen.plan, screen.map) for sheet in range(2)]
    return [] if screen.labyrinth is None else levels_seen(screen.labyrinth)


def sheet_of(sheet: int, plan: tuple[PlanSector, ...], on: MapPart) -> DrawnLevel:
    """Returns a sheet of evil's map, whole."""
    size = COLUMNS * ROWS
    spots = {}
    for number, sector in enumerate(plan[sheet * size : (sheet + 1) * size]):
        place = sector.place
        spots[number % COLUMNS, number // COLUMNS] = DrawnSector(
            name=PLACE_NAMES[place],
            printed=sector,
            blocked=frozenset(way for at, way in on.blocked if at == place),
            lit=place in on.lit,
            danger=place in on.danger,
            known=place in on.revealed,
            has_hero=place == on.hero,
            creatures=tuple((one.token, one.state) for one in on.creatures if one.place == place),
        )
    columns = tuple(f"{sheet + 1}{letter}" for letter in "ABCD")
    return DrawnLevel(say("label.level", number=sheet + 1), spots, columns, tuple(str(n + 1) for n in range(ROWS)))


def levels_seen(seen: LabyrinthPart) -> list[DrawnLevel]:
    """Returns what is known of each level; the hero's own comes first."""
    here = next(sector.level for sector in seen.sectors if sector.cell == seen.here)
    found = []
    for level, title in ((here, "terminal.here"), (1 - here, "label.other_level")):
        sectors = [sector for sector in seen.sectors if sector.level == level]
        if not sectors:
            continue
        easts, souths = {s.east for s in sectors}, {s.south for s in sectors}
        spots = {
            (s.east - min(easts), s.south - min(souths)): DrawnSector(
                name=CELL_NAMES[s.cell],
                printed=s,
                lit=s.lit,
                danger=s.danger,
                has_hero=s.cell == seen.here,
                creatures=tuple((c.creature, c.state) for c in seen.creatures if c.cell == s.cell),
            )
            for s in sectors
        }
        columns = tuple(steps(n, "W", "E") for n in range(min(easts), max(easts) + 1))
        rows = tuple(steps(n, "N", "S") for n in range(min(souths), max(souths) + 1))
        found.append(DrawnLevel(say(title), spots, columns, rows))
    return found


def steps(number: int, below: str, above: str) -> str:
    """Returns how far a sector lies from the first one seen: W2, E1, 0."""
    return f"{below if number < 0 else above}{abs(number)}" if number else "0"
