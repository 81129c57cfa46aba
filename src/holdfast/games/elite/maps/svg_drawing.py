"""Draws a map as SVG, in our own shapes; classes and custom properties let a page dress it in its colours."""

from __future__ import annotations

from html import escape
from typing import Final

from holdfast.games.elite.maps.map import Cell, Plan
from holdfast.games.elite.maps.map_file import BLOCKING, CLUSTER, OBJECTIVES, SEARCH, SPAWN_POINT, START

UNIT: Final = 48  # the side of a space
RIM: Final = 28  # room for the numbers of columns and rows

STYLE: Final = """
.map { font: 600 13px "Barlow Condensed", "Arial Narrow", sans-serif; }
.ground { fill: var(--map-ground, #20262b); }
.space { fill: var(--map-space, #313a41); stroke: var(--map-grid, #454f57); stroke-width: 1; }
.start { fill: var(--map-start, #4a3a2a); }
.start-frame { fill: none; stroke: var(--map-accent, #f08a24); stroke-width: 3; stroke-dasharray: 10 5; }
.tree { fill: var(--map-tree, #34513b); } .tree-light { fill: var(--map-tree-light, #426549); }
.water { fill: var(--map-water, #24485c); } .wave { fill: none; stroke: #3b6a83; stroke-width: 2; }
.wreck { fill: var(--map-wreck, #566069); } .seam { fill: none; stroke: #3a434b; stroke-width: 2; }
.tank { fill: var(--map-tank, #5b6468); } .bench { fill: var(--map-bench, #6a6255); }
.rock { fill: var(--map-rock, #272d32); }
.arrow { fill: var(--map-arrow, #a3b0b9); fill-opacity: .7; }
.wall { stroke: var(--map-wall, #d9d3c3); stroke-width: 5; stroke-linecap: round; }
.post { fill: var(--map-wall, #d9d3c3); }
.spawn { fill: none; stroke: var(--map-alien, #8fd14f); stroke-width: 2.5; }
.cluster { fill: #1a2417; stroke: var(--map-alien, #8fd14f); stroke-width: 2.5; }
.search { fill: none; stroke: var(--map-search, #7cc4f0); stroke-width: 3; stroke-linecap: round; }
.objective { fill: #2a2118; stroke: var(--map-accent, #f08a24); stroke-width: 2; }
.number { fill: var(--map-text, #f2ead9); text-anchor: middle; font-size: 17px; }
.rim { fill: var(--map-rim, #8b969e); text-anchor: middle; }
"""


def svg(plan: Plan) -> str:
    """Returns the whole picture; every space is an element with the id `cell-N`, to be found by whoever lays figures on
    it.
    """
    width, height = plan.width * UNIT + 2 * RIM, plan.height * UNIT + 2 * RIM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="map" role="img">',
        f"<title>{escape(plan.name)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{width}" height="{height}" rx="12"/>',
        *_rim(plan),
        f'<g transform="translate({RIM} {RIM})">',
        *(_space(plan, cell) for cell in plan.cells()),
        *(_arrow(plan, cell, other) for cell, there in plan.arrows.items() for other in there),
        *(_mark(plan, cell) for cell in plan.cells()),
        *_walls(plan),
        _start_frame(plan),
        "</g>",
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _rim(plan: Plan) -> list[str]:
    columns = [(RIM + (x + 0.5) * UNIT, RIM - 9, x) for x in range(plan.width)]
    rows = [(RIM / 2, RIM + (y + 0.5) * UNIT + 5, y) for y in range(plan.height)]
    return [f'<text class="rim" x="{x:g}" y="{y:g}">{number}</text>' for x, y, number in (*columns, *rows)]


def _sign(plan: Plan, cell: Cell) -> str:
    x, y = plan.xy(cell)
    return plan.rows[y][x]


def _space(plan: Plan, cell: Cell) -> str:
    """Returns the ground of a space, or what blocks it."""
    x, y = (UNIT * place for place in plan.xy(cell))
    sign = _sign(plan, cell)
    if sign == BLOCKING:
        return f'<g id="cell-{cell}" transform="translate({x} {y})">{_scenery(plan.scenery.get(cell, ""), cell)}</g>'
    if sign == CLUSTER or sign in OBJECTIVES:
        return f'<rect id="cell-{cell}" class="rock" x="{x}" y="{y}" width="{UNIT}" height="{UNIT}"/>'
    kind = "space start" if sign == START else "space"
    return f'<rect id="cell-{cell}" class="{kind}" x="{x}" y="{y}" width="{UNIT}" height="{UNIT}"/>'


