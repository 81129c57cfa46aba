"""ELITE at the terminal: any mission on any map, as hard and as fast as you like, alone or with others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import Parameter

from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.elite.drawing import EliteDrawing
from holdfast.cli.terminal.play.driver import Tempo
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import Party
from holdfast.cli.terminal.play.real_time_loop import RealTimeLoop
from holdfast.cli.terminal.play_arguments import PlayArguments
from holdfast.cli.terminal.start.host import Host
from holdfast.cli.terminal.start.options_mode import PARTY, OptionsMode
from holdfast.cli.terminal.terminal_game import GameLoop, TerminalGame
from holdfast.cli.terminal.words import say
from holdfast.engine.game import AnyGame
from holdfast.engine.options import OptionChoice
from holdfast.games.elite.screen.screen import EliteScreen
from holdfast.table.setting import Setting

ASKED: Final = ("mission", "map", "difficulty", PARTY, "tempo", "scale")


def is_rush(view: EliteScreen) -> bool:
    return view.clock.runs


def is_ticking(view: EliteScreen) -> bool:
    return view.clock.ends_at is not None


TEMPO: Final = Tempo(is_rush, is_ticking)


@Parameter(name="*")
@dataclass(kw_only=True)
class EliteArguments(PlayArguments):
    mission: Annotated[str | None, Parameter(help="What to do; part of a name is enough.")] = None
    map: Annotated[str | None, Parameter(help="Where it happens.")] = None
    difficulty: Annotated[str | None, Parameter(help="How hard: easy, medium or hard.")] = None
    tempo: Annotated[str | None, Parameter(help="live, by the clock; or untimed, think as long as you like.")] = None
    scale: Annotated[str | None, Parameter(help="1, 1.5, 2 or 3 times the time on the clock.")] = None


class EliteTerminalGame(TerminalGame):
    quiet_events = frozenset({"rolled", "took_back", "seat_ready"})
    arguments = EliteArguments

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, EliteDrawing())

    def with_options(self, words: dict[str, str]) -> OptionsMode:
        """Returns the sortie; whoever says how fast on the command line is not asked how long as well."""
        return Sortie(words, tuple(name for name in ASKED if name != "scale" or "tempo" not in words), "heroes")

    def loop(self, local_game: LocalGame) -> GameLoop:
        return RealTimeLoop(local_game, TEMPO)


class Sortie(OptionsMode):
    """Several people at one keyboard play untimed: nobody can press keys for two at once."""

    def is_asked(self, host: Host, question: str, choices: Sequence[OptionChoice]) -> bool:
        is_crowd = host.party is not None and len(host.party.seating.people) > 1
        return super().is_asked(host, question, choices) and not (is_crowd and question in ("tempo", "scale"))

    def setting(self, host: Host, party: Party) -> Setting:
        if len(party.seating.people) > 1:
            if self.given.get("tempo") == "live":
                raise BadInput(say("flags.live"))
            self.words["tempo"] = "untimed"
        return super().setting(host, party)
