"""Finds the games that can be played at a terminal: all that are installed, each with its own drawing if it has one."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from holdfast import games
from holdfast.cli.terminal.terminal_game import TerminalGame
from holdfast.engine.game import AnyGame

GROUP: Final = "holdfast.terminal"


def terminal_game(game: AnyGame) -> TerminalGame:
    """Returns the game with the drawing that is installed for it, or as plain text."""
    for point in entry_points(group=GROUP, name=game.name):
        found = point.load()(game)
        assert isinstance(found, TerminalGame), f"{point.value} makes no TerminalGame"
        return found
    return TerminalGame(game)


def terminal_games() -> list[TerminalGame]:
    """Returns all games that load: first those that one person can play, small ones before large ones."""
    found = []
    for name in games.names():
        try:
            found.append(games.get(name))
        except games.UnknownGame:
            continue  # `holdfast doctor` says what is wrong with it
    return [terminal_game(game) for game in sorted(found, key=lambda game: (game.seats[0], game.seats[-1], game.name))]
