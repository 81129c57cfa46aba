"""Where things go in a window of some size: the largest map that leaves enough room for all else."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from holdfast.cli.terminal.io.grid import GridSize
from holdfast.cli.terminal.key.cards import STACKED, TALL
from holdfast.cli.terminal.key.console import needed_height, needed_width
from holdfast.cli.terminal.key.map_drawing import grid_size
from holdfast.games.key.cards.pack import Board
from holdfast.games.key.screen.screen import KeyScreen

STORY: Final = 30  # the least that question and console need beside the map
NARROWEST: Final = 17  # the least that the cards need beside the map
BOTTOM: Final = 6  # question, three lines of choices, commands, prompt
LOG: Final = 3  # lines that are better spent on the log than on higher rooms
PILLAR: Final = 56  # the least that hand and piles need side by side
ROOMIEST: Final = 5  # lines in a room; more would only be empty
WIDEST: Final = 26


class TableLayout(msgspec.Struct, frozen=True):
    """`side` is how much is left beside the map, `framed` whether windows get frames."""

    kind: Literal["pillars", "band", "column"]
    plan: GridSize
    side: int
    framed: bool

    def fits(self, room: int) -> bool:
        return self.side >= NARROWEST and self.plan.height + (TALL if self.kind == "band" else 2) <= room


def layout_for(view: KeyScreen, board: Board, width: int, height: int) -> TableLayout:
    columns = max(room.x for room in board.rooms) + 1
    rows = max(room.y for room in board.rooms) + 1
    least = max(len(f"{number} {room.name}") for number, room in enumerate(board.rooms, 1))
    story = max(STORY, needed_width(view, framed=False) + 1)
    beside_map = width - (columns * (least + 1) + 1) - 1 >= story
    wish = max(story + 1, width * 2 // 5) if beside_map else NARROWEST
    across = min(max((width - wish - 3) // columns - 1, least), WIDEST)
    room = height - 1 - BOTTOM

    def plan(taken: int) -> GridSize:
        return grid_size(board, across, min(max((room - taken - 1) // rows - 1, 2), ROOMIEST))

    high = plan(STACKED)
    if beside_map and high.width >= PILLAR and high.height + STACKED <= room:
        side = width - high.width - 2
        framed = needed_width(view, framed=True) <= side and needed_height(view, framed=True) + 10 <= room
        return TableLayout("pillars", high, side, framed)
    if not beside_map:
        low = plan(needed_height(view, framed=False) + 2 + LOG)
        return TableLayout("column", low, width - low.width - 1, framed=False)
    low = plan(TALL)
    side = width - low.width - 1
    framed = needed_width(view, framed=True) < side and needed_height(view, framed=True) + 8 <= low.height
    return TableLayout("band", low, side, framed)
