"""Sets the table for a game: asks who plays, makes the setting, and keeps people company while something is made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from holdfast.cli.arguments import said
from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.lines import Block, block, centred, line
from holdfast.cli.terminal.io.palette import BRASS
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.drawing import Drawing
from holdfast.cli.terminal.play.party import Party
from holdfast.cli.terminal.play_arguments import PlayArguments
from holdfast.cli.terminal.start.choosing import choose_party
from holdfast.cli.terminal.words import say
from holdfast.engine.game import SetupError
from holdfast.packs import Loaded
from holdfast.table.save import Save
from holdfast.table.setting import Setting, make_setting


class Ready(msgspec.Struct, frozen=True):
    """A game to play; `path` is where it is saved already."""

    game: Save | Setting
    path: Path | None = None

    @property
    def setting(self) -> Setting:
        return self.game if isinstance(self.game, Setting) else self.game.setting


class Host:
    """What all modes of play share: the terminal, the game's content, who plays, and what the command line said."""

    def __init__(
        self,
        terminal: Terminal,
        drawing: Drawing,
        loaded: Loaded,
        args: PlayArguments | None = None,
        *,
        party: Party | None = None,
    ) -> None:
        self.terminal = terminal
        self.drawing = drawing
        self.loaded = loaded
        self.party = party
        self.args = args or PlayArguments()
        self.seed = self.args.seed

    def seated(self, usual: Party | None = None) -> Party | None:
        """Returns who plays: asked once a sitting, or, where there is a usual party, offered each time."""
        if usual is not None and self.party is None:
            return choose_party(self.terminal, self.drawing, self.loaded, usual=usual)
        if self.party is None:
            self.party = choose_party(self.terminal, self.drawing, self.loaded)
        return self.party

    def setting(self, options: Any, party: Party, seed: str | None) -> Setting:
        """Returns a table that has been tried out. Raises BadInput with the game's own words."""
        game = self.drawing.game
        try:
            setting = make_setting(game, self.loaded, party.seating.names(), options=options, seed=seed)
            setting.first_state()
        except SetupError as problem:
            raise BadInput(said(game, problem)) from None
        return setting

    def say_it_is_being_made(self) -> None:
        """Says that something is being made; whatever is shown next takes its place."""

        def frame(typed: str, width: int, height: int) -> Block:
            above = [Text()] * max((height - 1) // 2, 0)
            return block([*above, centred(line((say("start.laying"), BRASS)), width)], width, height)

        self.terminal.show(frame)
