"""A level as SVG, in our own shapes; classes and custom properties let a page dress it in its colours."""

from __future__ import annotations

from html import escape
from typing import Final

from holdfast.games.alone.levels.level import COLUMNS, ROWS, Level, Sector
from holdfast.games.alone.levels.text_drawing import lightable

UNIT: Final = 84  # the side of a sector
MARGIN: Final = 20
HALL: Final = 20  # from the edge of a sector to the wall of its corridor
FLOOR: Final = UNIT - 2 * HALL

STYLE: Final = """
.level { font: 600 12px "Barlow Condensed", "Arial Narrow", sans-serif; letter-spacing: .08em; }
.hull { fill: var(--level-hull, #090c0f); }
.floor { fill: var(--level-floor, #1d252b); }
.lightable { fill: var(--level-lightable, #22343b); }
.room { fill: var(--level-room, #2d3338); stroke: var(--level-wall, #59666e); stroke-width: 3; }
.room.lightable { fill: var(--level-room-lightable, #2c444b); }
.plate { fill: none; stroke: var(--level-seam, #39434a); stroke-width: 1.5; }
.door { fill: var(--level-door, #d9d3c3); }
.stairs { stroke: var(--level-stairs, #d9d3c3); stroke-width: 3; stroke-linecap: round; }
.lamp { fill: none; stroke: var(--level-lamp, #6fd6e8); stroke-width: 2.5; stroke-linecap: round; }
.bulb { fill: var(--level-lamp, #6fd6e8); }
.label { fill: var(--level-text, #d9d3c3); text-anchor: middle; }
"""


def svg(level: Level) -> str:
    """Returns the whole picture; each sector is a group with the id `sector-N`."""
    width, height = COLUMNS * UNIT + 2 * MARGIN, ROWS * UNIT + 2 * MARGIN
    lit = lightable(level.sectors)
    order = sorted(range(len(level.sectors)), key=lambda place: level.sectors[place].room)  # rooms lie on the corridors
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="level" role="img">',
        f"<title>{escape(level.name)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="hull" width="{width}" height="{height}" rx="10"/>',
        *(_sector(level.sectors[place], place, place in lit) for place in order),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _sector(sector: Sector, place: int, is_lit: bool) -> str:
    x, y = MARGIN + place % COLUMNS * UNIT, MARGIN + place // COLUMNS * UNIT
    light = " lightable" if is_lit else ""
    shape = _room(light) if sector.room else _corridor(sector, light)
    doors = "".join(_door(turn) for turn, side in enumerate(sector.sides) if side == "door" and sector.room)
    marks = (_stairs() if sector.stairs else "") + (_lamp() if sector.lcu else "")
    return f'<g id="sector-{place}" transform="translate({x} {y})">{shape}{doors}{marks}</g>'


def _room(light: str) -> str:
    whole = f'<rect class="room{light}" x="7" y="7" width="{UNIT - 14}" height="{UNIT - 14}" rx="5"/>'
    plate = f'<rect class="plate" x="14" y="14" width="{UNIT - 28}" height="{UNIT - 28}" rx="3"/>'
    return f'{whole}{plate}<text class="label" x="{UNIT / 2:g}" y="{UNIT / 2 + 4:g}">ROOM</text>'


def _corridor(sector: Sector, light: str) -> str:
    """Draws the middle, and an arm to each side that is no wall; an arm to a door reaches the room's wall."""
    arms = "".join(_arm(turn, side == "door", light) for turn, side in enumerate(sector.sides) if side != "wall")
    return f'<rect class="floor{light}" x="{HALL}" y="{HALL}" width="{FLOOR}" height="{FLOOR}"/>{arms}'


def _around(turn: int, shape: str) -> str:
    """Returns a shape that was drawn towards the north, turned to its side."""
    return f'<g transform="rotate({90 * turn} {UNIT / 2:g} {UNIT / 2:g})">{shape}</g>'


def _arm(turn: int, is_door: bool, light: str) -> str:
    reach = HALL + (6 if is_door else 0)
    return _around(
        turn, f'<rect class="floor{light}" x="{HALL}" y="{HALL - reach}" width="{FLOOR}" height="{reach + 0.5:g}"/>'
    )


def _door(turn: int) -> str:
    return _around(turn, f'<rect class="door" x="{UNIT / 2 - 15:g}" y="3" width="30" height="7" rx="2"/>')


def _stairs() -> str:
    steps = "".join(f"M{24 + 5 * n} {56 - 8 * n} h{36 - 10 * n} " for n in range(4)).rstrip()
    return f'<path class="stairs" d="{steps}"/>'


def _lamp() -> str:
    middle = UNIT / 2
    rays = "".join(
        f'<path class="lamp" transform="rotate({turn} {middle:g} {middle:g})" d="M{middle:g} {middle - 11:g} v-6"/>'
        for turn in range(0, 360, 45)
    )
    return f'<circle class="bulb" cx="{middle:g}" cy="{middle:g}" r="7"/>{rays}'
