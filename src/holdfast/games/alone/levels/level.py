"""One level of the map: 4 columns and 6 rows of sectors, each with its four sides (R267)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

COLUMNS: Final = 4
ROWS: Final = 6
SECTORS: Final = COLUMNS * ROWS
NORTH, EAST, SOUTH, WEST = range(4)
Side: TypeAlias = Literal["wall", "open", "door"]


class Sector(msgspec.Struct, frozen=True):
    """What is printed on one sector; `sides` are north, east, south, west."""

    sides: tuple[Side, Side, Side, Side]
    room: bool = False
    stairs: bool = False
    lcu: bool = False

    def turned(self) -> Sector:
        north, east, south, west = self.sides
        return Sector((south, west, north, east), self.room, self.stairs, self.lcu)


class Level(msgspec.Struct, frozen=True):
    """24 sectors row by row from the north-west: index = y * 4 + x. Room icons and stair colours are dealt at setup."""

    name: str
    sectors: tuple[Sector, ...]
    id: str = ""  # a word for options; random levels have none

    def turned(self) -> Level:
        """Returns the sheet turned by 180 degrees (R22)."""
        return Level(self.name, tuple(sector.turned() for sector in reversed(self.sectors)), self.id)
