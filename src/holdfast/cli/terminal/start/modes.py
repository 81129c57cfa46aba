"""Modes of play: where a game comes from, and what becomes of it when it is over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.table.setting import Setting


class Mode(ABC):
    """What most modes have in common: nothing is remembered, and the same can be played again."""

    label = "game"  # in the names of saves
    again: str | None = None  # what the key a brings on the last page: nothing if empty, None for the same again

    def check(self, host: Host) -> None:
        """Raises what is wrong before the screen is taken."""
        return

    @abstractmethod
    def next(self, host: Host) -> Ready | None:
        """Returns the game to play now, after whatever has to be asked and told; None goes back."""

    def began(self, setting: Setting, path: Path) -> None:
        """Takes note that a game is about to be played, and will be saved there."""
        return

    def ended(self, local_game: LocalGame) -> None:
        """Takes note that a game is over."""
        return

    def after(self, width: int) -> Block:
        """Returns what the last page tells below the end of the story."""
        return []

    def other(self) -> Mode | None:
        """Returns the same mode with its questions asked again; None if it has none."""
        return None
