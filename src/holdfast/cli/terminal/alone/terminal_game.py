"""ALONE at the terminal: as the hero, as evil, or both sides at one keyboard; the bots take what is left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from holdfast.bots import bot_named
from holdfast.cli.arguments import seats_of
from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.alone.drawing import EXPANSIONS, AloneDrawing
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import Do, MenuEntry
from holdfast.cli.terminal.play.party import Party, Seating, one_side
from holdfast.cli.terminal.play.turn_loop import TurnLoop
from holdfast.cli.terminal.play_arguments import PlayArguments
from holdfast.cli.terminal.start.host import Host
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.start.options_mode import PARTY, OptionsMode
from holdfast.cli.terminal.terminal_game import GameLoop, TerminalGame
from holdfast.cli.terminal.words import say
from holdfast.engine.game import AnyGame
from holdfast.games.alone.rules.reacting import Pass
from holdfast.games.alone.state import HERO
from holdfast.table.setting import Setting

MODULES: Final[Mapping[str, Mapping[str, str]]] = {
    "deep": {"special_creatures": "yes", "room_actions": "yes"},
    "avatar": {"avatars": "yes"},
    "creatures": {"special_creatures": "yes"},  # those of Deep without its rooms, or those of one's own packs
}
ASKED: Final = ("difficulty", EXPANSIONS, PARTY)


@Parameter(name="*")
@dataclass(kw_only=True)
class AloneArguments(PlayArguments):
    side: Annotated[
        Literal["hero", "evil", "both"] | None,
        Parameter(name="--as", help="Which side you play; both are played at one keyboard."),
    ] = None
    difficulty: Annotated[str | None, Parameter(help="How hard: easy, normal, nightmare or impossible.")] = None
    expansions: Annotated[
        str | None, Parameter(help="deep, avatar, creatures (special ones alone), or several with commas.")
    ] = None

    def words(self) -> dict[str, str]:
        given = super().words()
        given.pop("side", None)
        return given


class AloneTerminalGame(TerminalGame):
    quiet_events = frozenset({"window_opened", "window_closed", "window_went_on", "turn_ended"})
    packs = ("base", "deep", "avatar")
    arguments = AloneArguments

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, AloneDrawing())

    def mode_from(self, args: PlayArguments) -> Mode | None:
        is_night = isinstance(args, AloneArguments) and args.side is not None
        return super().mode_from(args) or (self.with_options({}) if is_night else None)

    def with_options(self, words: dict[str, str]) -> OptionsMode:
        return Descent(words, ASKED, "character")

    def party_from(self, args: PlayArguments) -> Party | None:
        """Returns who plays: seat 0 is the hero. One person plays a side, bots the rest; with `both` all are people."""
        side = args.side if isinstance(args, AloneArguments) else None
        if side is None and args.players is None and not args.bots and not args.characters:
            return None
        count = int(args.bots) if args.bots.isdecimal() else None
        names = () if count is not None else args.bot_names()
        for name in names:
            bot_named(self.game, name)
        seats = seats_of(self.game, args.players or (2 if count is None else count + 1))
        taken = one_side(self.game, seats, HERO + 1 if side == "evil" else HERO, names)
        characters = tuple(filter(None, args.characters.split(",")))
        return Party(Seating(seats) if side == "both" else taken, characters[:1])

    def loop(self, local_game: LocalGame) -> GameLoop:
        return AloneTurnLoop(local_game)


class Descent(OptionsMode):
    def check(self, host: Host) -> None:
        choices = host.drawing.game.choosing.choices(host.loaded.files)
        known = [value.word for choice in choices if choice.option == "difficulty" for value in choice.values]
        super().check(host)
        if self.given.get("difficulty", known[0]) not in known:
            raise BadInput(say("flags.difficulty", known=tuple(known), given=repr(self.given["difficulty"])))

    def options(self, host: Host, words: Mapping[str, str]) -> object:
        return super().options(host, modules(words))

    def setting(self, host: Host, party: Party) -> Setting:
        is_anybody = HERO in party.seating.bots and not party.characters
        return super().setting(host, Party(party.seating, ("random",)) if is_anybody else party)


def modules(words: Mapping[str, str]) -> dict[str, str]:
    """Returns the words with options instead of the names of expansions, such as deep,avatar."""
    found = dict(words)
    chosen = found.pop(EXPANSIONS, None)
    if chosen is not None:
        found |= {option: "no" for module in MODULES.values() for option in module}
        for name in filter(None, chosen.split(",")):
            if name not in MODULES:
                raise BadInput(say("flags.expansion", name=repr(name), known=tuple(MODULES)))
            found |= MODULES[name]
    return found


class AloneTurnLoop(TurnLoop):
    """People at the keyboard of ALONE: two sides that must not see each other's screen."""

    @property
    def hidden(self) -> str:
        return say("pass.secrets")

    def commands(self) -> tuple[MenuEntry, ...]:
        """Returns the commands without hints and, for the hero, without notes: the hero's note is part of the game."""
        absent = "hn" if self.local_game.holder == HERO else "h"
        return tuple(entry for entry in super().commands() if entry.key not in absent)

    def choose(self, seat: int) -> None:
        """Passes for somebody alone where nothing else is possible: against bots nobody learns from the pause."""
        menu = self.menu(seat)
        ways = [entry.leads for entry in menu.entries if entry.leads is not None]
        is_alone = len(self.local_game.seating.people) == 1
        if is_alone and len(ways) == 1 and isinstance(ways[0], Do) and isinstance(ways[0].action, Pass):
            self.sent(seat, ways[0])
            return
        self.choose_from(seat, menu)
