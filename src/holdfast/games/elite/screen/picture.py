"""The map with its figures as data for a picture: from the parts of a screen, and the map that is printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from holdfast.engine.drawn_board import BoardPiece, BoardSpace, BoardWay, DrawnBoard, SpaceKind
from holdfast.engine.message import say
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.maps.map import Plan
from holdfast.games.elite.maps.map_file import BLOCKING, CLUSTER, OBJECTIVES, SEARCH, SPAWN_POINT, START
from holdfast.games.elite.screen.names import COLUMNS
from holdfast.games.elite.screen.screen import EliteScreen

KINDS: Final[dict[str, SpaceKind]] = {
    BLOCKING: "solid",
    CLUSTER: "solid",
    START: "home",
    SPAWN_POINT: "mark",
    SEARCH: "mark",
}


def board_of(parts: Parts, seen: EliteScreen) -> DrawnBoard:
    """Returns the map of a table as a seat is shown it."""
    plan = parts.maps[seen.setting.map].plan
    return DrawnBoard(
        spaces=tuple(space(plan, cell) for cell in plan.cells()),
        ways=tuple(BoardWay(plan.xy(a), plan.xy(b), is_wall=True) for a, b in plan.walls),
        pieces=(*tokens(plan, seen), *figures(plan, seen)),
        columns=COLUMNS[: plan.width],
    )


def space(plan: Plan, cell: int) -> BoardSpace:
    x, y = plan.xy(cell)
    sign = plan.rows[y][x]
    if sign in OBJECTIVES:
        return BoardSpace((x, y), "room", str(OBJECTIVES.index(sign) + 1))
    return BoardSpace((x, y), KINDS.get(sign, "ground"))


def tokens(plan: Plan, seen: EliteScreen) -> Iterator[BoardPiece]:
    """Yields what lies on the ground."""
    ground = seen.ground
    for key, cells in (("trap", ground.traps), ("target", ground.targets)):
        yield from (BoardPiece(plan.xy(cell), "token", say(f"token.{key}")) for cell in cells)
    for key, cells in (("acid", ground.acid), ("slime", ground.slime)):
        yield from (BoardPiece(plan.xy(cell), "hazard", say(f"token.{key}")) for cell in cells)
    for one in ground.objectives:
        if one.cell >= 0:
            yield BoardPiece(plan.xy(one.cell), "token", one.says, "!" if one.is_ready else "?")


def figures(plan: Plan, seen: EliteScreen) -> Iterator[BoardPiece]:
    for figure, (cell, face) in enumerate(zip(seen.figures.at, seen.setting.figures, strict=True)):
        if cell >= 0 and face.hero is not None:
            initial = seen.setting.heroes[face.hero].initial
            yield BoardPiece(plan.xy(cell), "hero", say(f"figure.{figure}"), initial)
        elif cell >= 0:
            yield BoardPiece(plan.xy(cell), "enemy", say(f"figure.{figure}"))
