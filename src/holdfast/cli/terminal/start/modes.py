"""Ways to play: where a game comes from, and what becomes of it when it is over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

from holdfast.cli.arguments import said
from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import Party, Seating
from holdfast.cli.terminal.start.choosing import choose_mission
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.engine.game import SetupError
from holdfast.packs import read_options
from holdfast.table.setting import Setting

ALONE = Party(Seating(1))


class Mode(ABC):
    """What most ways have in common: nothing is remembered, and the same can be played again."""

    label = "game"  # in the names of saves
    again = "again"  # what the key a brings on the last page; nothing if empty

    def check(self, host: Host) -> None:
        """Raise what is wrong before the screen is taken."""
        return

    @abstractmethod
    def next(self, host: Host) -> Ready | None:
        """The game to play now, after whatever has to be asked and told; None goes back."""

    def began(self, setting: Setting, path: Path) -> None:
        """A game is about to be played, and will be saved there."""
        return

    def ended(self, local_game: LocalGame) -> None:
        """A game is over."""
        return

    def after(self, width: int) -> Block:
        """What the last page tells below the end of the story."""
        return []

    def other(self) -> Mode | None:
        """The same way with its questions asked again; None if it has none."""
        return None


class HandWritten(Mode):
    """The missions that come with the game."""

    def __init__(self, mission: str | None = None) -> None:
        self.mission = mission

    def check(self, host: Host) -> None:
        if self.mission is not None:
            self.setting(host, host.party or ALONE)

    def next(self, host: Host) -> Ready | None:
        given = self.mission is not None
        while True:
            self.mission = self.mission or choose_mission(host.terminal, host.face, host.loaded)
            if self.mission is None:
                return None
            party = host.seated()
            if party is not None:
                self.label = self.mission
                return Ready(self.setting(host, party))
            if given:
                return None
            self.mission = None

    def setting(self, host: Host, party: Party) -> Setting:
        words = {"characters": ",".join(party.characters), "talk": host.talk}
        if self.mission is not None:
            words["mission"] = self.mission
        try:
            options = read_options(host.face.game, host.loaded, words)
        except SetupError as problem:
            raise BadInput(said(host.face.game, problem)) from None
        return host.setting(options, party, host.seed)

    def other(self) -> Mode | None:
        return HandWritten()
