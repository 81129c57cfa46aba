"""What a seat sees, with the questions that drawings and menus ask of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.tokens import Token, tokens_of
from holdfast.games.alone.levels.level import COLUMNS, ROWS, SECTORS
from holdfast.games.alone.levels.map import Tile
from holdfast.games.alone.levels.places import CELL_NAMES, PLACE_NAMES
from holdfast.games.alone.screen.view import AloneView
from holdfast.games.alone.state import Figure

AFTER_START: Final = ("choose_split", "choose_first_creatures", "choose_first_dangers")  # the hero stands somewhere


class DrawnSector(msgspec.Struct, frozen=True):
    """A sector as it is drawn."""

    name: str
    tile: Tile
    lit: bool
    danger: bool
    blocked: int
    known: bool  # to the hero, on evil's map
    has_hero: bool
    creatures: tuple[tuple[int, Figure], ...]  # tokens


class DrawnLevel(msgspec.Struct, frozen=True):
    """Sectors by column and row, and what these are called."""

    title: str
    spots: Mapping[tuple[int, int], DrawnSector]
    columns: tuple[str, ...]
    rows: tuple[str, ...]


class AloneViewReader:
    """A view and the box that its numbers name things of."""

    def __init__(self, view: AloneView, parts: Parts) -> None:
        self.view = view
        self.parts = parts
        self.tokens = tokens_of(parts)

    @property
    def is_evil(self) -> bool:
        return self.view.evil is not None

    def token(self, token: int) -> Token:
        return self.tokens[token]

    # -- the map

    def levels(self) -> list[DrawnLevel]:
        return self._map() if self.is_evil else self._labyrinth()

    def _map(self) -> list[DrawnLevel]:
        """Returns both sheets, whole."""
        evil = self.view.evil
        assert evil is not None
        is_placed = self.view.labyrinth is not None or any(ask.kind in AFTER_START for ask in self.view.asks)
        found = []
        for sheet in range(2):
            spots = {}
            for sector in evil.sectors[sheet * SECTORS : (sheet + 1) * SECTORS]:
                row, column = divmod(sector.place % SECTORS, COLUMNS)
                spots[column, row] = DrawnSector(
                    name=PLACE_NAMES[sector.place],
                    tile=sector.tile,
                    lit=sector.lit,
                    danger=sector.danger,
                    blocked=sector.blocked,
                    known=sector.revealed,
                    has_hero=is_placed and sector.place == evil.hero,
                    creatures=tuple((c.token, c.figure) for c in evil.creatures if c.place == sector.place),
                )
            columns = tuple(f"{sheet + 1}{letter}" for letter in "ABCD")
            found.append(DrawnLevel(f"Level {sheet + 1}", spots, columns, tuple(str(n + 1) for n in range(ROWS))))
        return found

    def _labyrinth(self) -> list[DrawnLevel]:
        """Returns what is known of each level; the hero's own comes first."""
        seen = self.view.labyrinth
        if seen is None:
            return []
        here = next(sector.level for sector in seen.sectors if sector.cell == seen.here)
        found = []
        for level in (here, 1 - here):
            sectors = [sector for sector in seen.sectors if sector.level == level]
            if not sectors:
                continue
            west, north = min(s.east for s in sectors), min(s.south for s in sectors)
            east, south = max(s.east for s in sectors), max(s.south for s in sectors)
            spots = {
                (s.east - west, s.south - north): DrawnSector(
                    name=CELL_NAMES[s.cell],
                    tile=s.tile,
                    lit=s.lit,
                    danger=s.danger,
                    blocked=s.blocked,
                    known=False,
                    has_hero=s.cell == seen.here,
                    creatures=tuple((c.creature, c.figure) for c in seen.creatures if c.figure.cell == s.cell),
                )
                for s in sectors
            }
            columns = tuple(_from(n, "W", "E") for n in range(west, east + 1))
            rows = tuple(_from(n, "N", "S") for n in range(north, south + 1))
            title = "This level" if level == here else "The other level"
            found.append(DrawnLevel(title, spots, columns, rows))
        return found


def _from(steps: int, below: str, above: str) -> str:
    """Returns how far a sector lies from the first one seen: W2, E1, 0."""
    return f"{below if steps < 0 else above}{abs(steps)}" if steps else "0"
