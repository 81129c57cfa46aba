"""Levels as they are drawn: sectors with walls, doors and what stands in them, columns and rows named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from rich.text import Text

from holdfast.cli.terminal.alone import palette, symbols
from holdfast.cli.terminal.alone.view_reader import AloneViewReader, DrawnLevel, DrawnSector
from holdfast.cli.terminal.io.lines import Block, beside, fit, line
from holdfast.games.alone.levels.text_drawing import CORNERS
from holdfast.games.alone.state import Figure

NORTH, EAST, SOUTH, WEST = range(4)
RULER: Final = 3
HEAD: Final = 2


class SectorSize(msgspec.Struct, frozen=True):
    """The size of a sector, without its walls."""

    width: int
    height: int


SMALL: Final = SectorSize(5, 1)
LARGE: Final = SectorSize(9, 2)
HUGE: Final = SectorSize(13, 3)


def size_for(look: AloneViewReader, width: int, height: int) -> SectorSize:
    """Returns the largest sectors of which all levels fit beside and above what else is to be seen."""
    levels = look.levels()
    for size in (HUGE, LARGE):
        wide = sum(RULER + 1 + (size.width + 1) * len(level.columns) + 1 for level in levels)
        high = max((HEAD + (size.height + 1) * len(level.rows) + 1 for level in levels), default=0)
        if wide <= width and high <= height:
            return size
    return SMALL


def draw_ground(look: AloneViewReader, size: SectorSize, keys: Mapping[str, str]) -> Block:
    """Draws every level that there is to see, side by side; `keys` lie on the sectors that can be chosen."""
    rows: Block = []
    for level in look.levels():
        drawn = draw_level(look, level, size, keys)
        rows = beside(rows, drawn, 1) if rows else drawn
    return rows


def draw_level(look: AloneViewReader, level: DrawnLevel, size: SectorSize, keys: Mapping[str, str]) -> Block:
    width, height = len(level.columns), len(level.rows)
    names = "".join(f"{name:^{size.width + 1}}" for name in level.columns)
    rows = [line((f"{'':{RULER}}{level.title}", palette.BRIGHT)), line((f"{'':{RULER}}{names} ", palette.FAINT))]
    for y in range(height + 1):
        rows.append(line(" " * RULER, _flat(level, size, y)))
        if y == height:
            break
        for part in range(size.height):
            head = f"{level.rows[y]:>{RULER - 1}} " if part == 0 else " " * RULER
            cells: list[Text] = []
            for x in range(width + 1):
                cells.append(_upright(level, x, y, part == size.height // 2))
                if x < width:
                    cells.append(_inside(look, level.spots.get((x, y)), size, part, keys))
            rows.append(line((head, palette.FAINT), *cells))
    return rows


# -- walls


def side_of(level: DrawnLevel, x: int, y: int, way: int) -> str:
    """Returns wall, open, door, blocked, or nothing where nothing is known."""
    spot = level.spots.get((x, y))
    if spot is None:
        return ""
    return "blocked" if spot.blocked >> way & 1 else spot.tile.sides[way]


def between(level: DrawnLevel, x: int, y: int, *, flat: bool) -> str:
    """Returns what is north of a sector, or west of it, seen from either side."""
    if flat:
        return side_of(level, x, y, NORTH) or side_of(level, x, y - 1, SOUTH)
    return side_of(level, x, y, WEST) or side_of(level, x - 1, y, EAST)


def _upright(level: DrawnLevel, x: int, y: int, is_middle: bool) -> Text:
    side = between(level, x, y, flat=False)
    if side in ("", "open"):
        return line((" ", _floor(level, (x - 1, y), (x, y)) if side else ""))
    if side == "wall" or not is_middle:
        return line(("│", palette.WALL))
    return line((symbols.BLOCKED, palette.RED)) if side == "blocked" else line((symbols.DOOR[0], palette.BRIGHT))


def _flat(level: DrawnLevel, size: SectorSize, y: int) -> Text:
    """Draws returns the line between two rows of sectors."""
    row = line()
    for x in range(len(level.columns) + 1):
        row.append_text(line((_corner(level, x, y), palette.WALL)))
        if x == len(level.columns):
            break
        side = between(level, x, y, flat=True)
        if side in ("", "open"):
            row.append(" " * size.width, _floor(level, (x, y - 1), (x, y)) if side else "")
        elif side == "wall":
            row.append("─" * size.width, palette.WALL)
        else:
            half = size.width // 2
            sign = (symbols.BLOCKED, palette.RED) if side == "blocked" else (symbols.DOOR[1], palette.BRIGHT)
            row.append_text(line(("─" * half, palette.WALL), sign, ("─" * (size.width - half - 1), palette.WALL)))
    return row


def _floor(level: DrawnLevel, one: tuple[int, int], other: tuple[int, int]) -> str:
    """Returns the style of an open way: like the sectors that it joins, lit where all that is known of them is."""
    known = [spot for at in (one, other) if (spot := level.spots.get(at)) is not None]
    return palette.LIT if all(spot.lit for spot in known) else palette.DARK


def _corner(level: DrawnLevel, x: int, y: int) -> str:
    def is_closed(column: int, row: int, *, flat: bool) -> bool:
        return between(level, column, row, flat=flat) not in ("", "open")

    north, south = is_closed(x, y - 1, flat=False), is_closed(x, y, flat=False)
    east, west = is_closed(x, y, flat=True), is_closed(x - 1, y, flat=True)
    return CORNERS[north + 2 * east + 4 * south + 8 * west]


# -- what is in a sector


def _inside(
    look: AloneViewReader, spot: DrawnSector | None, size: SectorSize, part: int, keys: Mapping[str, str]
) -> Text:
    if spot is None:
        return line(" " * size.width)
    ground = palette.LIT if spot.lit else palette.DARK
    if size.height == 1:
        words = line(_key(spot, keys) or _thing(look, spot, short=True), _marks(spot))
        words = line(words, _who(look, spot, size.width - words.cell_len))
    elif part == 0:
        marks = _marks(spot)
        marks.rstrip()
        thing = _key(spot, keys) or _thing(look, spot, short=False)
        words = line(cut(thing, size.width - marks.cell_len), marks)
    elif part == 1:
        words = _who(look, spot, size.width)
    else:
        words = line()
    return fit(Text("", style=ground, no_wrap=True, end="").append_text(words), size.width)


def cut(text: Text, width: int) -> Text:
    """Returns a text at exactly this width; what is too long just ends."""
    text = text[:width]
    return line(text, " " * (width - text.cell_len))


def _key(spot: DrawnSector, keys: Mapping[str, str]) -> Text | None:
    key = keys.get(spot.name)
    return None if key is None else line((key, palette.LABEL))


def _thing(look: AloneViewReader, spot: DrawnSector, *, short: bool) -> Text:
    """Draws returns a room, stairs or an LCU."""
    tile = spot.tile
    if tile.room >= 0:
        room = look.parts.rooms[tile.room]
        return line((room.symbol.upper() if short else room.name.split()[0], palette.BRIGHT))
    if tile.stairs >= 0:
        return line((symbols.STAIRS[tile.stairs] if short else symbols.STAIRS_NAMES[tile.stairs], palette.BRIGHT))
    if tile.lcu:
        return line((symbols.LCU if short else f"{symbols.LCU} LCU", palette.LAMP))
    return line(" ")


def _marks(spot: DrawnSector) -> Text:
    light = (symbols.LIGHT, palette.LAMP) if spot.lit else " "
    danger = (symbols.DANGER, palette.RED) if spot.danger else " "
    return line(light, danger, (symbols.KNOWN_SECTOR, palette.BRIGHT) if spot.known else "")


def _who(look: AloneViewReader, spot: DrawnSector, width: int) -> Text:
    """Draws returns the hero and creatures; more of them than there is room for are counted."""
    hero = [line((symbols.HERO, palette.HERO))] if spot.has_hero else []
    beasts = [line((creature_sign(look, token, figure), palette.RED)) for token, figure in spot.creatures]
    gap = " " if width > SMALL.width else ""
    for shown in ([*hero, *beasts], [*hero, line((f"×{len(beasts)}", palette.RED))], beasts[:1]):
        words = Text(gap, end="").join(shown)
        if words.cell_len <= width:
            return words
    return line()


def creature_sign(look: AloneViewReader, token: int, figure: Figure) -> str:
    """Returns its letter, with a mark if it is wounded or lies knocked down."""
    sign = look.token(token).symbol
    return sign + (symbols.DOWN if figure.down else symbols.WOUNDED if figure.wounds else "")
