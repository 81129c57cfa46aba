"""`holdfast load`: how many tables a server carries, measured with real sockets."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from holdfast.cli.arguments import at_least_one
from holdfast.cli.errors import BadInput
from holdfast.games import find


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=at_least_one, default=200, metavar="N", help="how many tables (200)")
    parser.add_argument("--seats", type=at_least_one, default=4, metavar="N", help="seats at each (4)")
    parser.add_argument("--seconds", type=at_least_one, default=20, metavar="N", help="how long (20)")
    parser.add_argument("--pace", type=float, default=2.0, metavar="N", help="commands a second at each table (2)")
    parser.add_argument(
        "--each-seat", action="store_true", help="every seat acts at that pace, as in games against a clock"
    )
    parser.add_argument("--game", default="key", help="which game, by name or as MODULE:GAME (key)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=WORD", help="of the game; repeatable")
    parser.add_argument("--url", default="", help="a server that is running with --limits off (starts one of its own)")
    parser.add_argument("--sync", choices=("full", "normal"), default="full", help="of the server it starts (full)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.epilog = "example: holdfast load --tables 200 --seconds 20"


def run(args: argparse.Namespace) -> int:
    from holdfast.server.load import Plan
    from holdfast.server.load import run as measure

    more = [args.game] if ":" in args.game else []
    options = dict(word.split("=", 1) for word in args.option if "=" in word)
    with server(args.url, args.sync, more) as url:
        plan = Plan(
            url=url,
            game=find(args.game).name,
            tables=args.tables,
            seats=args.seats,
            commands_a_second=args.pace,
            seconds=args.seconds,
            each_seat=args.each_seat,
            options=options,
        )
        found = measure(plan)
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    print(f"{found.tables} tables, {found.connections} connections, {found.commands} commands in {found.seconds} s")
    print(f"command to broadcast: p50 {found.p50} ms, p99 {found.p99} ms, worst {found.worst} ms ({found.news} news)")
    answers = f"p50 {found.ack_p50} ms, p99 {found.ack_p99} ms, worst {found.ack_worst} ms"
    print(f"command to answer:    {answers}; {found.refused} refused")
    print(f"memory per idle table with its connections: {found.kb_per_table} KB; {found.finished} games ended")
    print(f"{found.kept} rows were kept for the {found.commands - found.refused} commands that counted")
    print(f"clock error at clients: p99 {found.clock_p99} ms")
    print(f"the server computed for {found.cpu_share:.0%} of one core: {found.cpu_ms} ms for each command")
    return 0


@contextmanager
def server(url: str, sync: str, more_games: Sequence[str] = ()) -> Iterator[str]:
    """The server that was named, or one that lives as long as the measurement."""
    if url:
        yield url.rstrip("/")
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "holdfast.cli", "serve", "--port=0", f"--data={folder}"]
        command += ["--limits=off", "--log=error", f"--sync={sync}", *(f"--game={game}" for game in more_games)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            if not said.startswith("Holdfast is at "):
                raise BadInput("the server did not start; try 'holdfast serve' to see why")
            yield said.removeprefix("Holdfast is at ").strip().rstrip("/")
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()
