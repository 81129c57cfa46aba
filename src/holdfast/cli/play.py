"""`holdfast play`: a game in the terminal, alone, at one keyboard with friends, or with bots."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from rich.console import Console

from holdfast.bots import bot_named
from holdfast.cli.arguments import at_least_one, seats_of
from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.face import Face, faces
from holdfast.cli.terminal.io.keyboard import Lines
from holdfast.cli.terminal.io.screen import FullScreen, PlainLines
from holdfast.cli.terminal.io.single_keys import SingleKeys
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.party import Party, Seating, comrade_of
from holdfast.cli.terminal.start.session import Session
from holdfast.cli.terminal.ways import ways_of
from holdfast.games import find
from holdfast.packs import load_content

OPTIONS: Final = ("map", "difficulty", "tempo", "scale", "as", "expansions")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game; without it, a menu")
    parser.add_argument("--mission", metavar="ID|FILE", help="a mission of the game, or a file of yours")
    parser.add_argument("--grade", type=int, choices=range(1, 6), help="a new mission, or one of the day, this hard")
    parser.add_argument("--daily", action="store_true", help="the mission of the day, the same for everybody")
    parser.add_argument("--campaign", nargs="?", const="main", metavar="NAME", help="begin a campaign or go on with it")
    parser.add_argument("--new", action="store_true", help="start that campaign over")
    parser.add_argument("--map", metavar="NAME", help="where it happens (elite)")
    parser.add_argument("--difficulty", metavar="NAME", help="how hard, by the words of the game (elite, alone)")
    parser.add_argument(
        "--tempo", metavar="NAME", help="live, by the clock; or untimed, think as long as you like (elite)"
    )
    parser.add_argument("--scale", metavar="TIMES", help="1, 1.5, 2 or 3 times the time on the clock (elite)")
    parser.add_argument("--as", metavar="SIDE", help="hero, evil, or both sides at one keyboard (alone)")
    parser.add_argument("--expansions", metavar="A[,B]", help="deep, avatar or both (alone)")
    parser.add_argument("--players", type=at_least_one, metavar="N", help="how many seats, bots included")
    parser.add_argument("--bots", default="", metavar="N|NAME[,NAME...]", help="bots for the last seats")
    parser.add_argument("--characters", default="", metavar="A[,B...]", help="who plays whom, by seat")
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same game")
    parser.add_argument("--talk", choices=("canned", "free"), default="canned", help="phrases only, or free words")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game is saved (a file of its own)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--fast", action="store_true", help="bots move without a pause")
    parser.epilog = (
        "examples:\n  holdfast play\n  holdfast play key --mission first-day --bots greedy\n"
        "  holdfast play key --grade 3\n  holdfast play key --daily\n  holdfast play key --campaign\n"
        "  holdfast play elite --tempo untimed --mission extermination --difficulty easy --bots 3\n"
        "  holdfast play alone --as evil --difficulty normal\n"
        "  holdfast play --resume evening.jsonl"
    )


def run(args: argparse.Namespace) -> int:
    known = faces()
    if args.game is None and (args.daily or args.new or args.campaign is not None or args.grade is not None):
        raise BadInput("say which game first, as in: holdfast play key --campaign")
    face = face_named(args.game, known) if args.game else None
    refuse_strange(args, face)
    party = (ways_of(face).party(args) or party_from(args, face)) if face is not None else None
    with ExitStack() as stack:
        console = Console(highlight=False, markup=False)
        terminal = sit_down(console, stack)
        session = Session(terminal, known, args, face, party)
        if face is not None or args.resume is not None or args.save is not None:
            session.check()  # before the screen is taken: mistakes belong on the command line
        if isinstance(terminal.screen, FullScreen):
            stack.enter_context(terminal.screen)
        farewell = session.run()
    for words in farewell:
        print(words)
    return 0


def refuse_strange(args: argparse.Namespace, face: Face | None) -> None:
    """Options that only some games have."""
    for name in OPTIONS:
        if getattr(args, name) is not None and (face is None or name not in ways_of(face).options):
            where = "say which game first" if face is None else f"{face.game.name} has no such choice"
            raise BadInput(f"--{name} is for some games only: {where}")


def sit_down(console: Console, stack: ExitStack) -> Terminal:
    """Single keys on a full screen where there is one; else lines in, lines out."""
    if not (sys.stdin.isatty() and console.is_terminal) or console.is_dumb_terminal or os.name == "nt":
        return Terminal(PlainLines(console), Lines(sys.stdin))
    screen = FullScreen(console)
    return Terminal(screen, stack.enter_context(SingleKeys(screen.size)))


def face_named(name: str, known: dict[str, Face]) -> Face:
    game = find(name)
    if game.name not in known:
        raise BadInput(f"{game.name} cannot be played in the terminal yet; these can: {', '.join(known)}")
    return known[game.name]


def party_from(args: argparse.Namespace, face: Face) -> Party | None:
    """Who plays, as far as the arguments say; None if the menu is to ask."""
    bots = tuple(filter(None, args.bots.split(",")))
    if args.bots.isdecimal():
        bots = (comrade_of(face.game),) * int(args.bots)
    characters = tuple(filter(None, args.characters.split(",")))
    for name in bots:
        bot_named(face.game, name)
    if args.players is None and not bots and not characters:
        return None
    seats = seats_of(face.game, args.players or max(len(bots) + 1, len(characters)))
    if len(bots) > seats:
        raise BadInput(f"there are {seats} seats and {len(bots)} bots: leave some bots at home, or use --players")
    first = seats - len(bots)
    known = {row.word for row in face.characters(load_content(face.game))}
    if strange := [name for name in characters if name not in known]:
        raise BadInput(f"there is no character called {strange[0]!r}; there are: {', '.join(sorted(known))}")
    return Party(Seating(seats, {first + number: name for number, name in enumerate(bots)}), characters)
