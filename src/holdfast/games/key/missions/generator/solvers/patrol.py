"""PATROL: each window holds the initial of a room on a walk through the building; the answer is the numbers there.

With nothing open: the plan of the building, the walls and passages of the card, and the number on each hook.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import WordList
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight, Seen, TooMany, World, note_after
from holdfast.games.key.missions.mission import MissionFace

MOST_WALKS = 20_000


def worlds(face: MissionFace, seen: Seen, bank: Bank, words: WordList) -> set[World]:
    """Returns the number of each walk that agrees with the windows, with the initials on its way."""
    sight = ConsoleSight(face, seen)
    doors = _doors(face, bank)
    hooks = dict(re.findall(r"([A-Z][A-Za-z ]*) (\d)", note_after(face, "Hooks:") or ""))
    names = [room.name for room in bank.boards[face.board].rooms]
    walks = [(face.entrance, "", "")]
    for hour, cell in enumerate(sight.cells, start=1):
        walks = [
            (onward, number + hooks[names[onward - 1]], initials + names[onward - 1][0].upper())
            for room, number, initials in walks
            for onward in doors[room]
            if cell.content in (None, f"{hour}{names[onward - 1][0].upper()}")
        ]
        if len(walks) > MOST_WALKS:
            raise TooMany
    return {(number, initials) for _, number, initials in walks}


def behind(face: MissionFace, found: list[World]) -> list[Sequence[str]]:
    """Returns what lies behind the windows in each of these worlds, in reading order."""
    return [[f"{hour}{c}" for hour, c in enumerate(initials, start=1)] for _, initials in found]


def _doors(face: MissionFace, bank: Bank) -> dict[int, list[int]]:
    """Returns for each room those beside it: printed doors without a wall, and what passages open."""
    board = bank.boards[face.board]
    closed = {frozenset(wall) for wall in face.walls}
    beside: dict[int, list[int]] = {number + 1: [] for number in range(len(board.rooms))}
    for edge in (*board.edges, *face.passages):
        if frozenset(edge) not in closed:
            a, b = edge
            beside[a].append(b)
            beside[b].append(a)
    return beside
