"""`holdfast fuzz`: random legal and illegal commands; a failure leaves a replay file that makes it happen again."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path
from traceback import format_exception

from holdfast.bots import bots_of
from holdfast.cli.arguments import add_game, at_least_one, match_from, pack_places, write_failure
from holdfast.cli.simulate import with_progress
from holdfast.games import find
from holdfast.lab.fuzz import again, fuzz
from holdfast.table.save import read_save


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=at_least_one, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seats", type=at_least_one, metavar="N", help="how many seats (as few as the game allows)")
    parser.add_argument("--seed", default="0", help="the same seed gives the same commands (0)")
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="where failures are written (here)")
    parser.add_argument("--again", type=Path, metavar="FILE", help="carry out a failure's replay file once more")
    parser.epilog = (
        "examples:\n  holdfast fuzz key --games 500 --seats 3\n  holdfast fuzz key --again failure-key-0-17.jsonl"
    )


def run(args: argparse.Namespace) -> int:
    if args.again is not None:
        return run_again(args)
    match, box = match_from(args, tuple(sorted(bots_of(find(args.game)))))
    packs = [f"--pack={pack}" for pack in args.pack]
    failures = 0
    for failure in with_progress(fuzz(match, args.games), args.games, "games"):
        if failure is None:
            continue
        failures += 1
        path = write_failure(args.out, match, failure)
        print(f"game {failure.number} broke at command {len(failure.lines)}: {failure.problem}")
        print(f"to see it again: holdfast {shlex.join(['fuzz', args.game, *packs, '--again', str(path)])}")
    if not failures:
        print(f"{box.game.name}: {args.games} games with random commands from every seat, nothing broke")
    return 1 if failures else 0


def run_again(args: argparse.Namespace) -> int:
    game = find(args.game)
    folders = [pack for pack in pack_places(args.pack) if isinstance(pack, Path)]
    save = read_save(args.again, game=game, packs=folders)
    try:
        again(game, save.setting.first_state(), save.lines)  # either may be what fails
    except Exception as problem:
        print("".join(format_exception(problem)), end="", file=sys.stderr)
        print(f"{args.again}: breaks again: {type(problem).__name__}: {problem}")
        return 1
    print(f"{args.again}: {len(save.lines)} commands, nothing broke")
    return 0