def _scenery(kind: str, cell: Cell) -> str:
    whole = f'width="{UNIT}" height="{UNIT}"'
    if kind == "tree":
        lean = cell * 5 % 7 - 3  # no two trees quite alike
        crowns = ((17 + lean, 20, 15), (31, 18 - lean, 13), (25, 32 + lean, 14))
        light = f'<circle class="tree-light" cx="{20 + lean}" cy="17" r="7"/>'
        return "".join(f'<circle class="tree" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in crowns) + light
    if kind == "water":
        waves = "".join(f'<path class="wave" d="M7 {y} q8.5 -6 17 0 t17 0"/>' for y in (17, 34))
        return f'<rect class="water" {whole}/>{waves}'
    if kind == "wreck":
        return f'<rect class="wreck" {whole}/><path class="seam" d="M0 16 H48 M0 34 H48 M{12 + cell % 3 * 8} 16 V34"/>'
    if kind == "tank":
        return '<circle class="tank" cx="24" cy="24" r="20"/><circle class="seam" cx="24" cy="24" r="12"/>'
    if kind == "bench":
        return '<rect class="bench" x="4" y="10" width="40" height="28" rx="3"/><path class="seam" d="M4 24 H44"/>'
    return f'<rect class="rock" {whole}/>'


def _arrow(plan: Plan, cell: Cell, other: Cell) -> str:
    """Returns a small arrow on the edge, or the corner, that the step crosses; where two paths cross, each on its own
    side.
    """
    (ax, ay), (bx, by) = plan.xy(cell), plan.xy(other)
    across, down = bx - ax, by - ay
    shift = -0.16 * UNIT if across and down and _is_joined(plan, (ax, by), (bx, ay)) else 0
    x, y = (ax + bx + 1) / 2 * UNIT + shift * across, (ay + by + 1) / 2 * UNIT + shift * down
    turn = {(1, 0): 0, (1, 1): 45, (0, 1): 90, (-1, 1): 135, (-1, 0): 180, (-1, -1): 225, (0, -1): 270, (1, -1): 315}
    place = f"translate({x:g} {y:g}) rotate({turn[across, down]})"
    return f'<path class="arrow" transform="{place}" d="M-9 -1.5 H1 V-5.5 L9 0 L1 5.5 V1.5 H-9 Z"/>'


def _is_joined(plan: Plan, one: tuple[int, int], other: tuple[int, int]) -> bool:
    a, b = (y * plan.width + x for x, y in (one, other))
    return b in plan.arrows.get(a, ()) or a in plan.arrows.get(b, ())


def _mark(plan: Plan, cell: Cell) -> str:
    """Returns what is printed on a space: spawn point, cluster slot, search slot, objective slot."""
    x, y = ((place + 0.5) * UNIT for place in plan.xy(cell))
    sign = _sign(plan, cell)
    if sign == SPAWN_POINT:
        return f'<circle class="spawn" cx="{x:g}" cy="{y:g}" r="11"/>'
    if sign == CLUSTER:
        spikes = "".join(
            f'<path class="cluster" transform="rotate({turn})" d="M0 -13 L-4 -20 L4 -20 Z"/>'
            for turn in range(0, 360, 45)
        )
        return f'<g transform="translate({x:g} {y:g})">{spikes}<circle class="cluster" r="13"/></g>'
    if sign == SEARCH:
        return f'<path class="search" d="M{x - 3:g} {y - 3:g} m-8 0 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 m14 6 l8 8"/>'
    if sign in OBJECTIVES:
        box = f'<rect class="objective" x="{x - 16:g}" y="{y - 16:g}" width="32" height="32" rx="6"/>'
        return f'{box}<text class="number" x="{x:g}" y="{y + 6:g}">{OBJECTIVES.index(sign) + 1}</text>'
    return ""


def _walls(plan: Plan) -> list[str]:
    lines = [f'<path class="wall" d="{_edge(plan, a, b)}"/>' for a, b in plan.walls]
    ends = {corner for door in plan.doors for corner in _corners(plan, *door)}
    return lines + [f'<circle class="post" cx="{x}" cy="{y}" r="5"/>' for x, y in sorted(ends)]


def _edge(plan: Plan, a: Cell, b: Cell) -> str:
    (ax, ay), (bx, by) = _corners(plan, a, b)
    return f"M{ax} {ay} L{bx} {by}"


def _corners(plan: Plan, a: Cell, b: Cell) -> tuple[tuple[int, int], tuple[int, int]]:
    x, y = (UNIT * place for place in plan.xy(b))
    return ((x, y), (x, y + UNIT)) if b == a + 1 else ((x, y), (x + UNIT, y))


def _start_frame(plan: Plan) -> str:
    spots = [plan.xy(cell) for cell in plan.start]
    left, top = (UNIT * min(spot[axis] for spot in spots) for axis in (0, 1))
    right, bottom = (UNIT * (max(spot[axis] for spot in spots) + 1) for axis in (0, 1))
    size = f'x="{left + 2}" y="{top + 2}" width="{right - left - 4}" height="{bottom - top - 4}"'
    return f'<rect class="start-frame" {size} rx="6"/>'
