"""The games, one folder each, and the registry that finds them: entry point group "holdfast.games"."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from holdfast.engine.game import AnyGame, Game

GROUP: Final = "holdfast.games"


class UnknownGame(Exception):
    """No game goes by this name, or what goes by it is no game."""


def names() -> tuple[str, ...]:
    """Returns the games that are installed, in alphabetical order."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def get(name: str) -> AnyGame:
    """Returns the installed game of this name."""
    for point in entry_points(group=GROUP, name=name):
        return _loaded(point)
    known = ", ".join(names()) or "none"
    raise UnknownGame(f"there is no game called {name!r}; installed: {known}")


def find(name: str) -> AnyGame:
    """Returns an installed game, or one that is being written, named by where it stands: 'mygame.game:GAME'.

    It imports what it is told to: for people who type, never for names that come out of files.
    """
    return _loaded(EntryPoint(name, name, GROUP)) if ":" in name else get(name)


def _loaded(point: EntryPoint) -> AnyGame:
    module, _, attribute = point.value.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as problem:
        raise UnknownGame(f"the game {point.name!r} cannot be loaded from {point.value}: {problem}") from problem
    if not isinstance(game, Game):
        raise UnknownGame(f"{point.value} is a {type(game).__name__}, not a Game")
    return game
