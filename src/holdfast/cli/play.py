"""`holdfast play`: a game in the terminal, alone, at one keyboard with friends, or with bots."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack

from cyclopts import App
from rich.console import Console

from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.cli.own_packs import own_shelf, packs_for
from holdfast.cli.terminal.io.keyboard import Lines
from holdfast.cli.terminal.io.screen import FullScreen, PlainLines
from holdfast.cli.terminal.io.single_keys import SingleKeys
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play_arguments import OptionArguments, PlayArguments
from holdfast.cli.terminal.registry import terminal_game, terminal_games
from holdfast.cli.terminal.start.session import Session
from holdfast.cli.terminal.terminal_game import TerminalGame
from holdfast.cli.terminal.words import say, speaking, wanted_language
from holdfast.games import find

app = command(
    "play",
    "holdfast play",
    "holdfast play key --mission first-day --bots greedy",
    "holdfast play key --grade 3",
    "holdfast play key --daily",
    "holdfast play key --plain",
    "holdfast play key --campaign",
    "holdfast play elite --tempo untimed --mission extermination --difficulty easy --bots 3",
    "holdfast play alone --as evil --difficulty normal",
    "holdfast play elite --pack ./my-box",
    "holdfast play --resume evening.jsonl",
)


@app.default
def play(game: str | None = None, /, *, args: OptionArguments | None = None) -> int:
    """Play a game by name, or one that is being written (module:GAME); without it, a menu asks."""
    return sit_down(terminal_game(find(game)) if game is not None else None, args or OptionArguments())


def command_for(game: TerminalGame, place: int) -> App:
    """Returns the command that plays one game, with the flags that this game has."""
    found = command(game.game.name, f"holdfast play {game.game.name}", about=f"play {game.drawing.title}", place=place)
    kind = game.arguments

    def play_it(*, args: PlayArguments | None = None) -> int:
        return sit_down(game, args or kind())

    play_it.__annotations__["args"] = kind | None
    found.default(play_it)
    return found


for _place, _game in enumerate(terminal_games()):
    app.command(command_for(_game, _place))


def sit_down(game: TerminalGame | None, args: PlayArguments) -> int:
    """Plays until somebody has had enough."""
    with speaking(wanted_language(args.language)):
        return play_on(game, args)


def play_on(game: TerminalGame | None, args: PlayArguments) -> int:
    known = terminal_games()
    if args.plain:
        known, game = [one.as_text() for one in known], game and game.as_text()
    bots = args.brought_bots()
    if game is not None:
        game = game.with_bots(bots)
    elif bots and args.resume is None:
        raise BadInput(say("party.bots_for_a_game", bot=bots[0].where))
    if args.pack and game is None and args.resume is None:
        raise BadInput(say("packs.for_a_game", pack=args.pack[0]))
    if args.pack and game is not None:
        shelf = own_shelf(args.pack)
        game = game.with_packs(packs_for(game.game, args.pack, shelf, game.packs), shelf)
    party = game.party_from(args) if game is not None else None
    with ExitStack() as stack:
        console = Console(highlight=False, markup=False)
        terminal = open_terminal(console, stack)
        session = Session(terminal, known, args, game, party)
        if game is not None or args.resume is not None or args.save is not None:
            session.check()  # before the screen is taken: mistakes belong on the command line
        if isinstance(terminal.screen, FullScreen):
            stack.enter_context(terminal.screen)
        farewell = session.run()
    for words in farewell:
        print(words)
    return 0


def open_terminal(console: Console, stack: ExitStack) -> Terminal:
    """Opens single keys on a full screen where there is one, else lines in and lines out."""
    if not (sys.stdin.isatty() and console.is_terminal) or console.is_dumb_terminal or os.name == "nt":
        return Terminal(PlainLines(console), Lines(sys.stdin))
    screen = FullScreen(console)
    return Terminal(screen, stack.enter_context(SingleKeys(screen.size)))
