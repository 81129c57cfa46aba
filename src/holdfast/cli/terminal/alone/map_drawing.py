"""Levels as they are drawn: sectors with walls, doors and what stands in them, columns and rows named."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Final

import msgspec
from rich.text import Text

from holdfast.cli.terminal.alone import palette, symbols
from holdfast.cli.terminal.alone.levels import DrawnLevel, DrawnSector, State, levels_of
from holdfast.cli.terminal.alone.symbols import AloneLook
from holdfast.cli.terminal.io.grid import Edge, GridSize, Inside, draw_grid
from holdfast.cli.terminal.io.lines import Block, beside, fit, line
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.tokens import tokens_of
from holdfast.games.alone.screen.screen import AloneScreen

RULER: Final = 3
HEAD: Final = 2


class SectorSize(msgspec.Struct, frozen=True):
    """The size of a sector, without its walls."""

    width: int
    height: int

    def of(self, level: DrawnLevel) -> GridSize:
        return GridSize(len(level.columns), len(level.rows), self.width, self.height)


SMALL: Final = SectorSize(5, 1)
LARGE: Final = SectorSize(9, 2)
HUGE: Final = SectorSize(13, 3)


def size_for(screen: AloneScreen, width: int, height: int) -> SectorSize:
    """Returns the largest sectors of which all levels fit beside and above what else is to be seen."""
    for size in (HUGE, LARGE):
        grids = [size.of(level) for level in levels_of(screen)]
        wide = sum(RULER + 1 + grid.width for grid in grids)
        if wide <= width and max((HEAD + grid.height for grid in grids), default=0) <= height:
            return size
    return SMALL


def draw_ground(look: AloneLook, size: SectorSize, keys: Mapping[str, str]) -> Block:
    """Draws every level that there is to see, side by side; `keys` lie on the sectors that can be chosen."""
    drawn = [draw_level(look, level, size, keys) for level in levels_of(look.view)]
    return reduce(beside, drawn) if drawn else []


def draw_level(look: AloneLook, level: DrawnLevel, size: SectorSize, keys: Mapping[str, str]) -> Block:
    def inside(y: int) -> list[Inside]:
        return [Inside(draw_sector(look, level.spots.get((x, y)), size, keys)) for x in range(len(level.columns))]

    grid = draw_grid(
        size.of(level),
        inside,
        west=lambda x, y: edge(level, (x, y), (x - 1, y), ("west", "east")),
        north=lambda x, y: edge(level, (x, y), (x, y - 1), ("north", "south")),
        wall=palette.WALL,
    )
    names = "".join(f"{name:^{size.width + 1}}" for name in level.columns)
    heads = {2 + (size.height + 1) * y: name for y, name in enumerate(level.rows)}  # the first line of each row
    return [
        line((f"{'':{RULER}}{look.message(level.title)}", palette.BRIGHT)),
        line((f"{'':{RULER}}{names} ", palette.FAINT)),
        *[line((f"{heads.get(n, ''):>{RULER - 1}} ", palette.FAINT), row) for n, row in enumerate(grid, 1)],
    ]


def edge(level: DrawnLevel, one: tuple[int, int], other: tuple[int, int], ways: tuple[str, str]) -> Edge:
    """Returns what is between two sectors, seen from either side; an open way is lit where all that it joins is."""
    spots = level.spots.get(one), level.spots.get(other)
    known = [spot for spot in spots if spot is not None]
    side = next((spot.side(way) for spot, way in zip(spots, ways, strict=True) if spot is not None), "")
    if side == "":
        return Edge(False)
    if side == "open":
        return Edge(False, ground=palette.LIT if all(spot.lit for spot in known) else palette.DARK)
    door = (symbols.DOOR[ways[0] == "north"], palette.BRIGHT)
    signs = {"door": door, "blocked": (symbols.BLOCKED, palette.RED)}
    return Edge(True, line(signs[side]) if side in signs else None)


# -- what is in a sector


def draw_sector(look: AloneLook, spot: DrawnSector | None, size: SectorSize, keys: Mapping[str, str]) -> Block:
    if spot is None:
        return [line(" " * size.width)] * size.height
    key = line((keys[spot.name], palette.LABEL)) if spot.name in keys else None
    marks = marks_text(spot)
    if size.height == 1:
        words = line(key or thing(look, spot, short=True), marks)
        rows = [line(words, draw_who(look, spot, size.width - words.cell_len))]
    else:
        marks.rstrip()
        named = (key or thing(look, spot, short=False))[: size.width - marks.cell_len]
        gap = " " * (size.width - marks.cell_len - named.cell_len)
        rows = [line(named, gap, marks), draw_who(look, spot, size.width), line()][: size.height]
    ground = palette.LIT if spot.lit else palette.DARK
    return [fit(Text("", style=ground, no_wrap=True, end="").append_text(row), size.width) for row in rows]


def thing(look: AloneLook, spot: DrawnSector, *, short: bool) -> Text:
    """Draws a room, stairs or an LCU."""
    printed = spot.printed
    if printed.room >= 0:
        sign = look.content.rooms[printed.room].symbol.upper()
        return line((sign if short else look.say(f"room.{printed.room}").split()[0], palette.BRIGHT))
    if printed.stairs >= 0:
        colour = "" if short else f" {look.say(f'stairs_colour.{printed.stairs}')}"
        return line((f"{symbols.STAIRS[printed.stairs]}{colour}", palette.BRIGHT))
    if printed.lcu:
        return line((symbols.LCU if short else f"{symbols.LCU} {look.say('legend.lcu_short')}", palette.LAMP))
    return line(" ")


def marks_text(spot: DrawnSector) -> Text:
    light = (symbols.LIGHT, palette.LAMP) if spot.lit else " "
    danger = (symbols.DANGER, palette.RED) if spot.danger else " "
    return line(light, danger, (symbols.KNOWN_SECTOR, palette.BRIGHT) if spot.known else "")


def draw_who(look: AloneLook, spot: DrawnSector, width: int) -> Text:
    """Draws the hero and creatures; more of them than there is room for are counted."""
    hero = [line((symbols.HERO, palette.HERO))] if spot.has_hero else []
    beasts = [line((creature_sign(look.content, token, state), palette.RED)) for token, state in spot.creatures]
    gap = " " if width > SMALL.width else ""
    for shown in ([*hero, *beasts], [*hero, line((f"×{len(beasts)}", palette.RED))], beasts[:1]):
        words = Text(gap, end="").join(shown)
        if words.cell_len <= width:
            return words
    return line()


def creature_sign(parts: Parts, token: int, state: State) -> str:
    """Returns its letter, with a mark if it is wounded or lies knocked down."""
    sign = tokens_of(parts)[token].symbol
    return sign + (symbols.DOWN if "down" in state else symbols.WOUNDED if "wounded" in state else "")
