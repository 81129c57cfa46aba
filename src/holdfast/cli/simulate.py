"""`holdfast simulate`: bots play many games; how they end, with intervals."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from holdfast.cli.arguments import add_game, at_least_one, match_from, write_failure
from holdfast.engine.game import AnyGame
from holdfast.lab.match import Box, Failure, Match, Played
from holdfast.lab.simulate import Summary, Use, simulate, summary
from holdfast.lab.statistics import Share
from holdfast.table.clock import Clock

T = TypeVar("T")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=at_least_one, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seats", type=at_least_one, metavar="N", help="how many seats (as few as the game allows)")
    parser.add_argument("--bots", default="random", metavar="NAME[,NAME...]", help="who sits there, in turn (random)")
    parser.add_argument("--seed", default="0", help="the same seed gives the same games (0)")
    parser.add_argument("--jobs", type=at_least_one, default=os.cpu_count() or 1, metavar="J", help="processes (all)")
    parser.add_argument("--json", action="store_true", help="one JSON object per game, and one with the summary")
    parser.epilog = "example: holdfast simulate key --games 1000 --seats 3 --bots greedy --seed 7 --jobs 2"


def run(args: argparse.Namespace) -> int:
    match, box = match_from(args, tuple(args.bots.split(",")))
    clock = Clock()
    began = clock.now()
    results = []
    for result in with_progress(simulate(match, args.games, args.jobs), args.games, "games"):
        results.append(result)
        if args.json and isinstance(result, Played):
            print(msgspec.json.encode(result).decode())
    seconds = max(clock.now() - began, 1) / 1000
    endings = [key.removeprefix("outcome.") for key in box.game.texts if key.startswith("outcome.")]
    found = summary(match, results, box.game.tallied(box.loaded.content), endings)
    if args.json:
        print(msgspec.json.encode({"summary": found, "seconds": seconds}).decode())
    else:
        show(box.game, match, found, seconds)
        show_used(names_in(match, box), found)
    failures = [result for result in results if isinstance(result, Failure)]
    for failure in failures[:3]:
        path = write_failure(Path.cwd(), match, failure)
        print(f"game {failure.number} failed: {failure.problem}", file=sys.stderr)
        print(f"to see it again: holdfast fuzz {match.game} --again {path.name}", file=sys.stderr)
    return 1 if failures else 0


def with_progress(things: Iterable[T], total: int, what: str) -> Iterator[T]:
    """The same things, with a bar on the terminal if somebody is looking."""
    if not sys.stderr.isatty():
        yield from things
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(things, description=what, total=total, console=Console(stderr=True), transient=True)


def show(game: AnyGame, match: Match, found: Summary, seconds: float) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    bots = ", ".join(match.bot_of(seat) for seat in range(match.seats))
    print(
        f"{game.name}: {found.games} games, {match.seats} seats ({bots}), seed {match.seed};"
        f" {found.games / seconds:.0f} games/s"
    )
    table = Table("how it ended", box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("games", "share", "95 % interval"):
        table.add_column(heading, justify="right")
    for key, share in found.outcomes.items():
        table.add_row(game.texts.get(f"outcome.{key}", key), *cells(share))
    if found.together:
        table.add_row("all seats won", *cells(found.wins[0]))
    else:
        for seat, share in enumerate(found.wins):
            table.add_row(f"seat {seat} won ({match.bot_of(seat)})", *cells(share))
    Console(highlight=False, markup=False).print(table)
    length = found.decisions
    print(
        f"decisions a game: mean {length.mean:.1f}, median {length.median},"
        f" 10 to 90 %: {length.tenth} to {length.ninetieth}, from {length.least} to {length.most}"
    )


def names_in(match: Match, box: Box) -> Mapping[str, str]:
    """What things are called at such a table."""
    return {**box.game.texts, **box.game.names(box.game.setup(box.loaded.content, box.options, match.seats, bytes(16)))}


def show_used(names: Mapping[str, str], found: Summary) -> None:
    """Each kind of thing by itself, as the first word of its key names it; what was never used stands last."""
    from rich.columns import Columns
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    kinds = dict.fromkeys(thing.partition(".")[0] for thing in found.used)
    for kind in kinds:
        mine = {thing: use for thing, use in found.used.items() if thing.partition(".")[0] == kind}
        ranked = sorted(mine, key=lambda thing: -mine[thing].times)
        words = [used_words(names.get(thing, thing), mine[thing], found.games) for thing in ranked if mine[thing].times]
        console.print(f"\n{names.get(f'tally.{kind}', kind)}: uses a game, and in how many games")
        console.print(Columns(words, padding=(0, 3)))
        never = [names.get(thing, thing) for thing in mine if not mine[thing].times]
        if never:
            console.print(f"never: {', '.join(never)}")


def used_words(name: str, use: Use, games: int) -> str:
    return f"{use.times / games:6.2f} {use.games.share:4.0%}  {name}"


def cells(share: Share) -> tuple[str, str, str]:
    return str(share.count), f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"
