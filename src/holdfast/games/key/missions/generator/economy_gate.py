"""G4, the economy gate: whether bots win a mission about as often as its grade wants, by at most ten games.

How often is a matter of calibration, by grade, board and number of players; who plays is up to the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from holdfast.engine.content import checked
from holdfast.games.key.missions.generator.gates import Economy
from holdfast.games.key.missions.mission import Mission

GAMES: Final = 10

Play: TypeAlias = Callable[[Mission, int, int], bool]  # (mission, players, number of the game) -> won?


class Wins(msgspec.Struct, frozen=True):
    """How many of ten games may be won, and what share was won when it was measured."""

    at_least: int
    at_most: int
    share: float = 1.0


class _Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grade: int
    board: str
    players: int
    share: float
    at_least: int
    at_most: int


class _Cells(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cell: tuple[_Cell, ...]


def read_calibration(files: Mapping[str, Any]) -> dict[tuple[int, str, int], Wins]:
    """Returns what a pack says of how often missions are won, by grade, board and players; nothing where it says
    nothing.
    """
    if "calibration.toml" not in files:
        return {}
    cells = checked(files["calibration.toml"], _Cells, "calibration.toml").cell
    return {(c.grade, c.board, c.players): Wins(c.at_least, c.at_most, c.share) for c in cells}


def economy_gate(play: Play, calibration: Mapping[tuple[int, str, int], Wins], players: int) -> Economy:
    """Returns a gate for so many players; a mission for which there is no calibration passes it unplayed."""

    def passes(mission: Mission) -> bool:
        wins = calibration.get((mission.grade, mission.board, players))
        if wins is None:
            return True
        won = 0
        for game in range(GAMES):
            won += play(mission, players, game)
            left = GAMES - 1 - game
            if won > wins.at_most or won + left < wins.at_least:
                return False
            if won >= wins.at_least and won + left <= wins.at_most:
                return True
        return True

    return passes
