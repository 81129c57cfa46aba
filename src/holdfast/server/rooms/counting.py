"""What a game needs to know of its table to say what it is counted by among all the games of its people."""

from __future__ import annotations

from holdfast.engine.game import AnyGame
from holdfast.engine.records import PlayedTable
from holdfast.table.lobby import Lobby


def played_table(lobby: Lobby) -> PlayedTable:
    return PlayedTable(lobby.options, bool(lobby.campaign))


def day_of(game: AnyGame, lobby: Lobby) -> str:
    """Returns the day of which this was the game; empty for most."""
    records = game.shown.records
    return records.day_of(lobby.once) if records is not None and lobby.once else ""
