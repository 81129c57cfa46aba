"""Tic-tac-toe as the tests import it; installed from this folder it is the module `tictactoe`."""

from tests.toys.tictactoe.tictactoe import (
    CONTENT,
    GAME,
    OPTIONS,
    Board,
    BoardView,
    ChooseCell,
    Eager,
    Mark,
    Marked,
    Play,
    read,
    write,
)

__all__ = [
    "CONTENT",
    "GAME",
    "OPTIONS",
    "Board",
    "BoardView",
    "ChooseCell",
    "Eager",
    "Mark",
    "Marked",
    "Play",
    "read",
    "write",
]
