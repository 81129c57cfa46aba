"""`holdfast load`: how many tables a server carries, measured with real sockets."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPException
from typing import Annotated, Final, Literal
from urllib.request import urlopen

import msgspec
from cyclopts import Parameter

from holdfast.cli.arguments import AtLeastOne, Flag, OptionWords, option_words
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.games import find

PATIENCE_S: Final = 10

app = command("load", "holdfast load --tables 200 --seconds 20")


@app.default
def load(
    *,
    tables: Annotated[AtLeastOne, Parameter(help="How many tables.")] = 200,
    seats: Annotated[AtLeastOne, Parameter(help="Seats at each.")] = 4,
    seconds: Annotated[AtLeastOne, Parameter(help="How long.")] = 20,
    pace: Annotated[float, Parameter(help="Commands a second at each table.")] = 2.0,
    each_seat: Annotated[Flag, Parameter(help="Every seat acts at that pace, as in games against a clock.")] = False,
    game: Annotated[str, Parameter(help="Which game, by name or as MODULE:GAME.")] = "key",
    option: OptionWords = (),
    url: Annotated[str, Parameter(help="A server that runs with --limits off (starts one of its own).")] = "",
    sync: Annotated[Literal["full", "normal"], Parameter(help="Of the server that it starts.")] = "full",
    json: Annotated[Flag, Parameter(help="One JSON object.")] = False,
) -> int:
    # Here, because the server takes long to import, and most commands do without it.
    from holdfast.server.ops.load import LoadPlan
    from holdfast.server.ops.load import run_load as measure

    more = [game] if ":" in game else []
    with server(url, sync, more) as address:
        plan = LoadPlan(
            url=address,
            game=find(game).name,
            tables=tables,
            seats=seats,
            commands_a_second=pace,
            seconds=seconds,
            each_seat=each_seat,
            options=option_words(option),
        )
        found = measure(plan)
    if json:
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
    """Yields the server that was named, or one that lives as long as the measurement."""
    if url:
        yield reached(url.rstrip("/"))
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


def reached(url: str) -> str:
    """Returns the address of a server that answers. Raises BadInput."""
    try:
        with urlopen(f"{url}/healthz", timeout=PATIENCE_S):
            return url
    except (OSError, ValueError, HTTPException) as problem:
        why = getattr(problem, "reason", problem)
        raise BadInput(
            f"no Holdfast answers at {url} ({why}); start one with --limits off, or leave --url out"
        ) from None
