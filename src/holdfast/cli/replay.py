"""`holdfast replay`: a saved game move by move, as a seat saw it; and whether the file can be trusted."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from traceback import format_exception

from holdfast.cli.errors import BadInput
from holdfast.engine.event import Event
from holdfast.engine.game import AnyGame
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.text import MissingText, Texts
from holdfast.games import find
from holdfast.table.feed import remembered
from holdfast.table.replay import GameCrashed, film, replay, unfinished, verify
from holdfast.table.save import Save, read_save
from holdfast.table.texts import texts_of

TRUTH = -2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a save, as docs/saves.md describes it")
    parser.add_argument("--to", type=int, metavar="N", help="the position after the first N commands (all of them)")
    parser.add_argument("--seat", metavar="S", help="as seat S saw it (0, 1, ...), or 'all' for the whole truth")
    parser.add_argument("--spoil", action="store_true", help="with --seat all: show the truth of an unfinished game")
    parser.add_argument("--verify", action="store_true", help="check every byte, command and digest, and say so")
    parser.add_argument("--game", metavar="MODULE:GAME", help="the game, if it is not installed")
    parser.add_argument("--pack", type=Path, metavar="DIR", action="append", default=[], help="a pack it needs")
    parser.add_argument("--traceback", action="store_true", help="show where in the game a failing command fails")
    parser.epilog = (
        "examples:\n  holdfast replay evening.jsonl --to 20 --seat 1\n  holdfast replay evening.jsonl --verify"
    )


def run(args: argparse.Namespace) -> int:
    try:
        game = find(args.game) if args.game else None
        save = read_save(args.file, game=game, packs=args.pack)
        return check(save) if args.verify else show(save, seat_from(args.seat, save, args.spoil), args.to)
    except GameCrashed as crash:
        if args.traceback and crash.__cause__ is not None:
            print("".join(format_exception(crash.__cause__)), end="", file=sys.stderr)
        raise


def seat_from(text: str | None, save: Save, may_spoil: bool) -> int:
    """Whose eyes to look through. What a game that goes on still hides is not shown by mistake."""
    if text is None:
        return SPECTATOR
    if text == "all":
        if save.outcome is None and not may_spoil:
            raise BadInput(
                "this game is not over, and --seat all shows everything that it still hides:"
                " add --spoil if you mean it, or leave --seat away to see what is public"
            )
        return TRUTH
    last = len(save.setting.seats) - 1
    if not text.isdecimal() or int(text) > last:
        raise BadInput(f"the seats of this game are 0 to {last} (or 'all'), not {text!r}")
    if save.outcome is None:
        print(f"holdfast: this game is not over: what follows is for seat {text} alone", file=sys.stderr)
    return int(text)


def check(save: Save) -> int:
    state = verify(save)
    end = "not finished" if state.outcome is None else outcome_line(save.setting.game, state.outcome.key)
    print(f"{save.name}: {save.setting.game.name}, {len(save.lines)} commands, all in order; {end}")
    return 0


def show(save: Save, seat: int, to: int | None) -> int:
    game = save.setting.game
    names = ", ".join(f"{no} {name}" for no, name in enumerate(save.setting.seats))
    print(f"{game.name}, {len(save.lines)} commands, seats: {names}")
    told: list[Event] = []
    if seat != TRUTH:
        told = remembered(list(film(save, seat, to)))
    *_, state = replay(save, to)
    texts = texts_of(save.setting, state)
    for event in told:
        print(f"  {event_line(texts, event)}")
    print()
    print(game.write(state, seat).rstrip())
    if state.outcome is not None:
        print(outcome_line(game, state.outcome.key))
    if not save.closed and (to is None or to == len(save.lines)):
        print(f"holdfast: {unfinished(save)}", file=sys.stderr)
        return 1
    return 0


def event_line(texts: Texts, event: Event) -> str:
    try:
        return texts.event(event)
    except MissingText:
        return f"[{event.kind()}]"


def outcome_line(game: AnyGame, key: str) -> str:
    return game.texts.get(f"outcome.{key}", key)
