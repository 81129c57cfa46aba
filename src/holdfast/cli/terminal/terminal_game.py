"""A game at the terminal: its drawing, its modes of play, and what the command line may say of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Protocol, Self

import msgspec

from holdfast.bots import bot_named, with_bots
from holdfast.cli.arguments import seats_of
from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.drawing import Drawing, PlainDrawing
from holdfast.cli.terminal.play.driver import Tempo
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import Party, Seating, comrade_of
from holdfast.cli.terminal.play.real_time_loop import RealTimeLoop
from holdfast.cli.terminal.play.turn_loop import TurnLoop
from holdfast.cli.terminal.play_arguments import OptionArguments, PlayArguments
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.start.options_mode import PARTY, OptionsMode
from holdfast.cli.terminal.words import say
from holdfast.engine.bot import Bot
from holdfast.engine.game import AnyGame
from holdfast.packs import EMPTY_SHELF, Loaded, PackShelf, load_content
from holdfast.table.save import Save


class ModeEntry(msgspec.Struct, frozen=True):
    """A line of the menu of modes, and the mode that it leads to."""

    row: Row
    open: Callable[[], Mode]


class GameLoop(Protocol):
    def play(self) -> None:
        """Plays a game to its end. Raises Left."""


class TerminalGame:
    """This one serves any game: it is drawn as text, and put together from the options that the game offers.

    A game that has more of its own names a subclass under the entry point group `holdfast.terminal`.
    """

    quiet_events: frozenset[str] = frozenset()  # kinds of events that are told in the whole log only
    packs: tuple[str, ...] = ("base",)
    shelf = EMPTY_SHELF  # where packs are found that did not come with the game
    arguments: type[PlayArguments] = OptionArguments  # what the command line may say of it

    def __init__(self, game: AnyGame, drawing: Drawing | None = None) -> None:
        self.game = game
        self.drawing = drawing or Drawing(game)

    def as_text(self) -> Self:
        """Returns the same game, drawn as text."""
        twin = copy(self)
        twin.drawing = PlainDrawing(self.drawing)
        return twin

    def with_packs(self, packs: tuple[str, ...], shelf: PackShelf) -> Self:
        """Returns the same game, played with other packs."""
        twin = copy(self)
        twin.packs, twin.shelf = packs, shelf
        return twin

    def with_bots(self, bots: Sequence[Bot]) -> Self:
        """Returns the same game with bots of one's own. Raises UnknownBot."""
        twin = copy(self)
        twin.game = with_bots(self.game, bots)
        twin.drawing = copy(self.drawing)
        twin.drawing.game = twin.game
        return twin

    def loaded(self) -> Loaded:
        """Returns its content. Raises PackError."""
        return load_content(self.game, self.packs, self.shelf.places(self.game.name))

    def modes(self) -> Sequence[ModeEntry]:
        """Returns what its menu offers."""
        return [ModeEntry(Row(say("start.mode.game"), say("start.mode.game.about")), lambda: self.with_options({}))]

    def mode_from(self, args: PlayArguments) -> Mode | None:
        """Returns what the command line asks for, None if a menu is to ask. Raises BadInput."""
        words = args.words()
        return self.with_options(words) if words else None

    def mode_of_save(self, save: Save, *, is_over: bool) -> Mode:
        """Returns what a saved game belongs to. Raises BadInput if it may not be gone on with."""
        return self.with_options({})

    def with_options(self, words: dict[str, str]) -> OptionsMode:
        choices = self.game.choosing.choices(self.loaded().files)
        asked = tuple(choice.option for choice in choices if not choice.each_seat)
        own = next((choice.option for choice in choices if choice.each_seat), "")
        return OptionsMode(words, (*asked, PARTY), own)

    def party_from(self, args: PlayArguments) -> Party | None:
        """Returns who plays, as far as the command line says; None if a menu is to ask. Raises BadInput."""
        bots = args.bot_names()
        if args.bots.isdecimal():
            bots = (comrade_of(self.game),) * int(args.bots)
        characters = tuple(filter(None, args.characters.split(",")))
        for name in bots:
            bot_named(self.game, name)
        if args.players is None and not bots and not characters:
            return None
        seats = seats_of(self.game, args.players or max(len(bots) + 1, len(characters)))
        if len(bots) > seats:
            raise BadInput(say("party.too_many_bots", seats=seats, bots=len(bots)))
        first = seats - len(bots)
        known = {row.word for row in self.drawing.characters(self.loaded())}
        if strange := [name for name in characters if name not in known]:
            raise BadInput(say("party.no_character", name=repr(strange[0]), known=", ".join(sorted(known))))
        return Party(Seating(seats, {first + number: name for number, name in enumerate(bots)}), characters)

    def loop(self, local_game: LocalGame) -> GameLoop:
        """Returns what leads people through a game: in turns, or in real time where a clock runs from the beginning."""
        return RealTimeLoop(local_game, CALM) if local_game.table.in_real_time else TurnLoop(local_game)


def _never(view: Any) -> bool:
    return False


CALM = Tempo(is_rush=_never, is_ticking=_never)


def choose_mode(terminal: Terminal, game: TerminalGame) -> Mode | None:
    """Asks for a mode where there is a choice."""
    modes = game.modes()
    if len(modes) == 1:
        return modes[0].open()
    place = pick(terminal, say("start.mode.which", game=game.drawing.title.upper()), [mode.row for mode in modes])
    return None if place == BACK else modes[place].open()
