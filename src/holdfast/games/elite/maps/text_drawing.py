"""Draws a map as text: spaces, slots, walls and the arrows between spaces; 79 columns for 15 spaces."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.maps.map import Cell, Plan
from holdfast.games.elite.maps.map_file import BLOCKING, CLUSTER, OBJECTIVES, SEARCH, SPACE, SPAWN_POINT, START

ACROSS: Final = 5  # columns from one space to the next: four for the space, one for what lies between
DOWN: Final = 2
LEFT: Final = 4  # for the numbers of the rows
SCENERY: Final = {"tree": "♣♣♣♣", "water": "≈≈≈≈", "wreck": "▚▚▚▚", "tank": "▒▒▒▒", "bench": "════"}
OTHER_SCENERY: Final = "████"
SIGNS: Final = {SPACE: " ·  ", SPAWN_POINT: " o  ", CLUSTER: "<*> ", SEARCH: " ?  ", START: " S  "}
ARROWS: Final = {
    (1, 0): "→", (-1, 0): "←", (0, 1): "↓", (0, -1): "↑", (1, 1): "↘", (-1, 1): "↙", (1, -1): "↗", (-1, -1): "↖",
}  # fmt: skip
WALLS: Final = {  # which of the four edges at a corner are walls: far, right, near, left
    "0101": "━", "1010": "┃", "0110": "┏", "0011": "┓", "1100": "┗", "1001": "┛", "1110": "┣", "1011": "┫",
    "0111": "┳", "1101": "┻", "1111": "╋", "0100": "╺", "0001": "╸", "1000": "╹", "0010": "╻",
}  # fmt: skip


def draw(plan: Plan) -> str:
    """Returns the map with its arrows, and below it what the signs mean."""
    canvas = [[" "] * (LEFT + plan.width * ACROSS) for _ in range(plan.height * DOWN + 1)]
    for cell in plan.cells():
        x, y = plan.xy(cell)
        _write(canvas, x, y, _face(plan, cell))
    for cell, there in plan.arrows.items():
        for other in there:
            _arrow(canvas, plan, cell, other)
    _walls(canvas, plan)
    header = " " * LEFT + "".join(f" {x:<{ACROSS - 1}}" for x in range(plan.width))
    lines = ["".join(row).rstrip() for row in canvas]
    for y in range(plan.height):
        lines[y * DOWN + 1] = f"{y:>2} " + lines[y * DOWN + 1][3:]
    return "\n".join([plan.name, header.rstrip(), *lines[1:], *_legend(plan)])


def _face(plan: Plan, cell: Cell) -> str:
    x, y = plan.xy(cell)
    sign = plan.rows[y][x]
    if sign in OBJECTIVES:
        return f"[{OBJECTIVES.index(sign) + 1}]".ljust(4)
    if sign == BLOCKING:
        return SCENERY.get(plan.scenery.get(cell, ""), OTHER_SCENERY)
    return SIGNS[sign]


def _write(canvas: list[list[str]], x: int, y: int, text: str) -> None:
    left = LEFT + x * ACROSS
    canvas[y * DOWN + 1][left : left + len(text)] = text


def _arrow(canvas: list[list[str]], plan: Plan, cell: Cell, other: Cell) -> None:
    """Draws an arrow between two spaces, on their edge or their corner; where two arrows cross, a cross."""
    (ax, ay), (bx, by) = plan.xy(cell), plan.xy(other)
    column = LEFT + ax * ACROSS + 1 if ax == bx else LEFT + max(ax, bx) * ACROSS - 1
    row = ay * DOWN + 1 if ay == by else max(ay, by) * DOWN
    is_free = canvas[row][column] == " "
    canvas[row][column] = ARROWS[bx - ax, by - ay] if is_free else "╳"


def _walls(canvas: list[list[str]], plan: Plan) -> None:
    upright = {plan.xy(b) for a, b in plan.walls if b == a + 1}  # the edge on the left of a space
    level = {plan.xy(b) for a, b in plan.walls if b != a + 1}  # the edge on the far side of a space
    for x, y in upright:
        canvas[y * DOWN + 1][LEFT + x * ACROSS - 1] = "┃"
    for x, y in level:
        left = LEFT + x * ACROSS
        canvas[y * DOWN][left : left + ACROSS - 1] = "━" * (ACROSS - 1)
    for x in range(plan.width + 1):
        for y in range(plan.height + 1):
            edges = ((x, y - 1) in upright, (x, y) in level, (x, y) in upright, (x - 1, y) in level)
            if any(edges):
                canvas[y * DOWN][LEFT + x * ACROSS - 1] = WALLS["".join(str(int(edge)) for edge in edges)]


def _legend(plan: Plan) -> list[str]:
    shown = [f"{SCENERY.get(kind, OTHER_SCENERY)[:2]} {kind}" for kind in dict.fromkeys(plan.scenery.values())]
    if any(_face(plan, cell) == OTHER_SCENERY and cell not in plan.scenery for cell in plan.blocking):
        shown.append(f"{OTHER_SCENERY[:2]} blocking")
    walls = ["━┃ wall (gap: door)"] if plan.walls else []
    return [
        "o spawn point  <*> cluster  ? search slot  [1] objective slot  S Starting Area",
        "  ".join(["arrows: alien path", *shown, *walls]),
    ]
